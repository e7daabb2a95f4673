internal import RPC
internal import Shape

/// The parameter `progressToken` of the methods that fetch files.
extension Fields {
  /// Describes the progress token of a request that waits for files from the cloud.
  mutating func progressOfFiles(_ value: (Root) -> ProgressToken?) -> ProgressToken? {
    self(
      "progressToken", value,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token while the files are fetched. There, `done` counts the bytes received, including those of files that were requested earlier and arrive first."
    )
  }
}
