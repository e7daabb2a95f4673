import Host
import Kernel
import RPC
import SQLite
import Shape
import Stdio

/// The methods that the JSON-RPC 2.0 specification's examples call, and methods that take long, on the real session, loop and stores.
///
/// `SpecServer [--data DIRECTORY] [--framing content-length] [--tap]`; with a tap, the conversation goes to the standard error, too.
@main struct SpecServer {
  static func main() {
    let words = CommandLine.arguments
    func value(of option: String) -> String? { words.firstIndex(of: option).map { words[$0 + 1] } }
    let conversation = Conversation()
    let (host, background) = (HostCalls(conversation), Background(conversation))
    let kernel = openKernel(value(of: "--data") ?? DataDirectory.inMemory)
    let workshop = Workshop(settings: kernel.settings, host: host, background: background)
    let shop = Shop()
    let router = Router(
      [
        Endpoint(Subtract.self, on: ()), Endpoint(Sum.self, on: ()), Endpoint(Update.self, on: ()), Endpoint(NotifyHello.self, on: ()),
        Endpoint(NotifySum.self, on: ()), Endpoint(GetData.self, on: ()),
        Endpoint(UseWhatIsBought.self, on: ()), Endpoint(UseWhatIsNot.self, on: ()),
      ] + HostModule(host, known: { [] }).endpoints + workshop.endpoints, features: shop)
    let frames = Frames.takeStandardOutput()!
    Signals.install()
    var loop = ServeLoop(
      session: Session(
        router: router, work: kernel.stores, conversation: conversation, host: host, background: background,
        onRequest: kernel.clock.advance),
      frames: frames, maxLine: 1 << 20, framing: value(of: "--framing").flatMap(Framing.init) ?? .lines,
      idle: .init(delay: { nil }, step: {}), tap: words.contains("--tap") ? tap : nil)
    let code = loop.run()
    kernel.stores.close()
    exitProcess(code)
  }

  private static func openKernel(_ path: String) -> Kernel {
    let tables = FileSchema(
      version: 3, steps: [Migration(1, ChangeLog.sql), Migration(2, OnceLog.sql), Migration(3, ChangeLog.floorSQL)])
    let device = FileSchema(version: 2, steps: [Migration(1, Settings.sql), Migration(2, OnceLog.sql)])
    do {
      let clock = Clock()
      let files = try DataDirectory.open(path, schemas: { $0 == .device ? device : tables })
      let stores = Stores(files, clock: clock, log: { report("\($0)\n") })
      return try Kernel(stores: stores, clock: clock, ids: IDGenerator(clock: clock, seed: 1))
    } catch {
      fatalError("\(error)")
    }
  }

  private static var tap: ServeLoop.Tap {
    ServeLoop.Tap(
      received: { line in report("--> \(line.map { String(decoding: $0, as: UTF8.self) } ?? "")\n") },
      sent: { lines in
        for line in lines.split(separator: UInt8(ascii: "\n")) { report("<-- \(String(decoding: line, as: UTF8.self))\n") }
      })
  }
}

/// What the specification's methods have in common.
protocol SpecMethod: Method where Service == Void {}

extension SpecMethod {
  static var doc: StaticString { "A method of the specification's examples." }
  static var access: Access { .anyone }
  static var effect: Effect { .read }
  static var resultDoc: StaticString { "As in the specification." }
  static var examples: [Example] { [] }
}

struct Subtract: SpecMethod {
  let minuend: Int, subtrahend: Int
  static let name: StaticString = "subtract"

  init<F: Fields<Self>>(_ field: inout F) {
    minuend = field("minuend", \.minuend, "What is subtracted from.")
    subtrahend = field("subtrahend", \.subtrahend, "What is subtracted.")
  }

  func call(on service: Void) throws(Failure) -> Int { minuend - subtrahend }
}

/// The three numbers that the specification's sums have.
struct Sum: SpecMethod {
  let a: Int, b: Int, c: Int
  static let name: StaticString = "sum"

  init<F: Fields<Self>>(_ field: inout F) {
    a = field("a", \.a, "A number.")
    b = field("b", \.b, "A number.")
    c = field("c", \.c, "A number.")
  }

  func call(on service: Void) throws(Failure) -> Int { a + b + c }
}

struct Update: SpecMethod {
  let a: Int, b: Int, c: Int, d: Int, e: Int
  static let name: StaticString = "update"

  init<F: Fields<Self>>(_ field: inout F) {
    a = field("a", \.a, "A number.")
    b = field("b", \.b, "A number.")
    c = field("c", \.c, "A number.")
    d = field("d", \.d, "A number.")
    e = field("e", \.e, "A number.")
  }

  func call(on service: Void) throws(Failure) -> Int { 0 }
}

struct NotifyHello: SpecMethod {
  let number: Int
  static let name: StaticString = "notify_hello"

  init<F: Fields<Self>>(_ field: inout F) { number = field("number", \.number, "A number.") }

  func call(on service: Void) throws(Failure) -> Int { number }
}

struct NotifySum: SpecMethod {
  let a: Int, b: Int, c: Int
  static let name: StaticString = "notify_sum"

  init<F: Fields<Self>>(_ field: inout F) {
    a = field("a", \.a, "A number.")
    b = field("b", \.b, "A number.")
    c = field("c", \.c, "A number.")
  }

  func call(on service: Void) throws(Failure) -> Int { a + b + c }
}

struct GetData: SpecMethod {
  static let name: StaticString = "get_data"

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Void) throws(Failure) -> RawJSON { RawJSON(#"["hello",5]"#) }
}
