import Foundation

/// Runs other programs to their end.
enum Shell {
  struct Output {
    let status: Int32
    let text: String
    let complaints: String
  }

  /// Runs a program; one that fails is an error with the last line that it wrote.
  @discardableResult static func run(_ command: [String], input: URL? = nil, discardOutput: Bool = false) throws
    -> Output
  {
    let output = try attempt(command, input: input, discardOutput: discardOutput)
    guard output.status == 0 else {
      throw Trouble("\(command[0]) ended with code \(output.status): \(output.lastComplaint)")
    }
    return output
  }

  /// Runs a program, whatever its end.
  static func attempt(_ command: [String], input: URL? = nil, discardOutput: Bool = false) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
    let text = Pipe()
    process.standardOutput = discardOutput ? FileHandle.nullDevice : text
    // To a file and not a pipe: nobody reads two pipes at once here, and a full one would stop the program.
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

  /// Whether a program is installed.
  static func has(_ program: String) -> Bool { (try? attempt(["which", program]).status) == 0 }
}

extension Shell.Output {
  /// The line that most likely explains the failure.
  var lastComplaint: String {
    let lines = (complaints + "\n" + text).split(separator: "\n").map(String.init)
    return lines.first { $0.contains("error:") || $0.contains("undefined") || $0.contains("cannot find") }
      ?? complaints.split(separator: "\n").last.map(String.init) ?? lines.last ?? "it says nothing"
  }
}
