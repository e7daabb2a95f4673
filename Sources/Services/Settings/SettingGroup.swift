internal import Shape

/// The group of a setting, which decides where its value is stored.
enum SettingGroup {
  /// Known settings of the account, in the account's records.
  case account
  /// Known settings of the device, in the device's store.
  case device
  /// The app's own settings of the account, `app.NAME`.
  case ownOfAccount
  /// The app's own settings of the device, `app.device.NAME`.
  case ownOfDevice

  /// The prefixes of the names of the app's own settings.
  static let (own, ownOnDevice) = ("app.", "app.device.")
  /// The largest value of one of the app's own settings, in bytes.
  static let longestOwn = 1 << 16
  /// The largest number of the app's own settings that the account, or the device, can store.
  static let mostOwn = 1000
  /// The largest length of a name, in bytes.
  static let longestName = 100

  /// Finds the group of a setting by its name. Returns `nil` if no setting can have this name.
  init?(of name: String) {
    if KnownSettings.account.has(name) {
      self = .account
    } else if KnownSettings.device.has(name) {
      self = .device
    } else {
      guard name.hasPrefix(SettingGroup.own), name.utf8.count <= SettingGroup.longestName else { return nil }
      let isOfDevice = name.hasPrefix(SettingGroup.ownOnDevice)
      let prefix = isOfDevice ? SettingGroup.ownOnDevice : SettingGroup.own
      let rest = name.utf8.dropFirst(prefix.utf8.count)
      guard !rest.isEmpty, rest.allSatisfy(SettingGroup.isNameByte) else { return nil }
      self = isOfDevice ? .ownOfDevice : .ownOfAccount
    }
  }

  var isOfDevice: Bool { self == .device || self == .ownOfDevice }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || ".-_".utf8.contains(byte)
  }

  /// Returns the reason why no setting can have a name, as the end of a sentence.
  static func refusal(of name: String) -> String {
    if name.hasPrefix(own) {
      return
        "must have letters, digits, points, dashes and underscores after \(own), and at most \(longestName) characters"
    }
    let names = (KnownSettings.account.defaults + KnownSettings.device.defaults).map(\.name)
    return "must be one of \(names.joined(separator: ", ")), or begin with \(own)\(suggestion(for: name, among: names))"
  }
}
