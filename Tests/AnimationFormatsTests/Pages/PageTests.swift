import AnimationDocuments
import AnimationEngine
import AnimationScenes
import Foundation
import Testing

@testable import AnimationFormats

/// The pages of the documentation say what the code does today: their documents are
/// read, their Swift is compiled with the tests, their pictures are drawn again.
@Suite("The pages of the documentation")
struct PageTests {
  @Test(arguments: Catalogue.all) func thereIsAPageForEveryIdea(_ catalogue: Catalogue) throws {
    let names = catalogue.pageNames
    #expect(names.contains(catalogue.name))
    let landing = try Page(catalogue.name).text
    for name in names where name != catalogue.name {
      #expect(landing.contains("<doc:\(name)>"), "\(name) is not linked")
    }
    let links = landing.split(separator: "<doc:").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(links.count >= 11)
    for link in links { #expect(names.contains(String(link)), "\(link)") }
  }

  @Test(arguments: Page.names) func everyPageHasItsParts(_ name: String) throws {
    let page = try Page(name)
    #expect(!page.pictures.isEmpty)
    #expect(page.pictures.allSatisfy { $0.description.count > 20 }, "a picture says what it shows")
    #expect(!page.blocks("swift").isEmpty)
    guard name != "AnimationEngine" else { return }
    #expect(page.text.contains("\n## At the edges\n"))
    #expect(page.text.contains("Source"), "where the formula comes from")
  }

  @Test(arguments: Catalogue.all) func everyPictureIsThereAndShown(_ catalogue: Catalogue) {
    #expect(catalogue.pictureFiles == catalogue.shownPictures.sorted())
  }

  @Test func everyLinkOfTheREADMELeadsToAFile() throws {
    let links = try Page("README", in: Page.root).text.split(separator: "](").dropFirst()
      .map { String($0.prefix { $0 != ")" && $0 != "#" }) }
    #expect(links.filter { $0.hasSuffix(".md") }.count > 14)
    for link in links where !link.hasPrefix("http") {
      let path = Page.root.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  @Test(arguments: Page.names) func everyDocumentOfAPageIsRead(_ name: String) throws {
    for text in try Page(name).blocks("json") {
      let document = try AnimationDocument(decoding: Array(text.utf8))
      _ = try document.resolved().compiled()
    }
  }

  @Test func everyExampleIsCompiled() throws {
    let excerpts = try Excerpt.all()
    for name in Page.names {
      for block in try Page(name).blocks("swift") {
        let isCompiled = excerpts.contains(Excerpt(page: name, text: block))
        #expect(isCompiled, "\(name):\n\(block)")
      }
    }
  }

  @Test func everyCompiledExampleIsShown() throws {
    for excerpt in try Excerpt.all() where Page.names.contains(excerpt.page) {
      let isShown = try Page(excerpt.page).blocks("swift").contains(excerpt.text)
      #expect(isShown, "\(excerpt.page):\n\(excerpt.text)")
    }
  }
}

/// The pictures of the documentation and of the README are drawn by the project itself. With
/// `INBETWEEN_DRAW=1` in the environment this test draws them anew:
///
///     INBETWEEN_DRAW=1 make test FILTER=PictureTests
@Suite("The pictures of the documentation")
struct PictureTests {
  private static let isDrawing = ProcessInfo.processInfo.environment["INBETWEEN_DRAW"] == "1"

  @Test(arguments: PagePicture.all) func everyPictureIsWhatIsDrawnToday(
    _ picture: PagePicture
  ) throws {
    let text = SVGPlot(try picture.figure()).text
    let file = Page.root.appending(path: picture.path)
    if Self.isDrawing { try Data(text.utf8).write(to: file) }
    let drawn = try String(contentsOf: file, encoding: .utf8)
    #expect(drawn == text, "\(picture.path) is drawn differently now: run with INBETWEEN_DRAW=1")
  }

  @Test(arguments: Catalogue.all) func everyPictureHasARecipe(_ catalogue: Catalogue) {
    let recipes = PagePicture.all.map(\.path)
    for file in catalogue.pictureFiles {
      #expect(recipes.contains("\(catalogue.path)/Resources/\(file)"), "\(file)")
    }
  }
}
