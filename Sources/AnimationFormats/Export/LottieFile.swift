import AnimationEngine

extension ExportFormat {
  /// A Lottie file (the specification of the Lottie Animation Community): a shape layer for each view.
  static let lottie = ExportFormat(
    "lottie", mediaType: "application/json",
    ExportAbilities(
      keyframes: ExportKeyframes(curves: ExportCurves(isMonotone: true, isByNumber: false)),
      colors: .clampedNumbers, refusals: { $0.refusals(LottieFile.check) })
  ) { motion, options throws(ExportRefusal) in
    let shown = motion.straightened
    return WrittenExport(
      text: try LottieFile(motion: shown, quoted: options.quoted).text(), motion: shown)
  }
}

/// A Lottie file of 60 frames a second, or nearly so.
///
/// Players show whole numbers of frames. One that plays a file once stops at the last frame that begins
/// before the end of the file, so the file is a frame longer than the motion. One that repeats a file goes on
/// with the first frame, so a round takes whole frames, which then are not exactly 60 a second.
private struct LottieFile {
  let motion: ExportMotion
  let quoted: (String) -> String
  /// The frames per second.
  private let rate: Double
  /// The decimals of frame numbers.
  private let decimals: Int

  init(motion: ExportMotion, quoted: @escaping (String) -> String) {
    (self.motion, self.quoted) = (motion, quoted)
    let frames = motion.duration * Self.usualRate
    let isUneven = motion.isRepeated && (frames - frames.rounded()).magnitude > Self.frameNoise
    let rate = isUneven ? max(frames.rounded(), 1) / motion.duration : Self.usualRate
    decimals = motion.channels.reduce(6) { max($0, $1.timeDecimals(inUnitsOf: 1 / rate)) }
    self.rate = rate
  }

  private static let usualRate = 60.0
  /// A part of a frame that is only a rounding error.
  private static let frameNoise = 1e-6
  /// The size of a view's shape if no size is given.
  private static let shapeSide = 100.0

  /// The width and height of the picture.
  private var side: Double { max(512, (2 * motion.reach).rounded(.up)) }

  func text() throws(ExportRefusal) -> String {
    var layers: [String] = []
    for (index, view) in motion.views.enumerated() { layers.append(try layer(view, index + 1)) }
    let side = ExportMotion.text(side, decimals: 0)
    return """
      {"v":"5.7.0","fr":\(rate.plainText),"ip":0,"op":\(end),\
      "w":\(side),"h":\(side),"nm":\(quoted(motion.name)),"ddd":0,"assets":[],"markers":[\(markers)],
      "meta":{"d":\(quoted(motion.remark)),"frames":\(frame(motion.duration))},
      "layers":[
      \(layers.joined(separator: ",\n"))
      ]}

      """
  }

  /// The markers of phases and completions; each names a moment.
  private var markers: String {
    motion.markers.map { marker in
      "{\"tm\":\(frame(marker.time)),\"cm\":\(quoted(marker.name)),\"dr\":0}"
    }.joined(separator: ",")
  }

  private func frame(_ time: Double) -> String {
    ExportMotion.text(time * rate, decimals: decimals)
  }

  /// The frame at which the file ends: the one after the last.
  private var end: String {
    let frames = motion.duration * rate
    let last = motion.isRepeated ? frames.rounded() : (frames - Self.frameNoise).rounded(.up) + 1
    return ExportMotion.text(last, decimals: 0)
  }

  private func layer(_ view: ExportView, _ index: Int) throws(ExportRefusal) -> String {
    let channels = view.channels
    func channel(_ target: ExportTarget) -> ExportChannel? {
      channels.first { $0.target == target }
    }
    let middle = side / 2
    let transform = [
      "\"a\":\(still([0, 0]))",
      "\"p\":\(position(channel(.translate), middle))",
      "\"s\":\(property(channel(.scale), still: [100, 100]) { [$0[0] * 100, $0[1] * 100] })",
      "\"r\":\(property(channel(.rotate), still: [0]) { $0 })",
      "\"o\":\(property(channel(.opacity), still: [100]) { [$0[0] * 100] })",
    ].joined(separator: ",")
    return
      "{\"ty\":4,\"ind\":\(index),\"nm\":\(quoted(view.name ?? motion.name)),\"ddd\":0,\"sr\":1,\"st\":0,"
      + "\"ip\":0,\"op\":\(end),\"bm\":0,"
      + "\"ks\":{\(transform)},\"ef\":[\(effects(channels))],\"shapes\":[\(try shape(channels))]}"
  }

  /// Checks that a channel can be a property of a layer or a slider.
  ///
  /// - Throws: ``ExportRefusal`` if it cannot.
  static func check(_ channel: ExportChannel) throws(ExportRefusal) {
    let isNumber = channel.type == .number || channel.type == .integer || channel.type == .angle
    switch channel.target {
    case .translate, .scale, .rotate, .opacity, .width, .height, .color, .background, .tint,
      .cornerRadius, .blur:
      return
    case .custom where isNumber: return
    case .transform, .path, .css, .custom:
      throw ExportRefusal(
        property: channel.fullName,
        message:
          "Lottie has no \(channel.type.noun) under the name \"\(channel.name)\": "
          + channel.advice(names))
    }
  }

  private static let names = MapNames(
    pairs: ["offset", "scale", "size"], colors: ["color", "background", "tint"])

  /// A rectangle of the view's size, filled with its colour.
  private func shape(_ channels: [ExportChannel]) throws(ExportRefusal) -> String {
    func channel(_ target: ExportTarget) -> ExportChannel? {
      channels.first { $0.target == target }
    }
    let fill = try channels.fill(in: "a Lottie file")
    return "{\"ty\":\"gr\",\"nm\":\"shape\",\"it\":["
      + "{\"ty\":\"rc\",\"d\":1,\"p\":\(still([0, 0])),\"s\":\(size(channel(.width), channel(.height))),"
      + "\"r\":\(property(channel(.cornerRadius), still: [0]) { $0 })},"
      + "{\"ty\":\"fl\",\"r\":1,\"o\":\(fillOpacity(fill)),"
      + "\"c\":\(property(fill, still: [0, 0, 0, 1]) { $0.dropLast() + [1] })},"
      + "{\"ty\":\"tr\",\"a\":\(still([0, 0])),\"p\":\(still([0, 0])),\"s\":\(still([100, 100])),"
      + "\"r\":\(still([0])),\"o\":\(still([100]))}]}"
  }

  /// The opacity of a colour, which players take from the fill: most read no fourth number of a colour.
  private func fillOpacity(_ fill: ExportChannel?) -> String {
    let isOpaque = fill?.keyframes.allSatisfy { $0.numbers.last == 1 } ?? true
    return isOpaque ? still([100]) : property(fill, still: [100]) { $0.suffix(1).map { $0 * 100 } }
  }

  /// The Lottie property for width and height together, with the keyframes of both.
  private func size(_ width: ExportChannel?, _ height: ExportChannel?) -> String {
    guard let width, let height else {
      let rest = Self.shapeSide
      return property(width ?? height, still: [rest, rest]) {
        width == nil ? [rest, $0[0]] : [$0[0], rest]
      }
    }
    let times = Set((width.keyframes + height.keyframes).map(\.time))
    return keyframes(
      times.sorted().map { time in
        Keyframe(time: time, numbers: [width.number(0, at: time), height.number(0, at: time)])
      })
  }

  /// The effects of a layer: custom properties become sliders, a blur becomes the effect of that
  /// name.
  private func effects(_ channels: [ExportChannel]) -> String {
    channels.compactMap { channel in
      switch channel.target {
      case .blur: blur(channel)
      case .custom(let name):
        "{\"ty\":5,\"nm\":\(quoted(name)),\"ef\":["
          + value(0, "Slider", property(channel, still: [0]) { $0 }) + "]}"
      default: nil
      }
    }.joined(separator: ",")
  }

  /// A Gaussian blur: how strong, in both dimensions, without repeated edges. lottie-web reads all three.
  /// A strength has decimals enough that the blur in pixels keeps its own.
  private func blur(_ channel: ExportChannel) -> String {
    let strength = property(channel, still: [0], decimals: motion.decimals + 2) {
      [$0[0] / Self.blurPerBlurriness]
    }
    return "{\"ty\":29,\"nm\":\"blur\",\"ef\":["
      + value(0, "Blurriness", strength) + "," + value(7, "Blur Dimensions", still([1])) + ","
      + value(7, "Repeat Edge Pixels", still([0])) + "]}"
  }

  /// The standard deviation in pixels that players draw for a blurriness of 1.
  private static let blurPerBlurriness = 0.3

  /// One value of an effect.
  private func value(_ type: Int, _ name: String, _ property: String) -> String {
    "{\"ty\":\(type),\"nm\":\"\(name)\",\"v\":\(property)}"
  }

  // MARK: Properties

  private func still(_ numbers: [Double], decimals: Int? = nil) -> String {
    let texts = numbers.map { ExportMotion.text($0, decimals: decimals ?? motion.decimals) }
    return "{\"a\":0,\"k\":\(texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ","))]")}"
  }

  /// The property that shows a channel.
  ///
  /// - Parameter decimals: The decimals of what it shows; nil for those of the channel's numbers.
  private func property(
    _ channel: ExportChannel?, still rest: [Double], decimals: Int? = nil,
    _ shown: ([Double]) -> [Double]
  ) -> String {
    guard let channel else { return still(rest) }
    if channel.isStill { return still(shown(channel.keyframes[0].numbers), decimals: decimals) }
    let frames = channel.curves.count == 1 ? channel.curves[0] : channel.keyframes
    return keyframes(frames, decimals: decimals, shown)
  }

  /// A position, split into x and y if these have keyframes of their own.
  private func position(_ channel: ExportChannel?, _ middle: Double) -> String {
    guard let channel, channel.curves.count == 2, !channel.isStill else {
      return property(channel, still: [middle, middle]) { $0.map { $0 + middle } }
    }
    let parts = channel.curves.map { curve in
      keyframes(
        curve.map {
          Keyframe(time: $0.time, numbers: $0.numbers.map { $0 + middle }, shape: $0.shape)
        })
    }
    return "{\"s\":true,\"x\":\(parts[0]),\"y\":\(parts[1])}"
  }

  private typealias Keyframe = ExportChannel.Keyframe

  /// Keyframes with Béziers or lines; values that stay until a jump are held.
  ///
  /// - Parameters:
  ///   - decimals: The decimals of what a property shows; nil for those of the channel's numbers.
  ///   - shown: What a property shows of the numbers.
  private func keyframes(
    _ all: [Keyframe], decimals: Int? = nil, _ shown: ([Double]) -> [Double] = { $0 }
  ) -> String {
    let frames = Self.single(all)
    var texts: [String] = []
    for (index, keyframe) in frames.enumerated() {
      if index + 1 < frames.count, isJump(frames, index + 1), isHold(frames, index - 1) { continue }
      let numbers = shown(keyframe.numbers).map {
        ExportMotion.text($0, decimals: decimals ?? motion.decimals)
      }.joined(separator: ",")
      let head = "{\"t\":\(frame(of: index, in: frames)),\"s\":[\(numbers)]"
      if index == frames.count - 1 {
        texts.append(head + "}")
      } else if isHold(frames, index), index + 2 < frames.count, isJump(frames, index + 2) {
        texts.append(head + ",\"h\":1}")
      } else {
        texts.append(head + easing(keyframe.shape) + "}")
      }
    }
    return "{\"a\":1,\"k\":[\(texts.joined(separator: ","))]}"
  }

  /// The keyframes without those equal to the next one at the same time.
  private static func single(_ frames: [Keyframe]) -> [Keyframe] {
    frames.enumerated().filter { index, frame in
      guard index + 1 < frames.count else { return true }
      let next = frames[index + 1]
      return next.time - frame.time >= 1e-9 || next.numbers != frame.numbers
    }.map(\.element)
  }

  /// The frame number of a keyframe. A jump at the very end is moved a millionth of a frame
  /// earlier, so that every player shows the last value at the end; nothing before it comes later.
  private func frame(of index: Int, in frames: [Keyframe]) -> String {
    let last = frames.count - 1
    guard last > 0, isJump(frames, last) else { return frame(frames[index].time) }
    let steps = index == last ? 1.0 : 2
    let latest = frames[last].time * rate - steps * 1e-6
    let exact = max(min(frames[index].time * rate, latest), 0)
    return ExportMotion.text(exact, decimals: decimals)
  }

  /// The easing of the piece that begins at a keyframe.
  private func easing(_ shape: PieceShape) -> String {
    guard let points = shape.controlPoints else {
      return ",\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[1],\"y\":[1]}"
    }
    return ",\"o\":{\"x\":[\(points[0])],\"y\":[\(points[1])]},"
      + "\"i\":{\"x\":[\(points[2])],\"y\":[\(points[3])]}"
  }

  /// Whether a keyframe is the second side of a jump.
  private func isJump(_ frames: [Keyframe], _ index: Int) -> Bool {
    frames[index].time - frames[index - 1].time < 1e-9
  }

  /// Whether the value is the same at a keyframe and the next.
  private func isHold(_ frames: [Keyframe], _ index: Int) -> Bool {
    frames.indices.contains(index) && index + 1 < frames.count
      && frames[index].numbers == frames[index + 1].numbers
  }
}
