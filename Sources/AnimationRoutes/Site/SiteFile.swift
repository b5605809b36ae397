internal import CPlayground

/// A file of the web pages that is built into the program: of the playground or the documentation.
struct SiteFile: Sendable {
  /// The path relative to the root of the service, without a leading slash.
  let path: String
  let text: PageText

  /// All files, hashed and compressed once, when the first of them is requested.
  static let all: [SiteFile] = (0..<inbetween_file_count()).map { SiteFile(at: $0) }

  static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  private init(at index: Int) {
    let file = unsafe inbetween_file(index).pointee
    path = unsafe String(cString: file.path)
    let bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    text = PageText(bytes, isCompressible: !path.hasSuffix(".png"))
  }

  /// The media type for the file's extension.
  var mediaType: String {
    let name = path.split(separator: ".").last.map(String.init) ?? ""
    return Self.mediaTypes[name] ?? "application/octet-stream"
  }

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png",
  ]
}
