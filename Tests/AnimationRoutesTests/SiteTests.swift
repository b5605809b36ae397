import Foundation
import HTTPTypes
import Testing

@testable import AnimationRoutes

/// The pages for people, compiled in: the playground and the documentation.
@Suite("Pages for people")
struct SiteTests {
  private let routes = Routes()
  private static let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Self.root.appending(path: path)))
  }

  private func policy(at path: String) throws -> String {
    try #require(routes.ask(path, .get, [.accept: Self.browser]).fields[.contentSecurityPolicy])
  }

  @Test func whoAsksForAPageGetsThePlayground() throws {
    for accept in [Self.browser, "text/html", "text/*", "application/json;q=0.5, text/html"] {
      let reply = routes.ask("/", .get, [.accept: accept])
      #expect(reply.fields[.contentType] == "text/html; charset=utf-8", "\(accept)")
      #expect(try reply.bytes == file("playground/index.html"))
    }
  }

  @Test func whoAsksForDataGetsTheList() throws {
    for accept in [
      nil, "*/*", "application/json", "text/html;q=0.5, application/json", "image/png",
    ] {
      let reply = routes.ask("/", .get, accept.map { [.accept: $0] } ?? [:])
      #expect(reply.fields[.contentType] == "application/json", "\(accept ?? "no Accept")")
      #expect(try reply.json()["endpoints"] != nil)
    }
  }

  @Test func cachesAreToldThatTheFormDependsOnAccept() {
    for fields: HTTPFields in [[:], [.accept: Self.browser]] {
      let vary = routes.ask("/", .get, fields).fields[.vary] ?? ""
      #expect(vary.contains("Accept-Encoding") && vary.split(separator: ", ").contains("Accept"))
    }
  }

  @Test func neitherFormIsTakenForTheOther() throws {
    let list = try #require(routes.ask("/").fields[.eTag])
    let page = routes.ask("/", .get, [.accept: Self.browser, .ifNoneMatch: list])
    #expect(page.status == .ok)
    let tag = try #require(page.fields[.eTag])
    let again = routes.ask("/", .get, [.accept: Self.browser, .ifNoneMatch: tag])
    #expect(again.status == .notModified && again.bytes.isEmpty)
  }

  @Test(arguments: [
    ("/playground/app.js", "playground/app.js", "text/javascript; charset=utf-8"),
    ("/playground/theme.css", "playground/theme.css", "text/css; charset=utf-8"),
    ("/playground/icon.svg", "playground/icon.svg", "image/svg+xml"),
    ("/docs", "playground/docs.html", "text/html; charset=utf-8"),
    ("/docs/README.md", "docs/README.md", "text/markdown; charset=utf-8"),
    ("/docs/recipes/toast.svg", "docs/recipes/toast.svg", "image/svg+xml"),
    ("/docs/api/README.md", "api/README.md", "text/markdown; charset=utf-8"),
  ])
  func aFileIsServedAsItLies(path: String, file: String, type: String) throws {
    let reply = routes.ask(path)
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == type)
    #expect(reply.fields[.eTag]?.hasPrefix("\"") == true)
    #expect(reply.fields[.xContentTypeOptions] == "nosniff")
    #expect(reply.fields[.referrerPolicy] == "no-referrer")
    #expect(try reply.bytes == self.file(file))
  }

  /// Every file of the two folders is in the program: `playground/derive` writes the list.
  @Test func noFileIsForgotten() throws {
    let served = Set(SiteFile.all.map(\.path))
    let folder = Self.root.appending(path: "playground")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names where name != "derive" && name.first != "." {
      let isServed = served.contains("playground/\(name)")
      #expect(isServed, "\(name): run playground/derive")
    }
    let pages = try #require(FileManager.default.enumerator(atPath: Self.root.path + "/docs"))
    for case let path as String in pages where path.hasSuffix(".md") {
      let isServed = served.contains("docs/\(path)")
      #expect(isServed, "\(path): run playground/derive")
    }
  }

  @Test func pagesRunNothingButTheirOwnFiles() throws {
    for path in ["/", "/docs", "/playground/app.js"] {
      let policy = try policy(at: path)
      #expect(policy.hasPrefix("default-src 'self';"), "\(path)")
      #expect(!policy.contains("unsafe") && !policy.contains("http"), "\(path)")
    }
    for page in ["index", "docs"] {
      let text = String(decoding: try file("playground/\(page).html"), as: UTF8.self)
      #expect(!text.contains("style=") && !text.contains("<style"), "\(page)")
      #expect(
        text.matches(of: #/<script(?![^>]*src=)/#).isEmpty
          && text.matches(of: #/ on[a-z]+=/#).isEmpty)
      #expect(
        text.matches(of: #/(src|href)="(/|http)/#).isEmpty, "\(page) has a path from the root")
    }
  }

  @Test func aSlashBehindTheDocumentationLeadsToIt() {
    for method in [HTTPRequest.Method.get, .head] {
      let reply = routes.ask("/docs/", method)
      #expect(reply.status == .permanentRedirect)
      #expect(reply.fields[.location] == "../docs")
    }
    #expect(routes.ask("/docs/", .post).status == .notFound)
  }

  @Test func aPictureThatIsOpenedByItselfOnlyDraws() throws {
    #expect(try policy(at: "/docs/recipes/toast.svg").contains("sandbox"))
  }

  @Test func whatIsNotThereIsNotFound() {
    for path in [
      "/playground/", "/playground/derive", "/docs/../Package.swift",
      "/docs/recipes/toast.recipe.json", "/playground/app.js/x",
    ] {
      #expect(routes.ask(path).status == .notFound, "\(path)")
    }
  }

  @Test func filesComeCompressedForWhoAsks() throws {
    let reply = routes.ask("/playground/app.js", .get, [.acceptEncoding: "gzip"])
    #expect(reply.fields[.contentEncoding] == "gzip")
    #expect(reply.bytes.count < (try file("playground/app.js")).count)
    #expect(reply.fields[.eTag]?.hasSuffix("-gzip\"") == true)
  }
}
