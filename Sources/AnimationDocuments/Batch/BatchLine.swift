public import AnimationEngine

/// A line of a batch: `{"id":7,"document":{…},"fps":24}`. The members beside `id` and `document` are
/// the parameters of `/v1/sample` as JSON.
public struct BatchLine: Sendable {
  /// A document and how it is sampled.
  public struct Request: Sendable {
    /// What is sampled.
    public let document: AnimationDocument
    /// How it is sampled.
    public let query: SampleQuery
  }

  /// The member `id` as JSON, which the answer repeats; `null` where there is none that could be read.
  public let id: String
  /// What the line asks for, or what is wrong with it.
  public let request: Result<Request, DocumentRefusal>

  /// Reads a line; the work is charged to `meter`.
  ///
  /// - Parameter defaults: What holds where the line says nothing.
  /// - Complexity: O(length).
  public init(
    decoding bytes: [UInt8], under defaults: BatchQuery, within limits: Limits,
    meter: inout WorkMeter
  ) {
    var decoder: DocumentDecoder
    do {
      try meter.chargeReading(bytes.count)
      decoder = try DocumentDecoder(reading: bytes, within: limits, meter: meter)
    } catch {
      (id, request) = ("null", .failure(error))
      return
    }
    let members = decoder.batchMembers()
    id = members.id
    do {
      request = .success(try members.request(decoder, under: defaults, &meter))
    } catch {
      request = .failure(error)
    }
  }
}
