import AnimationEngine

/// A feature of the animation that a format cannot express.
public struct ExportRefusal: Error, Hashable, Sendable {
  /// The name of the property that cannot be expressed, with its view; nil if it is the animation as a
  /// whole.
  public var property: String?
  /// What is wrong and what to do, in sentences.
  public var message: String
}

extension ExportRefusal {
  /// The refusal of a property that is the same thing in a format as another one.
  static func same(_ other: String, as name: String, of view: String?) -> ExportRefusal {
    ExportRefusal(
      property: view.map { $0 + "." + name } ?? name,
      message:
        "\"\(other)\" and \"\(name)\" are the same thing there: say with map what one of them is.")
  }

  /// The refusal of a channel that is the same thing in a format as another one.
  static func same(_ other: String, as channel: ExportChannel) -> ExportRefusal {
    same(other, as: channel.name, of: channel.view)
  }
}

extension [ExportRefusal] {
  /// The refusals without those of a property that say the same, as of the two halves of a size.
  var distinct: [ExportRefusal] {
    var seen: Set<ExportRefusal> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ExportMotion {
  /// The refusals of what a check throws for each channel.
  func refusals(
    _ check: (ExportChannel) throws(ExportRefusal) -> Void
  ) -> [ExportRefusal] {
    channels.compactMap { channel in
      do throws(ExportRefusal) {
        try check(channel)
        return nil
      } catch {
        return error
      }
    }
  }
}

/// The names to which a map can send properties in a format, by what they are.
struct MapNames {
  var numbers: [String] = []
  var pairs: [String] = []
  var angles: [String] = []
  var colors: [String] = []
  var paths: [String] = []

  /// The advice about a property that a format cannot express under any name, as the end of a
  /// sentence.
  static let none = "leave it out of the document."

  fileprivate func names(for type: PropertyType) -> [String] {
    switch type {
    case .number, .integer: numbers
    case .point, .size, .vector(count: 2): pairs
    case .angle: angles
    case .color: colors
    case .path: paths
    case .composite, .vector, .transform, .css, .discrete: []
    }
  }
}

extension ExportChannel {
  /// The advice about a channel that a format cannot express, as the end of a sentence.
  ///
  /// - Parameter names: The names in the format to which `map` can send it.
  func advice(_ names: MapNames = MapNames()) -> String {
    let names = names.names(for: type)
    if let example = names.first {
      return "map it to \(Self.choice(names)), as map=\(name):\(example) does."
    }
    switch type {
    case .transform: return "animate x, y, scale and rotation instead."
    case .composite, .vector: return "give its parts as numbers."
    default: return MapNames.none
    }
  }

  private static func choice(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension PropertyType {
  /// The noun for the type in messages that a format cannot show it, such as "colour".
  var noun: String {
    switch self {
    case .path: "path"
    case .transform: "transform list"
    case .discrete: "value that switches"
    case .color: "colour"
    case .css: "CSS value"
    default: "composite value"
    }
  }
}
