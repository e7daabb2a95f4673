#if canImport(UIKit) || canImport(AppKit)
  import DeviceMapping
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Opens addresses outside the app for the core, such as the app's page in the store.
  @MainActor public final class AddressHost {
    private let send: (String) -> Void

    /// - Parameter send: sends the core a line.
    public init(send: @escaping (String) -> Void) { self.send = send }

    /// Begins to answer a line of the core's.
    /// - Returns: false for a line that is the app's to read.
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
