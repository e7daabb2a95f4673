import Foundation

/// The figures of an older run, to be printed beside those of this one.
struct Comparison {
  /// The share by which a figure must be worse to be marked. Smaller differences are random.
  private static let tolerance = 0.03

  private struct Key: Hashable {
    let title: String
    let name: String
    let rival: String?
  }

  private let file: String
  private let isQuick: Bool
  private let figures: [Key: Double]

  init(_ file: String) throws {
    self.file = file
    do {
      let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
      isQuick = document.isQuick
      let pairs = document.sections.flatMap { section in
        section.findings.map { (Key(title: section.title, name: $0.name, rival: $0.rival), $0.figure) }
      }
      figures = Dictionary(pairs) { first, _ in first }
    } catch {
      throw Trouble("\(file) holds no results of a run")
    }
  }

  /// Returns a line for each figure that both runs have: the older figure, the new figure, the change, and a mark if
  /// the new figure is worse.
  func lines(_ sections: [Report.Section], isQuick: Bool) -> [String] {
    var lines = [
      "\nFigures of \(file), and of this run\(isQuick == self.isQuick ? "" : " (one of them was a quick run)")"
    ]
    var worse = 0
    for section in sections {
      let known = section.findings.compactMap { finding in
        figures[Key(title: section.title, name: finding.name, rival: finding.rival)].map { (finding, $0) }
      }
      if !known.isEmpty { lines.append(section.title) }
      for (finding, older) in known {
        let isWorse = Comparison.isWorse(finding, than: older)
        if isWorse { worse += 1 }
        lines.append(Comparison.line(finding, older) + (isWorse ? "  WORSE" : ""))
      }
    }
    return lines + ["\(worse) figures are worse by more than \(Int(Comparison.tolerance * 100))%."]
  }

  private static func line(_ finding: Finding, _ older: Double) -> String {
    let change = older == 0 ? 0 : (finding.figure / older - 1) * 100
    let name = finding.rival.map { "\(finding.name), against \($0)" } ?? "\(finding.name), \(finding.unit)"
    return "  " + Report.pad(name, 66) + Report.padLeft(Report.number(older), 10)
      + Report.padLeft(Report.number(finding.figure), 10)
      + Report.padLeft(String(format: "%+.1f%%", change), 10)
  }

  private static func isWorse(_ finding: Finding, than older: Double) -> Bool {
    finding.isBetterWhenHigher ? finding.figure < older * (1 - tolerance) : finding.figure > older * (1 + tolerance)
  }

  private struct Document: Decodable {
    struct Section: Decodable {
      let title: String
      let findings: [Figure]
    }

    struct Figure: Decodable {
      let name: String
      let rival: String?
      let figure: Double
    }

    let isQuick: Bool
    let sections: [Section]
  }
}
