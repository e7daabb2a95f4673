internal import Logging
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command `recover`: sets a new password for an owner, or deletes a company. It is for companies whose owners
/// can't sign in any more.
extension Command {
  static let recover = Command(
    name: "recover", summary: "reset an owner's password, or delete the company, if no owner can sign in",
    operands: "[COMPANY]",
    options: CoreOptions.ofDirectory + [
      Option("username", "NAME", "the owner whose password is reset, if several owners sign in"),
      Option("delete", nil, "delete the company instead, with everything that belongs to it"),
    ],
    more: """
      Use this command while no process serves the data directory. COMPANY is the id of a company, required if users
      sign in to several companies. The standard input has one line each for the company's name, as a confirmation, and
      for the password. Every owner can see the reset: in an event, in recoveredAt of access.list, and in mainspring.log.
      """
  ) { (arguments) throws(UsageError) in
    guard arguments.operands.count <= 1 else { throw UsageError("recover takes the id of one company, or none") }
    if arguments.isSet("delete"), arguments["username"] != nil {
      throw UsageError("--delete resets no password; leave out --username")
    }
    let options = try CoreOptions(arguments)
    if options.data == DataDirectory.inMemory {
      throw UsageError("data in memory ends with its process; name a directory with --data")
    }
    // To open a directory that does not exist would create it.
    guard access("\(options.data)/\(Store.private.fileName)", F_OK) == 0 else {
      Log.error("\(options.data) has no companies. Name another directory with --data.")
      return 66
    }
    Log.start(.error, data: options.data)
    let core: Core
    do throws(DataDirectory.Unusable) { core = try Core(options) } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    defer { core.stores.close() }
    do throws(CompanyRecovery.Refusal) {
      let recovery = CompanyRecovery(core)
      let company = try recovery.company(arguments.operands.first)
      let done =
        arguments.isSet("delete")
        ? try recovery.delete(company) : try recovery.setPassword(in: company, of: arguments["username"])
      return Output.print("\(done)\n")
    } catch {
      Log.error("\(error.sentence); nothing was changed")
      return 1
    }
  }
}
