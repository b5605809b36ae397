import AnimationEngine
import Testing

@testable import AnimationDocuments

@Suite struct SampleBinaryTests {
  let options = SampleOptions(kind: "keyframes", precision: 1, includesVelocity: true)

  @Test func theColumnsAreNamedInOrder() {
    let samples = Samples.make([.scale, .state, .offset], on: .evenly(count: 7, end: 1))
    let numbers = SampleBinary(samples, options, width: .double)
    #expect(
      numbers.columnsField
        == "time,scale,offset.x,offset.y,velocity(scale),velocity(offset.x),velocity(offset.y)")
    #expect(numbers.countField == "7")
    #expect(numbers.omittedField == "state")
    #expect(
      SampleBinary(.make([.scale], on: .times([])), options, width: .single).omittedField == nil)
  }

  @Test func namesThatAFieldCannotHoldAreEncoded() {
    var odd = MovingProperty.scale
    odd.name = "a,b %é\n"
    let numbers = SampleBinary(.make([odd], on: .times([0])), .init(kind: ""), width: .double)
    #expect(numbers.columnsField == "time,a%2Cb%20%25%C3%A9%0A")
  }

  @Test(arguments: SampleBinary.Width.allCases)
  func theBytesAreTheNumbersColumnByColumn(_ width: SampleBinary.Width) {
    let samples = Samples.make([.scale, .state, .offset], on: .evenly(count: 10_000, end: 1))
    var encoder = SampleBinary(samples, options, width: width)
    let whole = encoder.encoded()
    #expect(whole.count == encoder.byteCount)
    let sources: [SampleSource] = [
      .time, .column(.value, 0), .column(.value, 2), .column(.value, 3), .column(.velocity, 0),
      .column(.velocity, 2), .column(.velocity, 3),
    ]
    #expect(
      decoded(whole, width) == sources.flatMap { samples.numbers($0) }.map { rounded($0, width) })
    let made = pieces { encoder.next(into: &$0) }
    #expect(made.whole == whole)
    #expect(made.longest <= 150_000)
  }

  @Test func noRowsAreNoBytes() {
    var encoder = SampleBinary(.make(on: .times([])), options, width: .double)
    var bytes: [UInt8] = []
    let isMore = encoder.next(into: &bytes)
    #expect(!isMore)
    #expect(bytes.isEmpty)
    #expect(encoder.byteCount == 0)
  }

  private func rounded(_ value: Double, _ width: SampleBinary.Width) -> Double {
    width == .double ? value : Double(Float(value))
  }

  private func decoded(_ bytes: [UInt8], _ width: SampleBinary.Width) -> [Double] {
    stride(from: 0, to: bytes.count, by: width.rawValue).map { start in
      let word = bytes[start..<start + width.rawValue].reversed().reduce(0 as UInt64) {
        $0 << 8 | UInt64($1)
      }
      return width == .double
        ? Double(bitPattern: word) : Double(Float(bitPattern: UInt32(word)))
    }
  }
}
