internal import RPC
internal import Shape

extension Fields {
  /// What those are told with who wait for files to come from the cloud.
  mutating func progressOfFiles(_ value: (Root) -> ProgressToken?) -> ProgressToken? {
    self(
      "progressToken", value,
      "Repeated in rpc.progress, which reports the number of bytes received. Files requested earlier are received first, and their bytes count."
    )
  }
}
