import Foundation

/// Measures the cost for a participant of a shared company.
enum Sharing: Measurement {
  static let name = "sharing"
  static let title = "Companies that others share"

  private static let count = 100_000

  private static func device(_ name: String, _ cloud: URL, account: String, on bench: Bench) throws -> Talk {
    try Talk([
      bench.workspace.mainspring, "--data", bench.workspace.fresh(name).path, "--cloud", cloud.path, "--cloud-account",
      account,
    ])
  }

  /// Compares a participant with the owner's second device.
  static func run(on bench: Bench) throws {
    var (theirs, own, memory) = (Samples(), Samples(), Samples())
    for _ in 0..<min(bench.rounds, 3) {
      let inventory = try Inventory.fresh("sharing-owner", items: count, on: bench)
      let company = try inventory.company(bench)
      let cloud = try bench.workspace.fresh("sharing-cloud").appendingPathComponent("cloud.sqlite")
      try FileManager.default.createDirectory(at: cloud.deletingLastPathComponent(), withIntermediateDirectories: true)
      let ada = try Talk(inventory.command + ["--cloud", cloud.path, "--cloud-account", "ada"])
      try ada.call("companies.setTier", #"{"company":"\#(company)","tier":"business"}"#)
      try ada.call("sync.now", #"{"wait":true}"#)
      try ada.call("sharing.create", #"{"company":"\#(company)"}"#)
      let invited = try ada.call("sharing.invite", #"{"company":"\#(company)","as":"bo","preset":"management"}"#)
      ada.end()
      let second = try device("sharing-second", cloud, account: "ada", on: bench)
      own.values.append(try Talk.seconds { try second.call("sync.now", #"{"wait":true}"#) })
      second.end()
      let url = try Talk.text("url", in: invited)
      let bo = try device("sharing-bo", cloud, account: "bo", on: bench)
      theirs.values.append(
        try Talk.seconds {
          try bo.call("sharing.accept", #"{"url":"\#(url)"}"#)
          try bo.call("sync.now", #"{"wait":true}"#)
        })
      memory.values.append(bo.mostMemory)
      let last = try bo.call("inventory.items.list", #"{"company":"\#(company)","limit":1}"#)
      guard last.contains("\"sku\"") else { throw Trouble("the participant has no items: \(last)") }
      bo.end()
    }
    bench.report.add(
      Finding(
        "\(count) records to a participant", (theirs, own), unit: "s", against: "the owner's second device", .atMost(2))
    )
    bench.report.add(Finding("  most memory of the participant", memory, unit: "MB", .atMost(64)))
  }
}
