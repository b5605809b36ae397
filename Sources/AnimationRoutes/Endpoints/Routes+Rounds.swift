import AnimationDocuments
import AnimationEngine
import AnimationFormats
import AnimationScenes

extension Routes {
  /// One round of an animation that repeats without end.
  ///
  /// - Throws: A refusal if the animation has no identical rounds.
  func repeatedRound(
    of view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> ExportRound {
    guard let animation = view.animation else { throw Self.withoutRounds }
    let round = try ExportRound(of: animation) { animation, horizon throws(DocumentRefusal) in
      let timeline = try compiled(animation, springs: view.query.springs, horizon: horizon, &meter)
      try meter.charge(work: ExportRound.work(of: timeline))
      return timeline
    }
    guard let round else { throw Self.withoutRounds }
    return round
  }

  private static var withoutRounds: DocumentRefusal {
    DocumentRefusal(
      DocumentProblem(
        .unbounded,
        "This animation has no end and no rounds that are alike: give it cycles or iterations, or a "
          + "timing whose iterationDuration cuts it into rounds.",
        pointer: ""))
  }
}
