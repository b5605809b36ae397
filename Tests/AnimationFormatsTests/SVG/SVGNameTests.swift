import Testing

@testable import AnimationFormats

@Suite("Names in plots")
struct SVGNameTests {
  @Test func aNameThatFitsIsWhole() {
    #expect(SVGText.name("card.opacity", toFit: 100) == "card.opacity")
    #expect(SVGText.name("", toFit: 5) == "")
  }

  @Test(arguments: [40.0, 60, 99, 150])
  func aLongNameLosesItsMiddle(room: Double) {
    let cut = SVGText.name("navigation.header.subtitle.opacity", toFit: room)
    #expect(cut.hasPrefix("na") && cut.hasSuffix("ty") && cut.contains("…"))
    #expect(SVGText.width(cut) <= room + 6)
  }

  @Test func namesThatBeginAlikeAreToldApart() {
    let names = ["opacity", "scale", "offset.x", "offset.y"].map {
      SVGText.name("navigation.header.subtitle.\($0)", toFit: 150)
    }
    #expect(Set(names).count == names.count)
  }

  @Test func oneWithoutRoomIsEmpty() {
    #expect(SVGText.name("expand", toFit: 5) == "")
    #expect(SVGText.name(String(repeating: "x", count: 100_000), toFit: 640).count < 110)
  }
}
