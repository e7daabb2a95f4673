/// Writes `Clients/typescript/mainspring.js` and the files in `src/generated`. These are modules of plain JavaScript
/// with separate declarations, so programs that use the client need no compiler. All names are those of the JSON.
struct TypeScriptWriter {
  let interface: Interface

  init(_ interface: Interface) { self.interface = interface }

  var files: [(path: String, text: String)] {
    let modules = [
      ("records.d.ts", recordDeclarations), ("errors.js", errorModule), ("errors.d.ts", errorDeclarations),
      ("services.js", serviceModule), ("services.d.ts", serviceDeclarations),
      ("parameters.d.ts", parameterDeclarations),
      ("host.js", hostModule), ("host.d.ts", hostDeclarations), ("notifications.d.ts", notificationDeclarations),
    ]
    return modules.map { ("\(Self.folder)src/generated/\($0.0)", $0.1) }
  }

  private static let folder = "Clients/typescript/"

  /// Returns the whole package as one module. It also contains the files that are written by hand.
  /// - Parameter read: returns the text of a file by its path, or `nil` if there is no such file.
  func bundle(read: @escaping (_ path: String) -> String?) throws(ModuleBundle.Fault) -> (path: String, text: String) {
    let generated = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let bundle = try ModuleBundle("src/index.js") { generated[Self.folder + $0] ?? read(Self.folder + $0) }
    let head = """
      // All modules of src in one file, written by generate-clients. To change something, change the modules in src.
      // One file loads faster, because Node.js needs some time to find each module.


      """
    return (Self.folder + "mainspring.js", head + bundle.text)
  }

  /// Returns the first lines of a module.
  func begin(_ doc: String) -> SourceText {
    var source = SourceText(unit: "  ")
    source.line("// Generated from Schemas/openrpc.json by generate-clients.")
    source.line()
    source.comment([doc])
    source.line()
    return source
  }

  /// The line that imports the records into a module. In such a module, the type of a record is called `Records.Item`.
  static let importOfRecords = "import type * as Records from \"./records.js\";"
  /// The prefix for names of records in modules with the line `importOfRecords`.
  static let beside = "Records."
}

extension SourceText {
  /// The width of the lines of comments.
  private static let width = 110

  /// Writes a documentation comment for JSDoc. A paragraph that begins with `@` is a tag.
  mutating func comment(_ paragraphs: [String]) {
    let paragraphs = paragraphs.filter { !$0.isEmpty }.map { $0.replacing("*/", with: "*\\/") }
    guard !paragraphs.isEmpty else { return }
    if paragraphs.count == 1, paragraphs[0].count < Self.width - 7 {
      line("/** \(paragraphs[0]) */")
      return
    }
    line("/**")
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0, !paragraph.hasPrefix("@") { line(" *") }
      wrapped(paragraph, " * ", width: Self.width)
    }
    line(" */")
  }

  /// Writes the members of an object type.
  ///
  /// - Parameter records: the prefix for names of records, such as `Records.`, or an empty text.
  mutating func members(_ members: [Interface.Member], isOpen: Bool = false, records: String) {
    for member in members {
      comment([member.doc])
      typed("\(member.name)\(member.isRequired ? "" : "?"):", member.type, records: records)
    }
    if isOpen { line("[member: string]: unknown;") }
  }

  /// Writes a text with a type after it, such as a member's name and its type. If the line is too long, each
  /// alternative of the type gets its own line.
  mutating func typed(_ begin: String, _ type: TypeExpression, records: String) {
    let parts = type.typeScriptParts(records: records)
    let text = "\(begin) \(parts.joined(separator: " | "));"
    guard parts.count > 1, text.count > Self.width else { return line(text) }
    line(begin)
    indented { source in
      for (index, part) in parts.enumerated() { source.line("| \(part)" + (index + 1 == parts.count ? ";" : "")) }
    }
  }

  /// Writes an interface, which is TypeScript's declaration of an object type.
  mutating func interface(
    _ name: String, _ doc: [String], _ members: InheritedMembers, isOpen: Bool = false, records: String
  ) {
    comment(doc)
    let extended = members.clauses.isEmpty ? "" : " extends \(members.clauses.joined(separator: ", "))"
    wrapped("export interface \(name)\(extended) {", hanging: "  ", width: Self.width)
    indented { $0.members(members.own, isOpen: isOpen, records: records) }
    line("}")
    line()
  }
}
