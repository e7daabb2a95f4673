import CloudKitMapping
import Foundation
import Testing

@Suite struct AssetTests {
  /// The examples of FIPS 180-4, and of NIST's tests.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digests(text: String, digest: String) { #expect(SHA256.digest(of: Array(text.utf8)) == digest) }

  @Test func aMillionLetters() {
    #expect(
      SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func piecesMakeTheSameDigest() {
    var random = Seeded(3)
    let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for length in [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000] {
      let whole = SHA256.digest(of: Array(bytes[..<length]))
      var hash = SHA256()
      var at = 0
      while at < length {
        let end = min(at + Int.random(in: 1...100, using: &random), length)
        hash.add(Array(bytes[at..<end]))
        at = end
      }
      #expect(hash.finish() == whole)
    }
  }

  @Test func aTemporaryFileIsCopiedBeforeItGoes() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
    let (temporary, file) = try folder.write(content, "temporary")
    let shelf = AssetShelf(folder.url.appendingPathComponent("shelf"))
    let copy = try shelf.take(temporary, expecting: file)
    // CloudKit removes its temporary file as soon as the app has read the record. The copy must remain.
    try FileManager.default.removeItem(at: temporary)
    #expect(copy.lastPathComponent == file.sha256)
    #expect(try [UInt8](Data(contentsOf: copy)) == content)
    let target = folder.url.appendingPathComponent("wanted").path
    #expect(shelf.handOver(copy, to: target) == target)
    #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: target))) == content)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("shelf").path).isEmpty)
  }

  @Test func whatIsThereIsNotWrittenOver() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let (temporary, file) = try folder.write([1, 2, 3], "temporary")
    let (there, _) = try folder.write([9], "there")
    let shelf = AssetShelf(folder.url.appendingPathComponent("shelf"))
    let copy = try shelf.take(temporary, expecting: file)
    for path in [there.path, folder.url.appendingPathComponent("no/such/folder").path] {
      #expect(shelf.handOver(copy, to: path) == copy.path)
    }
    #expect(try [UInt8](Data(contentsOf: there)) == [9])
    // A second copy replaces the copy that already exists.
    #expect(try shelf.take(temporary, expecting: file) == copy)
    shelf.clear()
    #expect(!FileManager.default.fileExists(atPath: copy.path))
  }

  @Test func anotherContentIsNone() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let (temporary, file) = try folder.write([1, 2, 3], "temporary")
    let shelf = AssetShelf(folder.url.appendingPathComponent("shelf"))
    let wrong = [
      AssetFile(sha256: String(repeating: "0", count: 64), bytes: 3), AssetFile(sha256: file.sha256, bytes: 2),
      AssetFile(sha256: file.sha256, bytes: 4),
    ]
    for case let expected? in wrong {
      let refusal = #expect(throws: CloudRefusal.self) { try shelf.take(temporary, expecting: expected) }
      #expect(refusal?.kind == .assetFileMissing)
      let other = #expect(throws: CloudRefusal.self) { try AssetShelf.check(temporary, expected) }
      #expect(other?.kind == .assetFileMissing)
    }
    try AssetShelf.check(temporary, file)
    let gone = folder.url.appendingPathComponent("gone")
    let refusal = #expect(throws: CloudRefusal.self) { try shelf.take(gone, expecting: file) }
    #expect(refusal?.kind == .assetFileMissing)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("shelf").path).isEmpty)
  }

  @Test func aFolderThatCantBeWrittenIsNoRoom() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let (temporary, file) = try folder.write([1], "temporary")
    // The path of the folder belongs to a file, so no copy can be stored.
    let refusal = #expect(throws: CloudRefusal.self) { try AssetShelf(temporary).take(temporary, expecting: file) }
    #expect(refusal?.kind == .quotaExceeded)
  }

  @Test(arguments: [
    #"{"type":"text","value":"x"}"#, #"{"type":"asset"}"#, #"{"type":"asset","value":{"sha256":"x","bytes":1}}"#,
    #"{"type":"asset","value":{"sha256":"E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855","bytes":1}}"#,
    #"{"type":"asset","value":{"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","bytes":0}}"#,
    #"{"type":"asset","value":{"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","bytes":250000001}}"#,
    #"{"type":"asset","value":{"sha256":"../../../../../../../../../../../../../../../../../../../../../etc","bytes":1}}"#,
  ])
  func noContents(text: String) throws { #expect(AssetFile(value: try JSONValue(parsing: text)) == nil) }

  @Test func theContentOfAFieldIsFoundByItsDigest() throws {
    let digest = String(repeating: "a", count: 64)
    let record = NativeRecord(
      Fixtures.id(1).text, "Assets", in: Fixtures.zone,
      fields: ["file": .string("~asset:\(digest):12"), "name": .string("x")])
    #expect(try ContentRecord.digest(of: "file", in: record) == AssetFile(sha256: digest, bytes: 12))
    #expect(ContentRecord.name(of: digest) == "content-\(digest)")
    for field in ["name", "other", ""] {
      let refusal = #expect(throws: CloudRefusal.self) { try ContentRecord.digest(of: field, in: record) }
      #expect(refusal?.kind == .assetFileMissing)
    }
  }

  @Test func aSaveSaysWhichFilesItBrings() throws {
    let digest = String(repeating: "b", count: 64)
    let value = #"{"type":"asset","value":{"sha256":"\#(digest)","bytes":12,"path":"/tmp/x"}}"#
    let text = Fixtures.save(1).replacingOccurrences(of: #""fields":{"#, with: #""fields":{"file":\#(value),"#)
    let files = try Fixtures.modify([text]).save[0].files
    #expect(files.map(\.field) == ["file"])
    #expect(files.first?.file == AssetFile(sha256: digest, bytes: 12, path: "/tmp/x"))
    #expect(DownloadRequest.answer(path: "/x", sha256: digest).text == #"{"path":"/x","sha256":"\#(digest)"}"#)
  }

  /// A folder for the files of one test.
}
