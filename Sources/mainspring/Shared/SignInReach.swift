/// The programs to which a sign-in applies.
enum SignInReach: String, CaseIterable {
  /// All programs that use the directory. The next user of the directory is signed in, too.
  case directory
  /// Only the conversation in which the sign-in was made.
  case conversation
}
