public import Crypto
public import RPC
internal import Shape

/// What hides positions in the change logs that are handed out: two of them would tell how much was done between them, by others, too.
public final class PositionCipher {
  private unowned let stores: Stores
  /// The cipher, as long as its key is known to be kept.
  private var known: BlockCipher?
  /// Its key, as long as the process lasts: positions were handed out that it alone can read.
  private var knownKey: UUID?

  init(_ stores: Stores) {
    self.stores = stores
    stores.whenUndone { [unowned self] in known = nil }
  }

  /// The cipher. Its key is made when a position is first handed out, or the one that is kept can't be read, and stays on the device.
  public func cipher() throws(Failure) -> BlockCipher {
    if let known { return known }
    let (settings, name) = (stores.settings, "cursorKey")
    let kept = try settings.value(of: name).flatMap { UUID($0) }
    guard let key = knownKey ?? kept ?? UUID(bytes: stores.ids.randomBytes(words: 2)), let made = BlockCipher(key: key.bytes) else {
      throw .internalError("positions can't be hidden")
    }
    (knownKey, known) = (key, made)
    if key == kept { return made }
    do throws(Failure) {
      try stores.maintain(.device) { () throws(Failure) in try settings.set(name, to: "\(key)") }
    } catch {
      // On a full disk, positions lead on as long as the process lasts.
      if stores.state.pointee.isLost { throw error }
    }
    return made
  }
}
