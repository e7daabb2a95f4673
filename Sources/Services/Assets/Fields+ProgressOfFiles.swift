internal import RPC
internal import Shape

extension Fields {
  /// Describes the progress token of a request that waits for files from the cloud.
  mutating func progressOfFiles(_ value: (Root) -> ProgressToken?) -> ProgressToken? {
    self(
      "progressToken", value,
      "Repeated in rpc.progress, which reports the number of bytes received. Files requested earlier are received first, and their bytes count."
    )
  }
}
