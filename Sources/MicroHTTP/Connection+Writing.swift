import HTTPNames
import HTTPTypes

extension Connection {
  /// Queues an answer. With `closing` it asks the peer to close the connection.
  func answer(_ response: Response, closing: Bool) -> Verdict {
    watch.enter(.writing)
    exchange.route = response.route
    exchange.memo = response.memo
    // After an interim status the library would wait for another answer.
    let code = response.head.status.code
    let status = code < 200 ? 500 : code
    let use: OutgoingBody.Use =
      exchange.method == "HEAD" ? .head : status == 304 ? .notModified : .sent
    let form = outgoing.start(response, for: use, byPulling: core.isLocal, blocks: core.blocks)
    let isQueued = handle.queue(form, status: status, for: self) { answer in
      for field in response.head.headerFields where !Self.isOurs(field.name) {
        answer.add(field.name.rawName, field.value)
      }
      answer.add(HTTPField.Name.requestID.rawName, exchange.id)
      if closing { answer.add("Connection", "close") }
    }
    return isQueued ? .goOn : .hangUp
  }

  /// The next bytes of the answer's body.
  func pull(into output: inout MutableSpan<UInt8>) -> OutgoingBody.Pull {
    watch.isBusy = true
    let pull = outgoing.pull(into: &output)
    watch.isBusy = false
    if case .bytes(let count) = pull { watch.moved(count) }
    return pull
  }

  /// Releases the answer's body, once the library no longer needs it.
  func released() { outgoing.release(to: core.blocks) }

  // The listener writes these fields itself; sending them twice would break the framing.
  private static func isOurs(_ name: HTTPField.Name) -> Bool {
    switch name.canonicalName.utf8.count {
    case 4: name == .date
    case 12: name == .requestID
    case 14: name == .contentLength
    case 17: name == .transferEncoding
    default: false
    }
  }
}
