internal import RPC

/// The steps that create the records on which the examples work. Step 0 creates a company. In a company of the business
/// tier, step 2 creates a clerk's access record.
extension Example {
  static let company = [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)]

  static let business = company + [Example.Step("companies.setTier", #"{"company":"{{0.id}}","tier":"business"}"#)]

  static let clerk = business + [Example.Step("access.grant", #"{"company":"{{0.id}}","preset":"warehouse"}"#)]

  static let questionOfClerk = #"{"company":"{{0.id}}","method":"inventory.items.delete","user":"{{2.user}}"}"#

  static let credentials = company + [ownCredentials]

  static let signedIn = credentials + [signIn]

  static let clerkWithCredentials =
    clerk + [
      ownCredentials, signIn,
      Example.Step(
        "access.credentials.create",
        #"{"company":"{{0.id}}","user":"{{2.user}}","username":"Walter","password":"a long enough word"}"#),
    ]

  static let partnerWithCredentials =
    business + [
      ownCredentials, signIn, Example.Step("access.grant", #"{"company":"{{0.id}}","isOwner":true}"#),
      Example.Step(
        "access.credentials.create",
        #"{"company":"{{0.id}}","user":"{{4.user}}","username":"Bea","password":"a long enough word"}"#),
    ]

  private static let ownCredentials = Example.Step(
    "access.credentials.create", #"{"company":"{{0.id}}","username":"Ada","password":"correct horse battery"}"#)

  private static let signIn = Example.Step(
    "access.signIn", #"{"company":"{{0.id}}","username":"Ada","password":"correct horse battery"}"#)
}
