import AnimationDocuments
import AnimationImports
import Testing

@Suite("Elements that imported scripts move")
struct ScriptTargetImportTests {
  @Test(arguments: [
    #"gsap.to(".a, .b",{x:100,duration:1})"#, #"gsap.to([".a",".b"],{x:100,duration:1})"#,
    #"gsap.to([a, b],{x:100,duration:1})"#, #"gsap.to(a,{x:100});gsap.to(b,{x:100})"#,
    #"gsap.to(document.querySelectorAll(".a, .b"),{x:100})"#,
    #"animate(".a, .b",{x:100},{duration:1})"#, #"animate([".a",".b"],{x:100},{duration:1})"#,
    #"animate(a,{x:100});animate(b,{x:100})"#,
    #"{"timeline":[{"target":["a","b"],"to":{"x":100,"duration":1}}]}"#,
  ])
  func severalBecomeViews(script: String) throws {
    let moved = try imported(script)
    #expect(try moved.properties == ["a.x", "b.x"])
    #expect(try moved.value("a.x", at: 2) == 100 && moved.value("b.x", at: 2) == 100)
  }

  @Test(arguments: [
    ("document.querySelector('#a').animate(F,1);document.querySelector('.b').animate(F,1)", "a b"),
    ("a.animate(F,1); b.animate(F,1)", "a b"),
    ("items[0].animate(F,1); items[1].animate(F,1)", "items-0 items-1"),
  ])
  func theElementsOfWebAnimationsBecomeViews(script: String, views: String) throws {
    let frames = "[{opacity:0},{opacity:1}]"
    let moved = try imported(script.replacing("F", with: frames), as: "waapi")
    #expect(try moved.properties == views.split(separator: " ").map { "\($0).opacity" })
  }

  @Test func selectorsWithOneEndingHaveLongNames() throws {
    let moved = try imported(#"gsap.to(".a .x, .b .x",{y:1})"#)
    #expect(try moved.properties == ["a-x.y", "b-x.y"])
  }
}
