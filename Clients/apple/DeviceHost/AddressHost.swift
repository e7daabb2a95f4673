#if canImport(UIKit) || canImport(AppKit)
  import DeviceMapping
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Opens addresses for the core, for example the app's page in the store. They open outside of the app.
  @MainActor public final class AddressHost {
    private let send: (String) -> Void

    /// - Parameter send: a function that sends a line to the core.
    public init(send: @escaping (String) -> Void) { self.send = send }

    /// Begins to reply to a line from the core.
    /// - Returns: false if the line is for the app.
    public func take(_ line: String) -> Bool {
      guard case .open(let text, let id) = DeviceLine(line) else { return false }
      guard let url = URL(string: text) else {
        send(DeviceReply.opened(false, id: id))
        return true
      }
      #if canImport(UIKit)
        Task { send(DeviceReply.opened(await UIApplication.shared.open(url), id: id)) }
      #else
        send(DeviceReply.opened(NSWorkspace.shared.open(url), id: id))
      #endif
      return true
    }
  }
#endif
