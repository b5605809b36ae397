import AnimationDocuments
import AnimationImports
import TestSupport
import Testing

/// Texts of all formats with pieces that are gone, twice or from elsewhere: each is read or refused, and what
/// is read is a document that reads.
@Suite("Mutated imports")
struct MutatedImportTests {
  private static let texts = [
    "@keyframes hop { 0%, 40% { translate: 0 0; animation-timing-function: ease-in } to { translate: 10px 4px } } "
      + ".card { opacity: 1; animation: hop 1s steps(3) -0.5s 2.5 alternate both }",
    ".a { transition: opacity 300ms cubic-bezier(0.2, 0, 0, 1) 0.1s, left 1s linear(0, 0.5 20%, 1) }",
    #"{"keyframes":[{"opacity":0,"offset":0.2},{"rotate":"1turn"}],"timing":{"duration":300,"delay":-5,"iterations":2.5,"direction":"reverse","easing":"ease"}}"#,
    #"{"animations":[{"target":"a","keyframes":{"scale":[1,2]},"options":{"duration":9,"iterations":"Infinity"}},{"keyframes":{"x":["0px","5px"]},"options":7}]}"#,
    #"{"x":[0,100,50],"rotate":90,"transition":{"type":"spring","duration":1,"bounce":0.3,"x":{"times":[0,0.5,1],"ease":["easeIn","backInOut"],"repeat":3,"repeatType":"mirror"}}}"#,
    #"{"timeline":[{"from":{"x":0},"to":{"x":100,"ease":"elastic.out(1,0.3)","repeat":1,"yoyo":true}},{"set":{"x":"+=5"},"position":"<0.5"}],"repeat":-1}"#,
    "gsap.timeline().to('.a', { keyframes: { x: [0, 1, 2], easeEach: 'none' }, duration: 2 }, '>-1')",
    "const a = gsap.timeline(); a.to('.a, .b', { x: 100, duration: 1, ease: 'steps(9)' }).to('.a', { x: '+=5' }, '<0.5');"
      + "gsap.timeline().add(a, 1).add(gsap.from('#c', { y: 1, repeat: 3, yoyo: true, ease: 'sine' }), '-=0.5').to('#c', { y: 9 }, 1)",
    "document.querySelector('#a').animate([{ opacity: 0 }], 5); b.animate({ opacity: [0, 1] }, { duration: 9 })",
    "const t = { duration: 1 }; <motion.ul initial='a' animate={on ? 'b' : 'a'} variants={v}><motion.li {...p} "
      + "variants={{ a: { x: 0 }, b: (i) => ({ x: [1, 2] }) }} transition={t} /></motion.ul>; const v = { a: {} }",
    "animate(elements[\"a\"], { opacity: [0, 1] }, { duration: 1, delay: stagger(0.1) })",
  ]

  private static let pieces = [
    "{", "}", "[", "]", "(", ")", ",", ";", ":", "\"", "'", "/*", "-", "0", "1e308", "-1e300",
    "1e999",
    "1e-320", "100000", "null", "%", "px", "infinite", "\\", "é", "\n", "steps(0)", "!important",
  ]

  private static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var characters = Array(text)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...characters.count, using: &random)
      let end = min(index + Int.random(in: 0...6, using: &random), characters.count)
      let piece = Bool.random(using: &random) ? pieces.randomElement(using: &random) ?? "" : ""
      characters.replaceSubrange(index..<end, with: Array(piece))
    }
    return String(characters)
  }

  @Test(arguments: texts) func areReadOrRefused(_ text: String) throws {
    #expect(try imported(text).document.encoded().isEmpty == false)
    var random = SplitMix64(seed: UInt64(text.utf8.count))
    for _ in 0..<150 {
      let mutated = Self.mutated(text, &random)
      for format in ["auto", "css", "waapi", "motion", "gsap"] {
        do {
          let answer = try imported(mutated, as: format)
          #expect(answer.maximumError >= 0, "\(mutated)")
          let again = try AnimationDocument(decoding: answer.document.encoded())
          #expect(again.encoded() == answer.document.encoded(), "\(mutated)")
        } catch {
          #expect((error as? DocumentRefusal)?.problems.isEmpty == false, "\(mutated)")
        }
      }
    }
  }
}
