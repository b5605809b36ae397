internal import AnimationEngine
internal import AnimationScenes

extension DocumentDecoder {
  /// Reports a timing that cannot be played: one around what has no end, or that runs backwards
  /// from an end that it does not have. Only what may have none is computed for that.
  mutating func checkEnd(of animation: ResolvedAnimation, timing node: Int) {
    guard animation.mayLackEnd else { return }
    let bounds = CompilationLimits(steps: limits.maxEvents)
    let kept = meter.bytes
    defer { meter.release(bytes: meter.bytes - kept) }
    do {
      _ = try animation.compiled(within: bounds, meter: &meter)
    } catch .endlessIteration {
      report(
        .unbounded, at: node, about: .iterationDuration,
        "What has no end needs an iterationDuration, which cuts it.",
        hint: Word.iterationDuration.text)
    } catch .endlessReversal {
      var members = Members(of: node)
      _ = gather(&members, "timing is an object")
      report(
        .unbounded, at: members[.playbackRate] ?? node,
        "A negative playbackRate needs an end to run from; here is none.")
    } catch {
      // Too much work is a matter of how far the document is asked for.
    }
  }
}
