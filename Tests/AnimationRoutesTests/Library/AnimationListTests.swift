import AnimationLibrary
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Lists of the library")
struct AnimationListTests {
  private let routes: Routes

  init() throws {
    routes = try Routes.withLibrary(holding: [
      "button.press": Fixtures.line, "button-x": Fixtures.bounce, "button": Fixtures.line,
      "card": Fixtures.endless, "button.hold": Fixtures.line,
    ])
  }

  private func names(_ query: String = "") throws -> [String] {
    let entries = try routes.ask("/v1/animations\(query)").json()["animations"] as? [[String: Any]]
    return try #require(entries).compactMap { $0["name"] as? String }
  }

  @Test func namesAreInTheOrderOfTheirBytes() throws {
    #expect(try names() == ["button", "button-x", "button.hold", "button.press", "card"])
  }

  @Test func aPrefixListsAFamily() throws {
    #expect(try names("?prefix=button.") == ["button.hold", "button.press"])
    #expect(try names("?prefix=card") == ["card"])
    #expect(try names("?prefix=d").isEmpty)
    #expect(try names("?prefix=").count == 5)
  }

  @Test(arguments: 1...6) func pagesAreTheWholeInTheEnd(_ limit: Int) throws {
    var found: [String] = []
    var query = "?limit=\(limit)"
    var pages = 0
    while true {
      found += try names(query)
      pages += 1
      guard let next = try routes.ask("/v1/animations\(query)").json()["cursor"] as? String
      else { break }
      query = "?limit=\(limit)&cursor=\(next)"
    }
    #expect(try found == names())
    #expect(pages == max((5 + limit - 1) / limit, 1))
  }

  @Test(arguments: [
    "limit=0", "limit=1001", "limit=x", "limit=1&limit=2", "cursor=", "cursor=xyz", "cursor=!!",
    "cursor=cjE", "prefix=Button", "prefix=a%20b", "prefix=.a", "sort=name",
  ])
  func whatIsNoPageIsRefused(_ query: String) throws {
    let reply = routes.ask("/v1/animations?\(query)")
    #expect(reply.status == .badRequest)
    let name = query.prefix { $0 != "=" }
    #expect(try reply.errors().first?["parameter"] as? String == String(name))
  }

  @Test(arguments: ["/v1/animations", "/v1/animations/card/revisions"])
  func aListThatIsTheSameIsNotSentAgain(_ path: String) throws {
    let first = routes.ask(path)
    let tag = try #require(first.fields[.eTag])
    for names in [tag, "\"x\", W/\(tag)", "*"] {
      let again = routes.ask(path, .get, [.ifNoneMatch: names])
      #expect(again.status == .notModified && again.fields[.eTag] == tag, "\(names)")
      #expect(again.fields[.cacheControl] == first.fields[.cacheControl])
    }
    _ = routes.ask("/v1/animations/card", .put, body: Fixtures.line)
    let changed = routes.ask(path, .get, [.ifNoneMatch: tag])
    #expect(changed.status == .ok && changed.fields[.eTag] != tag)
  }

  @Test func theHistoryIsNewestFirst() throws {
    for count in 1...4 {
      let document = Fixtures.line + String(repeating: " ", count: count)
      _ = routes.ask("/v1/animations/card", .put, body: document)
    }
    let first = try routes.ask("/v1/animations/card/revisions?limit=3").json()
    let entries = try #require(first["revisions"] as? [[String: Any]])
    #expect(entries.compactMap { $0["revision"] as? Int } == [5, 4, 3])
    #expect(entries.first?["bytes"] as? Int == Fixtures.line.utf8.count + 4)
    #expect(entries.first?["updated"] as? String == "2026-11-21T06:25:07.125000Z")
    let cursor = try #require(first["cursor"] as? String)
    let second = try routes.ask("/v1/animations/card/revisions?limit=3&cursor=\(cursor)").json()
    let rest = try #require(second["revisions"] as? [[String: Any]])
    #expect(rest.compactMap { $0["revision"] as? Int } == [2, 1])
    #expect(second["cursor"] is NSNull)
  }

  @Test func aNameThatIsNotThereHasNoHistory() {
    #expect(routes.ask("/v1/animations/nothing/revisions").status == .notFound)
    #expect(routes.ask("/v1/animations/card/revisions?prefix=c").status == .badRequest)
  }

  @Test func aHistoryThatIsDeletedBetweenTwoPagesDoesNotLookFinished() throws {
    _ = routes.ask("/v1/animations/card", .put, body: Fixtures.line)
    let first = try routes.ask("/v1/animations/card/revisions?limit=1").json()
    let next = "/v1/animations/card/revisions?cursor=\(try #require(first["cursor"] as? String))"
    #expect(routes.ask(next).status == .ok)
    #expect(routes.ask("/v1/animations/card", .delete).status == .noContent)
    #expect(routes.ask(next).status == .notFound)
    let beforeTheFirst =
      "/v1/animations/button/revisions?cursor=\(Base64URL.text(of: Array("r1".utf8)))"
    #expect(routes.ask(beforeTheFirst).status == .ok)
  }

  @Test func cursorsOfOneListAreNotThoseOfTheOther() throws {
    let cursor = ListCursor.after(try #require(.init("card"))).text
    #expect(routes.ask("/v1/animations/card/revisions?cursor=\(cursor)").status == .badRequest)
  }

  @Test func textsOfBytesReadBackAsTheBytes() {
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 251) }
      #expect(Base64URL.bytes(of: Base64URL.text(of: bytes).utf8) == bytes)
    }
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000000Z"), (-1, "1969-12-31T23:59:59.999999Z"),
    (951_782_400_000_001, "2000-02-29T00:00:00.000001Z"),
    (1_795_242_307_125_000, "2026-11-21T06:25:07.125000Z"),
    (253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
  ])
  func timesAreWrittenInUTC(_ microseconds: Int64, _ text: String) {
    #expect(UTCTime(microseconds: microseconds).text(to: .microseconds) == text)
    #expect(UTCTime(microseconds: microseconds).text(to: .days) == String(text.prefix(10)))
  }

  @Test func timesBeyondTheCalendarAreWrittenToo() {
    #expect(UTCTime(seconds: .max).text(to: .days) == "294247-01-10")
    #expect(UTCTime(seconds: .min).text(to: .days) == "-290308-12-21")
    #expect(UTCTime(nanoseconds: -1).text(to: .milliseconds) == "1969-12-31T23:59:59.999Z")
  }
}
