import Foundation

/// A conversation with one core, which waits for each reply.
final class Talk {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var bytes: [UInt8] = []
  private var lastID = 0

  /// - Parameter command: the command that starts the core.
  init(_ command: [String]) throws {
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Sends a request.
  /// - Returns: the id of the request.
  @discardableResult func send(_ method: String, _ params: String = "{}") -> Int {
    lastID += 1
    input.fileHandleForWriting.write(Data((Requests.line(lastID, method, params) + "\n").utf8))
    return lastID
  }

  /// Sends requests in one write, and waits for the same number of lines. These are the replies if the core sends no
  /// notifications.
  func pipe(_ requests: [(method: String, params: String)]) throws {
    let first = lastID + 1
    lastID += requests.count
    let lines = requests.enumerated().map {
      Requests.line(first + $0.offset, $0.element.method, $0.element.params) + "\n"
    }
    input.fileHandleForWriting.write(Data(lines.joined().utf8))
    var missing = requests.count
    while missing > 0 {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Trouble("the core has ended") }
      if more.range(of: Data(#""error":{"code""#.utf8)) != nil {
        throw Trouble(String(decoding: more.prefix(1000), as: UTF8.self))
      }
      missing -= more.count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// Returns the next line of the core's output.
  func line() throws -> String {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeSubrange(...end)
        return line
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Trouble("the core has ended") }
      bytes.append(contentsOf: more)
    }
  }

  /// Sends a request, and waits for its reply.
  @discardableResult func call(_ method: String, _ params: String = "{}") throws -> String {
    try reply(to: send(method, params))
  }

  /// Waits for the reply to a request, and drops the lines before the reply.
  @discardableResult func reply(to id: Int) throws -> String {
    while true {
      let line = try line()
      guard line.contains("\"id\":\(id),") else { continue }
      if line.contains("\"error\":{\"code\"") { throw Trouble(line) }
      return line
    }
  }

  /// Waits for a notification.
  func notification(_ method: String) throws { while try !line().contains("\"method\":\"\(method)\"") {} }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  // MARK: Figures of the system about the core (proc(5))

  /// The core's process, and the processes that the core has started.
  private var processes: [Int32] {
    let own = process.processIdentifier
    let children = try? String(contentsOfFile: "/proc/\(own)/task/\(own)/children", encoding: .utf8)
    return [own] + (children ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  private func status(_ name: String, of id: Int32) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line.flatMap { $0.split(whereSeparator: { $0 == "\t" || $0 == " " || $0 == ":" }).dropFirst().first }.flatMap
    { Double($0) } ?? 0
  }

  /// The largest amount of memory that the core has used, in MB.
  var mostMemory: Double { status("VmHWM", of: process.processIdentifier) / 1024 }

  /// The number of times that the processes have waited and were woken.
  var wakeups: Double { processes.reduce(0) { $0 + status("voluntary_ctxt_switches", of: $1) } }

  /// The CPU time of the processes, in milliseconds.
  var cpu: Double {
    processes.reduce(0) { sum, id in
      let text = try? String(contentsOfFile: "/proc/\(id)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }
  }

  // MARK: Helpers

  /// Returns a member of a reply as a text.
  static func text(_ name: String, in reply: String) throws -> String {
    guard let start = reply.range(of: "\"\(name)\":\"") else {
      throw Trouble("there is no \(name) in \(reply.prefix(200))")
    }
    return String(reply[start.upperBound...].prefix { $0 != "\"" })
  }

  /// Returns the time that the work takes.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
}
