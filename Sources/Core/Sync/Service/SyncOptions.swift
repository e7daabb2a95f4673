/// Which container a process syncs with.
public struct SyncOptions: Sendable {
  /// A file, or `exec:` and a command; nil for what `sync.connect` has said.
  public var cloud: String?
  /// The user reference; nil for the usual one.
  public var account: String?
  /// How many changes of a zone tokens reach back; nil for as many as usual.
  public var keep: Int?
  /// The host of links to what is shared, where the container has none of its own.
  public var linkHost = ""
  /// What the container's process is told beside, so that a run can be repeated.
  public var repeatable: [String] = []

  public init() {}

  /// Who is meant where nobody is named.
  public static let usualAccount = "me"

  /// Whether a cloud is a command, which the command line alone may name.
  static func isCommand(_ cloud: String) -> Bool { cloud.hasPrefix("exec:") }

  /// The command of a container's process.
  /// - Parameter program: this program.
  func words(_ cloud: String, _ account: String, program: String) -> [String] {
    if SyncOptions.isCommand(cloud) { return ["/bin/sh", "-c", String(cloud.dropFirst("exec:".count))] }
    let kept = keep.map { ["--cloud-keep", "\($0)"] } ?? []
    // What begins with - is an option.
    return [program, "cloud", "serve", cloud.hasPrefix("-") ? "./\(cloud)" : cloud, "--account", account] + kept + repeatable
  }
}
