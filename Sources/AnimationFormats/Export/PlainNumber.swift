import AnimationEngine

/// One number of a view over time, for platforms that move numbers alone.
struct PlainNumber {
  /// The view; nil where the animation names none.
  let view: String?
  /// What the number is called, without its view: `x`, `opacity`, `tint-red`.
  let name: String
  let frames: [Frame]
  /// How far from its target it may rest, where the platform's own spring moves it.
  let springRest: Double?

  /// The name as code writes it, with the view before it; no other number has it.
  var identifier = ""

  struct Frame {
    /// In seconds.
    var time: Double
    var number: Double
    /// The shape of the piece that begins here.
    var shape = PieceShape.line
  }

  fileprivate var key: ViewProperty { ViewProperty(view: view, name: name) }

  /// Whether it ever changes.
  var isMoving: Bool { Self.isMoving(frames) }

  /// A spring may come back to where it began.
  fileprivate static func isMoving(_ frames: [Frame]) -> Bool {
    frames.contains { frame in
      if case .spring = frame.shape { return true }
      return frame.number != frames[0].number
    }
  }
}

extension ExportMotion {
  /// The numbers of all channels; words that `reserved` has stand in backquotes.
  ///
  /// - Parameter platform: What refuses a channel that is no numbers, after "in".
  /// - Throws: ``ExportRefusal`` for such a channel.
  func plainNumbers(
    in platform: String, reserved: Set<String> = []
  ) throws(ExportRefusal) -> [PlainNumber] {
    var numbers: [PlainNumber] = []
    for channel in channels {
      guard let names = channel.numberNames else {
        throw ExportRefusal(
          property: channel.name,
          message: "Only numbers move in \(platform): "
            + "\"\(channel.name)\" is a \(channel.type.article). Give its parts as numbers.")
      }
      numbers += names.enumerated().map { Self.number($0, called: $1, of: channel) }
    }
    let names = DistinctNames(
      numbers.map(\.key), separator: "", name: \.joined, word: Self.identifier)
    for index in numbers.indices {
      let name = names[numbers[index].key]
      numbers[index].identifier = reserved.contains(name) ? "`\(name)`" : name
    }
    return numbers
  }

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

  /// The first and the last frame, with a line between them.
  private static func ends(of frames: [PlainNumber.Frame]) -> [PlainNumber.Frame] {
    guard frames.count > 1 else { return frames }
    return [frames[0], frames[frames.count - 1]].map { .init(time: $0.time, number: $0.number) }
  }
}

extension ExportChannel {
  /// The names of the numbers of a keyframe; nil where it is no numbers.
  var ownNames: [String]? {
    switch type {
    case .discrete, .transform, .path, .css: nil
    case .composite(let type): type.shape.cssOrder.map { type.shape.components[$0] }
    default: type.componentNames
    }
  }

  /// The names of the numbers of a keyframe, as platforms call them; nil where it is no numbers.
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
