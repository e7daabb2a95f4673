/// Writes the generated files of `Clients/python/mainspring`.
struct PythonWriter {
  let interface: Interface

  init(_ interface: Interface) { self.interface = interface }

  var files: [(path: String, text: String)] {
    [
      ("records.py", records), ("errors.py", errors), ("host.py", host), ("_services.py", services),
      ("_async_services.py", asyncServices),
    ].map { ("Clients/python/mainspring/\($0.0)", $0.1) }
  }

  /// Returns the beginning of a file.
  func beginning(_ doc: String, _ imports: [String]) -> SourceText {
    var out = SourceText(unit: "    ")
    out.line(#""""\#(doc)"#)
    out.line()
    out.line(#"Generated from Schemas/openrpc.json of version \#(interface.version); do not edit.""# + #""""#)
    out.line()
    out.line("from __future__ import annotations")
    out.line()
    for line in imports { out.line(line) }
    return out
  }
}
