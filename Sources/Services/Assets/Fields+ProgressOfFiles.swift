internal import RPC
internal import Shape

extension Fields {
  /// What those are told with who wait for files to come from the cloud.
  mutating func progressOfFiles(_ value: (Root) -> ProgressToken?) -> ProgressToken? {
    self(
      "progressToken", value,
      "Echoed in rpc.progress, which tells how many bytes have come; those of files that were asked for before count, as they come first.")
  }
}
