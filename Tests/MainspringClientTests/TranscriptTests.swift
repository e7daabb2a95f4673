import Foundation
import Testing

@testable import MainspringClient

/// Decodes the core's lines in the recorded transcripts, and encodes them again. The result must be the same.
struct TranscriptTests {
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../Transcripts")

  /// Returns the replies of a transcript, each with the method that was called.
  private static func replies(_ file: URL) throws -> [(method: String, reply: JSON)] {
    var (asked, replies): ([String: String], [(String, JSON)]) = ([:], [])
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      guard let message = JSON(text: String(line.dropFirst(4))), let id = message["id"]?.description else { continue }
      if line.hasPrefix("--> ") {
        asked[id] = message["method"]?.text
      } else if line.hasPrefix("<-- "), let method = asked.removeValue(forKey: id) {
        replies.append((method, message))
      }
    }
    return replies
  }

  @Test func whatIsReadIsWrittenAgain() throws {
    var (count, kinds) = (0, Set<String>())
    let files = try FileManager.default.contentsOfDirectory(
      at: TranscriptTests.directory, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "rpc" {
      for (method, reply) in try TranscriptTests.replies(file) {
        let reading = Reading()
        if let result = reply["result"], let again = Results.again(method, result, reading) {
          #expect(reading.flaw == nil, "\(file.lastPathComponent): \(method)")
          #expect(again.withoutNulls == result.withoutNulls, "\(file.lastPathComponent): \(method)")
          count += 1
        } else if let error = reply["error"] {
          let error = CoreError(method: method, error: error)
          kinds.insert(error.kind)
          #expect(
            TranscriptTests.name(error.facts) == error.kind, "\(file.lastPathComponent): \(method): \(error.data)")
        }
      }
    }
    #expect(count > 300 && kinds.count > 15)
  }

  /// Returns the name of an error's facts. The name is `other` if the client does not know the kind of error.
  private static func name(_ facts: ErrorFacts) -> String? {
    guard let first = Mirror(reflecting: facts).children.first else { return nil }
    let inner = Mirror(reflecting: first.value)
    return inner.displayStyle == .enum && inner.children.first?.label == "other" ? "other" : first.label
  }
}

extension JSON {
  /// Removes null members: a missing member means the same as null.
  fileprivate var withoutNulls: JSON {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutNulls))
    case .object(let members):
      .object(members.filter { !$0.value.isNull }.map { .init($0.name, $0.value.withoutNulls) })
    default: self
    }
  }
}
