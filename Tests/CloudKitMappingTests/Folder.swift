import CloudKitMapping
import Foundation
import Testing

/// A folder for the files of a test.
struct Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  func write(_ content: [UInt8], _ name: String) throws -> (URL, AssetFile) {
    let place = url.appendingPathComponent(name)
    try Data(content).write(to: place)
    let digest = SHA256.digest(of: content)
    return (place, try #require(AssetFile(sha256: digest, bytes: content.count)))
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
