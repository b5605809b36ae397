public import AnimationEngine

extension PlotFigure {
  /// An outline of a path at one time.
  public struct Shape: Hashable, Sendable {
    /// The position on the horizontal axis.
    public var time: Double
    /// The commands of the path.
    public var structure: PathStructure
    /// The numbers of the path, as many as the commands need.
    public var numbers: [Double]

    /// An outline of a path at a time.
    ///
    /// - Precondition: there are as many numbers as the structure takes.
    public init(time: Double, structure: PathStructure, numbers: [Double]) {
      precondition(
        numbers.count == structure.numberCount,
        "\(numbers.count) numbers for a path of \(structure.numberCount)")
      self.time = time
      self.structure = structure
      self.numbers = numbers
    }
  }

  /// The number of outlines drawn side by side.
  static let shapeCount = 9
  /// The greatest number of numbers in an outline that is drawn.
  static let mostShapeNumbers = 2000

  /// The times in a range at which outlines are drawn: the middles of equal parts.
  static func shapeTimes(over range: ClosedRange<Double>) -> [Double] {
    (0..<shapeCount).map { range.place(at: (Double($0) + 0.5) / Double(shapeCount)) }
  }
}

/// Draws outlines side by side at one scale, each above its time.
struct PlotShapes {
  let shapes: [PlotFigure.Shape]
  let time: PlotScale
  let top: Double
  let height: Double

  var text: String {
    let finite = shapes.filter { $0.numbers.allSatisfy(\.isFinite) }
    guard let box = Box(containing: finite) else { return "" }
    let cell = (time.end - time.start) / Double(PlotFigure.shapeCount)
    let scale = min((cell - 14) / box.width, (height - 10) / box.height)
    // A size this extreme leaves no usable scale.
    guard scale.isFinite, scale >= 1e-100 else { return "" }
    return finite.map { text(of: $0, in: box, scale: scale) }.joined()
  }

  private func text(of shape: PlotFigure.Shape, in box: Box, scale: Double) -> String {
    let x = time.place(of: shape.time) - scale * (box.low.x + box.width / 2)
    let y = top + height / 2 - scale * (box.low.y + box.height / 2)
    // The text needs no more precision than a thousandth of the picture's size.
    let decimals = Self.decimals(for: max(box.width, box.height))
    var bytes: [UInt8] = []
    shape.structure.append(numbers: shape.numbers[...], to: &bytes) { number, bytes in
      let text = DecimalText.rounded(number, decimals: decimals) ?? DecimalText.short(number)
      bytes.append(contentsOf: text.utf8)
    }
    return "<path class=\"outline\" transform=\"translate(\(PlotScale.text(pixels: x)) "
      + "\(PlotScale.text(pixels: y))) scale(\(DecimalText.short(scale)))\" "
      + "stroke-width=\"\(DecimalText.short(1.5 / scale))\" "
      + "d=\"\(String(decoding: bytes, as: UTF8.self))\"/>\n"
  }

  /// The number of decimals that show a thousandth of a size; 0 for large sizes.
  private static func decimals(for size: Double) -> Int {
    var decimals = 0
    var step = size / 2000
    while step < 1, decimals < 12 { (step, decimals) = (step * 10, decimals + 1) }
    return decimals
  }
}

/// The smallest box around the points of some outlines.
private struct Box {
  var low: UnitPoint
  var high: UnitPoint

  var width: Double { max(high.x - low.x, 1e-9) }
  var height: Double { max(high.y - low.y, 1e-9) }

  /// The box around the points of the outlines; nil when there is no point.
  init?(containing shapes: [PlotFigure.Shape]) {
    var box: Box?
    for point in shapes.lazy.flatMap(\.points) {
      box = box.map { $0.including(point) } ?? Box(low: point, high: point)
    }
    guard let box, box.width.isFinite, box.height.isFinite else { return nil }
    self = box
  }

  private init(low: UnitPoint, high: UnitPoint) {
    self.low = low
    self.high = high
  }

  private func including(_ point: UnitPoint) -> Box {
    Box(
      low: UnitPoint(x: min(low.x, point.x), y: min(low.y, point.y)),
      high: UnitPoint(x: max(high.x, point.x), y: max(high.y, point.y)))
  }
}

extension PlotFigure.Shape {
  /// Points that bound the outline: the ends and control points of its lines and curves, those of an
  /// arc as the cubics that it is drawn by.
  fileprivate var points: [UnitPoint] {
    let numbers = Path(structure: structure, numbers: numbers).normalized.numbers
    return stride(from: 0, to: numbers.count, by: 2).map {
      UnitPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}
