/// The version of the core and of the other programs of this package.
public enum Version {
  /// The version in the form of semantic versioning (https://semver.org).
  public static let text = "0.1.0"
}
