internal import Exchange
internal import JSON
internal import Shape
internal import Vocabulary

/// Reads an export of Beanconqueror, or a single brew that was shared. `MILL` and `PREPARATION` become equipment,
/// `BEANS` become beans, and `BREWS` become brews and their tasting notes.
///
/// The main file of an export, `Beanconqueror.json`, contains at most 500 brews and 500 beans. The others are in
/// further files in the same folder.
///
/// Source: the classes `Bean`, `Brew`, `Mill` and `Preparation` in `src/classes`, and `uiExportImportHelper.ts`, of
/// https://github.com/graphefruit/Beanconqueror.
struct BeanconquerorFile {
  let days: JournalZone
  /// Returns the content of another file in the folder of the main file, or `nil` if that file does not exist.
  let besides: (_ name: String) -> [UInt8]?

  static let mainName = "Beanconqueror.json"

  /// Returns the rows of the main file and of the further files.
  func rows(of text: [UInt8]) -> [ImportedRow] {
    var reading = Reading(days: days, lines: Lines(text))
    // Brews refer to mills, preparations and beans, so those are read first, wherever they are in the file.
    if let problem = Self.look(at: text, { Self.addFirst(of: $0, to: &reading) }) { return [problem] }
    add("Beans", to: &reading) { $0.addBean($1, $2) }
    reading.lines = Lines(text)
    _ = Self.look(at: text) { root in
      Self.addEach("BREWS", of: root, to: &reading) { $0.addBrew($1, $2) }
      return nil
    }
    add("Brews", to: &reading) { $0.addBrew($1, $2) }
    return reading.rows
  }

  private static func addFirst(of root: JSONValue, to reading: inout Reading) -> String? {
    let file = ForeignObject(root)
    if let brew = root.member("brew"), brew.kind == .object {
      reading.addShared(brew, of: file)
      return nil
    }
    guard ["MILL", "PREPARATION", "BEANS", "BREWS"].contains(where: { file.isList($0) }) else {
      return root.kind == .array
        ? "the file must be the main file of an export, \(mainName); the import reads the other files from the same folder"
        : "the file must be an export of Beanconqueror, with BEANS and BREWS, or a brew that was shared"
    }
    reading.note(file.objects("SETTINGS").first ?? ForeignObject(nil))
    addEach("MILL", of: root, to: &reading) { $0.addMill($1, $2) }
    addEach("PREPARATION", of: root, to: &reading) { $0.addPreparation($1, $2) }
    addEach("BEANS", of: root, to: &reading) { $0.addBean($1, $2) }
    return nil
  }

  private typealias Adding = (inout Reading, JSONValue, _ pointer: String) -> Void

  private static func addEach(_ name: StaticString, of root: JSONValue, to reading: inout Reading, _ add: Adding) {
    for (index, value) in (root.member(name)?.elements ?? []).enumerated() { add(&reading, value, "/\(name)/\(index)") }
  }

  /// Adds the lists in the further files, such as `Beanconqueror_Brews_1.json`.
  private func add(_ kind: String, to reading: inout Reading, _ add: Adding) {
    for number in 1...1000 {
      let name = "Beanconqueror_\(kind)_\(number).json"
      guard let text = besides(name) else { return }
      reading.lines = Lines(text)
      let problem = Self.look(at: text) { root in
        if root.kind != .array { return "\(name) must be a list" }
        for (index, value) in root.elements.enumerated() { add(&reading, value, "/\(name)/\(index)") }
        return nil
      }
      if let problem { reading.add(problem) }
    }
  }

  /// Reads a text as JSON.
  /// - Returns: a row that reports the problem of the text; `nil` if there is none.
  private static func look(at text: [UInt8], _ read: (JSONValue) -> String?) -> ImportedRow? {
    let looked = text.withUnsafeBufferPointer { JSONText.look(at: $0, ignoresUnknown: true) { read($0.value) } }
    let message: String?
    switch looked {
    case .success(let found): message = found.value
    case .failure(let failure): message = "the file is not JSON: \(failure.sentence)"
    }
    return message.map { .unusable([Problem(pointer: "", kind: .value, message: $0)], line: 1) }
  }

  /// The positions of the line breaks in a text, for finding the line of an offset.
  struct Lines {
    private let ends: [Int]

    init(_ text: [UInt8]) { ends = text.indices.filter { text[$0] == UInt8(ascii: "\n") } }

    /// Returns the number of the line that contains an offset. The first line is 1.
    func line(of offset: UInt32) -> Int {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < Int(offset) { low = middle + 1 } else { high = middle }
      }
      return low + 1
    }
  }
}
