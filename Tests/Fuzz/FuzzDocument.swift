import AnimationDocuments
import AnimationEngine
import AnimationScenes

/// Reads any bytes as a document. What is read has to come back from its canonical text and to
/// move without a trap; what is not has to say why.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
  let limits = Limits(maxDepth: 24, maxTracks: 64, maxKeyframes: 512, maxEvents: 256)
  do {
    let document = try AnimationDocument(decoding: bytes, within: limits)
    move(try document.resolved(within: limits))
    let text = document.encoded()
    guard let again = try? AnimationDocument(decoding: text) else {
      fatalError("unreadable: \(String(decoding: text, as: UTF8.self))")
    }
    precondition(again.encoded() == text, "drifts: \(String(decoding: text, as: UTF8.self))")
  } catch {
    check(error)
  }
  return 0
}

/// A refusal has problems, and its answer reads back as it.
private func check(_ refusal: DocumentRefusal) {
  precondition(!refusal.problems.isEmpty && refusal.total >= refusal.problems.count)
  let problem = ProblemDocument(refusal)
  guard let again = try? ProblemDocument(decoding: problem.encoded()) else {
    fatalError("unreadable: \(String(decoding: problem.encoded(), as: UTF8.self))")
  }
  precondition(again == problem, "drifts: \(String(decoding: problem.encoded(), as: UTF8.self))")
}

/// Asks an animation for values at some times, under both models of springs.
private func move(_ animation: ResolvedAnimation) {
  let bounds = CompilationLimits(steps: 100)
  for model in SpringModel.allCases {
    var meter = WorkMeter(.init(work: 1_000_000))
    guard
      let timeline = try? animation.compiled(
        springs: model, horizon: 3, within: bounds, meter: &meter)
    else { continue }
    let end = timeline.duration ?? 3
    show(Samples(timeline, on: .times([-1, end / 3, end])))
    for column in timeline.columns.indices {
      for time in [-1, 0, end / 3, end, end + 1] {
        _ = timeline.value(ofColumn: column, at: time)
        _ = timeline.velocity(ofColumn: column, at: time)
      }
    }
  }
}

/// Writes what shows in the forms of text and of data; the text has to be JSON.
private func show(_ samples: Samples) {
  for layout in SampleOptions.Layout.allCases {
    let options = SampleOptions(
      kind: "animation", layout: layout, precision: 3, includesVelocity: true, includesModel: true)
    let text = SampleDocument(samples, options).encoded()
    // Whatever is JSON but no document is refused by rules, not by its grammar.
    do { _ = try AnimationDocument(decoding: text) } catch {
      precondition(error.code == .invalidDocument, String(decoding: text, as: UTF8.self))
    }
    _ = SampleCBOR(samples, options).encoded()
  }
}
