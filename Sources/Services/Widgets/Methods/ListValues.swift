internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `appGroup.list`: lists the values that the app shares with its widgets, in the order of their names.
struct ListValues: AccountMethod {

  static let name: StaticString = "appGroup.list"
  static let doc: StaticString = "Lists the values that the app shares with its widgets, in the order of their names."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The names of the values."

  static let examples = [
    Example(
      "after one was set", given: [Example.Step("appGroup.set", #"{"name":"scale","value":"humanus"}"#)], params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: SharedValues, in context: Context) throws(Failure) -> SharedNames {
    SharedNames(values: try service.all())
  }
}

/// The result of `appGroup.list`.
struct SharedNames: Record {
  let values: [SharedName]

  static let doc: StaticString = "The names of the values in the app group."
}

extension SharedNames {
  init<F: Fields<Self>>(_ field: inout F) {
    values = field("values", \.values, "The names of the values, from A to Z.")
  }
}
