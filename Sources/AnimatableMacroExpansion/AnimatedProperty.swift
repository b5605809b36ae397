import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A stored property that is part of the animatable data.
struct AnimatedProperty {
  var name: TokenSyntax
  var type: TypeSyntax
  /// The source line at which it is declared; nil if unknown.
  var place: SourcePlace?
}

extension AnimatedProperty {
  /// The property as part of the animatable data; nil if it is not.
  ///
  /// A constant with a value is the same in all instances, so there is nothing to animate.
  /// Properties with a diagnosis have been reported and are left out.
  init?(_ property: StoredProperty, at place: SourcePlace?) {
    guard property.diagnosis == nil, !property.isConstant,
      let type = property.type ?? property.initializer?.inferredType
    else { return nil }
    self.init(name: property.name, type: type, place: place)
  }

  /// The source line for the compiler's error if the type is no vector; nil if it is known to be
  /// one.
  var placeInDoubt: SourcePlace? { type.isKnownVector ? nil : place }
}

extension StoredProperty {
  fileprivate var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// The diagnostic about the property with its fix-its; nil when it can be animated.
  var diagnosis: Diagnostic? {
    let type = type ?? initializer?.inferredType
    let judgement = type.map { TypeJudgement($0) }
    if isConstant {
      guard binding.initializer == nil else { return nil }
      return diagnostic(.constant(name.text), fixIts: constantFixes(judgement ?? .open))
    }
    guard let type, let judgement else {
      return diagnostic(.typeNotWritten(name.text), fixIts: [.writingType(self), .ignoring(self)])
    }
    let problem = AnimatableDiagnostic.notAnimatable(name.text, type: type.trimmedDescription)
    return switch judgement {
    case .open: nil
    case .closed: diagnostic(problem, fixIts: [.ignoring(self)])
    case .wholeNumber: diagnostic(problem, fixIts: [.ignoring(self), .makingDouble(self)])
    }
  }

  /// The fix-its for a constant; one whose type may be animated can become a variable.
  private func constantFixes(_ judgement: TypeJudgement) -> [FixIt?] {
    if case .open = judgement { return [.ignoring(self), .makingVariable(self)] }
    return [.ignoring(self)]
  }

  private func diagnostic(_ message: AnimatableDiagnostic, fixIts: [FixIt?]) -> Diagnostic {
    Diagnostic(node: Syntax(name), message: message, fixIts: fixIts.compactMap { $0 })
  }
}
