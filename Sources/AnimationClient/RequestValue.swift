import AnimationDocuments

/// The value of a parameter, which a query writes as text and a line of a batch as JSON.
enum RequestValue {
  case number(Double)
  case whole(Int)
  case numbers([Double])
  case word(String)
  case words([String])

  /// The value as a query writes it: several are apart by commas.
  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .whole(let number): "\(number)"
    case .numbers(let numbers): numbers.map { "\($0)" }.joined(separator: ",")
    case .word(let word): word
    case .words(let words): words.joined(separator: ",")
    }
  }

  /// The value as JSON; a number that is none, or infinite, is `null`, which the service refuses.
  var json: String {
    switch self {
    case .number(let number): number.json
    case .whole(let number): "\(number)"
    case .numbers(let numbers): "[\(numbers.map(\.json).joined(separator: ","))]"
    case .word(let word): word.quotedJSON
    case .words(let words): "[\(words.map(\.quotedJSON).joined(separator: ","))]"
    }
  }
}

extension [(name: String, value: RequestValue)] {
  /// The parameters as a query writes them.
  var texts: [(name: String, value: String)] { map { (name: $0.name, value: $0.value.text) } }
}
