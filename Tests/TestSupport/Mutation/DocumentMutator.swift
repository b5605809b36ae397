/// Makes documents that nobody wrote out of documents that somebody did.
struct DocumentMutator: Sendable {
  /// The documents to begin with.
  let documents: [JSONTree]
  /// All values that stand under a name, in all documents.
  private var values: [String: [JSONTree]] = [:]
  /// All names, in the order in which they are found.
  private var names: [String] = []
  /// All texts of values.
  private var texts: [String] = []

  init(_ documents: [JSONTree]) {
    self.documents = documents
    for document in documents { gather(document) }
  }

  private mutating func gather(_ tree: JSONTree) {
    switch tree {
    case .word, .number: break
    case .string(let text): texts.append(text)
    case .array(let elements): for element in elements { gather(element) }
    case .object(let members):
      for member in members {
        if values[member.name] == nil { names.append(member.name) }
        values[member.name, default: []].append(member.value)
        gather(member.value)
      }
    }
  }

  /// A document, changed in a few places; now and then as it is.
  func document(using random: inout SplitMix64) -> JSONTree {
    var document = random.pick(documents)
    if random.happens(10) { return document }
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 3, 4, 8]) {
      let index = Int.random(in: 0..<document.count, using: &random)
      document.change(index) { change(&$0, using: &random) }
    }
    return document
  }

  private func change(_ node: inout JSONTree, using random: inout SplitMix64) {
    if random.happens(3) {
      node = any(using: &random)
      return
    }
    switch node {
    case .number: node = .number(random.number(extreme: 80))
    case .word(let word): node = .word(word == "true" ? "false" : "true")
    case .string(let text): node = .string(changed(text, using: &random))
    case .array(var elements):
      change(&elements, using: &random)
      node = .array(elements)
    case .object(var members):
      change(&members, using: &random)
      node = .object(members)
    }
  }

  /// Something of any kind.
  private func any(using random: inout SplitMix64) -> JSONTree {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .word("null")
    case 1: .word(random.pick(["true", "false"]))
    case 2: .array([])
    case 3: .object([])
    case 4: .string(random.pick(texts))
    case 5: .number(random.number(extreme: 90))
    default: values[random.pick(names)].map { random.pick($0) } ?? .word("null")
    }
  }

  /// A text with another number in it, or another text.
  private func changed(_ text: String, using random: inout SplitMix64) -> String {
    guard random.happens(70), let start = text.firstIndex(where: \.isNumber) else {
      return random.pick(texts)
    }
    let end = text[start...].firstIndex { !$0.isNumber && $0 != "." } ?? text.endIndex
    return text[..<start] + random.number(extreme: 80) + text[end...]
  }

  private func change(_ elements: inout [JSONTree], using random: inout SplitMix64) {
    guard !elements.isEmpty else { return elements.append(any(using: &random)) }
    let index = Int.random(in: elements.indices, using: &random)
    if random.happens(70) { return change(&elements[index], using: &random) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: elements.remove(at: index)
    case 1: elements.insert(elements[index], at: index)
    case 2: elements += Array(repeating: elements[index], count: random.pick([2, 7, 63, 64, 65]))
    case 3: elements.swapAt(index, 0)
    case 4: elements[index] = any(using: &random)
    default: elements.reverse()
    }
  }

  private func change(_ members: inout [JSONTree.Member], using random: inout SplitMix64) {
    guard !members.isEmpty, random.happens(95) else {
      let name = random.pick(names)
      return members.append(
        JSONTree.Member(name, values[name].map { random.pick($0) } ?? .array([])))
    }
    let index = Int.random(in: members.indices, using: &random)
    if random.happens(70) { return change(&members[index].value, using: &random) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: members.remove(at: index)
    case 1: members.append(members[index])
    case 2: members[index].name = random.pick(names)
    case 3:
      let other = Int.random(in: members.indices, using: &random)
      (members[index].value, members[other].value) = (members[other].value, members[index].value)
    default:
      // What stands elsewhere under this name is most often right here too.
      if let others = values[members[index].name] { members[index].value = random.pick(others) }
    }
  }
}
