internal import AnimationEngine

extension Form<Double> {
  /// This form for a list that must not fall; `these` names it in messages: "The times of samples".
  func rising(_ these: String) -> Form {
    reading { [read] decoder, node in
      guard let time = read(&decoder, node) else { return nil }
      if let last = decoder.lastTime, time < last {
        decoder.report(
          .notRising, at: node,
          "\(these) do not fall; this is \(decoder.quoted(node)) after \(last.plainText).")
        return nil
      }
      decoder.lastTime = time
      return time
    }
  }
}
