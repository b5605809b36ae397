import SwiftSyntax
import SwiftSyntaxBuilder

extension ExprSyntax {
  /// The type that the compiler infers for a property with this initializer; nil if the source
  /// text alone does not tell.
  ///
  /// It is known for literals, arithmetic on them, conversions, initializer calls and constants
  /// of common types. A wrong guess does no harm, as the compiler checks the macro's code.
  var inferredType: TypeSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .floatLiteralExpr: "Double"
    case .integerLiteralExpr: "Int"
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr: "String"
    case .closureExpr: "() -> Void"
    case .prefixOperatorExpr(let prefix): prefix.inferredType
    case .tupleExpr(let tuple): tuple.inferredType
    case .arrayExpr(let array): array.inferredType
    case .sequenceExpr(let sequence): sequence.inferredType
    case .functionCallExpr(let call): call.inferredType
    case .memberAccessExpr(let member): member.inferredType
    default: nil
    }
  }

  /// The name of the type that the expression is, recognised by its capital: `Angle`,
  /// `Chart.Bar`, `Pair<Double, Angle>`, `[Double]`. Nil for other expressions.
  fileprivate var typeName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      name.baseName.text.first?.isUppercase == true ? name.baseName.text : nil
    case .memberAccessExpr(let member):
      member.declName.baseName.text.first?.isUppercase == true && member.base?.typeName != nil
        ? trimmedDescription : nil
    case .genericSpecializationExpr(let generic):
      generic.expression.typeName == nil ? nil : trimmedDescription
    case .arrayExpr(let array):
      array.elements.count == 1 && array.elements.first?.expression.typeName != nil
        ? trimmedDescription : nil
    default: nil
    }
  }
}

extension PrefixOperatorExprSyntax {
  fileprivate var inferredType: TypeSyntax? {
    guard ["-", "+"].contains(self.operator.text) else { return nil }
    return expression.inferredType
  }
}

extension TupleExprSyntax {
  /// The inferred type of a tuple; parentheses around a single expression are ignored.
  fileprivate var inferredType: TypeSyntax? {
    let types = elements.map { $0.expression.inferredType?.trimmedDescription ?? "_" }
    guard types.count == 1 else { return "(\(raw: types.joined(separator: ", ")))" }
    return elements.first?.expression.inferredType
  }
}

extension ArrayExprSyntax {
  fileprivate var inferredType: TypeSyntax? {
    let types = elements.map { $0.expression.inferredType?.trimmedDescription }
    guard let first = types.first ?? nil, types.allSatisfy({ $0 == first }) else { return nil }
    return "[\(raw: first)]"
  }
}

extension SequenceExprSyntax {
  private static let arithmetic: Set = ["+", "-", "*", "/"]

  /// The inferred type of an arithmetic expression, or of a cast by `as`; nil for other operators.
  fileprivate var inferredType: TypeSyntax? {
    let parts = Array(elements)
    if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) {
      return parts[2].as(TypeExprSyntax.self)?.type.trimmed
    }
    var types: Set<String> = []
    for (index, part) in parts.enumerated() {
      if let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text {
        guard Self.arithmetic.contains(sign) else { return nil }
      } else if index.isMultiple(of: 2), let type = part.inferredType {
        types.insert(type.trimmedDescription)
      } else {
        return nil
      }
    }
    return commonNumber(of: types)
  }

  /// The type of arithmetic on numbers of these types; a literal takes the type of the other
  /// operand. Nil if another type is among them, or two types that do not mix.
  private func commonNumber(of types: Set<String>) -> TypeSyntax? {
    let spelled = types.subtracting(["Int", "Double"])
    guard spelled.isSubset(of: ["Float", "CGFloat"]), spelled.count < 2 else { return nil }
    return "\(raw: spelled.first ?? (types.contains("Double") ? "Double" : "Int"))"
  }
}

extension FunctionCallExprSyntax {
  /// Generic types whose arguments a call may leave to inference.
  private static let generic: Set = [
    "AnimatablePair", "AnimatableValues", "Array", "Set", "Dictionary", "Optional", "SIMD2",
    "SIMD3", "SIMD4", "SIMD8", "SIMD16",
  ]

  fileprivate var inferredType: TypeSyntax? {
    if let name = calledExpression.typeName, !Self.generic.contains(name) { return "\(raw: name)" }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.typeName
    else { return nil }
    let isInitializer = member.declName.baseName.text == "init" && !Self.generic.contains(base)
    let isAngle = base == "Angle" && ["degrees", "radians"].contains(member.declName.baseName.text)
    return isInitializer || isAngle ? "\(raw: base)" : nil
  }
}

extension MemberAccessExprSyntax {
  /// The inferred type of a static member: `X.zero` is an `X` for every vector, and constants of
  /// number types and `UnitPoint` have that type.
  fileprivate var inferredType: TypeSyntax? {
    guard let base = base?.typeName else { return nil }
    let isConstant = ["Double", "Float", "CGFloat", "UnitPoint"].contains(base)
    return isConstant || declName.baseName.text == "zero" ? "\(raw: base)" : nil
  }
}
