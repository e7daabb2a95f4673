internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Exports the log as one text of JSON lines: facts about the core, the status and the events of sync, and all lines of
/// the log, the oldest first.
///
/// The text is made on another thread than the one that serves requests. The files are opened before, so the export has
/// the lines of one moment. Only one thread at a time uses an export, so it needs no lock.
final class LogExport: @unchecked Sendable {
  typealias Work = Computing<LogExportReport, Context>

  private let head: [String]
  private var reader: LogReader
  private let identities: Identities
  private let place: Place?
  private var text: [UInt8] = []
  private var (lines, bytes) = (0, 0)
  /// The reason why the file can't be written, as a clause; empty if there is none.
  private var flaw = ""
  private var isTooLong = false

  /// The file to which the export is written.
  private struct Place {
    let path: String
    let replacing: OutsidePath.Replacing
    let draft: FileDraft
  }

  private static let mostInline = 4 << 20

  /// Opens all files of the log, and collects the facts about the core and sync.
  /// - Parameter path: the path of the export's file; `nil` to return the export as a text.
  /// - Throws: -32602 for a path that can't be used.
  init(of service: Logs, to path: String?, _ replacing: OutsidePath.Replacing) throws(Failure) {
    place = try path.map { (path) throws(Failure) in
      do throws(OutsidePath.Refusal) {
        try OutsidePath.checkPlace(path, outside: service.dependencies.stores.directory, replacing)
      } catch { throw LogExport.unwritable(error.sentence) }
      do throws(SystemError) { return Place(path: path, replacing: replacing, draft: try FileDraft(for: path)) } catch {
        throw LogExport.unwritable(error.sentence)
      }
    }
    reader = LogReader(service.book)
    reader.openAll()
    identities = Identities(try service.traces.identities())
    var head = [LogExport.line("diagnostics", service.traces.diagnostics())]
    head.append(LogExport.line("syncStatus", try service.traces.syncStatus()))
    for event in try service.traces.syncEvents() { head.append(LogExport.line("syncEvent", event)) }
    self.head = head
  }

  private static func unwritable(_ sentence: String) -> Failure {
    .invalidParam("/path", "The file can't be written: \(sentence)")
  }

  /// Returns a line of the export.
  /// - Parameter object: the JSON of an object with at least one member.
  private static func line(_ type: String, _ object: String) -> String { "{\"kind\":\"\(type)\",\(object.dropFirst())" }

  func begin() -> Work {
    Work(
      compute: { [self] progress in
        make(progress)
        return []
      },
      finish: { [self] (_, _) throws(Failure) in
        if isTooLong {
          throw .limitReached(
            LogExport.mostInline,
            "The text would be longer than \(LogExport.mostInline) bytes; give path instead of `inline: true`")
        }
        if !flaw.isEmpty { throw LogExport.unwritable(flaw) }
        let text = place == nil ? String(decoding: text, as: UTF8.self) : nil
        return .result(LogExportReport(lines: lines, bytes: bytes, text: text))
      })
  }

  private func make(_ progress: Progress) {
    for line in head { add(line) }
    // The reader returns the newest line first. The log has only some megabytes, so all lines are read and then
    // reversed.
    var found: [LogLine] = []
    while let line = reader.next(), !progress.isCancelled { found.append(line) }
    for line in found.reversed() where flaw.isEmpty && !isTooLong {
      if progress.isCancelled { return }
      if lines % 1000 == 0 { progress.say(done: Decimal(lines), of: Decimal(found.count)) }
      let text = jsonText(line)
      // The core's own lines name people by their ids, so the ids are removed.
      add(LogExport.line("line", line.conversation == nil ? Identities.withoutIDs(text) : text))
      lines += 1
    }
    flush()
    guard let place, flaw.isEmpty, !progress.isCancelled else { return }
    do throws(SystemError) { try place.draft.put(at: place.path, mayReplace: place.replacing.isAllowed) } catch {
      flaw = place.replacing.sentence(error)
    }
  }

  private func add(_ line: String) {
    // Masks secrets again, because an older program may have written lines with secrets.
    text += identities.hide(in: SecretMask.maskedJSON(line) ?? "{}").utf8
    text.append(UInt8(ascii: "\n"))
    if place == nil {
      bytes = text.count
      isTooLong = bytes > LogExport.mostInline
    } else if text.count > 1 << 18 {
      flush()
    }
  }

  private func flush() {
    guard let place, flaw.isEmpty else { return }
    bytes += text.count
    do throws(SystemError) { try place.draft.write(text) } catch { flaw = error.sentence }
    text = []
  }
}
