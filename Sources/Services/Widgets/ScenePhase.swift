internal import Shape

/// The phase of the app's scene, as in SwiftUI. It says whether the scene is visible and can show a link's target.
///
/// Source: [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase).
enum ScenePhase: String, Choice {
  case active, inactive, background

  static let spellings = Spellings<ScenePhase>()
}
