/// Whose a sign-in is.
enum SignInReach: String, CaseIterable {
  /// The directory's: whoever uses it next is signed in.
  case directory
  /// The conversation's that it was made in.
  case conversation
}
