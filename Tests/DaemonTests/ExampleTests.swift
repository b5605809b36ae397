import Foundation
import Testing

/// Every file of `api/examples`, sent to the real daemon.
@Suite("The examples")
struct ExampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "api/examples")

  /// The documents of a folder, without what lies beside them.
  private func documents(in name: String) throws -> [(name: String, body: Data)] {
    let folder = Self.folder.appending(path: name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".problems.json") }.map {
      ($0, try Data(contentsOf: folder.appending(path: $0)))
    }
  }

  @Test func everyValidDocumentIsValidAndIsSampled() async throws {
    let daemon = try DaemonProcess()
    let documents = try documents(in: "valid")
    #expect(documents.count >= 30)
    for (name, body) in documents {
      let validation = try await daemon.ask("/v1/validate", method: "POST", body: body)
      #expect(validation.status == 200, "\(name): \(validation.text)")
      let isEndless = try validation.json()["duration"] is NSNull
      let path = isEndless ? "/v1/sample?end=2&fps=10" : "/v1/sample?fps=10"
      let samples = try await daemon.ask(path, method: "POST", body: body)
      #expect(samples.status == 200, "\(name): \(samples.text)")
      let json = try samples.json()
      let times = try #require(json["times"] as? [Double], "\(name)")
      for track in try #require(json["tracks"] as? [[String: Any]], "\(name)") {
        #expect(Self.counts(of: track["values"]).allSatisfy { $0 == times.count }, "\(name)")
      }
    }
  }

  /// How many values each column has.
  private static func counts(of values: Any?) -> [Int] {
    if let list = values as? [Any] { return [list.count] }
    return (values as? [String: [Any]])?.values.map(\.count) ?? [-1]
  }

  @Test func everyInvalidDocumentIsRefusedWithExactlyItsProblems() async throws {
    let daemon = try DaemonProcess()
    let documents = try documents(in: "invalid")
    #expect(documents.count >= 30)
    for (name, body) in documents {
      let beside = Self.folder.appending(path: "invalid/\(name.dropLast(5)).problems.json")
      let data = try Data(contentsOf: beside)
      let expected = try #require(
        try JSONSerialization.jsonObject(with: data) as? [[String: Any]], "\(name)")
      let answer = try await daemon.ask("/v1/sample", method: "POST", body: body)
      #expect([400, 422].contains(answer.status), "\(name): \(answer.status)")
      #expect(answer.fields["content-type"] == "application/problem+json")
      let errors = try #require(try answer.json()["errors"] as? [[String: Any]], "\(name)")
      #expect(errors.count == expected.count, "\(name): \(answer.text)")
      for (error, wanted) in zip(errors, expected) {
        for (member, value) in wanted {
          #expect("\(error[member] ?? "")" == "\(value)", "\(name), \(member): \(answer.text)")
        }
      }
    }
    #expect(try await daemon.ask("/version").status == 200)
  }
}
