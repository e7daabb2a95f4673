public import Crypto
public import RPC
internal import Shape

/// Encrypts positions of the change logs for cursors. Two readable positions would show how many changes were made
/// between them, also by other users.
public final class PositionCipher {
  private unowned let stores: Stores
  /// The cipher, while its key is known to be stored.
  private var known: BlockCipher?
  /// The key that this process uses, even if it could not be stored: only this key can read the cursors that were given
  /// out.
  private var knownKey: UUID?

  init(_ stores: Stores) {
    self.stores = stores
    stores.whenUndone { [unowned self] in known = nil }
  }

  /// Returns the cipher. Its key is made when the first position is given out, or if the stored key can't be read. The
  /// key stays on the device.
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
      // If the key can't be stored, as on a full disk, cursors are valid until the process ends.
      if stores.state.pointee.isLost { throw error }
    }
    return made
  }
}
