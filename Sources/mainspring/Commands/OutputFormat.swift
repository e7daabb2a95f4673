internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How the result of a call is printed.
enum OutputFormat: String, CaseIterable {
  case table, csv, json, jsonl

  static let option = Command.Option(
    "output", "FORMAT",
    "how a list is printed: table, csv, json or jsonl (default: table on a terminal, json elsewhere); other results are json, or a list of one"
  )

  /// Prints a result.
  /// - Parameter format: nil for what suits the result, and where it goes.
  /// - Returns: the exit code.
  static func print(_ result: JSONValue, as format: OutputFormat?) -> Int32 {
    let isTerminal = isatty(1) != 0
    // As json, which is what programs read, a list is like anything else.
    let list = isTerminal || format != nil ? ResultList(result) : nil
    let format = format ?? (isTerminal && list != nil ? .table : .json)
    let elements = list?.elements ?? [result]
    let text =
      switch format {
      case .json: isTerminal ? "\(Colours(of: 1).keys(in: result.prettyText))\n" : "\(result.compactText)\n"
      case .jsonl: elements.map { "\($0.compactText)\n" }.joined()
      case .csv: Rows(elements).csv
      case .table: Rows(elements).table(width: isTerminal ? Terminal.width : nil, Colours(of: 1))
      }
    let code = Output.print(text)
    // What stands beside the list is no row of it.
    if format != .json, let beside = list?.beside, !beside.isEmpty { _ = Files.write("\(beside)\n", toDescriptor: 2) }
    return code
  }
}

/// A result that is a list: an array, or an object whose first member is its only array and that has nothing but scalars beside it, as pages have.
struct ResultList {
  let elements: [JSONValue]
  /// What stands beside the elements, in one line.
  let beside: String

  init?(_ result: JSONValue) {
    if result.kind == .array {
      elements = result.elements
      beside = ""
      return
    }
    let members = result.members
    guard let first = members.first, first.value.kind == .array else { return nil }
    guard members.dropFirst().allSatisfy({ $0.value.kind != .array && $0.value.kind != .object }) else { return nil }
    elements = first.value.elements
    beside = members.dropFirst().filter { $0.value.kind != .null }.map { "\($0.name.string): \(Rows.Cell($0.value).text)" }
      .joined(separator: ", ")
  }
}
