internal import Accounts
internal import JSON
internal import JWS

/// Reads the command-line options about signing in.
extension AccountOptions {
  /// The command-line options about signing in.
  static var options: [Command.Option] {
    [
      Command.Option(
        "apple-keys", "FILE", "the keys for verifying identity tokens of Sign in with Apple, a JSON Web Key Set")
    ] + ofTests
  }

  /// The options that exist only in debug builds.
  private static var ofTests: [Command.Option] {
    #if DEBUG
      [
        Command.Option(
          "test-user", "ID", "the user that is sent to the app's backend in x-test-user-id (only in debug builds)")
      ]
    #else
      []
    #endif
  }

  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    if let path = arguments["apple-keys"] {
      let file = try Files.read(path, for: "apple-keys")
      do throws(JSONText.Defect) { keys = try KeySet(file) } catch {
        throw UsageError("--apple-keys \(path): \(error.sentence)")
      }
    }
    #if DEBUG
      testUser = arguments["test-user"]
      if let testUser, testUser.isEmpty || !testUser.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) {
        throw UsageError("--test-user must have only visible ASCII characters, because the user is sent in a header")
      }
    #endif
  }
}
