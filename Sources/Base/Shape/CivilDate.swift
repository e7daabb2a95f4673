/// A day of the proleptic Gregorian calendar.
///
/// The conversion to days is `days_from_civil` of Howard Hinnant, "chrono-compatible low-level date algorithms". The
/// conversion from days is that of Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application
/// to calendar algorithms" (2022). It must be fast, because each record that is read needs it twice.
struct CivilDate {
  let year: Int, month: Int, day: Int

  init?(year: Int, month: Int, day: Int) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  init(daysSince1970: Int) {
    // In this computation, years begin in March, and the first one is the year 0. So a leap day is the last day of its
    // year.
    let quarters = UInt32(truncatingIfNeeded: daysSince1970 &+ 719_468) &* 4 &+ 3
    let century = quarters / 146_097
    let quartersOfCentury = (quarters &- century &* 146_097) | 3
    // The upper half of the product is the quotient by 1461. The lower half is the remainder, as a fraction of 2^32.
    let scaled = UInt64(quartersOfCentury) &* 2_939_745
    let dayOfYear = UInt32(truncatingIfNeeded: scaled) / 2_939_745 / 4
    let months = dayOfYear &* 2141 &+ 197_913
    let isNextYear = dayOfYear >= 306
    year = Int(century &* 100 &+ UInt32(truncatingIfNeeded: scaled >> 32)) &+ (isNextYear ? 1 : 0)
    month = Int(months >> 16) &- (isNextYear ? 12 : 0)
    day = Int((months & 0xffff) / 2141) &+ 1
  }

  var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
