internal import Shape
internal import Storage

/// The lists of beans, equipment, recipes and tasting notes. The list of brews is in `Journal+BrewLists.swift`.
extension Journal {
  private static let newest = (key: "0", id: UUID(high: .max, low: .max))
  private static let latest = (key: "\(Int.max)", id: UUID(high: .max, low: .max))
  private static let first = (key: "", id: UUID(high: .max, low: .max))

  func listBeans(by order: BeanOrder) -> OrderedList<BeanDetails> {
    let places = queries.beans[BeanOrder.allCases.firstIndex(of: order) ?? 0]
    let beginning = order == .name ? Journal.first : (key: "\(Int.min)", id: UUID(high: .max, low: .max))
    return OrderedList(
      records: beans, name: "beans.\(order.rawValue)", places: places, isByText: order == .name, beginning: beginning)
  }

  var equipmentList: OrderedList<EquipmentDetails> {
    OrderedList(
      records: equipment, name: "equipment", places: queries.equipment, isByText: false, beginning: Journal.newest)
  }

  var recipeList: OrderedList<RecipeDetails> {
    OrderedList(records: recipes, name: "recipes", places: queries.recipes, isByText: true, beginning: Journal.first)
  }

  var allTastings: OrderedList<TastingDetails> {
    OrderedList(
      records: tastings, name: "tastings", places: queries.tastings, isByText: false, beginning: Journal.latest)
  }

  var tastingsOfBrew: OrderedList<TastingDetails> {
    OrderedList(
      records: tastings, name: "tastings.brew", places: queries.tastingsOfBrew, isByText: false,
      beginning: Journal.latest)
  }

  var tastingsOfBean: OrderedList<TastingDetails> {
    OrderedList(
      records: tastings, name: "tastings.bean", places: queries.tastingsOfBean, isByText: false,
      beginning: Journal.latest)
  }
}
