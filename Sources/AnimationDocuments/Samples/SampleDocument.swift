public import AnimationEngine

/// Samples as one JSON document (`application/json`).
///
/// In columns:
///
///     {"kind":"keyframes","duration":0.6,"times":[0,0.1],
///      "tracks":[{"property":"scale","type":"number","values":[1,1.5]},
///                {"property":"offset","type":"point","values":{"x":[0,1],"y":[0,2]}}],
///      "events":[]}
///
/// In frames:
///
///     {"kind":"keyframes","duration":0.6,
///      "frames":[{"time":0,"values":{"scale":1,"offset":{"x":0,"y":0}}}],"events":[]}
///
/// With velocities a track has `velocities` in the shape of its `values`, and so has a frame; an
/// angle's are plain degrees per second, a colour's an object by component. Each velocity of a path
/// or of a discrete property is `null`. A missing value, and a velocity that is not finite, is `null`
/// too. With model values a track and a frame have `model`, in which they are written as the values
/// are.
///
/// In columns a transform is an object of lists by the entries of its matrix, `m11` to `m44`, and a
/// path a list of texts; in frames they are `{"matrix":[…]}` and `{"path":"M0 0L10 10"}`.
///
/// The text is made piece by piece, in memory that does not grow with the number of rows:
///
///     var document = SampleDocument(samples, options)
///     while document.next(into: &buffer) { send(&buffer) }
public struct SampleDocument: SampleWriter {
  // One of these two is nil; an enum would be copied for each piece.
  private var columns: SampleColumnText?
  private var frames: SampleRowText?

  /// The JSON document with the given samples.
  public init(_ samples: Samples, _ options: SampleOptions) {
    switch options.layout {
    case .columns: columns = SampleColumnText(samples, options)
    case .frames: frames = Self.frames(samples, options)
    }
  }

  private static func frames(_ samples: Samples, _ options: SampleOptions) -> SampleRowText {
    var (head, tail) = (Array("{".utf8), Array("],\"events\":".utf8))
    SampleHeader.appendOpening(samples, options, to: &head)
    head += ",\"frames\":[".utf8
    SampleHeader.appendEvents(samples, to: &tail)
    tail += "}".utf8
    return SampleRowText(
      samples, options, head: head, separator: ",", dropsLastSeparator: true, tail: tail)
  }

  public mutating func next(into buffer: inout [UInt8]) -> Bool {
    columns?.next(into: &buffer) ?? frames?.next(into: &buffer) ?? false
  }

  public var byteEstimate: Int { columns?.byteEstimate ?? frames?.byteEstimate ?? 0 }
}
