internal import Cloud
internal import Crypto
internal import RPC
internal import Shape

/// Checks that the contents of assets are stored and returned. The checks write only to zones that they create.
extension CloudTest {
  func files() throws(Flaw) {
    let zone = try newZone()
    // The content has about 3 MB, so that a container that stores contents in parts needs several parts. All values of
    // a byte occur in it.
    let run = (0..<998).map { UInt8(truncatingIfNeeded: $0) }
    let content = (0..<3_000).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] + run }
    guard let path = folder.write(content, to: "sent"), let digest = Digest() else {
      throw Flaw("the test can't write a file: the disk has no room")
    }
    content.withUnsafeBytes(digest.add)
    let sha256 = digest.text()
    let name = newID()
    func asset(_ path: String?, sha256 digest: String? = nil) -> [CloudFields.Field] {
      [.init("file", CloudFile(digest ?? sha256, bytes: content.count, path: path).value)]
    }
    let tag = try save(record(name, in: zone, "with a file", more: asset(path)))
    try Flaw.require(folder.read(path) == content, "the sent file must not be changed or removed")
    let found = try find(name, in: zone)?.fields["file"]
    try Flaw.require(
      found?.file.map { ($0.sha256, $0.bytes, $0.path) == (sha256, content.count, nil) } ?? false,
      "a field with a file must be returned unchanged, not as \(found?.json ?? "nothing")")
    try require(content, sha256, of: name, in: zone, on: two)
    // A second record refers to the same content. It is saved without sending the file again.
    let second = newID()
    try save(record(second, in: zone, more: asset(nil)), on: two)
    try require(content, sha256, of: second, in: zone, on: one)
    let other = String(repeating: "0", count: 64)
    for (fields, what) in [
      (asset(nil, sha256: other), "an unknown content"), (asset("\(path)-none"), "a missing file"),
      (asset(path, sha256: other), "a file that does not match its digest"),
    ] {
      let elsewhere = try newZone()
      try requireRefused(
        try modify([record(newID(), in: elsewhere, more: fields)])[0], as: .assetFileMissing, when: what)
      try Flaw.require(try changes(in: elsewhere).records.isEmpty, "a record with \(what) must not be saved")
    }
    // This save of the record removes the field that refers to the file.
    try save(record(name, in: zone, tag: tag, more: [.init("file", nil)]))
    try one.refused(
      DownloadAsset(.private, zone, name, field: "file", to: folder.path(of: "gone")), as: .assetFileMissing,
      .unknownItem,
      when: "of a field that no longer has a file")
    try require(content, sha256, of: second, in: zone, on: two)
    try one.refused(
      DownloadAsset(.private, zone, newID(), field: "file", to: folder.path(of: "none")), as: .assetFileMissing,
      .unknownItem,
      when: "of a record that does not exist")
  }

  /// Checks that the field `file` of a record has the given content.
  private func require(
    _ content: [UInt8], _ sha256: String, of name: UUID, in zone: CloudZone, on cloud: TestedCloud
  ) throws(Flaw) {
    let path = folder.path(of: "\(newID())")
    let answer = try cloud.answer(to: DownloadAsset(.private, zone, name, field: "file", to: path))
    try Flaw.require(answer.sha256 == sha256, "a file must be returned with the digest that was sent")
    try Flaw.require(folder.read(answer.path) == content, "a file must be returned with the same bytes")
  }
}
