internal import Access
internal import Companies
internal import Entitlements
internal import Inventory
internal import Kernel
internal import Places
internal import Policy
internal import SQLite
internal import Weather
internal import Widgets

/// The tables of the three stores. A new step is added at the end; those that have been released stay as they are.
enum StoreSchemas {
  static func schema(of store: Store) -> FileSchema {
    switch store {
    case .device: FileSchema(
      version: 7,
      whole: [
        Settings.sql, OnceLog.sql, AppGroup.sql, EntitlementTables.sql, WeatherTables.sql, PlacesTables.sql, PolicyTables.sql,
        WidgetTables.sql,
      ],
      steps: [
        Migration(1, Settings.sql), Migration(2, OnceLog.firstSQL), Migration(3, OnceLog.audienceSQL),
        Migration(4, AppGroup.sql + EntitlementTables.sql), Migration(5, WeatherTables.sql + PlacesTables.sql),
        Migration(6, PolicyTables.sql), Migration(7, WidgetTables.sql),
      ])
    case .private: FileSchema(
      version: 8, whole: companies + [AccessTables.credentialsSQL],
      steps: steps + [Migration(7, AccessTables.credentialsSQL), Migration(8, CompanyTables.tierSourceSQL)])
    case .shared: FileSchema(version: 7, whole: companies, steps: steps + [Migration(7, CompanyTables.tierSourceSQL)])
    }
  }

  /// What both stores of companies hold.
  private static var companies: [String] {
    [ChangeLog.sql, CompanyTables.sql, AccessTables.recordsSQL, InventoryTables.sql, OnceLog.sql, ChangeLog.floorSQL]
  }

  private static var steps: [Migration] {
    [
      Migration(1, ChangeLog.sql), Migration(2, CompanyTables.firstSQL), Migration(3, InventoryTables.sql), Migration(4, OnceLog.firstSQL),
      Migration(5, ChangeLog.floorSQL), Migration(6, CompanyTables.detailsSQL + AccessTables.recordsStepSQL + OnceLog.audienceSQL),
    ]
  }
}
