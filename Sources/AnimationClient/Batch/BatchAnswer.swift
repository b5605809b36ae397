public import AnimationDocuments
import Foundation

/// The answer to one document of a batch.
public struct BatchAnswer: Hashable, Sendable {
  /// The id of the request; nil if it has none, or cannot be read as JSON.
  public var id: String?
  /// The status that a request of its own would have.
  public var status: Int
  /// The samples, or the problem with the document or with how it was to be sampled. Pointers are those
  /// of the line: the document is `/document`.
  public var result: Result<SampledTimeline, ProblemDocument>
}

extension BatchAnswer {
  /// The members beside the problem.
  private struct Line: Decodable {
    var id: String?
    var status: Int
    var result: SampledTimeline?
  }

  /// Reads a line of an answer; nil if it is none.
  init?(decoding bytes: [UInt8]) {
    guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else { return nil }
    (id, status) = (line.id, line.status)
    if let timeline = line.result {
      result = .success(timeline)
    } else if let problem = Self.problem(in: bytes) {
      result = .failure(problem)
    } else {
      return nil
    }
  }

  private static func problem(in bytes: [UInt8]) -> ProblemDocument? {
    var meter = Limits.standard.meter(bodyBytes: bytes.count)
    let line = try? JSONText(reading: bytes, within: .standard, meter: &meter)
    return line?["problem"].flatMap { try? ProblemDocument(decoding: Array($0.written.utf8)) }
  }
}
