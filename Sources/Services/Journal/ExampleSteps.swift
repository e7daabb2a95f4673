internal import RPC

/// The records that the examples of the journal's methods create before the shown request.
extension Example {
  /// Step 0 creates beans.
  static let beans = [Example.Step("journal.beans.create", "{\(BeanDetails.sample)}")]
  /// Step 1 creates a brew of the beans.
  static let brews = beans + [Example.Step("journal.brews.create", "{\(BrewDetails.sample)}")]
  /// Step 1 creates a tasting note about the beans.
  static let tastings = beans + [Example.Step("journal.tastings.create", "{\(TastingDetails.sample)}")]
  /// Step 0 creates a grinder.
  static let equipment = [Example.Step("journal.equipment.create", "{\(EquipmentDetails.sample)}")]
  /// Step 0 creates a recipe.
  static let recipes = [Example.Step("journal.recipes.create", "{\(RecipeDetails.sample)}")]
}
