internal import Logging
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Collects the facts about the process that an app sends with a user's feedback.
extension System {
  /// The facts that help the makers of an app to understand a user's feedback.
  var appDiagnostics: AppDiagnostics {
    let recent = Log.recent
    let client = clients[dependencies.conversations.current.number]
    return AppDiagnostics(
      version: RPC.Version.text, platform: System.platform, sqlite: Connection.libraryVersion,
      buildEnvironment: build.environment,
      client: client.map { [$0.name.text, $0.version?.text].compactMap(\.self).joined(separator: " ") },
      stores: dependencies.stores.present.map {
        StoreVersion(name: "\($0)", schema: (try? dependencies.stores.size(of: $0))?.schema)
      },
      warnings: recent.count { $0.level == .warning }, errors: recent.count { $0.level == .error })
  }
}
