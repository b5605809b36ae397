/// A command of a path: what its numbers draw.
public enum PathCommand: UInt8, CaseIterable, Hashable, Sendable {
  /// `M x y`: begins a new piece of outline there.
  case move = 0x4D
  /// `L x y`: a straight line.
  case line = 0x4C
  /// `H x`: a level line.
  case horizontal = 0x48
  /// `V y`: an upright line.
  case vertical = 0x56
  /// `C x1 y1 x2 y2 x y`: a cubic Bézier curve.
  case cubic = 0x43
  /// `S x2 y2 x y`: a cubic that goes on smoothly from the one before.
  case smoothCubic = 0x53
  /// `Q x1 y1 x y`: a quadratic Bézier curve.
  case quadratic = 0x51
  /// `T x y`: a quadratic that goes on smoothly from the one before.
  case smoothQuadratic = 0x54
  /// `A rx ry rotation large-arc sweep x y`: a piece of an ellipse; two of the numbers are flags.
  case arc = 0x41
  /// `Z`: a straight line back to where the piece began.
  case close = 0x5A

  /// The letter of the absolute form.
  public var letter: String { String(Unicode.Scalar(rawValue)) }

  /// How many numbers the command takes.
  public var numberCount: Int { arguments.count }

  /// What one number of a command is.
  enum Argument: UInt8, Sendable {
    /// A horizontal place.
    case x
    /// A vertical place.
    case y
    /// A radius or an angle, which is the same in the relative form.
    case size
    /// 0 or 1.
    case flag
  }

  /// What the numbers are, in order.
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
