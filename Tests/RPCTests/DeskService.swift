import RPC

/// The state that the methods of these tests share.
final class DeskService {
  let work: ScriptedWork
  let host: HostCalls
  let background: Background
  /// The number of times that each text was served.
  private(set) var served: [String: Int] = [:]

  init(_ work: ScriptedWork, _ host: HostCalls, _ background: Background) {
    self.work = work
    self.host = host
    self.background = background
  }

  /// Returns the number of this call among the calls with the same text, counted from 1.
  func count(_ text: String) -> Int {
    served[text, default: 0] += 1
    return served[text]!
  }

  /// Causes the trouble that the test wants.
  func meet(_ trouble: Trouble?, _ count: Int) throws(Failure) {
    switch trouble {
    case nil: break
    case .refused: throw Failure(ConflictFacts(), "refused")
    case .loses: try lose()
    case .losesOnce: if count == 1 { try lose() }
    case .losesUnnoticed: work.lose()
    case .commits: try work.commit()
    case .commitsAndLoses:
      try work.commit()
      try lose()
    }
  }

  private func lose() throws(Failure) -> Never {
    work.lose()
    throw Failure(DiskFullFacts(), "The disk is full")
  }
}
