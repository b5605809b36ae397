import HTTPTypes
import MicroHTTP
import Synchronization
import Testing

/// What clients that keep asking have got.
private struct Tally: Equatable {
  var answered = 0
  /// Connected, asked, and got no whole answer.
  var lost = 0
}

/// Asks over new connections until one is refused.
private func askUntilRefused(_ address: ListenerAddress) -> Tally {
  var tally = Tally()
  while let client = try? RawClient(address) {
    client.send(get("/", "Connection: close"))
    if client.readAnswer()?.status == 200 { tally.answered += 1 } else { tally.lost += 1 }
  }
  return tally
}

@Suite struct DrainTests {
  @Test func aDrainUnderLoadLosesNoAnswer() throws {
    for _ in 0..<3 {
      let listener = try Listener(.make(), handler: .make())
      let address = listener.boundAddress
      let clients = (0..<4).map { _ in Worker { askUntilRefused(address) } }
      while listener.gauges.connections == 0 { pause(.milliseconds(1)) }
      let isDone = listener.drain(delay: .milliseconds(20), timeout: .seconds(300))
      #expect(isDone)
      for client in clients {
        let tally = client.wait()
        #expect(tally.lost == 0)
        #expect(tally.answered > 0)
      }
    }
  }

  @Test func aRunningRequestIsWaitedFor() throws {
    let witness = Witness()
    let listener = try Listener(
      .make(),
      handler: .make(witness) { _ in
        pause(.milliseconds(300))
        return .text("late")
      })
    let address = listener.boundAddress
    let client = Worker {
      guard let client = try? RawClient(address) else { return nil as Answer? }
      client.send(get("/"))
      return client.readAnswer()
    }
    while witness.requests.isEmpty { pause(.milliseconds(1)) }
    let isDone = listener.drain(delay: .zero, timeout: .seconds(300))
    #expect(isDone)
    let answer = client.wait()
    #expect(answer?.text == "late")
    #expect(answer?.fields["connection"] == "close")
  }

  @Test func whileItDrainsEveryAnswerClosesItsConnection() throws {
    let listener = try Listener(.make(), handler: .make())
    let address = listener.boundAddress
    let client = Worker {
      var answers: [Answer] = []
      guard let client = try? RawClient(address) else { return (answers, false) }
      repeat {
        client.send(get("/"))
        guard let answer = client.readAnswer() else { break }
        answers.append(answer)
      } while answers.last?.fields["connection"] != "close"
      return (answers, client.isEnded())
    }
    while listener.gauges.connections == 0 { pause(.milliseconds(1)) }
    listener.drain(delay: .milliseconds(200), timeout: .seconds(300))
    let (answers, isEnded) = client.wait()
    #expect(answers.last?.fields["connection"] == "close")
    #expect(answers.dropLast().allSatisfy { $0.fields["connection"] == nil })
    #expect(isEnded)
  }

  @Test func aRequestThatDoesNotEndIsCutAtTheTimeout() throws {
    let witness = Witness()
    let listener = try Listener(
      .make(),
      handler: .make(witness) { _ in
        Response(
          head: HTTPResponse(status: .ok),
          body: .stream(
            BodyStream { buffer in
              pause(.milliseconds(1))
              buffer.append(65)
              return .more
            }))
      })
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    _ = client.read(atLeast: 1)
    let isDone = listener.drain(delay: .zero, timeout: .milliseconds(50))
    #expect(!isDone)
    #expect(witness.exchanges(1).first?.outcome == .stopped)
  }

  @Test func idleConnectionsDoNotHoldUpADrain() throws {
    let listener = try Listener(.make(), handler: .make())
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    #expect(client.readAnswer()?.status == 200)
    let isDone = listener.drain(delay: .zero, timeout: .seconds(60))
    #expect(isDone)
    #expect(client.isEnded())
  }

  @Test func afterADrainNobodyListens() throws {
    let listener = try Listener(.make(), handler: .make())
    let address = listener.boundAddress
    listener.drain(delay: .zero, timeout: .zero)
    #expect(throws: ConnectFailure.self) { _ = try RawClient(address) }
    listener.stop()
    listener.drain(delay: .seconds(60), timeout: .seconds(60))
  }

  @Test func aStopEndsADrainAtOnce() throws {
    let listener = SharedListener(try Listener(.make(), handler: .make()))
    let drain = Worker {
      listener.raw.drain(delay: .seconds(600), timeout: .seconds(600))
    }
    pause(.milliseconds(20))
    listener.raw.stop()
    let isDone = drain.wait()
    #expect(!isDone)
  }
}

/// A listener that two threads can hold.
private final class SharedListener: Sendable {
  let raw: Listener
  init(_ raw: consuming Listener) { self.raw = raw }
}
