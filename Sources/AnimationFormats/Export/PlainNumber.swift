import AnimationEngine

/// A single number of a view over time, for platforms that animate numbers one by one.
struct PlainNumber {
  /// The name of the view; nil if the animation names none.
  let view: String?
  /// The name of the number without its view: `x`, `opacity`, `tint-red`.
  let name: String
  let frames: [Frame]
  /// The distance from its target at which the platform's spring may rest; nil if it is not
  /// animated by one.
  let springRest: Double?

  /// The number's distinct identifier in code, prefixed by the view.
  var identifier = ""

  struct Frame {
    /// The time in seconds.
    var time: Double
    var number: Double
    /// The shape of the piece that begins at this keyframe.
    var shape = PieceShape.line
  }

  fileprivate var key: ViewProperty { ViewProperty(view: view, name: name) }

  /// Whether the number ever changes.
  var isMoving: Bool { Self.isMoving(frames) }

  /// Keyframes can be equal and the number still move: a spring may return to where it began.
  fileprivate static func isMoving(_ frames: [Frame]) -> Bool {
    frames.contains { frame in
      if case .spring = frame.shape { return true }
      return frame.number != frames[0].number
    }
  }
}

extension ExportMotion {
  /// The numbers of all channels; identifiers in `reserved` get backquotes.
  ///
  /// - Precondition: All channels are numbers (``refusals(ofAllButNumbersIn:)``).
  func plainNumbers(reserved: Set<String> = []) -> [PlainNumber] {
    var numbers = channels.flatMap { channel in
      channel.numberNames.map { names in
        channel.givenPlaces.map { Self.number($0, called: names[$0], of: channel) }
      } ?? []
    }
    let names = DistinctNames(
      numbers.map(\.key), separator: "", name: \.joined, word: Self.variable)
    for index in numbers.indices {
      let name = names[numbers[index].key]
      numbers[index].identifier = reserved.contains(name) ? "`\(name)`" : name
    }
    return numbers
  }

  /// The name of a variable; `value` where the language takes nothing of a name, as `_` alone names none.
  private static func variable(_ name: String) -> String {
    let identifier = identifier(name)
    return identifier == "_" ? "value" : identifier
  }

  /// The refusals of channels that are no numbers, for a platform that moves only these.
  func refusals(ofAllButNumbersIn platform: String) -> [ExportRefusal] {
    channels.filter { $0.numberNames == nil }.map { channel in
      ExportRefusal(
        property: channel.fullName,
        message: "Only numbers move in \(platform), and \"\(channel.name)\" is a "
          + "\(channel.type.noun): \(channel.advice())")
    }
  }

  /// The refusals of numbers and times for which a platform with floats and milliseconds of 32 bits has no
  /// room.
  func refusals(beyond32BitsIn platform: String) -> [ExportRefusal] {
    let vast = channels.filter { channel in
      channel.keyframes.contains { !$0.numbers.allSatisfy { $0.magnitude <= Self.mostFloat } }
    }
    let refusals = vast.map {
      ExportRefusal(
        property: $0.fullName,
        message: """
          The values of "\($0.fullName)" go beyond \(Self.mostFloat.plainText), the most that a float of \
          \(platform) holds: scale them down.
          """)
    }
    guard duration > Double(Int32.max) / 1000 else { return refusals }
    return refusals + [
      ExportRefusal(
        property: nil,
        message: """
          \(platform) counts at most \(Int32.max) milliseconds, which are 24 days: shorten the animation.
          """)
    ]
  }

  private static let mostFloat = Double(Float.greatestFiniteMagnitude)

  private static func number(
    _ index: Int, called name: String, of channel: ExportChannel
  ) -> PlainNumber {
    let frames = channel.keyframes(of: index).map {
      PlainNumber.Frame(time: $0.time, number: $0.numbers[0], shape: $0.shape)
    }
    return PlainNumber(
      view: channel.view, name: name,
      frames: PlainNumber.isMoving(frames) ? frames : Self.ends(of: frames),
      springRest: channel.isSpring ? channel.springRest : nil)
  }

  /// The first and the last keyframe, connected by a line.
  private static func ends(of frames: [PlainNumber.Frame]) -> [PlainNumber.Frame] {
    guard frames.count > 1 else { return frames }
    return [frames[0], frames[frames.count - 1]].map { .init(time: $0.time, number: $0.number) }
  }
}

extension ExportChannel {
  /// The names of a keyframe's numbers in our documents; nil if the channel is no numbers.
  var ownNames: [String]? {
    switch type {
    case .discrete, .transform, .path, .css: nil
    case .composite(let type): type.shape.cssOrder.map { type.shape.components[$0] }
    default: type.componentNames
    }
  }

  /// The names of a keyframe's numbers on other platforms; nil if the channel is no numbers.
  var numberNames: [String]? {
    switch target {
    case .translate: ["x", "y"]
    case .scale: ["scaleX", "scaleY"]
    case .rotate: ["rotation"]
    case .width: ["width"]
    case .height: ["height"]
    default: ownNames.map { $0.count == 1 ? [name] : $0.map { "\(name)-\($0)" } }
    }
  }
}
