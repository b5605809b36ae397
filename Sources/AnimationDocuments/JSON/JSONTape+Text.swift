extension JSONTape {
  /// The bytes of a string node with its escapes resolved.
  func plainText(at index: Int) -> ArraySlice<UInt8> {
    nodes[index].hasEscapes ? ArraySlice(string(at: index).utf8) : rawText(at: index)
  }

  /// A number as it is written.
  func numberText(at index: Int) -> String {
    let text = bytes[nodes[index].start...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A value as JSON without space between its parts and with as few escapes as there can be.
  ///
  /// Numbers and the order of members stay as they were written.
  ///
  /// - Complexity: O(bytes of the value).
  func compactText(of index: Int) -> String {
    var text = JSONWriter()
    let end = self.end(of: index)
    for node in index..<end {
      text.copySpaceless(bytes[separatorStart(before: node, from: index)..<nodes[node].start])
      append(node, to: &text)
    }
    if nodes[index].isContainer { text.copySpaceless(closing(of: index)) }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Where the text before a node begins: after the node before it, within the value at `first`.
  private func separatorStart(before node: Int, from first: Int) -> Int {
    node == first ? nodes[node].start : scalarEnd(node - 1)
  }

  /// The offset after a node's own bytes; for a container after its opening bracket.
  private func scalarEnd(_ index: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .array, .object: return node.start + 1
    case .string: return node.stringEnd
    case .number: return node.start + numberText(at: index).utf8.count
    case .bool: return node.start + (node.flag ? 4 : 5)
    case .null: return node.start + 4
    }
  }

  private func append(_ index: Int, to text: inout JSONWriter) {
    if nodes[index].kind == .string {
      text.append(string(at: index))
    } else {
      text.copySpaceless(bytes[nodes[index].start..<scalarEnd(index)])
    }
  }

  /// The brackets from the last node inside a container to its own closing one.
  private func closing(of index: Int) -> ArraySlice<UInt8> {
    let last = end(of: index) - 1
    let start = scalarEnd(last)
    var open = openContainers(from: index, around: last)
    var position = start
    while open > 0 {
      if bytes[position] == UInt8(ascii: "]") || bytes[position] == UInt8(ascii: "}") { open -= 1 }
      position += 1
    }
    return bytes[start..<position]
  }

  /// How many containers from the one at `first` inwards are open after the node at `last`.
  private func openContainers(from first: Int, around last: Int) -> Int {
    (first...last).count { nodes[$0].isContainer && end(of: $0) > last }
  }
}
