import AnimationEngine

extension ExportChannel {
  /// What it is called for people, with its view.
  var shownName: String {
    let own =
      switch target {
      case .translate: "translate"
      case .scale: "scale"
      default: name
      }
    return view.map { $0 + "." + own } ?? own
  }

  /// What each number is called beside that; nothing where there is one.
  var componentNames: [String] {
    let count = keyframes[0].numbers.count
    switch target {
    case .translate, .scale: return ["x", "y"]
    case _ where count == 1: return [""]
    default:
      let names = ownNames ?? []
      return names.count == count ? names : (0..<count).map(String.init)
    }
  }

  /// The unit of its numbers, as a plot writes it.
  var shownUnit: String { type == .angle ? "°" : "" }
}
