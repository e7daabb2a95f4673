internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `appGroup.list`: lists the names of the values that the app shares with its widgets.
struct ListValues: AccountMethod {

  static let name: StaticString = "appGroup.list"
  static let doc: StaticString =
    "Lists the names of the values that the app shares with its widgets. To get a value, use appGroup.get."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The names, sorted, each with the writer of the value and the time of writing."

  static let examples = [
    Example(
      "after one was set", given: [Example.Step("appGroup.set", #"{"name":"scale","value":"humanus"}"#)], params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: SharedValues, in context: Context) throws(Failure) -> SharedNames {
    SharedNames(values: try service.all())
  }
}

/// The names of the values, as `appGroup.list` returns them.
struct SharedNames: Record {
  let values: [SharedName]

  static let doc: StaticString = "The names of the values in the app group."
}

extension SharedNames {
  init<F: Fields<Self>>(_ field: inout F) {
    values = field("values", \.values, "The names of the values, sorted by their bytes.")
  }
}
