import Foundation

/// Prints findings when they are measured, and collects them for the file of results.
final class Report {
  /// The findings under one title, and the remarks about them.
  struct Section: Encodable {
    let title: String
    var findings: [Finding] = []
    var skipped: [String] = []
    var failed: [String] = []
  }

  private struct Document: Encodable {
    let isQuick: Bool
    let processors: Int
    let system: String
    let sections: [Section]
  }

  private let isQuick: Bool
  private var sections: [Section] = []

  init(isQuick: Bool) { self.isQuick = isQuick }

  var misses: Int { sections.flatMap(\.findings).count { $0.verdict == .miss } }
  var failures: Int { sections.reduce(0) { $0 + $1.failed.count } }

  func begin(_ title: String) {
    sections.append(Section(title: title))
    say("\n\(title)")
    let head =
      Report.pad("", 40) + Report.padLeft("mainspring", 15) + Report.padLeft("rival", 29) + Report.padLeft("ratio", 8)
    say(head + Report.padLeft("of rounds", 14) + "  limit")
  }

  func add(_ finding: Finding) {
    sections[sections.count - 1].findings.append(finding)
    var line =
      "  " + Report.pad(finding.name, 38) + Report.padLeft("\(Report.number(finding.ours.median)) \(finding.unit)", 15)
    let rival = finding.theirs.map { "\(finding.rival ?? "") \(Report.number($0.median)) \(finding.unit)" } ?? ""
    let range = finding.range.map { "\(Report.number($0.lowerBound))-\(Report.number($0.upperBound))" } ?? ""
    line += Report.padLeft(rival, 29) + Report.padLeft(finding.rival == nil ? "" : Report.number(finding.figure), 8)
    line += Report.padLeft(range, 14) + "  " + Report.pad(finding.limit?.text ?? "", 19) + finding.verdict.rawValue
    if finding.isUnsure { line += ", not in every round" }
    say(line)
  }

  /// Reports that something can't be measured on this machine, and why.
  func skip(_ sentence: String) {
    sections[sections.count - 1].skipped.append(sentence)
    say("  skipped: \(sentence)")
  }

  func note(_ sentence: String) { say("  ... \(sentence)") }

  func fail(_ sentence: String) {
    if sections.isEmpty { begin("preparation") }
    sections[sections.count - 1].failed.append(sentence)
    say("  FAILED: \(sentence)")
  }

  /// Writes a line to standard output at once. `print()` would buffer lines if the output is a file, and a person who
  /// runs a benchmark for minutes wants to see each line when it is printed.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  /// Prints the figures of this run beside those of an older run.
  func compare(with older: Comparison) {
    for line in older.lines(sections, isQuick: isQuick) { say(line) }
  }

  func conclude() {
    let held = sections.flatMap(\.findings).count { $0.verdict == .pass }
    say("\n\(held) limits hold, \(misses) are missed, \(failures) measurements failed.")
  }

  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let info = ProcessInfo.processInfo
    let document = Document(
      isQuick: isQuick, processors: info.activeProcessorCount, system: info.operatingSystemVersionString,
      sections: sections)
    try encoder.encode(document).write(to: file)
  }
}

extension Report {
  /// Returns a number with at least three significant digits.
  static func number(_ value: Double) -> String {
    if value >= 1000 { return grouped(Int(value.rounded())) }
    return String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
  }

  private static func grouped(_ value: Int) -> String {
    value < 1000 ? "\(value)" : "\(grouped(value / 1000)),\(String(format: "%03d", value % 1000))"
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }

  static func padLeft(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 1)) + text
  }
}
