import Foundation
import Synchronization
import Testing

@testable import MainspringClient

struct ProcessTests {
  @Test func aProcessThatDiesIsStartedAgain() async throws {
    try await Running.inDirectory { directory in
      let core = try await Running.shop(directory, restarts: true)
      let levels = core.watch { try await $0.inventory.items.list(limit: 1, order: .sku) }
      var pages = levels.makeAsyncIterator()
      #expect(try await pages.next()?.items.isEmpty == true)
      let events = try await core.events(topics: [Topic(service: "inventory", type: "item")])
      for turn in 0..<3 {
        let process = core.processID
        try await withThrowingTaskGroup(of: Void.self) { calls in
          for n in 0..<50 {
            calls.addTask { try await core.inventory.items.create(sku: "\(turn)-\(n)", name: "K", unit: "kg") }
          }
          try await calls.next()
          kill(process, SIGKILL)
          try await calls.waitForAll()
        }
        _ = try await core.system.ping()
        #expect(core.processID != process)
      }
      var skus: Set<String> = []
      for try await item in core.each({ try await $0.inventory.items.list() }) {
        #expect(skus.insert(item.sku).inserted)
      }
      #expect(skus.count == 150)
      // After the restart, watches and subscriptions continue: each event arrives once.
      var ids: Set<String> = []
      for try await event in events {
        #expect(ids.insert(event.id).inserted)
        if ids.count == 150 { break }
      }
      #expect(try await pages.next()?.items.map(\.sku) == ["0-0"])
      await core.close()
    }
  }

  @Test func withoutThatCallsFail() async throws {
    let core = try await Running.shop()
    let events = try await core.events()
    var watch = core.watch { try await $0.inventory.items.list() }.makeAsyncIterator()
    _ = try await watch.next()
    kill(core.processID, SIGKILL)
    await #expect(throws: ProcessEnded.self) { while true { _ = try await core.system.ping() } }
    await #expect(throws: ProcessEnded(reason: "the core was ended by signal 9; it answers no more calls")) {
      _ = try await core.system.ping()
    }
    await #expect(throws: ProcessEnded.self) { for try await _ in events {} }
    await #expect(throws: ProcessEnded.self) { _ = try await watch.next() }
    #expect(try await watch.next() == nil)
    await core.close()
  }

  @Test func aProcessThatIsNotThere() {
    #expect(throws: ProcessEnded(reason: "/no/such/program can't be started: No such file or directory")) {
      try Core(command: ["/no/such/program"])
    }
    #expect(throws: ProcessEnded(reason: "there is no command to start")) { try Core(command: []) }
  }

  /// The process ends without answering anything, so the client does not restart it again and again.
  @Test func aProcessThatCanNotServe() async throws {
    let core = try Running.core(restarts: true, arguments: ["--no-such-option"])
    await #expect(throws: ProcessEnded.self) { _ = try await core.system.ping() }
    await #expect(throws: ProcessEnded(reason: "the core has ended with code 64 (bad usage); it answers no more calls"))
    {
      _ = try await core.system.ping()
    }
  }

  /// If a call makes the process die repeatedly, the client gives this call up. Other calls continue.
  @Test func aCallThatKillsIsNotRepeatedForEver() async throws {
    // The client does not restart a process that has answered nothing. So this script answers a request with the id 0,
    // which the client never sent.
    let script = #"""
      echo '{"jsonrpc":"2.0","id":0,"result":0}'
      while read -r line; do
        case $line in *poison*) kill -9 $$ ;; esac
        id=${line#*'"id":'}
        printf '{"jsonrpc":"2.0","id":%s,"result":{"text":"here","same":true}}\n' "${id%%,*}"
      done
      """#
    let core = try Core(command: ["/bin/sh", "-c", script], restarts: true)
    func ask(_ method: String) async throws -> HostChecked { try await core.caller.call(method, .read, MemberWriter()) }
    #expect(try await ask("any").text == "here")
    let first = core.processID
    await #expect(throws: ProcessEnded(reason: "the core was ended by signal 9; whether poison was done is not known"))
    {
      _ = try await ask("poison")
    }
    #expect(try await ask("any").text == "here")
    #expect(core.processID != first)
    await core.close()
  }

  @Test func aClosedCoreAnswersWhatItWasAsked() async throws {
    let core = try await Running.shop()
    await core.close()
    // A second close in a cancelled task also waits for the end of the process.
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await core.close()
    }.value
    await #expect(throws: ProcessEnded.self) { _ = try await core.system.ping() }
  }

  @Test func aProcessEndsWithWhoeverUsesIt() async throws {
    var core: Core? = try Running.core()
    _ = try await core?.system.ping()
    let connection = try #require(core?.lease.connection)
    core = nil
    // Without an end of the process, this call would wait for ever.
    await connection.close()
    #expect(connection.state.withLock(\.ended) != nil)
  }

  @Test func howProcessesEnd() {
    #expect(Program.howItEnded(0) == "the core has ended with code 0")
    #expect(Program.howItEnded(9) == "the core was ended by signal 9")
    #expect(Program.howItEnded(73 << 8) == "the core has ended with code 73 (the data directory can't be used)")
  }

  /// Lines that are not valid replies do not disturb other calls.
  @Test func linesThatAreNone() async throws {
    let script =
      #"read line; printf 'noise\n\n{"id":99,"result":1}\n[]\n{"jsonrpc":"2.0","id":1,"re'; printf 'sult":{"text":"here","same":true}}\n'; cat"#
    let core = try Core(command: ["/bin/sh", "-c", script])
    let pong: HostChecked = try await core.caller.call("any", .read, MemberWriter())
    #expect(pong.text == "here")
    await core.close()
  }
}
