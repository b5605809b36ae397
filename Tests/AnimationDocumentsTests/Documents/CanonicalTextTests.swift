import AnimationEngine
import Testing

@testable import AnimationDocuments

/// What was sent comes back as it was written, but for space, numbers and escapes.
@Suite("Canonical texts")
struct CanonicalTextTests {
  @Test(arguments: [
    // Units, notations of colours, transforms and paths as they were written.
    ##"{"kind":"animation","from":{"r":"0.25turn","c":"#F00"},"to":{"c":{"color":"hsl(200 50% 40%)"}}}"##,
    #"{"kind":"animation","from":{"r":{"radians":1},"m":{"path":"m1 2h3"}},"to":{"m":{"path":"M0,0 h4"}}}"#,
    #"{"kind":"animation","from":{"t":{"transform":"rotate(.5turn)"},"b":{"css":"1IN"}},"to":{}}"#,
    // The set of members of a spring, and what stands for a default.
    animated(#"{"type":"spring","response":0.4,"dampingRatio":0.7}"#),
    animated(#"{"type":"spring","preset":"bouncy"}"#),
    animated(#"{"type":"spring","settlingDuration":1,"dampingRatio":0.5}"#),
    animated(#"{"type":"smooth"}"#), animated(#""default""#),
    #"{"kind":"phases","phases":[{"values":{"x":1},"name":"0"}],"cycles":1,"inbetween":1}"#,
    // Ends of keyframes, curves, and the order of members.
    tracked("0", #"{"to":1,"at":0.5,"type":"linear","curve":"EASE-IN"}"#),
    tracked("0", #"{"type":"spring","spring":"snappy","to":1}"#),
    tracked("0", #"{"type":"linear","to":1,"at":1,"curve":{"bezier":[0.25,0.1,0.25,1]}}"#),
    #"{"kind":"scene","events":[{"set":{"x":1},"at":0,"keys":{"k":[1.50]}}],"initial":{"x":0}}"#,
  ])
  func keepWhatWasSent(_ text: String) throws {
    #expect(try document(text).text == text)
  }

  @Test(arguments: [
    (
      #"{ "kind" : "animation" , "from":{}, "to":{ } }"#,
      #"{"kind":"animation","from":{},"to":{}}"#
    ),
    (
      #"{"to":{},"from":{},"description":"d","kind":"animation","name":"n"}"#,
      #"{"kind":"animation","name":"n","description":"d","to":{},"from":{}}"#
    ),
    (
      #"{"kind":"animation","from":{"x":1.50,"\u0079":-0.0},"to":{"x":1E+2}}"#,
      #"{"kind":"animation","from":{"x":1.5,"y":-0},"to":{"x":100}}"#
    ),
    (
      #"{"kind":"animation","from":{"x":{"discrete": [1.50, "\u0061"]}},"to":{}}"#,
      #"{"kind":"animation","from":{"x":{"discrete":[1.50,"a"]}},"to":{}}"#
    ),
  ])
  func areCompact(_ given: String, _ text: String) throws {
    #expect(try document(given).text == text)
    #expect(try document(given) == document(text))
  }

  @Test func sayWhatADocumentIsCalledNow() throws {
    var document = try document(
      #"{"kind":"animation","name":"a","from":{},"to":{},"description":"d"}"#)
    document.name = "b"
    document.description = nil
    #expect(document.text == #"{"kind":"animation","name":"b","from":{},"to":{}}"#)
  }
}

@Suite("Numbers as they were stated")
struct StatedNumberTests {
  @Test(arguments: [0.1, 0.3, 0.825, 2.5, 170, 1000.5, -0.4, 0, 1e-9, 123_456.789])
  func areFound(_ number: Double) {
    #expect((number * 3 / 3).stated { $0 == number } == number)
    #expect(number.nextUp.stated { $0 == number } == number)
  }

  @Test(arguments: [0.123_456_789_012_345_6, 1e-13, 1.0 / 3, 1e300, .infinity, .pi])
  func othersStay(_ number: Double) {
    #expect(number.stated { $0 == number } == number)
  }

  @Test func staysWhereShortNumbersDoNotReproduceIt() {
    #expect(0.3.nextUp.stated { _ in false } == 0.3.nextUp)
  }
}
