import CloudKitMapping
import Foundation
import Testing

@Suite struct TokenTests {
  private let zone = TokenScope(container: "iCloud.x", account: "_me", .private, ZoneName("company"))
  private let database = TokenScope(container: "iCloud.x", account: "_me", .private)

  @Test func bytesComeBackAsTheyWere() throws {
    var random = Seeded(7)
    for length in 1...300 {
      let archived = Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
      for scope in [zone, database] {
        let text = ChangeToken(archived: archived).text(of: scope)
        #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") })
        #expect(try ChangeToken(text, of: scope).archived == archived)
      }
    }
  }

  @Test func withoutATokenAllIsAsked() throws {
    #expect(try ChangeToken.read(nil, of: zone) == nil)
  }

  @Test func aTokenOfSomethingElseHasExpired() {
    let text = ChangeToken(archived: Data([1, 2, 3])).text(of: zone)
    let others = [
      database, TokenScope(container: "iCloud.x", account: "_me", .private, ZoneName("other")),
      TokenScope(container: "iCloud.x", account: "_me", .shared, ZoneName("company", owner: "_you")),
      TokenScope(container: "iCloud.x", account: "_you", .private, ZoneName("company")),
      TokenScope(container: "iCloud.y", account: "_me", .private, ZoneName("company")),
      // The scope differs although the joined names would be the same text.
      TokenScope(container: "iCloud.x_", account: "me", .private, ZoneName("company")),
    ]
    for scope in others {
      #expect(throws: CloudRefusal.tokenExpired) { try ChangeToken(text, of: scope) }
    }
  }

  @Test func garbageHasExpired() {
    let text = ChangeToken(archived: Data([1, 2, 3, 4])).text(of: zone)
    for made in [
      "", "x", "z", "z..", "z.0000000000000000.", "\(text)x", "\(text).", String(text.dropLast()), " \(text)",
      "z.zz.%%%", "ä.ö.ü",
    ] {
      #expect(throws: CloudRefusal.tokenExpired, "\(made)") { try ChangeToken(made, of: zone) }
    }
    var random = Seeded(11)
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      var changed = bytes
      changed[place] = UInt8.random(in: 0x21...0x7e, using: &random)
      if changed == bytes { continue }
      #expect(throws: CloudRefusal.tokenExpired) { try ChangeToken(String(decoding: changed, as: UTF8.self), of: zone) }
    }
  }

  @Test func aChangedTokenIsToldAsTheProtocolHasIt() {
    #expect(CloudRefusal.tokenExpired.kind.rawValue == "changeTokenExpired")
  }
}

/// A random number generator that gives the same numbers for the same seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
