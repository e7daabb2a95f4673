internal import RPC

/// The steps that create the records on which the examples work. Step 0 creates a company, and steps 1 and 2 contacts.
extension Example {
  static let company = [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)]

  static let contacts =
    company + [
      Example.Step(
        "contacts.create",
        #"{"company":"{{0.id}}","name":"Roastery Ltd","kinds":["supplier"],"tags":["coffee"],"phones":[{"value":"+44 20 7946 0123"}]}"#
      ),
      Example.Step(
        "contacts.create",
        #"{"company":"{{0.id}}","name":"Roastery","kinds":["customer","supplier"],"phones":[{"value":"+44 (20) 79460123"}]}"#
      ),
    ]

  /// The last step merges the contact of step 2 into that of step 1.
  static let merged =
    contacts + [Example.Step("contacts.merge", #"{"company":"{{0.id}}","from":"{{2.id}}","into":"{{1.id}}"}"#)]
}
