import Foundation

/// Starts of several commands in turns: describes a run of the program that spawns them, and reads what it measured.
struct Starts {
  /// The input of a command.
  enum Input {
    case nothing
    /// The input ends after the request.
    case ending(Requests)
    /// The input stays open until the command has replied.
    case open(Requests)

    var word: String {
      switch self {
      case .nothing: "-"
      case .ending(let requests): requests.file.path
      case .open(let requests): "+\(requests.file.path)"
      }
    }
  }

  struct Contender {
    let input: Input
    let command: [String]
  }

  /// The results of the program: medians of the times since the spawn, in seconds.
  struct Result: Decodable {
    let reply: Double
    let exit: Double
    let cpu: Double
    let faults: Double
  }

  /// The number of starts of each contender in one round.
  static let startsOfRound = 100

  /// Measures the contenders, and returns a result for each round of each contender.
  static func measure(_ contenders: [Contender], cpu: Int?, on bench: Bench) throws -> [[Result]] {
    let program = try bench.rivals.compile("starts")
    let parts = contenders.map { [$0.input.word] + $0.command }
    var words = [program, "\(startsOfRound)", "\(cpu ?? -1)"] + parts[0]
    for part in parts.dropFirst() { words += ["--"] + part }
    var results = contenders.map { _ in [Result]() }
    for _ in 0..<bench.rounds {
      let round = try JSONDecoder().decode([Result].self, from: Data(Shell.run(words).text.utf8))
      for (index, result) in round.enumerated() { results[index].append(result) }
    }
    return results
  }
}

extension [Starts.Result] {
  /// Returns one figure of each round.
  func samples(_ part: (Starts.Result) -> Double) -> Samples { Samples(values: map(part)) }
}
