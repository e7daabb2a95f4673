import CloudKitMapping
import DeviceMapping
import Testing

@Suite struct DeviceLineTests {
  private func line(_ method: String, _ params: String, id: String? = "1000000001") -> String {
    let id = id.map { #""id":\#($0),"# } ?? ""
    return #"{"jsonrpc":"2.0",\#(id)"method":"\#(method)","params":\#(params)}"#
  }

  private let id = JSONValue.number("1000000001")

  @Test func aSearch() throws {
    guard
      case .search(let query, id) = DeviceLine(
        line("host.places.search", #"{"text":"pots","latitude":52.5,"longitude":13.4,"limit":5}"#))
    else {
      Issue.record("no search")
      return
    }
    #expect((query.text, query.limit) == ("pots", 5))
    #expect(query.near == PlaceQuery.Coordinates(latitude: 52.5, longitude: 13.4))
    guard
      case .search(let nowhere, _) = DeviceLine(
        line("host.places.search", #"{"text":"p","latitude":null,"longitude":null,"limit":1}"#))
    else {
      Issue.record("no search")
      return
    }
    #expect(nowhere.near == nil)
  }

  @Test func whatTheCoreAsks() {
    #expect(DeviceLine(line("host.places.resolve", #"{"token":"7"}"#)) == .resolve(token: "7", id: id))
    #expect(DeviceLine(line("host.store.products", #"{"ids":["a","b"]}"#)) == .products(ids: ["a", "b"], id: id))
    #expect(DeviceLine(line("host.store.sync", "{}")) == .sync(id: id))
    #expect(
      DeviceLine(line("host.url.open", #"{"url":"https://example.com"}"#)) == .open(url: "https://example.com", id: id))
    #expect(DeviceLine(line("host.cancel", #"{"id":1000000001}"#, id: nil)) == .cancel(id: id))
    guard
      case .purchase(let question, _) = DeviceLine(
        line("host.store.purchase", #"{"productId":"a","offerId":null,"purchaseId":"p"}"#))
    else {
      Issue.record("no purchase")
      return
    }
    #expect((question.productID, question.offerID, question.purchaseID) == ("a", nil, "p"))
  }

  @Test func whatIsTheAppsToRead() {
    for other in [
      line("host.ping", "{}"), line("host.store.sync", "{}", id: nil), #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      "nonsense", "",
    ] {
      #expect(DeviceLine(other) == .other)
    }
  }

  @Test(arguments: [
    ("host.places.search", "{}"), ("host.places.search", #"{"text":"a"}"#), ("host.places.resolve", #"{"token":5}"#),
    ("host.store.products", #"{"ids":"a"}"#), ("host.store.products", #"{"ids":["a",5]}"#),
    ("host.store.purchase", #"{"productId":"a"}"#), ("host.url.open", "{}"),
  ])
  func whatCanNotBeUnderstood(method: String, params: String) {
    guard case .malformed(let reply) = DeviceLine(line(method, params)) else {
      Issue.record("it was understood")
      return
    }
    #expect(reply.contains("-32602") && reply.contains(method) && reply.contains("1000000001"))
  }
}

@Suite struct DeviceReplyTests {
  private let id = JSONValue.number("7")

  private func reply(_ result: String) -> String { #"{"jsonrpc":"2.0","id":7,"result":\#(result)}"# }

  @Test func places() {
    #expect(
      DeviceReply.suggestions(
        [Suggestion(token: "1", title: "Oslo", subtitle: ""), Suggestion(token: "2", title: "Oslo", subtitle: "US")],
        id: id)
        == reply(#"{"suggestions":[{"token":"1","title":"Oslo"},{"token":"2","title":"Oslo","subtitle":"US"}]}"#))
    let oslo = ResolvedPlace(
      name: "Oslo", region: nil, country: "NO", latitude: 59.9139, longitude: 10.7522, timeZone: "Europe/Oslo")
    #expect(
      DeviceReply.place(oslo, id: id)
        == reply(#"{"name":"Oslo","country":"NO","latitude":59.9139,"longitude":10.7522,"timeZone":"Europe/Oslo"}"#))
  }

  @Test func pricesKeepTheirDigits() {
    let week = ProductFacts.Period(.week, count: 1)
    let facts = ProductFacts(
      id: "a", name: "", description: "", price: "29.990", currency: "EUR", displayPrice: "29,99 €",
      period: ProductFacts.Period(.year, count: 1),
      introductoryOffer: .init(.freeTrial, price: "0", displayPrice: "0,00 €", period: week, periods: 1),
      isFamilyShareable: false)
    #expect(
      DeviceReply.products([facts], id: id)
        == reply(
          #"{"products":[{"id":"a","name":"a","price":29.990,"currency":"EUR","displayPrice":"29,99 €","period":{"unit":"year","count":1},"#
            + #""introductoryOffer":{"mode":"freeTrial","price":0,"displayPrice":"0,00 €","period":{"unit":"week","count":1},"periods":1},"#
            + #""familyShareable":false}]}"#))
  }

  @Test func purchases() {
    #expect(DeviceReply.purchase(.document("x.y.z"), id: id) == reply(#"{"document":"x.y.z"}"#))
    #expect(DeviceReply.purchase(.pending, id: id) == reply(#"{"pending":true}"#))
    #expect(DeviceReply.purchase(.cancelled, id: id) == reply(#"{"cancelled":true}"#))
    #expect(DeviceReply.documents([], id: id) == reply(#"{"documents":[]}"#))
    #expect(DeviceReply.opened(false, id: id) == reply(#"{"opened":false}"#))
    #expect(DeviceReply.failure("no", id: id) == #"{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"no"}}"#)
    #expect(
      DeviceReply.ingest(["x"], id: "s.1")
        == #"{"jsonrpc":"2.0","id":"s.1","method":"entitlements.ingest","params":{"documents":["x"]}}"#)
  }

  @Test(arguments: [
    (#"{"outcomes":[{"index":0,"outcome":"added"}]}"#, true),
    (#"{"outcomes":[{"index":0,"outcome":"known"},{"index":1,"outcome":"replaced"}]}"#, true),
    (#"{"outcomes":[{"index":0,"outcome":"added"},{"index":1,"outcome":"refused"}]}"#, false),
    (#"{"outcomes":[{"index":0}]}"#, false), (#"{"outcomes":[]}"#, false), ("{}", false),
  ])
  func deliveries(result: String, isKept: Bool) throws {
    let delivery = try #require(Delivery(#"{"jsonrpc":"2.0","id":"s.1","result":\#(result)}"#))
    #expect(delivery.id == "s.1" && delivery.isKept == isKept)
  }

  @Test func deliveriesThatFail() throws {
    let failed = try #require(Delivery(#"{"jsonrpc":"2.0","id":"s.1","error":{"code":1,"message":"no"}}"#))
    #expect(!failed.isKept)
    for line in [#"{"id":"s.1","method":"host.cancel"}"#, #"{"id":1,"result":{}}"#, #"{"method":"changed"}"#, "{"] {
      #expect(Delivery(line) == nil)
    }
  }
}
