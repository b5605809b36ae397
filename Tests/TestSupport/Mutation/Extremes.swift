/// Numbers that programs forget: the ends of doubles and of integers, and what lies beside them.
public enum Extremes {
  /// Numbers as JSON and queries write them.
  public static let numbers = [
    "0", "-0", "5e-324", "-5e-324", "1e-323", "2.2250738585072014e-308", "1e-308", "1e-300",
    "-1e-300", "1e-160", "1e-100", "1e-20", "1e-16", "2.220446049250313e-16", "1e-12", "-1e-9",
    "1e-9", "1e-6", "1e-4", "-1", "0.9999999999999999", "1.0000000000000002", "59.94", "1e5", "1e6",
    "2147483647", "2147483648", "-2147483649", "4294967295", "4294967296", "1e12", "1e15", "4e15",
    "9007199254740991", "9007199254740993", "-9007199254740993", "1e17", "999999999999999999",
    "1e18", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1e19", "1e20",
    "1e100", "1e154", "1.4e154", "-1e155", "1e200", "8e307", "9e307", "-9e307", "1e308", "-1e308",
    "1.7976931348623157e308", "-1.7976931348623157e308", "1e309", "-1e400",
  ]

  /// Numbers that most requests are made of.
  public static let plain = [
    "0", "0.1", "0.25", "0.3", "0.5", "0.7", "1", "1.5", "2", "3", "4", "7", "10", "24", "60",
    "100",
    "-0.5", "-2", "240", "1000",
  ]
}

extension RandomNumberGenerator {
  /// Whether something happens that does so `share` times of a hundred.
  mutating func happens(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &self) < share }

  /// One of some things.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[Int.random(in: things.indices, using: &self)]
  }

  /// A number, which is an extreme one so many times of a hundred.
  mutating func number(extreme share: Int) -> String {
    pick(happens(share) ? Extremes.numbers : Extremes.plain)
  }
}
