import Foundation

/// A JSON Schema (2020-12), as far as the contract uses it: other keywords are refused, not ignored.
struct JSONSchema {
  /// Keywords that say something to people alone.
  private static let notes: Set = [
    "title", "description", "default", "examples", "format", "$schema", "$id", "$defs",
  ]

  /// What holds the definitions that references lead to.
  let root: Tree

  /// Whether a value is what the schema describes.
  func accepts(_ value: Tree) -> Bool { known(value, by: root) != nil }

  /// Whether a value is what a definition describes.
  func accepts(_ value: Tree, as reference: String) -> Bool {
    known(value, by: .object(["$ref": .string(reference)])) != nil
  }

  /// Keywords that are used somewhere and not understood here.
  var unknownKeywords: Set<String> { unknownKeywords(in: root) }
}

// MARK: - Values

extension JSONSchema {
  /// The names of the members of a value that a schema speaks of; nil where it refuses the value.
  private func known(_ value: Tree, by schema: Tree) -> Set<String>? {
    guard case .object(let keywords) = schema else { return schema == .bool(true) ? [] : nil }
    guard fits(value, keywords), fitsElements(value, keywords), fitsNames(value, keywords),
      let members = knownMembers(of: value, keywords),
      let parts = knownByParts(value, keywords),
      let conditions = knownByConditions(value, keywords)
    else { return nil }
    let known = members.union(parts).union(conditions)
    if keywords["unevaluatedProperties"] == .bool(false), !known.isSuperset(of: value.members.keys)
    {
      return nil
    }
    return known
  }

  /// The members that `properties` and `additionalProperties` speak of.
  private func knownMembers(of value: Tree, _ keywords: [String: Tree]) -> Set<String>? {
    var known: Set<String> = []
    let properties = keywords["properties"]?.members ?? [:]
    for (name, member) in value.members {
      guard let schema = properties[name] ?? keywords["additionalProperties"] else { continue }
      guard self.known(member, by: schema) != nil else { return nil }
      known.insert(name)
    }
    return known
  }

  /// The members that the schemas speak of that this one is made of.
  private func knownByParts(_ value: Tree, _ keywords: [String: Tree]) -> Set<String>? {
    var result: Set<String> = []
    func parts(_ keyword: String) -> [Set<String>?]? {
      keywords[keyword].map { $0.elements.map { known(value, by: $0) } }
    }
    if let reference = keywords["$ref"]?.text {
      guard let known = known(value, by: target(of: reference)) else { return nil }
      result.formUnion(known)
    }
    for all in parts("allOf") ?? [] {
      guard let all else { return nil }
      result.formUnion(all)
    }
    if let any = parts("anyOf")?.compactMap({ $0 }) {
      guard !any.isEmpty else { return nil }
      for known in any { result.formUnion(known) }
    }
    if let one = parts("oneOf")?.compactMap({ $0 }) {
      guard one.count == 1 else { return nil }
      result.formUnion(one[0])
    }
    if let other = keywords["not"], known(value, by: other) != nil { return nil }
    return result
  }

  /// The members that the schemas speak of that apply under a condition, or beside a member.
  private func knownByConditions(_ value: Tree, _ keywords: [String: Tree]) -> Set<String>? {
    var applying = (keywords["dependentSchemas"]?.members ?? [:])
      .filter { value[$0.key] != nil }.map(\.value)
    if let condition = keywords["if"] {
      let holds = known(value, by: condition) != nil
      applying += [holds ? condition : nil, keywords[holds ? "then" : "else"]].compactMap { $0 }
    }
    var result: Set<String> = []
    for schema in applying {
      guard let known = known(value, by: schema) else { return nil }
      result.formUnion(known)
    }
    return result
  }

  private func fitsNames(_ value: Tree, _ keywords: [String: Tree]) -> Bool {
    guard let rule = keywords["propertyNames"] else { return true }
    return value.members.keys.allSatisfy { known(.string($0), by: rule) != nil }
  }

  private func target(of reference: String) -> Tree {
    reference.split(separator: "/").dropFirst()
      .reduce(root as Tree?) { $0?[String($1)] } ?? .bool(false)
  }

  private func fitsElements(_ value: Tree, _ keywords: [String: Tree]) -> Bool {
    guard case .array(let elements) = value else { return true }
    let first = keywords["prefixItems"]?.elements ?? []
    return elements.enumerated().allSatisfy { index, element in
      let schema = index < first.count ? first[index] : keywords["items"]
      return schema.map { known(element, by: $0) != nil } ?? true
    }
  }
}

// MARK: - Keywords about one value

extension JSONSchema {
  private func fits(_ value: Tree, _ keywords: [String: Tree]) -> Bool {
    keywords.allSatisfy { keyword, rule in
      switch keyword {
      case "type": rule.text.map { value.isOf($0) } ?? rule.strings.contains { value.isOf($0) }
      case "const": value == rule
      case "enum": rule.elements.contains(value)
      case "required":
        Set(rule.strings).isSubset(of: value.isObject ? Set(value.members.keys) : Set(rule.strings))
      case "dependentRequired":
        rule.members.allSatisfy { name, needed in
          value[name] == nil || needed.strings.allSatisfy { value[$0] != nil }
        }
      case "pattern":
        value.text.map { $0.range(of: rule.text ?? "", options: .regularExpression) != nil } ?? true
      default: fitsBound(value, keyword, rule)
      }
    }
  }

  private func fitsBound(_ value: Tree, _ keyword: String, _ rule: Tree) -> Bool {
    guard case .number(let bound) = rule else { return true }
    func holds(_ number: Double?, _ test: (Double, Double) -> Bool) -> Bool {
      number.map { test($0, bound) } ?? true
    }
    let number: Double? = if case .number(let number) = value { number } else { nil }
    let length: Double? =
      if case .array(let elements) = value { Double(elements.count) } else { nil }
    let size = value.isObject ? Double(value.members.count) : nil
    return switch keyword {
    case "minimum": holds(number, >=)
    case "maximum": holds(number, <=)
    case "exclusiveMinimum": holds(number, >)
    case "exclusiveMaximum": holds(number, <)
    case "minItems": holds(length, >=)
    case "maxItems": holds(length, <=)
    case "minProperties": holds(size, >=)
    case "maxProperties": holds(size, <=)
    default: true
    }
  }
}

// MARK: - What is understood

extension JSONSchema {
  private static let understood: Set = [
    "type", "const", "enum", "required", "dependentRequired", "pattern", "minimum", "maximum",
    "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems", "minProperties",
    "maxProperties", "properties", "additionalProperties", "unevaluatedProperties", "prefixItems",
    "items", "$ref", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas",
    "propertyNames",
  ]

  /// The schemas that a schema is made of.
  private func inner(of schema: Tree) -> [Tree] {
    schema.members.flatMap { keyword, rule -> [Tree] in
      switch keyword {
      case "properties", "$defs", "dependentSchemas": Array(rule.members.values)
      case "allOf", "anyOf", "oneOf", "prefixItems": rule.elements
      case "items", "not", "additionalProperties", "if", "then", "else", "propertyNames": [rule]
      default: []
      }
    }
  }

  private func unknownKeywords(in schema: Tree) -> Set<String> {
    let own = schema.members.filter { keyword, rule in
      keyword == "unevaluatedProperties" ? rule != .bool(false) : !Self.understood.contains(keyword)
    }
    return inner(of: schema).reduce(Set(own.keys).subtracting(Self.notes)) {
      $0.union(unknownKeywords(in: $1))
    }
  }
}

extension JSONSchema {
  /// The names of all members, and all names that a value may be.
  var words: Set<String> { words(in: root) }

  private func words(in schema: Tree) -> Set<String> {
    let properties = schema["properties"]?.members ?? [:]
    let own = (schema["enum"]?.strings ?? []) + (schema["const"]?.strings ?? [])
    return inner(of: schema).reduce(Set(properties.keys).union(own)) { $0.union(words(in: $1)) }
  }
}

extension Tree {
  /// The elements of an array, or none.
  fileprivate var elements: [Tree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Every name of a member and every text in it.
  var words: Set<String> {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.words) }
    case .object(let members):
      members.values.reduce(into: Set(members.keys)) { $0.formUnion($1.words) }
    default: []
    }
  }

  fileprivate var isObject: Bool { if case .object = self { true } else { false } }

  /// Whether it is of a type of JSON Schema.
  fileprivate func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
