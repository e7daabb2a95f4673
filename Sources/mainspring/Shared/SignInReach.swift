/// The conversations in which a user is signed in after a sign-in.
enum SignInReach: String, CaseIterable {
  /// All conversations of the data directory. The user stays signed in for programs that connect later.
  case directory
  /// Only the conversation that has sent the sign-in.
  case conversation
}
