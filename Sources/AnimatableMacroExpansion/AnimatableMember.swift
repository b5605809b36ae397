import SwiftSyntax

/// A member of a type that matters for its animatable data.
indirect enum AnimatableMember {
  case property(StoredProperty)
  /// An `#if` block, by its clauses.
  case condition([Clause])

  /// A clause of an `#if` block: its directive, such as `#if DEBUG` or `#else`, and its members.
  struct Clause {
    var line: String
    var members: [AnimatableMember]
  }
}

extension AnimatableMember {
  /// The members of a block that are not ignored, in order.
  static func all(of items: MemberBlockItemListSyntax) -> [AnimatableMember] {
    items.flatMap { item -> [AnimatableMember] in
      if let condition = item.decl.as(IfConfigDeclSyntax.self) { return all(of: condition) }
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        variable.attributes.named("AnimatableIgnored").isEmpty
      else { return [] }
      return StoredProperty.all(of: variable).map { .property($0) }
    }
  }

  /// The `#if` block, with an `#else` added if missing; empty if no clause declares anything.
  private static func all(of condition: IfConfigDeclSyntax) -> [AnimatableMember] {
    var clauses = condition.clauses.map { clause in
      Clause(
        line: [clause.poundKeyword.text, clause.condition?.trimmedDescription]
          .compactMap { $0 }.joined(separator: " "),
        members: clause.elements?.as(MemberBlockItemListSyntax.self).map { all(of: $0) } ?? [])
    }
    guard clauses.contains(where: { !$0.members.isEmpty }) else { return [] }
    if clauses.last?.line != "#else" { clauses.append(Clause(line: "#else", members: [])) }
    return [.condition(clauses)]
  }

  /// All properties, under whatever condition.
  var properties: [StoredProperty] {
    switch self {
    case .property(let property): [property]
    case .condition(let clauses): clauses.flatMap { $0.members.flatMap(\.properties) }
    }
  }
}

extension MemberBlockItemListSyntax {
  /// Whether the block declares a variable with this name, under whatever condition.
  func declaresVariable(_ name: String) -> Bool {
    contains { item in
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        return condition.clauses.contains { clause in
          clause.elements?.as(MemberBlockItemListSyntax.self)?.declaresVariable(name) ?? false
        }
      }
      return item.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      } ?? false
    }
  }

  /// Whether the block declares a type alias with this name.
  func declaresAlias(_ name: String) -> Bool {
    contains { $0.decl.as(TypeAliasDeclSyntax.self)?.name.text == name }
  }
}
