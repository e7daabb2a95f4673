internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `companies.create`: creates a company in the private store, with the account as its founder.
struct CreateCompany: DeferredMethod {
  typealias Scope = InAccount
  let details: CompanyDetails, credentials: NewCredentials?

  static let name: StaticString = "companies.create"
  static let doc: StaticString =
    "Creates a company in the private store, with the account as its founder. If credentials are given, afterwards only users who are signed in can act in the company."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new company."
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let secrets: [SecretMember] = [.guessable("password")]
  static let examples = [
    Example("a shop", params: #"{"name":"Corner Shop"}"#),
    Example(
      "a shop with all details",
      params: #"""
        {"name":"Corner Shop","legalName":"Corner Shop Ltd","address":{"lines":["1 Market Street"],"city":"Berlin","postalCode":"10115",\#
        "country":"DE"},"currency":"EUR","timeZone":"Europe/Berlin","logo":"corner-shop.png","departments":[{"name":"bakery","mask":65536}],\#
        "settings":{"allowNegativeStock":true,"orderNumberFormat":"SO-{year}-{number:5}","sessionHours":8}}
        """#),
    Example(
      "a shop with credentials for its founder",
      params: #"{"name":"Corner Shop","credentials":{"username":"Ada","password":"correct horse battery"}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    details = field.embed(\.details)
    credentials = field(
      "credentials", \.credentials,
      "The founder's username and password. If they are left out, the account acts in the company without a sign-in.")
  }

  static let computes = true
  static let makesKey = true
  /// Only hashing the credentials takes long. A company without credentials is created at once, so that the requests
  /// that follow find the company.
  var isLong: Bool { credentials != nil }

  func answer(on service: Companies, in context: Context) throws(Failure) -> Answer<Company, Context> {
    guard let credentials else { return .now(try service.create(details, in: context)) }
    return .computing(try service.create(details, for: credentials, in: context))
  }
}
