import AnimationEngine

extension ExportChannel {
  /// One number of a channel over time.
  struct PlainNumber {
    /// As code names it, with the view before it.
    var name: String
    /// What Android's views call it.
    var androidName: String
    var frames: [(time: Double, number: Double)]
  }

  /// The numbers of a channel; what has none is refused by a platform that moves numbers alone.
  func plainNumbers(in platform: String) throws(ExportRefusal) -> [PlainNumber] {
    guard type != .discrete, let names = numberNames else {
      throw ExportRefusal(
        property: name,
        message:
          "\(platform) moves numbers: \"\(name)\" is a \(type.article). Give its parts as numbers.")
    }
    return names.enumerated().map { index, name in
      let own = ExportMotion.identifier(view.map { $0 + "-" + name } ?? name)
      return PlainNumber(
        name: own, androidName: Self.androidNames[name] ?? name,
        frames: keyframes.map { ($0.time, $0.numbers[index]) })
    }
  }

  private static let androidNames = [
    "x": "translationX", "y": "translationY", "opacity": "alpha",
  ]
}
