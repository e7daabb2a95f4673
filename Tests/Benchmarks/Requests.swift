import Foundation

/// A file of requests, one in each line, with ids that count from 1.
struct Requests {
  let file: URL
  let count: Int

  init(_ name: String, count: Int, in workspace: Workspace, line: (Int) -> String) throws {
    file = workspace.file("\(name).requests")
    self.count = count
    var bytes = Data()
    for id in 1...count {
      bytes.append(contentsOf: line(id).utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    try bytes.write(to: file)
  }

  static func line(_ id: Int, _ method: String, _ params: String? = nil) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(params.map { #","params":\#($0)"# } ?? "")}"#
  }

  static func ping(_ id: Int) -> String { line(id, "system.ping") }

  static func convert(_ id: Int) -> String {
    line(id, "temperature.convert", #"{"value":37,"from":"celsius","to":"fahrenheit"}"#)
  }

  static func log(_ id: Int) -> String {
    line(id, "log.write", #"{"level":"debug","category":"debug","message":"opened the list of items"}"#)
  }

  static func get(_ id: Int, item: String) -> String { line(id, "inventory.items.get", #"{"id":"\#(item)"}"#) }

  /// The length in bytes of a request to create an item, with its end of line.
  static let createLength = 217

  /// - Parameter number: the number that makes the item's SKU unique.
  static func create(_ id: Int, number: Int) -> String {
    let (head, tail) = createParts(number)
    let bare = line(id, "inventory.items.create", head + tail)
    return line(
      id, "inventory.items.create", head + String(repeating: "x", count: createLength - 1 - bare.utf8.count) + tail)
  }

  /// The length of the item's name that gives such a request its length.
  static var nameLength: Int {
    let (head, tail) = createParts(1)
    return createLength - 1 - line(10_000, "inventory.items.create", head + tail).utf8.count
  }

  private static func createParts(_ number: Int) -> (head: String, tail: String) {
    let digits = String(number)
    let sku = "SKU-" + String(repeating: "0", count: 8 - digits.count) + digits
    return (
      #"{"sku":"\#(sku)","name":""#, #"","unit":"piece","category":"Hardware","tags":["small","steel"],"minStock":5}"#
    )
  }
}
