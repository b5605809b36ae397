import AnimationEngine

/// A view with its channels.
struct ExportView: Sendable {
  /// The name of the view; nil for properties without one.
  let name: String?
  var channels: [ExportChannel]
}

/// An animation in the form in which it is exported: channels with keyframes.
struct ExportMotion: Sendable {
  let name: String
  /// The duration in seconds.
  let duration: Double
  var channels: [ExportChannel]
  /// The number of decimals that all channels keep.
  let decimals: Int
  /// The named moments, such as phases and completions.
  var markers: [ExportMarker] = []
  /// The spring, if the animation is a single plain spring; nil otherwise.
  var spring: Spring?
  /// Whether the animation repeats without end.
  var isRepeated = false
  /// How far the first round differs from the repeated one, at most.
  var firstError = 0.0

  /// The greatest error of all channels and of the first round.
  var maximumError: Double { channels.map(\.error).reduce(firstError, max) }

  /// The views in the order of their first channels; properties without a view are one of them.
  ///
  /// - Complexity: O(channels and the lengths of their names).
  var views: [ExportView] {
    var (views, indices) = ([ExportView](), [String?: Int]())
    for channel in channels {
      if let index = indices[channel.view] {
        views[index].channels.append(channel)
      } else {
        indices[channel.view] = views.count
        views.append(ExportView(name: channel.view, channels: [channel]))
      }
    }
    return views
  }

  /// The distinct names of the views; properties without a view get the animation's name.
  func viewNames(separator: String, word: (String) -> String) -> DistinctNames<String?> {
    DistinctNames(views.map(\.name), separator: separator, name: { $0 ?? name }, word: word)
  }

  /// How far the shapes of all views extend from the centre; a view without a size counts as 100
  /// wide and high.
  var reach: Double {
    func largest(_ targets: [ExportTarget]) -> Double {
      channels.filter { targets.contains($0.target) }
        .flatMap { $0.keyframes.flatMap(\.numbers) }.map(\.magnitude).max() ?? 0
    }
    let shape = max(largest([.width, .height]), 100) / 2 * max(largest([.scale]), 1)
    return largest([.translate]) + 1.5 * shape
  }

  /// A number with the decimals that the tolerance requires.
  func number(_ number: Double) -> String { Self.text(number, decimals: decimals) }

  /// A number rounded to `decimals` decimals, without an exponent.
  static func text(_ number: Double, decimals: Int) -> String {
    DecimalText.rounded(number, decimals: decimals) ?? "\(number)"
  }
}
