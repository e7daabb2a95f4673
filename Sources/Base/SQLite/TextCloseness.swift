internal import CSQLite

/// How well a row of a full-text table fits its query, by that row alone.
///
/// FTS5's own bm25 weighs words by how rare they are among all rows. Then what one company finds would depend on what others keep, and on
/// how far the index has come. Here every word counts by the column that it stands in, and more the less else stands there.
enum TextCloseness {
  /// Defines `closeness(table, weight, ...)` for a connection, a whole number that is lower the better a row fits; the weights are those of
  /// the columns, in their order (https://www.sqlite.org/fts5.html#custom_auxiliary_functions).
  /// - Returns: SQLITE_OK, or why not.
  static func define(_ connection: OpaquePointer) -> Int32 {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    // `?1` takes the pointer to which FTS5 writes where its functions are.
    var code = sqlite3_prepare_v2(connection, "SELECT fts5(?1)", -1, &statement, nil)
    guard code == SQLITE_OK else { return code }
    var api: UnsafeMutablePointer<fts5_api>?
    code = withUnsafeMutablePointer(to: &api) { pointer in
      sqlite3_bind_pointer(statement, 1, pointer, "fts5_api_ptr", nil)
      return sqlite3_step(statement)
    }
    guard code == SQLITE_ROW, let api, let create = api.pointee.xCreateFunction else { return SQLITE_ERROR }
    return create(
      api, "closeness", nil, { api, row, context, count, weights in TextCloseness.compute(api, row, context, count, weights) }, nil)
  }

  private static func compute(
    _ api: UnsafePointer<Fts5ExtensionApi>?, _ row: OpaquePointer?, _ context: OpaquePointer?, _ count: Int32,
    _ weights: UnsafeMutablePointer<OpaquePointer?>?
  ) {
    guard let api = api?.pointee, let weights else { return sqlite3_result_int64(context, 0) }
    var instances: Int32 = 0
    var code = api.xInstCount(row, &instances)
    // How well each phrase fits where it fits best; there are few of them.
    var best: [Int32: Int] = [:]
    for instance in 0..<instances where code == SQLITE_OK {
      var (phrase, column, offset, length): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      code = api.xInst(row, instance, &phrase, &column, &offset)
      if code == SQLITE_OK { code = api.xColumnSize(row, column, &length) }
      let weight = column < count ? Int(sqlite3_value_int64(weights[Int(column)])) : 1
      best[phrase] = max(best[phrase] ?? 0, weight * 1000 / Int(max(length, 1)))
    }
    if code != SQLITE_OK { return sqlite3_result_error_code(context, code) }
    sqlite3_result_int64(context, Int64(-best.values.reduce(0, +)))
  }
}
