internal import RPC

/// The steps before the examples: a host offers its capability, and the records of a type are fetched.
extension Example {
  static let provide = Example.Step("host.provide", #"{"capabilities":["host.cloud.records.query"]}"#)
  static let fetched = [provide, Example.Step("content.refresh", #"{"type":"Tip"}"#, answers: [answer])]

  static let answer = #"""
    {"records":[{"recordName":"bloom","fields":{"title":{"type":"text","value":"Let it bloom"},"level":{"type":"int","value":1}},\#
    "modificationDate":"2025-12-24T08:00:00.000Z"},{"recordName":"grind","fields":{"title":{"type":"text","value":"Grind finer"},\#
    "level":{"type":"int","value":2}}}],"cursor":null}
    """#
}
