import Testing

/// What becomes of a group of reference figures.
private enum Coverage {
  /// A suite reads every entry of the group.
  case checked(by: String)
  /// No test reads the group's entries, of which there are so many, for a reason.
  case leftOut(_ count: Int, because: String)

  static func checked(by suite: Any.Type) -> Coverage { .checked(by: "\(suite)") }
}

/// The one place that says which reference figures are held: each group of each file is listed, and
/// an entry of a group that is not listed fails.
@Suite struct VectorCoverageTests {
  private static var swiftui: [String: Coverage] {
    return [
      "Angle.animatableData": .checked(by: VectorArithmeticTests.self),
      "Animation.linear.animate": .checked(by: KeyframeVectorTests.self),
      "BezierAnimation.fraction": .checked(by: UnitCurveVectorTests.self),
      "CASpringAnimation.settlingDuration": .checked(by: SpringVectorTests.self),
      "Color.Resolved.description": .checked(by: ColorVectorTests.self),
      "Color.hsb->srgb": .checked(by: ColorVectorTests.self),
      "CubicSolver.value": .checked(by: UnitCurveVectorTests.self),
      "CubicSolver.velocity": .checked(by: UnitCurveVectorTests.self),
      "KeyframeAnimator(repeating)": .checked(by: AnimatorVectorTests.self),
      "KeyframeTimeline.duration": .checked(by: KeyframeVectorTests.self),
      "KeyframeTimeline.value": .checked(by: KeyframeVectorTests.self),
      "KeyframeTimeline.value(progress)": .checked(by: KeyframeVectorTests.self),
      "KeyframeTimeline.velocity": .checked(by: KeyframeVectorTests.self),
      "PhaseAnimator(trigger)": .checked(by: KeyframeVectorTests.self),
      "Spring.force": .checked(by: SpringVectorTests.self),
      "Spring.init(duration:bounce:)": .checked(by: SpringVectorTests.self),
      "Spring.init(mass:stiffness:damping:)": .checked(by: SpringVectorTests.self),
      "Spring.init(mass:stiffness:damping:allowOverDamping:)": .checked(by: SpringVectorTests.self),
      "Spring.init(response:dampingRatio:)": .checked(by: SpringVectorTests.self),
      "Spring.init(settlingDuration:dampingRatio:)": .checked(by: SpringVectorTests.self),
      "Spring.preset": .checked(by: SpringVectorTests.self),
      "Spring.settlingDuration": .checked(by: SpringVectorTests.self),
      "Spring.update": .checked(by: SpringVectorTests.self),
      "Spring.value": .checked(by: SpringVectorTests.self),
      "Spring.value(fromValue:toValue:)": .checked(by: SpringVectorTests.self),
      "Spring.velocity": .checked(by: SpringVectorTests.self),
      "UnitCurve.inverse": .checked(by: UnitCurveVectorTests.self),
      "UnitCurve.value": .checked(by: UnitCurveVectorTests.self),
      "UnitCurve.velocity": .checked(by: UnitCurveVectorTests.self),
      "VelocitySampler.velocity": .checked(by: AnimatorVectorTests.self),
      "constants.controlPoints": .checked(by: ConstantsVectorTests.self),
      "constants.defaultDuration": .checked(by: ConstantsVectorTests.self),
      "constants.defaults": .checked(by: ConstantsVectorTests.self),
      "constants.presets": .checked(by: ConstantsVectorTests.self),
    ]
  }

  private static var web: [String: Coverage] {
    let noCompose = "an option by name, which no document can ask for"
    let noTokens = "design tokens are not among the formats"
    return [
      "b3ll-motion / spring response/dampingRatio": .checked(by: SpringPeerVectorTests.self),
      "bezier-easing / cubic-bezier": .checked(by: CubicBezierVectorTests.self),
      "color.js / sRGB to OKLab": .checked(by: ColorVectorTests.self),
      "color.js / sRGB to OKLCH (null = powerless hue)": .checked(by: ColorVectorTests.self),
      "compose / MonoSpline": .leftOut(4, because: noCompose),
      "compose / infinite repeat reverse": .leftOut(1, because: noCompose),
      "compose / keyframes linear": .leftOut(2, because: noCompose),
      "compose / keyframesWithSpline (monotone cubic)": .leftOut(1, because: noCompose),
      "compose / keyframesWithSpline with delay": .leftOut(2, because: noCompose),
      "compose / repeatable reverse, 9 iterations": .leftOut(4, because: noCompose),
      "d3-ease / named-ease": .checked(by: NamedEaseVectorTests.self),
      "dtcg / cubicBezier token validity": .leftOut(2, because: noTokens),
      "dtcg / duration token validity": .leftOut(2, because: noTokens),
      "flutter / SpringDescription.withDurationAndBounce": .checked(
        by: SpringPeerVectorTests.self),
      "flutter / SpringSimulation floor(x), floor(dx)": .checked(by: SpringPeerVectorTests.self),
      "motion / cubic-bezier": .checked(by: CubicBezierVectorTests.self),
      "motion / spring-physics": .checked(by: SpringPeerVectorTests.self),
      "openswiftui / Spring.value(target:1)": .checked(by: SpringPeerVectorTests.self),
      "swiftui-reimpl / CubicKeyframe track": .checked(by: KeyframeVectorTests.self),
      "swiftui-reimpl / linear+move keyframes, two tracks": .checked(by: KeyframeVectorTests.self),
      "web-animations-js / active duration": .checked(by: TimingVectorTests.self),
      "web-animations-js / easing": .checked(by: CSSEasingVectorTests.self),
      "web-animations-js / effect time": .checked(by: TimingVectorTests.self),
      "web-animations-js / matrix decomposition": .checked(
        by: TransformVectorTests.self),
      "web-animations-js / property interpolation / -webkit-filter": .checked(
        by: CSSValueVectorTests.self),
      "web-animations-js / property interpolation / background-color": .checked(
        by: ColorVectorTests.self),
      "web-animations-js / property interpolation / backgroundColor": .checked(
        by: ColorVectorTests.self),
      "web-animations-js / property interpolation / border-radius": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / box-shadow": .checked(
        by: CSSValueVectorTests.self),
      "web-animations-js / property interpolation / clip": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / color": .checked(by: ColorVectorTests.self),
      "web-animations-js / property interpolation / fill": .checked(by: ColorVectorTests.self),
      "web-animations-js / property interpolation / floodColor": .checked(
        by: ColorVectorTests.self),
      "web-animations-js / property interpolation / left": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / margin-left": .checked(
        by: CSSValueVectorTests.self),
      "web-animations-js / property interpolation / opacity": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / stopColor": .checked(by: ColorVectorTests.self),
      "web-animations-js / property interpolation / strokeDasharray": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / strokeDashoffset": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / text-indent": .checked(
        by: CSSValueVectorTests.self),
      "web-animations-js / property interpolation / text-shadow": .checked(
        by: CSSValueVectorTests.self),
      "web-animations-js / property interpolation / textIndent": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / transform": .checked(
        by: TransformVectorTests.self),
      "web-animations-js / property interpolation / visibility": .checked(
        by: CSSValueVectorTests.self),
      "web-animations-js / property interpolation / width": .checked(
        by: WebInterpolationVectorTests.self),
      "web-animations-js / property interpolation / z-index": .checked(
        by: WebInterpolationVectorTests.self),
      "wpt-css-color / color, legacy pairs mix in sRGB, otherwise OKLab": .checked(
        by: ColorVectorTests.self),
      "wpt-css-easing / canonical easing": .checked(by: CSSEasingVectorTests.self),
      "wpt-css-easing / linear()": .checked(by: CSSEasingVectorTests.self),
      "wpt-css-easing / linear() canonical form": .checked(by: CSSEasingVectorTests.self),
      "wpt-css-easing / nested cubic-bezier with extrapolation outside [0,1]": .checked(
        by: CSSEasingVectorTests.self),
      "wpt-css-easing / parse easing": .checked(by: CSSEasingVectorTests.self),
      "wpt-css-easing / steps with out-of-range input": .checked(by: CSSEasingVectorTests.self),
      "wpt-css-transforms / transform computed value": .checked(by: TransformVectorTests.self),
      "wpt-css-transforms / transform list": .checked(by: TransformVectorTests.self),
      "wpt-svg-path / path d (mixed relative/absolute)": .checked(by: PathVectorTests.self),
      "wpt-web-animations / iterationComposite accumulate": .checked(by: TimingVectorTests.self),
      "wpt-web-animations / timing model": .checked(by: TimingVectorTests.self),
    ]
  }

  private static var springs: [String: Coverage] {
    [
      "under": .checked(by: SpringReferenceTests.self),
      "critical": .checked(by: SpringReferenceTests.self),
      "over": .checked(by: SpringReferenceTests.self),
    ]
  }

  private static func coverage(of file: ReferenceFile) -> [String: Coverage] {
    switch file {
    case .swiftui: swiftui
    case .web: web
    case .springs: springs
    }
  }

  /// The group that an entry belongs to; the properties of CSS are groups of their own.
  private static func group(_ vector: ReferenceVector) -> String {
    if vector.kind.isEmpty { return vector.system }
    let group = "\(vector.system) / \(vector.kind)"
    let property = vector.input["property"].text
    return vector.kind == "property interpolation" ? "\(group) / \(property)" : group
  }

  @Test(arguments: ReferenceFile.allCases)
  func everyGroupIsListedOnceAndOnlyThose(_ file: ReferenceFile) {
    let listed = Set(Self.coverage(of: file).keys)
    let present = Set(file.vectors.map(Self.group))
    #expect(present.subtracting(listed) == [], "neither checked nor named")
    #expect(listed.subtracting(present) == [], "listed, but not in the file")
  }

  @Test(arguments: ReferenceFile.allCases)
  func whatIsLeftOutIsCounted(_ file: ReferenceFile) {
    let counts = Dictionary(grouping: file.vectors, by: Self.group).mapValues(\.count)
    for (group, coverage) in Self.coverage(of: file) {
      guard case .leftOut(let count, let reason) = coverage else { continue }
      #expect(counts[group] == count, "\(group), left out because \(reason)")
    }
  }

  @Test func theFilesAreWhole() {
    #expect(ReferenceFile.swiftui.vectors.count == 196)
    #expect(ReferenceFile.web.vectors.count == 652)
    #expect(ReferenceFile.springs.vectors.count == 200)
  }
}
