internal import RPC

/// The records that the examples work on.
extension Example {
  /// Step 0 makes beans.
  static let beans = [Example.Step("journal.beans.create", "{\(BeanDetails.sample)}")]
  /// Step 1 makes a brew of them.
  static let brews = beans + [Example.Step("journal.brews.create", "{\(BrewDetails.sample)}")]
  /// Step 1 makes a tasting note about them.
  static let tastings = beans + [Example.Step("journal.tastings.create", "{\(TastingDetails.sample)}")]
  /// Step 0 makes a grinder.
  static let equipment = [Example.Step("journal.equipment.create", "{\(EquipmentDetails.sample)}")]
  /// Step 0 makes a recipe.
  static let recipes = [Example.Step("journal.recipes.create", "{\(RecipeDetails.sample)}")]
}
