/// The commands of a path.
public enum PathCommand: UInt8, CaseIterable, Hashable, Sendable {
  /// The command `M x y`, which begins a new subpath at a point.
  case move = 0x4D
  /// The command `L x y`, a straight line.
  case line = 0x4C
  /// The command `H x`, a horizontal line.
  case horizontal = 0x48
  /// The command `V y`, a vertical line.
  case vertical = 0x56
  /// The command `C x1 y1 x2 y2 x y`, a cubic Bézier curve.
  case cubic = 0x43
  /// The command `S x2 y2 x y`, a cubic that continues smoothly from the one before.
  case smoothCubic = 0x53
  /// The command `Q x1 y1 x y`, a quadratic Bézier curve.
  case quadratic = 0x51
  /// The command `T x y`, a quadratic that continues smoothly from the one before.
  case smoothQuadratic = 0x54
  /// The command `A rx ry rotation large-arc sweep x y`, an elliptical arc; `large-arc` and `sweep`
  /// are flags.
  case arc = 0x41
  /// The command `Z`, a straight line back to the start of the subpath.
  case close = 0x5A

  /// The letter of the command's absolute form.
  public var letter: String { String(Unicode.Scalar(rawValue)) }

  /// The number of arguments.
  public var numberCount: Int { arguments.count }

  /// The kinds of arguments.
  enum Argument: UInt8, Sendable {
    /// A horizontal coordinate.
    case x
    /// A vertical coordinate.
    case y
    /// A radius or an angle, which is the same in relative commands.
    case size
    /// A flag, 0 or 1.
    case flag
  }

  /// The kinds of the command's arguments, in order.
  var arguments: [Argument] {
    switch self {
    case .close: Self.none
    case .horizontal: Self.level
    case .vertical: Self.upright
    case .move, .line, .smoothQuadratic: Self.onePoint
    case .smoothCubic, .quadratic: Self.twoPoints
    case .cubic: Self.threePoints
    case .arc: Self.ellipse
    }
  }

  private static let none: [Argument] = []
  private static let level: [Argument] = [.x]
  private static let upright: [Argument] = [.y]
  private static let onePoint: [Argument] = [.x, .y]
  private static let twoPoints: [Argument] = [.x, .y, .x, .y]
  private static let threePoints: [Argument] = [.x, .y, .x, .y, .x, .y]
  private static let ellipse: [Argument] = [.size, .size, .size, .flag, .flag, .x, .y]
}
