internal import RPC

/// The records that the examples work on: step 0 is a company, steps 1 and 2 are contacts in it.
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

  /// Step 2 was merged into step 1.
  static let merged =
    contacts + [Example.Step("contacts.merge", #"{"company":"{{0.id}}","from":"{{2.id}}","into":"{{1.id}}"}"#)]
}
