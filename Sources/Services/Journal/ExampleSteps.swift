internal import RPC

/// What the examples work on: step 0 is beans.
enum Given {
  static let beans = [Example.Step("journal.beans.create", "{\(BeanDetails.sample)}")]
}
