#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A progress bar on the terminal. It prints nothing if the standard error is not a terminal.
final class ProgressBar {
  private let title: String
  private let total: Int
  private let isShown = isatty(2) != 0
  private var shown = -1

  private static let width = 30

  /// - Parameter total: the approximate number of bytes to process.
  init(_ title: String, total: Int) {
    self.title = title
    self.total = max(total, 1)
  }

  /// Updates the bar with the number of bytes that were processed so far.
  func show(_ done: Int) {
    guard isShown else { return }
    let percent = min(100, Int(Double(done) / Double(total) * 100))
    if percent == shown { return }
    shown = percent
    let filled = percent * ProgressBar.width / 100
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: ProgressBar.width - filled)
    _ = Files.write("\r\(title) [\(bar)] \(percent)%", toDescriptor: 2)
  }

  /// Removes the bar from the terminal.
  func end() {
    if shown >= 0 { _ = Files.write("\r\u{1b}[K", toDescriptor: 2) }
    shown = -1
  }
}
