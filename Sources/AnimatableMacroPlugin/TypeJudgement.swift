import SwiftSyntax
import SwiftSyntaxBuilder

/// What the spelling of a type tells about whether it can be animated.
enum TypeJudgement {
  /// It can, or only the compiler knows.
  case open
  /// It cannot; a `Double` could hold the same numbers.
  case wholeNumber
  /// It cannot.
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

  /// Those that are vectors wherever they are spelled so.
  fileprivate static let vectors: Set = [
    "Double", "Float", "CGFloat", "Angle", "UnitPoint", "AnimatablePair", "AnimatableValues",
    "SIMD2", "SIMD3", "SIMD4", "SIMD8", "SIMD16",
  ]

  /// What a type's spelling tells. Types that only the compiler can know are open: what such a
  /// type lacks, the compiler says where the macro's code names it.
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

  /// A list can be animated when what it holds can.
  private init(elements type: TypeSyntax) {
    if case .open = TypeJudgement(type) { self = .open } else { self = .closed }
  }

  /// Parentheses around one type mean nothing; a tuple conforms to nothing.
  private init(_ tuple: TupleTypeSyntax) {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil {
      self.init(only.type)
    } else {
      self = .closed
    }
  }
}

extension TypeSyntax {
  /// Whether the spelling tells that the type is a vector, or a list of such.
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
