import AnimationEngine
import Testing

/// A number in an object, with and without data of its own.
private final class Box: Animatable {
  var x = 0.0
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
}

/// An object in a struct.
private struct Shelf {
  var box = Box()
}

private enum PulsePhase: CaseIterable { case rest, expand }

/// A runtime of a model that the compiler knows nothing of.
private func start<Model>(_ model: Model, _ path: WritableKeyPath<Model, Double>) {
  _ = AnimationRuntime(model, animating: path)
}

/// What the compiler refuses is in the target `Immobile` of the external package. Generic code
/// shows it no object, nor does a path through one, so these stop when they run.
@Suite("Models that cannot animate")
struct RefusalTests {
  @Test func whatIsWrittenAsAWholeNumberIsADouble() {
    var size = AnimationRuntime(0)
    size.withAnimation(.linear(duration: 1)) { $0 = 1 }
    size.advance(to: 0.25)
    #expect(size.presentation == 0.25)
    let pulse = PhaseAnimator(PulsePhase.allCases) {
      $0 == .expand ? 2 : 1
    } animation: { _ in
      .linear(duration: 1)
    }
    #expect(pulse.value(at: 0.25) == 1.25)
  }

  @Test func aRuntimeRefusesThePropertiesOfAnObject() async {
    await #expect(processExitsWith: .failure) {
      start(Box(), \.x)
    }
  }

  @Test func aRuntimeRefusesAnObjectInAModel() async {
    await #expect(processExitsWith: .failure) {
      _ = AnimationRuntime(Shelf(), animating: \.box)
    }
    await #expect(processExitsWith: .failure) {
      _ = AnimationRuntime(Shelf(), animating: \.box.x)
    }
  }

  @Test func keyframesRefuseAnObject() async {
    await #expect(processExitsWith: .failure) {
      _ = KeyframeTimeline(initialValue: Shelf()) {
        KeyframeTrack(\.box.x) { LinearKeyframe(1, duration: 1) }
      }
    }
  }

  @Test func anAnimatorRefusesAnObject() async {
    await #expect(processExitsWith: .failure) {
      _ = PropertyAnimator(from: Box(), to: Box(), duration: 1, curve: .linear).value(at: 0)
    }
  }

  @Test func theDataOfAnObjectAnimatesAndIsWrittenBack() {
    let box = Box()
    var runtime = AnimationRuntime(box.animatableData)
    runtime.withAnimation(.linear(duration: 1)) { $0 = 8 }
    runtime.advance(to: 0.25)
    #expect(box.x == 0)
    box.animatableData = runtime.presentation
    #expect(box.x == 2)
  }
}
