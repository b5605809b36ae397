public import AnimationEngine

/// A line of a batch: `{"id":7,"document":{…},"fps":24}`. The members besides `id` and `document`
/// are the query parameters of `/v1/sample` as JSON.
public struct BatchLine: Sendable {
  /// A document and the parameters with which it is sampled.
  public struct Request: Sendable {
    /// The document to be sampled.
    public let document: AnimationDocument
    /// The parameters of sampling: times, output format and other settings.
    public let query: SampleQuery
    /// The names of the parameters that the line gives itself.
    let names: Set<String>
  }

  /// The member `id` as JSON, which the answer repeats; `null` if it is missing or not readable.
  public let id: String
  /// The request of the line, or the refusal with its problems.
  public let request: Result<Request, DocumentRefusal>

  /// Reads a line; the work is charged to `meter`.
  ///
  /// - Parameter defaults: The parameters of the whole batch, for those that the line does not
  ///   give.
  /// - Complexity: O(length).
  public init(
    decoding bytes: [UInt8], under defaults: BatchQuery, within limits: Limits,
    meter: inout WorkMeter
  ) {
    var decoder: DocumentDecoder
    do {
      try meter.charge(work: bytes.count)
      decoder = try DocumentDecoder(reading: bytes, within: limits, meter: meter)
    } catch {
      (id, request) = ("null", .failure(error))
      return
    }
    let members = decoder.batchMembers()
    id = members.id ?? "null"
    do {
      request = .success(try members.request(decoder, under: defaults, &meter))
    } catch {
      request = .failure(error)
    }
  }
}
