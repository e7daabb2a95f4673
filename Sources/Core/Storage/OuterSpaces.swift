/// SQL for keys that older programs stored with spaces around them.
///
/// This program removes spaces around the keys that it reads. Keys that are stored already keep their spaces, so that
/// devices with older programs still agree on them. A partial index holds the few rows with such keys, and each search
/// for a key reads that index, too.
public enum OuterSpaces {
  /// The space characters that a line may contain: the same as in `String.withoutOuterSpaces`.
  private static let characters =
    "char(32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8239, 8287, 12288)"

  /// The expression for a text without the spaces around it.
  public static func trimmed(_ text: String) -> String { "trim(\(text), \(characters))" }

  /// The condition that a text has spaces around it. A partial index has this condition, so its queries must spell the
  /// condition in the same way.
  public static func surround(_ text: String) -> String { "\(text) <> \(trimmed(text))" }
}
