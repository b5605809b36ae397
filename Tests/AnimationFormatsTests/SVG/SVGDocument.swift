import Foundation
import FoundationXML

/// An SVG picture as a reader of XML sees it.
final class SVGDocument: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The text directly in it.
    var text = ""

    /// A number of its attributes.
    func number(_ name: String) -> Double { attributes[name].flatMap { Double($0) } ?? .nan }

    /// Whether it is of a class.
    func isOf(_ style: String) -> Bool {
      attributes["class"]?.split(separator: " ").contains(Substring(style)) ?? false
    }
  }

  private(set) var elements: [Element] = []
  private(set) var isWellFormed = false
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func all(_ name: String, of style: String? = nil) -> [Element] {
    elements.filter { $0.name == name && (style.map($0.isOf) ?? true) }
  }

  /// The texts of a class.
  func texts(_ style: String) -> [String] { all("text", of: style).map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
