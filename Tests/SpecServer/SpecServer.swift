import Kernel
import RPC
import Shape
import Stdio

/// The methods that the JSON-RPC 2.0 specification's examples call, on the real session and the real loop.
@main struct SpecServer {
  static func main() {
    let router = Router([
      Endpoint(Subtract.self, on: ()), Endpoint(Sum.self, on: ()), Endpoint(Update.self, on: ()), Endpoint(NotifyHello.self, on: ()),
      Endpoint(NotifySum.self, on: ()),
      Endpoint(GetData.self, on: ()),
    ])
    let frames = Frames.takeStandardOutput()!
    Signals.install()
    var loop = ServeLoop(
      session: Session(router: router, work: nil), frames: frames, maxLine: 1 << 20, idle: .init(delay: { nil }, step: {}))
    exitProcess(loop.run())
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

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    minuend = field("minuend", \.minuend, "What is subtracted from.")
    subtrahend = field("subtrahend", \.subtrahend, "What is subtracted.")
  }

  func call(on service: Void) throws(Failure) -> Int { minuend - subtrahend }
}

/// The three numbers that the specification's sums have.
struct Sum: SpecMethod {
  let a: Int, b: Int, c: Int
  static let name: StaticString = "sum"

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    a = field("a", \.a, "A number.")
    b = field("b", \.b, "A number.")
    c = field("c", \.c, "A number.")
  }

  func call(on service: Void) throws(Failure) -> Int { a + b + c }
}

struct Update: SpecMethod {
  let a: Int, b: Int, c: Int, d: Int, e: Int
  static let name: StaticString = "update"

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
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

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) { number = field("number", \.number, "A number.") }

  func call(on service: Void) throws(Failure) -> Int { number }
}

struct NotifySum: SpecMethod {
  let a: Int, b: Int, c: Int
  static let name: StaticString = "notify_sum"

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    a = field("a", \.a, "A number.")
    b = field("b", \.b, "A number.")
    c = field("c", \.c, "A number.")
  }

  func call(on service: Void) throws(Failure) -> Int { a + b + c }
}

struct GetData: SpecMethod {
  static let name: StaticString = "get_data"

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {}

  func call(on service: Void) throws(Failure) -> RawJSON { RawJSON(#"["hello",5]"#) }
}
