import AnimationDocuments
import AnimationEngine
import AnimationFormats
import AnimationScenes

extension DocumentRefusal {
  /// The refusal of an export of a view.
  init(_ problem: ExportProblem, of view: SampleView) {
    switch problem {
    case .timeline(let refusal): self.init(refusal)
    case .refused(let refusals):
      // The place of each is looked for among all properties.
      self.init(
        .invalidDocument,
        refusals.prefix(Self.mostKept).map { refusal in
          DocumentProblem(
            .notExpressible, refusal.message,
            pointer: refusal.property.map(view.pointer) ?? "")
        }, total: refusals.count)
    }
  }

  /// The refusal of a document that a format cannot express as a whole.
  static func notExpressible(_ why: String) -> DocumentRefusal {
    DocumentRefusal(.invalidDocument, DocumentProblem(.notExpressible, why, pointer: ""))
  }
}

extension SampleView {
  /// The JSON Pointer to where the document declares a property: its first value. Empty for a property
  /// that nothing declares by its name, as that of a view which is inserted later.
  ///
  /// - Complexity: O(properties).
  func pointer(toProperty name: String) -> String {
    guard let animation,
      let index = animation.properties.firstIndex(where: { $0.name.isExactly(name) })
    else { return "" }
    let values: String? =
      switch animation.content {
      case .animation: "/from"
      case .keyframes: "/initial"
      case .phases: "/phases/0/values"
      case .scene(let scene): scene.initial[index] == nil ? nil : "/initial"
      }
    return values.map { "\($0)/\(JSONPointer.escaped(name))" } ?? ""
  }
}
