public import Crypto
public import RPC
internal import Shape

/// The cipher for positions of the change logs in cursors. Two positions in the clear would show how much was done
/// between them, also by others.
public final class PositionCipher {
  private unowned let stores: Stores
  /// The cipher, while its key is known to be stored.
  private var known: BlockCipher?
  /// The cipher's key, for as long as the process lasts: positions were handed out that only this key can read.
  private var knownKey: UUID?

  init(_ stores: Stores) {
    self.stores = stores
    stores.whenUndone { [unowned self] in known = nil }
  }

  /// Returns the cipher. Its key is made when a position is first handed out, or if the stored key can't be read. It
  /// stays on the device.
  public func cipher() throws(Failure) -> BlockCipher {
    if let known { return known }
    let (settings, name) = (stores.settings, "cursorKey")
    let kept = try settings.value(of: name).flatMap { UUID($0) }
    guard let key = knownKey ?? kept ?? UUID(bytes: stores.ids.randomBytes(words: 2)),
      let made = BlockCipher(key: key.bytes)
    else {
      throw .internalError("positions can't be hidden")
    }
    (knownKey, known) = (key, made)
    if key == kept { return made }
    do throws(Failure) {
      try stores.maintain(.device) { () throws(Failure) in try settings.set(name, to: "\(key)") }
    } catch {
      // On a full disk, cursors work as long as the process lasts.
      if stores.state.pointee.isLost { throw error }
    }
    return made
  }
}
