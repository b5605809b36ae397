import HTTPTypes
import Testing

@testable import MicroHTTP

/// Says whether it lives.
private final class Companion {
  private let isAlive: Lock<Bool>

  init(_ isAlive: Lock<Bool>) {
    self.isAlive = isAlive
    isAlive.withLock { $0 = true }
  }

  deinit { isAlive.withLock { $0 = false } }
}

@Suite struct ConnectionTests {
  @Test func aConnectionIsKeptForManyRequests() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness) { .text($0.head.path ?? "") })
    let client = try RawClient(listener.boundAddress)
    for index in 0..<100 {
      client.send(get("/\(index)"))
      let answer = client.readAnswer()
      #expect(answer?.text == "/\(index)")
      #expect(answer?.fields["connection"] == nil)
    }
    #expect(witness.exchanges(100).allSatisfy { $0.outcome == .completed && $0.bytesOut > 0 })
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() throws {
    let listener = try Listener(
      .make(), handler: .make { .text("\($0.head.path ?? "") \($0.body.count)") })
    let client = try RawClient(listener.boundAddress)
    client.send(
      (0..<50).map { $0 % 2 == 0 ? get("/\($0)") : post(String(repeating: "a", count: $0)) }
        .joined())
    for index in 0..<50 {
      let expected = index % 2 == 0 ? "/\(index) 0" : "/ \(index)"
      #expect(client.readAnswer()?.text == expected)
    }
  }

  /// The library hands on a body of no bytes after 100 Continue where it has read on already, and takes
  /// no answer there: the connection ended with neither request answered.
  @Test(arguments: ["GET / HTTP/1.1\r\n", "POST / HTTP/1.1\r\nContent-Length: 0\r\n"])
  func aRequestBehindOneThatWaitsInVainFor100IsAnswered(_ line: String) throws {
    let listener = try Listener(.make(), handler: .make { .text($0.head.path ?? "") })
    let client = try RawClient(listener.boundAddress)
    client.send(line + "Host: h\r\nExpect: 100-continue\r\n\r\n" + get("/next"))
    #expect(client.readAnswer()?.status == 100)
    #expect(client.readAnswer()?.text == "/")
    #expect(client.readAnswer()?.text == "/next")
  }

  @Test func nothingFollowsTrailers() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness))
    let client = try RawClient(listener.boundAddress)
    client.send(
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "0\r\nX: y\r\n: x\r\n" + get("/smuggled"))
    #expect(client.readAnswer()?.fields["connection"] == "close")
    #expect(client.isEnded())
    #expect(witness.requests.map(\.head.path) == ["/"])
  }

  @Test func anAnswerToHeadHasTheLengthAndNoBody() throws {
    let listener = try Listener(.make(), handler: .make())
    let client = try RawClient(listener.boundAddress)
    client.send("HEAD / HTTP/1.1\r\nHost: h\r\n\r\n" + get("/"))
    let head = client.readAnswer(toHead: true)
    #expect(head?.fields["content-length"] == "5")
    #expect(client.readAnswer()?.text == "hello")
  }

  @Test func anEmptyAnswerStatesTheLengthOfTheWhole() throws {
    let listener = try Listener(
      .make(),
      handler: .make { _ in
        Response(head: HTTPResponse(status: .notModified), body: .empty(contentLength: 77))
      })
    let client = try RawClient(listener.boundAddress)
    client.send(get("/") + get("/", "Connection: close"))
    let answers = client.readText()
    #expect(answers.ranges(of: "304 Not Modified").count == 2)
    #expect(answers.ranges(of: "Content-Length: 77").count == 2)
  }

  @Test func anEmptyAnswerKeepsItsConnectionWhereItsLengthIsKnown() throws {
    let listener = try Listener(
      .make(),
      handler: .make { _ in
        Response(head: HTTPResponse(status: .notModified), body: .empty(contentLength: 77))
      })
    let client = try RawClient(listener.boundAddress)
    for _ in 0..<3 {
      client.send(get("/"))
      #expect(client.readAnswer()?.status == 304)
    }
  }

  @Test func anEmptyAnswerOfUnknownLengthHasNoLengthAndNoChunks() throws {
    let listener = try Listener(
      .make(),
      handler: .make { _ in
        Response(head: HTTPResponse(status: .notModified), body: .empty(contentLength: nil))
      })
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    let answer = client.readText()
    #expect(answer.hasPrefix("HTTP/1.1 304"))
    #expect(answer.hasSuffix("\r\n\r\n"))
    #expect(!answer.contains("Content-Length"))
    #expect(!answer.contains("Transfer-Encoding"))
  }

  @Test func aGivenRequestIDIsKeptAndAnUnfitOneIsReplaced() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness))
    let kept = try ask(listener, get("/", "X-Request-Id: a.B~1-_"))?.fields["x-request-id"]
    #expect(kept == "a.B~1-_")
    let replaced = try ask(listener, get("/", "X-Request-Id: a b"))?.fields["x-request-id"]
    let made = try ask(listener, get("/"))?.fields["x-request-id"]
    #expect(replaced != "a b")
    #expect(replaced != made)
    let long = String(repeating: "a", count: 129)
    #expect(try ask(listener, get("/", "X-Request-Id: \(long)"))?.fields["x-request-id"] != long)
    // Connections of different threads may end in another order than they were answered in.
    #expect(Set(witness.exchanges(4).map(\.id)) == Set(witness.requests.map(\.id)))
  }

  @Test func fieldsReachTheHandlerAsTheyWereSent() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness))
    let request = get(
      "/a%2Fb?q=%20+&r", "accept: text/css", "ACCEPT: text/html;q=0.5 ", "X-Own: a\u{e9}b",
      "X-None:")
    #expect(try ask(listener, request)?.status == 200)
    let head = try #require(witness.requests.first?.head)
    #expect(head.path == "/a%2Fb?q=%20+&r")
    #expect(head.authority == "h")
    #expect(head.method == .get)
    #expect(head.headerFields[.accept] == "text/css, text/html;q=0.5")
    #expect(head.headerFields[try #require(HTTPField.Name("x-own"))] == "a\u{e9}b")
    #expect(head.headerFields[try #require(HTTPField.Name("x-none"))] == "")
    #expect(witness.requests.first?.remoteAddress == "127.0.0.1")
  }

  @Test func anAbsoluteTargetGivesPathAndAuthority() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness))
    #expect(try ask(listener, get("HTTP://example.org:81?x=1"))?.status == 200)
    #expect(witness.requests.first?.head.path == "/?x=1")
    #expect(witness.requests.first?.head.authority == "example.org:81")
  }

  @Test func thousandsOfArgumentsAreOneTarget() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness))
    let target = "/?" + (0..<2500).map { "a\($0)" }.joined(separator: "&")
    #expect(try ask(listener, get(target))?.status == 200)
    #expect(witness.requests.first?.head.path == target)
  }

  @Test func aHeadOverTheLimitNamesTheSetting() throws {
    let configuration = ListenerConfiguration.make { $0.maxHeader = 500 }
    let listener = try Listener(configuration, handler: .make())
    let answer = try ask(listener, get("/", "X: " + String(repeating: "a", count: 500)))
    #expect(answer?.status == 431)
    #expect(answer?.text.contains("max-header allows 500") == true)
  }

  @Test func aHeadOverTheLimitForItsTargetNamesTheTarget() throws {
    let configuration = ListenerConfiguration.make { $0.maxHeader = 500 }
    let listener = try Listener(configuration, handler: .make())
    let target = "/?" + String(repeating: "a", count: 498)
    let answer = try ask(listener, get(target, "X: b"))
    #expect(answer?.status == 414)
    #expect(answer?.text.contains("The target has 500 of the head's") == true)
    #expect(answer?.text.contains("max-header allows 500") == true)
  }

  @Test func aHeadOverTheMemoryOfAConnectionIsRefused() throws {
    let listener = try Listener(.make(), handler: .make())
    let fields = (0..<1200).map { "X-\($0): y" }
    let request = "GET / HTTP/1.1\r\nHost: h\r\n" + fields.joined(separator: "\r\n") + "\r\n\r\n"
    #expect(try ask(listener, request)?.status == 431)
  }

  @Test func fieldsOfTheListenersOwnAreNotSentTwice() throws {
    let listener = try Listener(
      .make(),
      handler: .make { _ in
        var response = Response.text("abc")
        response.head.headerFields[.contentLength] = "9"
        response.head.headerFields[.transferEncoding] = "chunked"
        response.head.headerFields[.date] = "now"
        response.head.headerFields[.eTag] = "\"1\""
        return response
      })
    let received = try ask(listener, get("/"))
    let answer = try #require(received)
    #expect(answer.fields["content-length"] == "3")
    #expect(answer.fields["transfer-encoding"] == nil)
    #expect(answer.fields["date"] != "now")
    #expect(answer.fields["etag"] == "\"1\"")
  }

  @Test func whatLivesForAnAnswerIsLetGoWithIt() throws {
    let isAlive = Lock(false)
    let listener = try Listener(
      .make(),
      handler: .make { _ in
        var response = Response.text("hello")
        response.companion = Companion(isAlive)
        return response
      })
    let client = try RawClient(listener.boundAddress)
    for _ in 0..<3 {
      client.send(get("/"))
      #expect(client.readAnswer()?.text == "hello")
      while isAlive.withLock({ $0 }) { pause(.milliseconds(1)) }
    }
  }

  @Test func aHandlerLearnsThatItsClientIsGone() throws {
    let seen = Lock<[Bool]>([])
    let listener = try Listener(
      .make(),
      handler: .make { request in
        seen.withLock { $0.append(request.peer.isGone) }
        while !request.peer.isGone { pause(.milliseconds(1)) }
        seen.withLock { $0.append(true) }
        return .text("to nobody")
      })
    var client: RawClient? = try RawClient(listener.boundAddress)
    client?.send(get("/"))
    while seen.withLock({ $0.isEmpty }) { pause(.milliseconds(1)) }
    client = nil
    while seen.withLock({ $0.count < 2 }) { pause(.milliseconds(1)) }
    #expect(seen.withLock { $0 } == [false, true])
  }

  @Test func aMethodOfNoRouteIsRefusedWithTheMethodsThereAre() throws {
    let configuration = ListenerConfiguration.make { $0.methods = ["GET", "QUERY"] }
    let listener = try Listener(configuration, handler: .make())
    let answer = try ask(listener, "POST / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(answer?.status == 405)
    #expect(answer?.fields["allow"] == "GET, QUERY")
    #expect(try ask(listener, "QUERY / HTTP/1.1\r\nHost: h\r\n\r\n")?.status == 200)
  }

  @Test func anHTTP10ConnectionIsKeptOnRequestOnly() throws {
    let listener = try Listener(.make(), handler: .make())
    let client = try RawClient(listener.boundAddress)
    client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
    #expect(client.readAnswer()?.status == 200)
    client.send("GET / HTTP/1.0\r\n\r\n")
    #expect(client.readAnswer()?.status == 200)
    #expect(client.isEnded())
  }

  @Test func anExchangeTellsWhatHappened() throws {
    let witness = Witness()
    let listener = try Listener(
      .make(),
      handler: .make(witness) { _ in
        var response = Response.text("hello", status: .accepted)
        response.route = "/v1/{name}"
        return response
      })
    #expect(try ask(listener, post("abc"))?.status == 202)
    let exchange = try #require(witness.exchanges(1).first)
    #expect(exchange.method == "POST")
    #expect(exchange.target == "/")
    #expect(exchange.route == "/v1/{name}")
    #expect(exchange.status == 202)
    #expect(exchange.bytesIn == 3)
    #expect(exchange.bytesOut == 5)
    #expect(exchange.outcome == .completed)
    #expect(exchange.duration > .zero)
  }

  @Test func aRequestThatIsCutSendsNothingOfTheAnswerBefore() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness))
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    #expect(client.readAnswer()?.text == "hello")
    client.send("GET /cut HTTP/1.1\r\nHo")
    client.finishSending()
    #expect(client.isEnded())
    let exchanges = witness.exchanges(2)
    #expect(exchanges.map(\.target) == ["/", "/cut"])
    #expect(exchanges.map(\.bytesOut) == [5, 0])
  }

  @Test func aRequestThatTheLibraryRefusesIsAnExchangeToo() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: .make(witness))
    let client = try RawClient(listener.boundAddress)
    client.send("GET /x HTTP/1.1\r\nHost: h\r\nContent-Length: abc\r\n\r\n")
    #expect(client.readText().hasPrefix("HTTP/1.1 400"))
    let exchange = try #require(witness.exchanges(1).first)
    #expect(exchange.target == "/x")
    #expect(exchange.status == 400)
  }
}
