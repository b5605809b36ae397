import AnimationEngine

extension ExportChannel {
  /// The channel's name for people, with its view.
  var shownName: String {
    let own =
      switch target {
      case .translate: "translate"
      case .scale: "scale"
      default: name
      }
    return view.map { $0 + "." + own } ?? own
  }

  /// The names of the channel's numbers for people, to be added to its name; empty if there is
  /// only one.
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

  /// The names of the components in which the error is measured.
  var measuredNames: [String] { type == .transform ? type.componentNames : componentNames }

  /// The unit of the channel's numbers in a plot.
  var shownUnit: String { type == .angle ? "°" : "" }
}
