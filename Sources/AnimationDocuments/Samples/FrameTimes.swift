internal import AnimationEngine

/// The texts of the first sample times at a usual frame rate, with a comma after each:
/// `0,0.016666666666666666,`.
///
/// Most answers begin with the same times. They are written once and kept while the program runs:
/// ten seconds at 60 frames take some 15 KB.
struct FrameTimes: Sendable {
  /// The number of times kept for a rate.
  static let count = 600

  private let text: [UInt8]
  /// The offset of each time's text, and at last the end of the text.
  private let starts: [Int]

  /// The texts of the times at `rate` frames per second.
  init(perSecond rate: Double) {
    let grid = SampleGrid.frames(perSecond: rate, end: Double(Self.count))
    var text: [UInt8] = []
    starts =
      [0]
      + (0..<Self.count).map { row in
        NumberWriter().append(grid.time(at: row), to: &text)
        text.append(UInt8(ascii: ","))
        return text.count
      }
    self.text = text
  }

  /// The texts of a grid's first times; nil if none are kept for this grid.
  static func kept(of grid: SampleGrid) -> FrameTimes? {
    guard case .frames(let rate, let start, _) = grid.layout, start == 0, start.sign == .plus else {
      return nil
    }
    return switch rate {
    case 60: sixty
    case 30: thirty
    case 120: oneHundredAndTwenty
    default: nil
    }
  }

  private static let sixty = FrameTimes(perSecond: 60)
  private static let thirty = FrameTimes(perSecond: 30)
  private static let oneHundredAndTwenty = FrameTimes(perSecond: 120)

  /// Appends the texts of those rows whose times are kept, and returns the row after them.
  func append(_ rows: Range<Int>, to text: inout [UInt8]) -> Int {
    let end = min(rows.upperBound, Self.count)
    guard rows.lowerBound < end else { return rows.lowerBound }
    text += self.text[starts[rows.lowerBound]..<starts[end]]
    return end
  }
}
