internal import RPC
internal import Shape

/// The parameter for progress of files, which several methods have.
extension Fields {
  /// Describes the progress token of a request that waits for files from the cloud.
  mutating func progressOfFiles(_ value: (Root) -> ProgressToken?) -> ProgressToken? {
    self(
      "progressToken", value,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `done` counts the bytes received, including the bytes of files that were requested earlier and are received first."
    )
  }
}
