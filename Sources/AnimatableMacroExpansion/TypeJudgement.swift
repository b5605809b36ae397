import SwiftSyntax
import SwiftSyntaxBuilder

/// Whether a type can be animated, as far as its spelling tells.
enum TypeJudgement {
  /// The type can be animated, or only the compiler knows whether it can.
  case open
  /// The type cannot be animated, but a `Double` could hold the same numbers.
  case wholeNumber
  /// The type cannot be animated.
  case closed
}

extension TypeJudgement {
  private static let wholeNumbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
  ]

  private static let closedNames: Set = [
    "String", "Substring", "Character", "StaticString", "Bool", "Any", "AnyObject", "AnyHashable",
    "Void", "Never", "Optional", "Dictionary", "Set", "Range", "ClosedRange", "Duration",
    "Date", "UUID", "URL", "Data", "Locale", "Calendar", "TimeZone", "DateComponents", "Decimal",
  ]

  /// The names of types that are always vectors.
  fileprivate static let vectors: Set = [
    "Double", "Float", "CGFloat", "Angle", "UnitPoint", "AnimatablePair", "AnimatableValues",
    "SIMD2", "SIMD3", "SIMD4", "SIMD8", "SIMD16",
  ]

  /// Judges a type by its spelling. Types that only the compiler knows are open: if one does not
  /// conform, the compiler reports it in the macro's code.
  init(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name): self.init(name)
    case .memberType(let name) where name.baseType.trimmedDescription == "Swift":
      self.init("\(name.name)\(name.genericArgumentClause)" as TypeSyntax)
    case .arrayType(let array): self.init(elements: array.element)
    case .attributedType(let attributed): self.init(attributed.baseType)
    case .tupleType(let tuple): self.init(tuple)
    case .optionalType, .implicitlyUnwrappedOptionalType, .dictionaryType, .functionType,
      .metatypeType, .compositionType, .classRestrictionType:
      self = .closed
    case .someOrAnyType(let constrained):
      self = constrained.someOrAnySpecifier.tokenKind == .keyword(.any) ? .closed : .open
    default: self = .open
    }
  }

  private init(_ name: IdentifierTypeSyntax) {
    let text = name.name.text
    if text == "Array", case .type(let element)? = name.genericArgumentClause?.first {
      self.init(elements: element)
    } else if Self.wholeNumbers.contains(text) {
      self = .wholeNumber
    } else {
      self = Self.closedNames.contains(text) ? .closed : .open
    }
  }

  /// Judges an array by its elements.
  private init(elements type: TypeSyntax) {
    if case .open = TypeJudgement(type) { self = .open } else { self = .closed }
  }

  /// Judges a tuple, which cannot be animated; parentheses around a single type are ignored.
  private init(_ tuple: TupleTypeSyntax) {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil {
      self.init(only.type)
    } else {
      self = .closed
    }
  }
}

extension TypeSyntax {
  /// Whether the spelling shows that the type is a vector, or an array of vectors.
  var isKnownVector: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let name) where name.name.text == "Array":
      if case .type(let element)? = name.genericArgumentClause?.first {
        element.isKnownVector
      } else {
        false
      }
    case .identifierType(let name): TypeJudgement.vectors.contains(name.name.text)
    case .arrayType(let array): array.element.isKnownVector
    default: false
    }
  }
}

extension GenericArgumentClauseSyntax {
  fileprivate var first: GenericArgumentSyntax.Argument? { arguments.first?.argument }
}
