import JSON
import JWS
import Shape

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Verifies signed data: reads lines `{"roots": PEM or null, "jws": "..."}`, and answers each with
/// `{"payload": TEXT, "signedDate": MILLISECONDS}`, `{"reason": NAME}`, or `{"badRoots": true}`.
///
/// `JWSVerifier [--measure SECONDS]`; with seconds, it verifies each line again and again for so long, and answers
/// `{"verificationsPerSecond": NUMBER}`.
@main struct JWSVerifier {
  /// One verifier for each set of roots: the chains that one of them has verified mean nothing to another.
  private var verifiers: [String: SignedDataVerifier] = [:]

  static func main() {
    let words = CommandLine.arguments
    let seconds = words.firstIndex(of: "--measure").flatMap { Double(words[$0 + 1]) }
    var program = JWSVerifier()
    while let line = readLine() {
      guard let (roots, jws) = request(line) else { fatalError("not a request: \(line.prefix(200))") }
      guard let verifier = program.verifier(roots) else {
        print(#"{"badRoots":true}"#)
        continue
      }
      print(seconds.map { measure(jws, with: verifier, seconds: $0) } ?? answer(jws, of: verifier))
    }
  }

  private static func request(_ line: String) -> (roots: String?, jws: String)? {
    Array(line.utf8).withUnsafeBufferPointer { line in
      JSONSource.decode(line) { source in
        guard let roots = source.value.member("roots"), let jws = source.value.member("jws"), jws.kind == .string else {
          return nil
        }
        return (roots.kind == .string ? roots.string : nil, jws.string)
      }
    }
  }

  private mutating func verifier(_ roots: String?) -> SignedDataVerifier? {
    guard let roots else { return verifier(for: "", .apple) }
    return (try? TrustedRoots(file: Array(roots.utf8))).map { verifier(for: roots, $0) }
  }

  private mutating func verifier(for name: String, _ roots: TrustedRoots) -> SignedDataVerifier {
    let verifier = verifiers[name] ?? SignedDataVerifier(roots: roots)
    verifiers[name] = verifier
    return verifier
  }

  private static func answer(_ jws: String, of verifier: SignedDataVerifier) -> String {
    let out = ByteBuffer()
    defer { out.deallocate() }
    let writer = JSONWriter(out)
    do throws(Defect) {
      let data = try verifier.verify(jws)
      writer.name("payload", after: UInt8(ascii: "{"))
      writer.text(String(decoding: data.payload, as: UTF8.self))
      writer.name("signedDate", after: UInt8(ascii: ","))
      writer.integer(data.signedDate.milliseconds)
    } catch {
      writer.name("reason", after: UInt8(ascii: "{"))
      writer.text(error.rawValue)
    }
    out.append("}")
    return out.text()
  }

  private static func measure(_ jws: String, with verifier: SignedDataVerifier, seconds: Double) -> String {
    let start = now()
    var count = 0
    while now() - start < seconds {
      for _ in 0..<100 where (try? verifier.verify(jws)) == nil { fatalError("does not verify") }
      count += 100
    }
    return #"{"verificationsPerSecond":\#(Int(Double(count) / (now() - start)))}"#
  }

  /// The processor's time that this process has taken, in seconds: others on the machine don't count.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
