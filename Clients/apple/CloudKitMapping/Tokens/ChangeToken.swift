import Foundation

/// A change token of CloudKit. In the protocol, it is a text that only this host can read.
///
/// The text has three parts, separated by points: a letter, a digest, and the archived `CKServerChangeToken` in
/// base64url (RFC 4648, section 5). The digest also covers the scope. So a token of another zone, database, account or
/// container is refused (https://developer.apple.com/documentation/cloudkit/ckserverchangetoken).
public struct ChangeToken: Equatable, Sendable {
  /// The archive of the `CKServerChangeToken`.
  public let archived: Data

  public init(archived: Data) { self.archived = archived }

  /// - Throws: `changeTokenExpired` if the text is not a token for this scope. The core then fetches all records again.
  public init(_ text: String, of scope: TokenScope) throws(CloudRefusal) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0] == scope.mark, let archived = ChangeToken.decode(parts[2]), !archived.isEmpty
    else {
      throw .tokenExpired
    }
    self.archived = archived
    guard self.text(of: scope) == text else { throw .tokenExpired }
  }

  /// Reads the token of a request.
  /// - Returns: nil if the request has no token, because the core wants all records.
  /// - Throws: `changeTokenExpired` if the text is not a token for this scope.
  public static func read(_ text: String?, of scope: TokenScope) throws(CloudRefusal) -> ChangeToken? {
    guard let text else { return nil }
    return try ChangeToken(text, of: scope)
  }

  public func text(of scope: TokenScope) -> String {
    let check = SHA256.digest(of: Array("\(scope.text)\n".utf8) + archived).prefix(16)
    return "\(scope.mark).\(check).\(ChangeToken.encode(archived))"
  }

  private static func encode(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private static func decode(_ text: String) -> Data? {
    let standard = text.replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
  }
}
