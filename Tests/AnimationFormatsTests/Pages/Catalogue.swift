import Foundation
import Testing

/// The pages of one target, and their pictures.
struct Catalogue: CustomTestStringConvertible, Sendable {
  /// The name of the target, and of the page that links to all others.
  let name: String

  /// The catalogues that there are.
  static let all = ["AnimationEngine", "AnimationScenes"].map(Catalogue.init)

  var testDescription: String { name }

  /// The folder from the top of the repository.
  var path: String { "Sources/\(name)/\(name).docc" }
  var folder: URL { Page.root.appending(path: path) }

  var pageNames: [String] { files(in: "", ending: ".md").map { String($0.dropLast(3)) } }
  var pictureFiles: [String] { files(in: "Resources", ending: ".svg") }

  /// The files of the pictures that its pages show.
  var shownPictures: Set<String> {
    Set(pageNames.flatMap { (try? Page($0))?.pictures.map(\.file) ?? [] })
  }

  private func files(in place: String, ending suffix: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: place).path)
    return (files ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }
}
