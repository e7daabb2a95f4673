internal import Ports
internal import Storage

/// The schema of the tables of assemblies. Both stores with companies have these tables. A released step is never
/// edited: a change is a new step at the end.
enum AssemblyTables {
  static let schema = ServiceSchema(
    steps: [
      .init("assemblies.boms", in: .companies, boms), .init("assemblies.lines", in: .companies, lines),
      .init("assemblies.builds", in: .companies, builds),
      .init("assemblies.steps", in: .companies, AddedRows.steps(of: BuildDetails.self, with: "builds")),
      .init("assemblies.steps.follows", in: .companies, AddedRows.following(of: BuildDetails.self)),
      .init("assemblies.completions", in: .companies, completions),
      .init("assemblies.demand", in: .companies, demand),
    ])

  private static let bomsTable = RecordTable(BOM.self, "boms")
  private static let buildsTable = RecordTable(
    StoredBuild.self, "builds", constraints: ["UNIQUE (company, number)"])
  private static let completionsTable = RecordTable(BuildCompletion.self, "build_completions")

  private static let boms = """
    \(bomsTable.sql)
    CREATE INDEX {store}.boms_item ON boms (item);
    """

  /// The lines of bills of materials with the values that explosions need, computed from the records. `place` is the
  /// index of the line in its bill of materials, and `own` is the quantity in the component's own unit.
  private static let lines = """
    CREATE TABLE {store}.bom_lines (
      company INTEGER NOT NULL,
      bom BLOB NOT NULL,
      place INTEGER NOT NULL,
      made BLOB NOT NULL,
      active INTEGER NOT NULL,
      yield INTEGER NOT NULL,
      item BLOB NOT NULL,
      own INTEGER NOT NULL,
      scrap INTEGER NOT NULL,
      optional INTEGER NOT NULL,
      whole INTEGER NOT NULL,
      PRIMARY KEY (company, bom, place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.bom_lines_made ON bom_lines (company, made, active);
    CREATE INDEX {store}.bom_lines_item ON bom_lines (company, item);
    """

  private static let builds = """
    \(buildsTable.sql)
    CREATE INDEX {store}.builds_item ON builds (item);
    CREATE INDEX {store}.builds_bom ON builds (bom);
    CREATE INDEX {store}.builds_status ON builds (row >> 40, status);
    CREATE INDEX {store}.builds_open ON builds (item) WHERE status IN ('planned', 'inProgress');
    CREATE INDEX {store}.builds_orderLine ON builds (orderLine) WHERE orderLine IS NOT NULL;
    """

  private static let completions = """
    \(completionsTable.sql)
    CREATE INDEX {store}.build_completions_build ON build_completions (build);
    \(AddedRows.guards(of: "build_completions", with: "builds", by: "build"))
    """

  /// The demand of each open build for each component, computed from the records. `queuedAt` is the instant since which
  /// the build has been waiting.
  private static let demand = """
    CREATE TABLE {store}.build_demand (
      company INTEGER NOT NULL,
      build BLOB NOT NULL,
      item BLOB NOT NULL,
      queuedAt INTEGER NOT NULL,
      demand INTEGER NOT NULL,
      PRIMARY KEY (company, build, item)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.build_demand_item ON build_demand (company, item, queuedAt, build);
    """
}
