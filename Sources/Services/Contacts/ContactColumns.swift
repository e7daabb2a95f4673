/// SQL expressions for the full-text index. They collect the texts in the lists of a contact, such as its people.
enum ContactColumns {
  static let people =
    "(SELECT group_concat(json_extract(value, '$.name') || ' ' || coalesce(json_extract(value, '$.role'), ''), ' ') FROM json_each(people))"

  static let emails = """
    (SELECT group_concat(v, ' ') FROM (
      SELECT json_extract(value, '$.value') AS v FROM json_each(emails)
      UNION ALL SELECT json_extract(value, '$.email') FROM json_each(people)))
    """

  /// Telephone numbers, and the tax id. Both are indexed as numbers, because people group their digits in various ways.
  static let numbers = """
    (SELECT json_group_array(v) FROM (
      SELECT json_extract(value, '$.value') AS v FROM json_each(phones)
      UNION ALL SELECT json_extract(value, '$.phone') FROM json_each(people) UNION ALL SELECT taxId) WHERE v IS NOT NULL)
    """

  static let cities = "(SELECT group_concat(json_extract(value, '$.address.city'), ' ') FROM json_each(addresses))"
}
