/// The version of the programs.
public enum Version {
  /// A semantic version (https://semver.org).
  public static let text = "0.1.0"
}
