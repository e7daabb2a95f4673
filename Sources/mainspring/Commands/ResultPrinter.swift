internal import JSON
internal import RPC

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Prints the result of a call. Can also print all pages of a list as one list. Each page is printed when it arrives,
/// unless the format needs the later pages first.
struct ResultPrinter {
  private let format: OutputFormat?
  private let isTerminal = isatty(1) != 0
  /// The columns that the user has selected with `--columns`, or `nil` for the default columns.
  private let chosen: [String]?
  private let columns: Columns?
  private let isList: Bool
  /// The rows that have not been printed yet.
  private var rows: Rows?
  /// The elements that have not been printed yet, as JSON.
  private var texts: [String] = []
  private var hasHeader = false

  /// A Boolean value that indicates whether the user has selected a JSON format with `--output`.
  var isJSON: Bool { format == .json || format == .jsonl }

  /// - Parameter endpoint: the method, or `nil` for an unknown method. The core replies to that with an error, so no
  ///   result is printed.
  /// - Throws: an error if `--columns` names a column that the method's result does not have.
  init(_ arguments: Arguments, _ endpoint: Endpoint?) throws(UsageError) {
    let wanted: OutputFormat? = try arguments.choice("output")
    let list = arguments["columns"]
    if list != nil, wanted == .json || wanted == .jsonl {
      throw UsageError("--columns is only for the formats csv and table; json has every member")
    }
    format = wanted ?? (list == nil ? nil : isTerminal ? .table : .csv)
    // The columns come from the method's description. It takes time to create, and compact JSON does not need it.
    guard let endpoint, format ?? (isTerminal ? .table : .json) != .json else {
      (columns, chosen, isList) = (nil, nil, true)
      return
    }
    let schema = endpoint.description().result
    let element = ResultList.element(of: schema)
    isList = element != nil
    let columns = Columns(element ?? schema)
    chosen = try list.map { (list) throws(UsageError) in try columns.choose(list) }
    self.columns = columns
  }

  /// Prints a complete result.
  /// - Returns: the exit code.
  mutating func print(_ result: JSONValue) -> Int32 {
    // For programs, a list is printed as JSON like any other result, unless another format was selected.
    let list = isList && (isTerminal || format != nil) ? ResultList(result) : nil
    switch format ?? (isTerminal && list != nil ? .table : .json) {
    case .json:
      return Output.print(isTerminal ? "\(Colours(of: 1).keys(in: result.prettyText))\n" : "\(result.compactText)\n")
    case let format:
      var code = add(list?.elements ?? [result], as: format)
      if code == 0 { code = finish(as: format, list) }
      let next = list?.next.map { "next: \($0) (for the next page, add after=\($0); for all pages, add --all)" }
      tell([next, list?.beside])
      return code
    }
  }

  /// Prints one page of a list. After the last page, also prints the text that had to wait for it.
  /// - Returns: the exit code.
  mutating func print(page: ResultList) -> Int32 {
    let format = format ?? (isTerminal ? .table : .json)
    var code = add(page.elements, as: format)
    if page.next == nil {
      if code == 0 { code = finish(as: format, page) }
      tell([page.beside])
    }
    return code
  }

  private mutating func add(_ elements: [JSONValue], as format: OutputFormat) -> Int32 {
    switch format {
    case .json: texts += elements.map(\.compactText)
    case .jsonl: return Output.print(elements.map { "\($0.compactText)\n" }.joined())
    case .csv:
      var rows = newRows(as: format)
      rows.add(elements)
      let header = hasHeader ? "" : rows.csvHeader
      hasHeader = true
      return Output.print(header + rows.csvLines)
    case .table:
      // The width of a table's column is known only after the last page. So the rows are only collected here.
      var all = rows ?? newRows(as: format)
      rows = nil
      all.add(elements)
      rows = all
    }
    return 0
  }

  private func newRows(as format: OutputFormat) -> Rows {
    Rows(chosen ?? (format == .table ? columns?.forTables : columns?.names) ?? [Columns.ofValue])
  }

  private mutating func finish(as format: OutputFormat, _ list: ResultList?) -> Int32 {
    switch format {
    case .json:
      let text = list?.json(texts) ?? "[\(texts.joined(separator: ","))]"
      return Output.print(isTerminal ? Colours(of: 1).keys(in: Command.pretty(text)) : "\(text)\n")
    case .table:
      let width = isTerminal ? Terminal.width : nil
      return Output.print(rows?.table(showsAll: chosen != nil, width: width, Colours(of: 1)) ?? "")
    case .csv, .jsonl: return 0
    }
  }

  /// Prints members of the result that are not rows of the list. They go to the standard error, so that the standard
  /// output has only rows.
  private func tell(_ parts: [String?]) {
    let line = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    if !line.isEmpty { _ = Files.write("\(line)\n", toDescriptor: 2) }
  }
}
