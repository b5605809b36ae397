import HTTPTypes

extension Client {
  /// Samples an animation of a number. `members` are those of an animation in documents: `type`,
  /// `duration`, `bounce` and so on.
  public func animation(
    _ members: [String: String], from start: Double = 0, to end: Double = 1,
    _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    let parameters = Self.animation(members, from: start, to: end) + request.columnParameters
    return try await read(.get, "/v1/animation", parameters)
  }

  /// Samples an animation of a number and returns the answer's bytes in another format: `ndjson`,
  /// `csv`, `cbor`, `f64`, `f32` or `svg`.
  public func animation(
    _ members: [String: String], from start: Double = 0, to end: Double = 1,
    _ request: SampleRequest = SampleRequest(), format: String
  ) async throws -> [UInt8] {
    let parameters = Self.animation(members, from: start, to: end) + request.parameters
    return try await ask(.get, "/v1/animation", parameters + [("format", format)]).body
  }

  /// Writes an animation as a CSS easing `linear()` that stays within a tolerance; nil means a
  /// thousandth. The answer says the duration that belongs to it.
  public func cssLinear(
    animation members: [String: String], tolerance: Double? = nil
  ) async throws -> ExportedText {
    try await cssLinear("/v1/animation", Self.sorted(members), tolerance)
  }

  /// Describes a spring in every form. `members` are those of a spring in documents; `epsilon`
  /// adds a last crossing.
  public func spring(_ members: [String: String]) async throws -> SpringReport {
    try await read(.get, "/v1/spring", Self.sorted(members))
  }

  /// Samples a unit curve, given by its name, CSS text or JSON text.
  public func curve(
    _ curve: String, _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    try await read(.get, "/v1/curve", [("curve", curve)] + request.columnParameters)
  }

  /// Samples a unit curve and returns the answer's bytes in another format: `ndjson`, `csv`, `cbor`,
  /// `f64`, `f32` or `svg`.
  public func curve(
    _ curve: String, _ request: SampleRequest = SampleRequest(), format: String
  ) async throws -> [UInt8] {
    let parameters = [("curve", curve)] + request.parameters + [("format", format)]
    return try await ask(.get, "/v1/curve", parameters).body
  }

  /// Writes a unit curve as a CSS easing `linear()` that stays within a tolerance; nil means a
  /// thousandth.
  public func cssLinear(curve: String, tolerance: Double? = nil) async throws -> ExportedText {
    try await cssLinear("/v1/curve", [("curve", curve)], tolerance)
  }

  private func cssLinear(
    _ path: String, _ subject: [(name: String, value: String)], _ tolerance: Double?
  ) async throws -> ExportedText {
    let tolerance = tolerance.map { [(name: "tolerance", value: "\($0)")] } ?? []
    let parameters = subject + [("format", "css-linear")] + tolerance
    return ExportedText(try await ask(.get, path, parameters))
  }

  private static func animation(
    _ members: [String: String], from start: Double, to end: Double
  ) -> [(name: String, value: String)] {
    sorted(members) + [("from", "\(start)"), ("to", "\(end)")]
  }

  private static func sorted(_ members: [String: String]) -> [(name: String, value: String)] {
    members.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }
}
