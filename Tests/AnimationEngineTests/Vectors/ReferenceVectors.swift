import AnimationEngine
import Foundation
import Testing

/// The files of reference figures.
enum ReferenceFile: String, CaseIterable, Sendable {
  case swiftui
  case web
  case springs = "springs-50digit"

  /// Every entry of the file, in order.
  var vectors: [ReferenceVector] { Self.all[self] ?? [] }

  /// Every entry of a system; for `springs`, of a regime. There is at least one.
  func vectors(of system: String, kind: String? = nil) -> [ReferenceVector] {
    let found = vectors.filter { $0.system == system && (kind == nil || $0.kind == kind) }
    precondition(!found.isEmpty, "\(rawValue).json has no \(system) \(kind ?? "")")
    return found
  }

  private static let all: [ReferenceFile: [ReferenceVector]] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.read()) })

  private func read() -> [ReferenceVector] {
    guard
      let url = Bundle.module.url(
        forResource: rawValue, withExtension: "json", subdirectory: "Reference"),
      let data = try? Data(contentsOf: url),
      let members = try? JSONDecoder().decode([[String: ReferenceValue]].self, from: data)
    else { preconditionFailure("\(rawValue).json cannot be read") }
    return members.enumerated().map {
      ReferenceVector(file: self, index: $0.offset, members: $0.element)
    }
  }
}

/// One entry of a file of reference figures.
struct ReferenceVector: Sendable, CustomTestStringConvertible {
  let file: ReferenceFile
  /// Its place in the file, from 0.
  let index: Int
  let members: [String: ReferenceValue]

  subscript(name: String) -> ReferenceValue { members[name] ?? .null }

  /// What is asked; the regime in the file of springs.
  var system: String { (file == .springs ? self["regime"] : self["system"]).text }
  /// The kind of question in `web.json`; empty elsewhere.
  var kind: String { file == .web ? input["kind"].text : "" }
  var input: ReferenceValue { self["input"] }
  var expected: ReferenceValue { self["expected"] }

  var testDescription: String { "\(file.rawValue)[\(index)] \(system) \(kind)" }

  /// Whether `value` is `expected` within the entry's tolerance.
  ///
  /// NaN is equal to NaN. Relative bounds refer to the larger of both magnitudes; of two bounds the
  /// wider one holds.
  func allows(_ value: Double, for expected: Double) -> Bool {
    if value == expected || (value.isNaN && expected.isNaN) { return true }
    let size = max(value.magnitude, expected.magnitude)
    let bound =
      switch self["tolerance"] {
      case .number(let bound): bound
      case let tolerance:
        max(tolerance["abs"].number ?? 0, (tolerance["rel"].number ?? 0) * size)
      }
    return (value - expected).magnitude <= bound
  }

  /// Checks that `value` is the figure expected.
  func check(_ value: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    check(value, for: expected.double, sourceLocation: sourceLocation)
  }

  /// Checks that `value` is `expected` within the entry's tolerance.
  func check(
    _ value: Double, for expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      allows(value, for: expected), "\(value) is not \(expected)", sourceLocation: sourceLocation)
  }
}

/// A JSON value of any form.
enum ReferenceValue: Decodable, Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([ReferenceValue])
  case object([String: ReferenceValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([ReferenceValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: ReferenceValue].self))
    }
  }

  /// A member of an object; null if there is none.
  subscript(name: String) -> ReferenceValue {
    if case .object(let members) = self { return members[name] ?? .null }
    return .null
  }

  /// An element of a list; null if there is none.
  subscript(index: Int) -> ReferenceValue {
    list.indices.contains(index) ? list[index] : .null
  }

  var list: [ReferenceValue] {
    if case .list(let elements) = self { return elements }
    return []
  }

  var members: [String: ReferenceValue] {
    if case .object(let members) = self { return members }
    return [:]
  }

  /// The text of a string; empty for any other value.
  var text: String {
    if case .string(let text) = self { return text }
    return ""
  }

  /// The number, also one written as text ("inf", "-inf", "nan", digits); nil for any other value.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// The number; a NaN that fails every comparison where there is none.
  var double: Double { number ?? .nan }

  /// The numbers of a list.
  var numbers: [Double] { list.map(\.double) }

  /// Whether the value is `true`.
  var isTrue: Bool { self == .bool(true) }
}

// MARK: - What inputs describe

extension ReferenceValue {
  /// The spring that the members describe, in any of the forms the files use.
  var spring: Spring {
    switch self["preset"].text {
    case "smooth": return .smooth
    case "snappy": return .snappy
    case "bouncy": return .bouncy
    default: break
    }
    func number(_ name: String, _ other: Double) -> Double { self[name].number ?? other }
    if self["settlingDuration"] != .null {
      return Spring(
        settlingDuration: self["settlingDuration"].double,
        dampingRatio: self["dampingRatio"].double, epsilon: number("epsilon", 0.001))
    }
    if self["response"] != .null {
      return Spring(response: self["response"].double, dampingRatio: self["dampingRatio"].double)
    }
    if self["stiffness"] != .null {
      return Spring(
        mass: number("mass", 1), stiffness: self["stiffness"].double,
        damping: self["damping"].double, allowOverDamping: self["allowOverDamping"].isTrue)
    }
    precondition(self["duration"] != .null, "no spring: \(self)")
    return Spring(duration: self["duration"].double, bounce: number("bounce", 0))
  }

  /// The unit curve that the value describes: a name, `{"bezier": […]}` or `{"inverseOf": …}`.
  var unitCurve: UnitCurve {
    if self["inverseOf"] != .null { return self["inverseOf"].unitCurve.inverse }
    let points = self["bezier"].numbers
    if points.count == 4 {
      return .bezier(
        startControlPoint: UnitPoint(x: points[0], y: points[1]),
        endControlPoint: UnitPoint(x: points[2], y: points[3]))
    }
    guard let curve = UnitCurve.named[text] else { preconditionFailure("no curve: \(self)") }
    return curve
  }
}

extension UnitCurve {
  /// SwiftUI's curves by name.
  static let named: [String: UnitCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
    "circularEaseInOut": .circularEaseInOut,
  ]
}
