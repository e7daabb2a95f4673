import Backup
import Foundation
import Shape
import Storage
import Testing

/// Tests of a backup while a file changes.
struct BackupWriterTests {
  @Test func aFileThatBecomesShorterWhileItIsReadIsTakenBack() throws {
    let directory = ScratchDirectory()
    _ = try directory.open([Stores.schema, Shelf.schema])
    let (whole, cut) = (String(repeating: "b", count: 64), String(repeating: "a", count: 64))
    let assets = "\(directory.path)/assets"
    try FileManager.default.createDirectory(atPath: assets, withIntermediateDirectories: false)
    try Data(count: 3 << 20).write(to: URL(fileURLWithPath: "\(assets)/\(cut)"))
    try Data("beans".utf8).write(to: URL(fileURLWithPath: "\(assets)/\(whole)"))
    let place = directory.path + ".tar"
    defer { try? FileManager.default.removeItem(atPath: place) }
    var told: [Int] = []
    let writer = try BackupWriter(place, of: directory.path, .refused(unless: "it is a test")) { written in
      told.append(written)
      // At this moment, the writer has written the header and the first part of the file.
      if written > 1 << 20, told.count == 2 { truncate("\(assets)/\(cut)", 1 << 20) }
      return true
    }
    try writer.addAssets(hasUploads: true)
    try writer.addStores(in: directory.path)
    let report = try writer.finish(madeAt: Timestamp(milliseconds: 1_767_225_600_000), program: "test")
    #expect(report.missing.map(\.name) == [cut])
    #expect(report.missing.map(\.reason) == ["it became shorter while it was read"])
    #expect(report.assets == 1 && told == told.sorted())
    let room = ScratchDirectory()
    try FileManager.default.createDirectory(atPath: room.path, withIntermediateDirectories: false)
    let checked = try Backup.check(place, in: room.path) { _ in true }
    #expect(checked.missing.map(\.name) == [cut] && checked.bytes == report.bytes)
  }
}
