internal import CloudTest
internal import JSON

/// Carries out `cloud test`, which tests a container.
extension Command {
  /// Tests a container, and prints the results in the Test Anything Protocol
  /// (https://testanything.org/tap-version-14-specification.html).
  /// - Parameters:
  ///   - command: the command that serves the container. The shell runs it for each connection.
  ///   - other: the command for another account, or `nil` to skip the checks of sharing.
  ///   - batchesBetween: the number of batches that other devices send between a batch and its repeat.
  ///   - text: the prefix of the names of the checks to run. An empty text selects all checks.
  static func testCloud(_ command: String, other: String?, batchesBetween: Int, only text: String) throws(UsageError)
    -> Int32
  {
    var (number, failed) = (0, 0)
    let shell = ["/bin/sh", "-c"]
    let test = CloudTest(
      shell + [command], others: other.map { shell + [$0] }, folder: TemporaryFolder.make(),
      batchesBetween: batchesBetween, only: text)
    if test.count == 0 { throw UsageError("no check has a name that begins with \(text)") }
    var code = Output.print("TAP version 14\n1..\(test.count)\n")
    test.run { finding in
      number += 1
      if finding.flaw != nil { failed += 1 }
      let line = "\(finding.flaw == nil ? "ok" : "not ok") \(number) - \(finding.name)\n"
      let flaw = finding.flaw.map { "  ---\n  message: \(jsonText($0))\n  ...\n" } ?? ""
      let remark = finding.remark.map { "# \($0)\n" } ?? ""
      if code == 0 { code = Output.print(line + flaw + remark) }
    }
    if code == 0, failed > 0 { code = Output.print("# \(failed) of \(number) checks failed\n") }
    return code != 0 ? code : failed > 0 ? 1 : 0
  }
}
