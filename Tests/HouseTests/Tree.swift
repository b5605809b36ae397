import AnimationRoutes
import Foundation

/// The value of a JSON or YAML text, for comparing.
indirect enum Tree: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Tree])
  case object([String: Tree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent ones first, for a wrong guess is dear.
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if container.decodeNil() {
      self = .null
    } else if let object = try? container.decode([String: Tree].self) {
      self = .object(object)
    } else if let array = try? container.decode([Tree].self) {
      self = .array(array)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  init(json text: String) throws {
    self = try JSONDecoder().decode(Tree.self, from: Data(text.utf8))
  }

  /// The description of the interface that the daemon answers, read once for all tests.
  static let contract = Result { try Tree(json: Contract.json) }

  /// The member of an object.
  subscript(name: String) -> Tree? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The members of an object, or none.
  var members: [String: Tree] { if case .object(let members) = self { members } else { [:] } }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// Every string in it.
  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    case .object(let members): members.values.flatMap(\.strings)
    default: []
    }
  }

  /// The same with every string and the members of every object transformed.
  func mapped(
    string: (String) -> String, keeping isKept: (String) -> Bool
  ) -> Tree {
    switch self {
    case .string(let text): .string(string(text))
    case .array(let elements): .array(elements.map { $0.mapped(string: string, keeping: isKept) })
    case .object(let members):
      .object(
        members.filter { isKept($0.key) }
          .mapValues { $0.mapped(string: string, keeping: isKept) })
    default: self
    }
  }
}
