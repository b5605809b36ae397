import AnimationDocuments
import AnimationImports
import Testing

@Suite("What imported GSAP says beside its tweens")
struct GSAPNoteTests {
  private static let computed = "is computed by the script"

  @Test func variablesOfATimelineAreListed() throws {
    let moved = try imported(
      """
      gsap.timeline({
        id: "a", scrollTrigger: ".c", repeat: n,
        defaults: { duration: dur(), paused: true, ease: "none" }
      }).fromTo("#a", { x: 0 }, { x: 1 });
      """)
    #expect(
      moved.ignored.map(\.message) == [
        #""scrollTrigger" has no place in a document: it is left out."#,
        #""repeat" \#(Self.computed) (n): it is left out."#,
        #""duration" \#(Self.computed) (dur()): it is left out."#,
        #""paused" has no place in a document: it is left out."#,
      ])
  }

  @Test func defaultsThatAreNotWrittenThereAreListed() throws {
    let moved = try imported(
      """
      gsap.defaults(options());
      gsap.timeline().fromTo("#a", { x: 0 }, { x: 1 });
      """)
    #expect(
      moved.ignored.map(\.message) == [
        #""defaults" \#(Self.computed) (options()): it is left out."#
      ])
  }

  /// Exports are a function of this name.
  @Test func aFunctionThatMakesATimelineSaysNothingByItself() throws {
    let moved = try imported(
      """
      export function timeline(elements) {
        return gsap.timeline().fromTo(elements, { x: 0 }, { x: 1 });
      }
      """)
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  @Test(arguments: [
    (#"{"from":{"x":0},"to":{"x":1},"duration":2}"#, ["/duration"]),
    (
      #"{"timeline":[{"label":"a","ease":3},{"from":{"x":0},"to":{"x":1},"set":{}}],"paused":true}"#,
      ["/paused", "/timeline/0/ease", "/timeline/1/set"]
    ),
  ])
  func membersBesideTheVariablesAreListed(json: String, pointers: [String]) throws {
    let moved = try imported(json, as: "gsap")
    #expect(moved.ignored.map(\.place) == pointers.map { ImportPlace.pointer($0) })
  }

  @Test func whatPluginsTakeIsListedAndTheRestIsRead() throws {
    let moved = try imported(
      """
      gsap.fromTo("#a", { x: 0 }, { x: 1, attr: { r: 5 }, motionPath: { path: "#p" } });
      gsap.to(window, { scrollTo: { y: 400 } });
      """)
    #expect(try moved.properties == ["a.x"])
    #expect(
      moved.ignored.map(\.message)
        == ["attr", "motionPath", "scrollTo"].map {
          #"The values inside of "\#($0)" are left out."#
        })
  }
}
