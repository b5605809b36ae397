import Testing

@testable import AnimationDocuments

@Suite("Units")
struct UnitsTests {
  @Test func bytesCarryBinaryAndDecimalUnits() {
    #expect(Units.bytes("4MiB") == 4 << 20)
    #expect(Units.bytes("16KiB") == 16384)
    #expect(Units.bytes("1.5kib") == 1536)
    #expect(Units.bytes("10MB") == 10_000_000)
    #expect(Units.bytes("512") == 512)
    #expect(Units.bytes("512B") == 512)
    #expect(Units.bytes("1 GiB") == 1 << 30)
    #expect(Units.bytes("0") == 0)
  }

  @Test func bytesAreToldInTheirLargestUnit() {
    let told = [
      1 << 50: "1PiB", 1 << 40: "1TiB", 4 << 20: "4MiB", 1024: "1KiB", 1: "1B", 1500: "1500B",
    ]
    for (count, text) in told {
      #expect(Units.text(ofBytes: count) == text)
      #expect(Units.bytes(text) == count)
    }
  }

  @Test func durationsCarryUnitsOfTime() {
    #expect(Units.seconds("10s") == 10)
    #expect(Units.seconds("500ms") == 0.5)
    #expect(Units.seconds("2m") == 120)
    #expect(Units.seconds("1h") == 3600)
    #expect(Units.seconds("0.25") == 0.25)
  }

  @Test func timesAreToldInTheirLargestUnit() {
    let told = [
      86400: "24h", 3600: "1h", 120: "2m", 90: "90s", 0.5: "500ms", 0.001: "1ms", 0: "0s",
    ]
    for (seconds, text) in told {
      #expect(Units.text(ofSeconds: seconds) == text)
      #expect(Units.seconds(text) == seconds)
    }
  }

  @Test func whatIsNoFigureIsRefused() {
    for text in ["", "MiB", "-1", "+1", "1e3", "1.", ".5", "4XB", "nan", "inf", "1 2", "0x10"] {
      #expect(Units.bytes(text) == nil, "\(text)")
      #expect(Units.seconds(text) == nil, "\(text)")
    }
    #expect(Units.bytes("0.3") == nil)
    #expect(Units.bytes("99999999999GiB") == nil)
    #expect(Units.count("-1") == nil)
    #expect(Units.count("1.0") == nil)
  }
}
