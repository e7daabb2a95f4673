internal import Shape

/// Whether the app's scene can show something, as SwiftUI calls it.
///
/// Source: [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase).
enum ScenePhase: String, Choice {
  case active, inactive, background

  static let spellings = Spellings<ScenePhase>()
}
