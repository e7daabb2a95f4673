import Events
import Host
import Live
import RPC
import SQLite
import Shape
import Stdio
import Storage
import Tenancy

/// A server with the methods that the examples of the JSON-RPC 2.0 specification call, and with methods that take long.
/// It runs on the core's own server, loop and stores.
///
/// `SpecServer [--data DIRECTORY] [--framing content-length] [--tap] [--services COUNT]`. With `--tap`, the
/// conversation is also written to the standard error. `--services` adds services of `ManyServices`.
@main struct SpecServer {
  static func main() {
    let words = CommandLine.arguments
    func value(of option: String) -> String? { words.firstIndex(of: option).map { words[$0 + 1] } }
    let more = value(of: "--services").flatMap { Int($0) } ?? 0
    let files = openFiles(value(of: "--data") ?? DataDirectory.inMemory, more)
    let clock = Clock()
    let stores = Stores(
      files, clock: clock, ids: IDGenerator(seed: 1), isThere: { _ in true }, log: { report("\($0)\n") })
    let conversations = Conversations()
    let dependencies = Dependencies(
      stores, clock: clock, ids: IDGenerator(seed: 1), host: HostCalls(conversations),
      background: Background(conversations),
      conversations: conversations, keeper: { NoCompanies() }, empty: { _ in })
    let on = Methods(of: (), dependencies)
    let shop = Shop()
    let router = Router(
      [
        on(Subtract.self), on(Sum.self), on(Update.self), on(NotifyHello.self), on(NotifySum.self), on(GetData.self),
        on(UseWhatIsBought.self), on(UseWhatIsNot.self), on(FailNow.self),
      ] + HostModule(dependencies, known: { [] }).parts.methods, features: shop)
    let work = WorkModule(dependencies)
    router.add(MethodName("work")) { work.parts.methods }
    router.add(MethodName("rpc")) { work.cancelling }
    router.add(MethodName("events")) { EventsModule(dependencies, kinds: { work.parts.kinds }).parts.methods }
    ManyServices.add(more, to: router, dependencies)
    router.add(MethodName("live")) { [unowned router] in LiveModule(dependencies, router: router).parts.methods }
    let frames = Frames.takeStandardOutput()!
    Signals.install()
    var loop = ServeLoop(
      server: RequestServer(
        router: router, work: stores, conversations: conversations, host: dependencies.host,
        background: dependencies.background,
        onRequest: clock.advance, log: { report("\($0)\n") }),
      frames: frames, maxLine: 1 << 20, framing: value(of: "--framing").flatMap(Framing.init) ?? .lines,
      idle: .init(delay: { nil }, step: {}, sleep: {}), tap: words.contains("--tap") ? tap : nil)
    let code = loop.run()
    stores.close()
    exitProcess(code)
  }

  private static func openFiles(_ path: String, _ more: Int) -> StoreFiles {
    do throws(DataDirectory.Unusable) {
      return try DataDirectory.open(path) {
        ServiceSchema.file(of: $0, { [Stores.schema, WorkModule.schema, ManyServices.schema(more)] })
      }
    } catch {
      report("\(error.sentence)\n")
      exitProcess(error.exitCode)
    }
  }

  private static var tap: ServeLoop.Tap {
    ServeLoop.Tap(
      received: { line in report("--> \(line.map { String(decoding: $0, as: UTF8.self) } ?? "")\n") },
      sent: { lines in
        for line in lines.split(separator: UInt8(ascii: "\n")) {
          report("<-- \(String(decoding: line, as: UTF8.self))\n")
        }
      })
  }
}

/// A stand-in for the company directory, without any company.
private final class NoCompanies: CompanyKeeper {
  func open(_ company: UUID, at now: Timestamp) throws(Failure) -> CompanyScope? { nil }
  func noteReading(of scope: CompanyScope) {}
  func selection() throws(Failure) -> Selection { .nothing }
  func hasAny() throws(Failure) -> Bool { false }
  func only() throws(Failure) -> UUID? { nil }
  func noteUse(of session: OpenSession, in scope: CompanyScope, at now: Timestamp) {}
  func products(giving tiers: [Tier], to scope: CompanyScope, at now: Timestamp) -> [String]? { nil }
  func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts {
    CompanyFacts(
      tier: .free, departments: [], sessionHours: 1, idleMinutes: nil, allowsNegativeStock: false, expiryDays: 30,
      orderNumberFormat: "{number}", purchaseNumberFormat: nil, isPersonal: false, currency: nil, isTierBought: false)
  }
}

/// The common part of the specification's methods.
protocol SpecMethod: UnscopedMethod where Service == Void {}

extension SpecMethod {
  static var doc: StaticString { "A method of the specification's examples." }
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

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Int { minuend - subtrahend }
}

/// The three numbers that the specification's method `sum` adds.
struct Sum: SpecMethod {
  let a: Int, b: Int, c: Int
  static let name: StaticString = "sum"

  init<F: Fields<Self>>(_ field: inout F) {
    a = field("a", \.a, "A number.")
    b = field("b", \.b, "A number.")
    c = field("c", \.c, "A number.")
  }

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Int { a + b + c }
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

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Int { 0 }
}

struct NotifyHello: SpecMethod {
  let number: Int
  static let name: StaticString = "notify_hello"

  init<F: Fields<Self>>(_ field: inout F) { number = field("number", \.number, "A number.") }

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Int { number }
}

struct NotifySum: SpecMethod {
  let a: Int, b: Int, c: Int
  static let name: StaticString = "notify_sum"

  init<F: Fields<Self>>(_ field: inout F) {
    a = field("a", \.a, "A number.")
    b = field("b", \.b, "A number.")
    c = field("c", \.c, "A number.")
  }

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Int { a + b + c }
}

struct GetData: SpecMethod {
  static let name: StaticString = "get_data"

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> RawJSON { RawJSON(#"["hello",5]"#) }
}
