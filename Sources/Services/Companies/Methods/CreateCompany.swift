internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `companies.create`
struct CreateCompany: AccountMethod {
  let details: CompanyDetails

  static let name: StaticString = "companies.create"
  static let doc: StaticString = "Creates a company in the private store, with the account as its owner."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The new company."
  static let examples = [
    Example("a shop", params: #"{"name":"Corner Shop"}"#),
    Example(
      "with all that is known",
      params: #"""
        {"name":"Corner Shop","legalName":"Corner Shop Ltd","address":{"lines":["1 Market Street"],"city":"Berlin","postalCode":"10115",\#
        "country":"DE"},"currency":"EUR","timeZone":"Europe/Berlin","logo":"corner-shop.png","departments":[{"name":"bakery","mask":65536}],\#
        "settings":{"allowNegativeStock":true,"orderNumberFormat":"SO-{year}-{number:5}","sessionHours":8}}
        """#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    details = field.embed(\.details)
  }

  func call(on service: Companies, in context: Context) throws(Failure) -> Company {
    try service.create(details, in: context)
  }
}
