import AnimationEngine
import Testing

@Suite struct ColorVelocityTests {
  private let spaces: [ColorSpace] = [.srgb, .srgbLinear, .oklab, .displayP3]
  private let colors = ["#ff3b30", "#336699cc", "color(srgb 1.2 -0.1 0.4 / 0.5)", "gray"]
  private let velocity: Components = [0.3, -2, 1.5, -0.25]

  /// A colour that shows with a velocity moves in the space so that its next moments show it.
  @Test func aVelocityThatShowsIsTheDerivativeOfTheComponents() throws {
    for space in spaces {
      for text in colors {
        let color = try ResolvedColor(css: text)
        let place = color.components(in: space)
        let rate = space.velocity(ofShown: velocity, at: place)
        let step = 1e-6
        let after = moved(color, step).components(in: space)
        let before = moved(color, -step).components(in: space)
        for index in 0..<4 {
          let difference = (after[index] - before[index]) / (2 * step)
          #expect(abs(rate[index] - difference) <= 1e-6, "\(text) in \(space)")
        }
      }
    }
  }

  @Test func thereAndBackIsTheSameVelocity() throws {
    for space in spaces {
      for text in colors {
        let place = try ResolvedColor(css: text).components(in: space)
        let back = space.shownVelocity(
          of: space.velocity(ofShown: velocity, at: place), at: place)
        for index in 0..<4 {
          #expect(abs(back[index] - velocity[index]) <= 1e-11, "\(text) in \(space)")
        }
      }
    }
  }

  @Test func whatStandsStillStandsStillInBlackToo() {
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    for space in spaces {
      let place = black.components(in: space)
      #expect(space.velocity(ofShown: [0, 0, 0, 1], at: place) == [0, 0, 0, 1])
    }
  }

  private func moved(_ color: ResolvedColor, _ time: Double) -> ResolvedColor {
    ResolvedColor(
      red: color.red + velocity[0] * time, green: color.green + velocity[1] * time,
      blue: color.blue + velocity[2] * time, opacity: color.opacity + velocity[3] * time)
  }
}
