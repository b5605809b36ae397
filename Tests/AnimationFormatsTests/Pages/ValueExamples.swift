import AnimationEngine
import AnimationScenes
import Testing

/// The examples of the pages about what is moved, each with what its comments promise.
@Suite("The examples of values")
struct ValueExamples {
  @Test func severalParts() {
    // <AnimatableValues>
    struct Marker: Animatable {
      var x = 0.0
      var y = 0.0
      var tilt = Angle.zero

      var animatableData: AnimatableValues<Double, Double, Double> {
        get { AnimatableValues(x, y, tilt.animatableData) }
        set { (x, y, tilt.animatableData) = newValue.value }
      }
    }

    let start = Marker()
    let end = Marker(x: 100, y: 50, tilt: .degrees(90))
    let middle = Spring().value(
      fromValue: start, toValue: end, initialVelocity: Marker(), time: 0.1)  // x 35.7…, y 17.8…
    // </AnimatableValues>
    #expect(isNear(middle.x, 35.75, within: 0.05))
    #expect(isNear(middle.y, 17.85, within: 0.05))
    #expect(isNear(middle.tilt.degrees, middle.x * 0.9, within: 1e-9))
  }

  @Test func dataThatIsWrittenByHand() {
    // <AnimatableValues>
    struct Needle: Animatable {
      var level = 0.0

      var animatableData: Double {
        get { level }
        set { level = min(max(newValue, 0), 1) }
      }
    }
    // </AnimatableValues>
    let spring = Spring(duration: 0.5, bounce: 0.6)
    let shown = spring.value(
      fromValue: Needle(), toValue: Needle(level: 1), initialVelocity: Needle(), time: 0.25)
    #expect(spring.value(target: 1, time: 0.25) > 1)
    #expect(shown.level == 1)
    var runtime = AnimationRuntime(Needle())
    runtime.withAnimation(.linear(duration: 1)) { $0.level = 1.5 }
    #expect(runtime.presentation(at: 0.5).level == 0.75)
    #expect(runtime.presentation(at: 0.9).level == 1)
    #expect(runtime.presentation(at: 1).level == 1.5)
  }

  @Test func timing() throws {
    // <Timing>
    let timing = WebTiming(delay: 0.5, iterations: 2.5, direction: .alternate, fill: .both)
    let model = TimingModel(timing, iterationDuration: 1)
    let length = model.duration  // 3
    let moment = model.moment(at: 1.75)  // iteration 1, progress 0.75

    let change = ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .animation(
        SingleAnimation(
          from: [[0]], to: [[100]], velocity: [nil], animation: .linear(duration: 1))),
      timing: timing)
    let timeline = try change.compiled()
    let value = timeline.value(ofColumn: 0, at: 1.75)  // 75
    // </Timing>
    #expect(length == 3)
    #expect(moment?.iteration == 1 && moment?.progress == 0.75)
    #expect(isNear(value, 75, within: 1e-9))
  }

  @Test func colors() throws {
    // <Colors>
    let red = try ResolvedColor(css: "#ff3b30")
    let light = red.okLab.lightness  // 0.654…
    let hue = red.okLCH.hue  // 28.…
    let half = ColorSpace.srgbLinear.encoded(0.5)  // 0.735…
    let green = try ResolvedColor(css: "hsl(120deg 100% 25%)").hexText  // #008000
    // </Colors>
    #expect(isNear(light, 0.6545, within: 0.0005))
    #expect(isNear(hue ?? 0, 28.5, within: 0.5))
    #expect(isNear(half, 0.7355, within: 0.0005))
    #expect(green == "#008000")
  }

  @Test func transforms() throws {
    // <Transforms>
    let rest = try TransformList(css: "translate(0px, 0px) rotate(0deg)")
    let turned = try TransformList(css: "translate(100px, 40px) rotate(0.5turn)")
    let half = rest.interpolated(towards: turned, amount: 0.5).cssText
    // translate(50px, 20px) rotate(90deg)
    let entry = turned.matrix[12]  // 100

    let skewed = try TransformList(css: "skewX(20deg)").matrix
    let parts = PlanarParts(skewed)  // translation, scale, angle and the rest
    // </Transforms>
    #expect(half == "translate(50px, 20px) rotate(90deg)")
    #expect(entry == 100)
    let whole = try #require(parts).matrix
    for index in 0..<16 { #expect(isNear(whole[index], skewed[index], within: 1e-12)) }
  }

  @Test func paths() throws {
    // <Paths>
    let square = try Path(svg: "m10 10h20v20h-20z")
    let text = square.svgText  // M10 10H30V30H10Z
    let numbers = square.numbers  // 10, 10, 30, 30, 10

    let line = try Path(svg: "M0 0L10 0")
    let arrow = try Path(svg: "M0 0L20 10")
    let between = line.interpolated(towards: arrow, amount: 0.5)?.svgText  // M0 0L15 5
    let difference = line.structure.firstDifference(from: square.structure)?.index  // 1
    // </Paths>
    #expect(text == "M10 10H30V30H10Z")
    #expect(numbers == [10, 10, 30, 30, 10])
    #expect(between == "M0 0L15 5")
    #expect(difference == 1)
  }
}
