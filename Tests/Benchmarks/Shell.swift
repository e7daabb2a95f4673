import Foundation

/// Runs other programs, and waits until they end.
enum Shell {
  struct Output {
    let status: Int32
    let text: String
    let complaints: String
  }

  /// Runs a program. If the program fails, throws an error with the last line that it wrote.
  @discardableResult static func run(_ command: [String], input: URL? = nil, discardOutput: Bool = false) throws
    -> Output
  {
    let output = try attempt(command, input: input, discardOutput: discardOutput)
    guard output.status == 0 else {
      throw Trouble("\(command[0]) ended with code \(output.status): \(output.lastComplaint)")
    }
    return output
  }

  /// Runs a program, and returns its result even if it fails.
  static func attempt(_ command: [String], input: URL? = nil, discardOutput: Bool = false) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
    let text = Pipe()
    process.standardOutput = discardOutput ? FileHandle.nullDevice : text
    // The output goes into a file. With pipes, a full pipe would stop the program, because this code does not read two
    // pipes at once.
    let complaints = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: complaints) }
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    let bytes = discardOutput ? Data() : text.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, text: String(decoding: bytes, as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self))
  }

  /// Returns whether a program is installed.
  static func has(_ program: String) -> Bool { (try? attempt(["which", program]).status) == 0 }
}

extension Shell.Output {
  /// Returns the line that most likely explains the failure.
  var lastComplaint: String {
    let lines = (complaints + "\n" + text).split(separator: "\n").map(String.init)
    return lines.first { $0.contains("error:") || $0.contains("undefined") || $0.contains("cannot find") }
      ?? complaints.split(separator: "\n").last.map(String.init) ?? lines.last ?? "it says nothing"
  }
}
