import AnimationDocuments
import AnimationImports
import Testing

/// What tweens show before they begin; the values are those of GSAP 3.12.7.
@Suite("Tweens from a value in imported GSAP")
struct GSAPFromTests {
  private static let times = [0.03, 0.5, 1.1, 1.7, 2.4]

  @Test(arguments: [
    (".from('.a', { x: 100 }).from('.a', { x: 50 }, 1.2)", [97.0, 50, 0, 75, 100]),
    (".to('.a', { x: 100 }).from('.a', { x: 50 }, 1.2)", [51.5, 75, 100, 25, 0]),
    (".set('.a', { x: 30 }).from('.a', { x: 50 }, 1.2)", [30, 30, 30, 25, 0]),
    (".fromTo('.a', { x: 10 }, { x: 40 }).from('.a', { x: 50 }, 1.2)", [10.9, 25, 40, 30, 10]),
    (
      ".from('.a', { x: 100 }).from('.a', { x: 50, immediateRender: false }, 1.2)",
      [97, 50, 0, 25, 0]
    ),
    (".from('.a', { x: 50, immediateRender: false }, 1.2)", [0, 0, 0, 25, 0]),
    (".fromTo('.a', { x: 50 }, { x: 9, immediateRender: false }, 1.2)", [0, 0, 0, 29.5, 9]),
    (".from('.a', { x: 100 }, 1.2).to('.a', { x: 50 }, 0)", [98.5, 75, 50, 50, 0]),
  ])
  func fromEndsWhereItWasMade(calls: String, values: [Double]) throws {
    let moved = try imported(
      "const tl = gsap.timeline({ defaults: { duration: 1, ease: 'none' } });\ntl\(calls);")
    for (time, value) in zip(Self.times, values) {
      #expect(try abs(moved.value("a.x", at: time) - value) < 1e-9, "\(time)")
    }
  }

  @Test(arguments: [
    ("gsap.set('.a', { x: 30 }); gsap.from('.a', { x: 50, delay: 1.2 })", [50.0, 50, 50, 40, 30]),
    ("gsap.from('.a', { x: 50, delay: 1.2 }); gsap.set('.a', { x: 30 })", [30, 30, 30, 25, 0]),
  ])
  func whatIsSetInNoTimelineIsSetWhenItIsMade(calls: String, values: [Double]) throws {
    let moved = try imported("gsap.defaults({ duration: 1, ease: 'none' }); \(calls)")
    for (time, value) in zip(Self.times, values) {
      #expect(try abs(moved.value("a.x", at: time) - value) < 1e-9, "\(time)")
    }
  }

  @Test func defaultsHoldForWhatFollows() throws {
    let moved = try imported(
      """
      gsap.defaults({ duration: 2, ease: "none" });
      gsap.to("#a", { x: 100 });
      gsap.timeline().to("#b", { x: 100 });
      gsap.timeline({ defaults: { duration: 4, ease: "none" } }).to("#c", { x: 100 });
      """)
    #expect(try ["a.x", "b.x", "c.x"].map { try moved.value($0, at: 1) } == [50, 50, 25])
  }

  @Test func anEaseForTheWayBackGoesBack() throws {
    let moved = try imported(#"{"x":100,"duration":1,"repeat":1,"yoyoEase":true}"#, as: "gsap")
    #expect(try moved.value("x", at: 2) == 0)
  }

  @Test func aPauseIsListed() throws {
    let moved = try imported("gsap.timeline().to('#a', { x: 1 }).addPause(0.3)")
    #expect(moved.ignored.contains { $0.message.contains("addPause()") })
  }

  @Test(arguments: [
    #"{"from":{"x":0,"rotation":90},"to":{"x":100}}"#,
    #"gsap.fromTo(".a", { x: 0, rotation: 90 }, { x: 100 })"#,
    #"gsap.fromTo(".a", { x: 0, rotation: 90 }, { keyframes: { x: [0, 100] } })"#,
  ])
  func aStartWithoutAnEndIsListed(tween: String) throws {
    let notes = try imported(tween, as: "gsap").ignored.map(\.message)
    #expect(notes.contains { $0.hasPrefix("\"rotation\" is 90deg at the start") }, "\(notes)")
  }
}
