internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.selected`: returns the selected company, the store that holds its data, and the caller's role.
struct ShowSelectedCompany: AccountMethod {
  static let name: StaticString = "companies.selected"
  static let doc: StaticString =
    "Returns the selected company, the store that holds its data (`private` or `shared`), and the caller's role."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The selected company. If none was ever selected, or the selected company no longer exists, the only company. `null` if there is not exactly one company, or if `companies.select` has selected none."
  static let examples = [
    Example(
      "after a selection",
      given: [
        Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
        Example.Step("companies.select", #"{"company":"{{0.id}}"}"#),
      ],
      params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Companies, in context: Context) throws(Failure) -> ListedCompany? {
    try service.selected(at: context.now)
  }
}
