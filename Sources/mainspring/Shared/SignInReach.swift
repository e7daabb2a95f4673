/// The reach of a sign-in.
enum SignInReach: String, CaseIterable {
  /// The directory: the next user of it is signed in.
  case directory
  /// The conversation in which the sign-in was made.
  case conversation
}
