import HTTPTypes
import Testing

@testable import MicroHTTP

@Suite("Addresses")
struct NetworkAddressTests {
  @Test(arguments: [
    ("::1", "0:0:0:0:0:0:0:1"), ("2001:DB8::1", "2001:db8:0::0:1"),
    ("192.0.2.1", "::ffff:192.0.2.1"), ("192.0.2.1", "::ffff:c000:201"),
    ("::", "0:0:0:0:0:0:0:0"), ("1::", "1:0:0:0:0:0:0:0"),
  ])
  func areTheSameHoweverTheyAreWritten(_ one: String, _ other: String) {
    #expect(NetworkAddress(one[...]) != nil)
    #expect(NetworkAddress(one[...]) == NetworkAddress(other[...]))
  }

  @Test(arguments: [
    "", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.+4", "1.2.3.4:80", ":", ":::",
    "1::2::3", "12345::", "::g", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::8",
    "fe80::1%eth0", "[::1]", "unknown", " ::1", "::1.2.3.4.5", "1.2.3.4::",
  ])
  func areNothingElse(_ text: String) {
    #expect(NetworkAddress(text[...]) == nil)
  }

  @Test func rangesHoldWhatSharesTheirFirstBits() throws {
    let cases: [(String, inside: [String], outside: [String])] = [
      ("10.0.0.0/8", ["10.0.0.0", "10.255.255.255"], ["11.0.0.0", "::a00:0"]),
      ("192.0.2.77/31", ["192.0.2.76", "192.0.2.77"], ["192.0.2.78"]),
      ("192.0.2.1", ["192.0.2.1", "::ffff:192.0.2.1"], ["192.0.2.0"]),
      ("0.0.0.0/0", ["255.255.255.255"], ["::1"]),
      ("::/0", ["1.2.3.4", "fe80::1"], []),
      ("fd00::/8", ["fd12::1"], ["fc00::1"]),
    ]
    for (text, inside, outside) in cases {
      let range = try #require(AddressRange(text[...]))
      for address in inside { #expect(try range.contains(#require(NetworkAddress(address[...])))) }
      for address in outside {
        #expect(try !range.contains(#require(NetworkAddress(address[...]))))
      }
    }
    for text in ["10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8/8", "/8"] {
      #expect(AddressRange(text[...]) == nil, "\(text)")
    }
  }
}

@Suite("Trusted proxies")
struct TrustedProxyTests {
  private let proxies = TrustedProxies(["10.0.0.0/8", "::1", "unix"])!
  private let forwarded = HTTPField.Name("Forwarded")!
  private let forwardedFor = HTTPField.Name("X-Forwarded-For")!

  private func client(_ peer: String, _ fields: HTTPFields) -> String {
    proxies.client(ofPeer: peer, fields)
  }

  @Test func theClientIsTheLastAddressThatIsNoTrustedProxys() {
    let cases = [
      ("192.0.2.1", "192.0.2.1"), ("192.0.2.1, 10.0.0.9", "192.0.2.1"),
      ("198.51.100.1, 192.0.2.1", "192.0.2.1"),
      ("198.51.100.1,192.0.2.1 , 10.0.0.9,::1", "192.0.2.1"),
      ("192.0.2.1:4711", "192.0.2.1"), ("[2001:db8::1]:80", "2001:db8::1"),
      ("2001:db8::1", "2001:db8::1"),
    ]
    for (hops, expected) in cases {
      #expect(client("10.0.0.1", [forwardedFor: hops]) == expected, "\(hops)")
    }
  }

  @Test func whoIsNotTrustedIsTheClientWhateverItSays() {
    for peer in ["192.0.2.9", "::2"] {
      #expect(client(peer, [forwardedFor: "192.0.2.1", forwarded: "for=192.0.2.1"]) == peer)
    }
    for peer in ["unix:", "Unix", "", "10.0.0", "unknown"] {
      #expect(!proxies.trusts(peer), "\(peer)")
    }
    #expect(!TrustedProxies(["10.0.0.0/8"])!.trusts("unix"))
    #expect(!TrustedProxies(["unix"])!.trusts("10.0.0.1"))
    #expect(TrustedProxies().client(ofPeer: "10.0.0.1", [forwardedFor: "192.0.2.1"]) == "10.0.0.1")
  }

  @Test func aTraceThatEndsEndsAtTheLastThatIsKnown() {
    #expect(client("10.0.0.1", [:]) == "10.0.0.1")
    #expect(client("10.0.0.1", [forwardedFor: "unknown"]) == "10.0.0.1")
    #expect(client("10.0.0.1", [forwardedFor: "192.0.2.1, junk, 10.0.0.2"]) == "10.0.0.2")
    #expect(client("10.0.0.1", [forwardedFor: "10.0.0.3, 10.0.0.2"]) == "10.0.0.3")
  }

  @Test func theFieldOfTheStandardGoesBeforeTheOther() {
    let cases = [
      ("for=192.0.2.1", "192.0.2.1"), ("FOR=\"[2001:db8::1]:4711\"", "2001:db8::1"),
      ("for=198.51.100.1;proto=https, by=x;for=192.0.2.1;host=h", "192.0.2.1"),
      ("for=192.0.2.1, for=\"a,b;for=9.9.9.9\"", "10.0.0.1"), ("proto=http", "10.0.0.1"),
      ("for=_hidden, for=10.0.0.2", "10.0.0.2"),
    ]
    for (hops, expected) in cases {
      let fields: HTTPFields = [forwarded: hops, forwardedFor: "203.0.113.1"]
      #expect(client("10.0.0.1", fields) == expected, "\(hops)")
    }
  }

  @Test func linesOfAFieldAreOneList() {
    var fields = HTTPFields()
    for hop in ["198.51.100.1, 192.0.2.1", "10.0.0.2"] {
      fields.append(HTTPField(name: forwardedFor, value: hop))
    }
    #expect(client("unix", fields) == "192.0.2.1")
  }

  @Test func aListenerTellsHandlerAndLogWhoTheClientIs() throws {
    let witness = Witness()
    let listener = try Listener(
      .make { $0.trustedProxies = TrustedProxies(["127.0.0.1"])! }, handler: .make(witness))
    _ = try ask(listener, get("/", "X-Forwarded-For: 192.0.2.1"))
    let exchange = try #require(witness.exchanges(1).first)
    #expect(exchange.remoteAddress == "192.0.2.1")
    #expect(exchange.proxyAddress == "127.0.0.1")
    #expect(witness.requests.first?.remoteAddress == "192.0.2.1")
  }
}
