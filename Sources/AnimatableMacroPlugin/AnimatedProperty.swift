import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A stored property that takes part in the animatable data.
struct AnimatedProperty {
  var name: TokenSyntax
  var type: TypeSyntax
  /// Where it is declared, if that is known.
  var place: SourcePlace?
}

extension AnimatedProperty {
  /// The property as it takes part; nil when it does not.
  ///
  /// A constant with a value is the same in each instance: there is nothing to animate. Whatever
  /// else cannot take part has been reported, so here it is left out.
  init?(_ property: StoredProperty, at place: SourcePlace?) {
    guard property.diagnosis == nil, !property.isConstant,
      let type = property.type ?? property.initializer?.inferredType
    else { return nil }
    self.init(name: property.name, type: type, place: place)
  }

  /// Where the compiler has to say so if the type is no vector: the macro cannot know.
  var placeInDoubt: SourcePlace? { type.isKnownVector ? nil : place }
}

extension StoredProperty {
  fileprivate var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// What is wrong with the property and how it can be mended; nil when it may take part.
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

  /// A constant of a type that can be animated may as well become a variable.
  private func constantFixes(_ judgement: TypeJudgement) -> [FixIt?] {
    if case .open = judgement { return [.ignoring(self), .makingVariable(self)] }
    return [.ignoring(self)]
  }

  private func diagnostic(_ message: AnimatableDiagnostic, fixIts: [FixIt?]) -> Diagnostic {
    Diagnostic(node: Syntax(name), message: message, fixIts: fixIts.compactMap { $0 })
  }
}
