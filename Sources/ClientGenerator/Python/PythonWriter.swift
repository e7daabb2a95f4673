/// Writes `Clients/python/mainspring`.
struct PythonWriter {
  let interface: Interface

  init(_ interface: Interface) { self.interface = interface }

  var files: [(path: String, text: String)] { [] }
}
