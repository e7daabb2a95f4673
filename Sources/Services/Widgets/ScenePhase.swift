internal import Shape

/// The phase of the app's scene, as in SwiftUI. It tells whether the scene can show anything.
///
/// Source: [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase).
enum ScenePhase: String, Choice {
  case active, inactive, background

  static let spellings = Spellings<ScenePhase>()
}
