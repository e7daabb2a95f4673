/// Writes `Clients/typescript/mainspring.js` and `src/generated`: modules of plain JavaScript, each with its
/// declarations in a file of its own. Programs that use the client need no compiler. Names are those of the wire.
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

  /// Returns the whole package in one module, with the files that are written by hand.
  /// - Parameter read: returns the text of a file by its path, if there is one.
  func bundle(read: @escaping (_ path: String) -> String?) throws(ModuleBundle.Fault) -> (path: String, text: String) {
    let generated = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let bundle = try ModuleBundle("src/index.js") { generated[Self.folder + $0] ?? read(Self.folder + $0) }
    let head = """
      // All modules of src in one file, written by generate-clients. To change something, change the modules in src.
      // One file loads faster, because Node.js needs some time to find each module.


      """
    return (Self.folder + "mainspring.js", head + bundle.text)
  }

  /// Returns the head of a module.
  func begin(_ doc: String) -> SourceText {
    var source = SourceText(unit: "  ")
    source.line("// Generated from Schemas/openrpc.json by generate-clients.")
    source.line()
    source.comment([doc])
    source.line()
    return source
  }

  /// The line that imports the records. With it, the name of a record is `Records.Item`.
  static let importOfRecords = "import type * as Records from \"./records.js\";"
  /// The prefix of the names of records in modules with the line `importOfRecords`.
  static let beside = "Records."
}

extension SourceText {
  /// The width of the lines of comments.
  private static let width = 110

  /// Writes a documentation comment. Paragraphs that begin with `@` are tags of JSDoc.
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
  /// - Parameter records: the prefix of the names of records, such as `Records.`, or an empty text.
  mutating func members(_ members: [Interface.Member], isOpen: Bool = false, records: String) {
    for member in members {
      comment([member.doc])
      typed("\(member.name)\(member.isRequired ? "" : "?"):", member.type, records: records)
    }
    if isOpen { line("[member: string]: unknown;") }
  }

  /// Writes a text and a type, such as a member's name with its type. If they do not fit into one line, each
  /// alternative of the type gets a line.
  mutating func typed(_ begin: String, _ type: TypeExpression, records: String) {
    let parts = type.typeScriptParts(records: records)
    let text = "\(begin) \(parts.joined(separator: " | "));"
    guard parts.count > 1, text.count > Self.width else { return line(text) }
    line(begin)
    indented { source in
      for (index, part) in parts.enumerated() { source.line("| \(part)" + (index + 1 == parts.count ? ";" : "")) }
    }
  }

  /// Writes an interface: an object type with a name.
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
