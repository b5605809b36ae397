import AnimationEngine
import AnimationScenes

/// Samples a timeline and makes the panels of its plot.
struct PlotSource {
  let timeline: Timeline
  let range: ClosedRange<Double>
  /// The times of events, at which values may jump.
  let moments: [Double]
  let keyframes: [[Double]]
  let options: PlotFigure.Options
  private let hand: PlotHand
  /// The columns of each property with their indices.
  private let columns: [[(index: Int, column: SampleColumn)]]

  init(
    timeline: Timeline, range: ClosedRange<Double>, moments: [Double], keyframes: [[Double]],
    hand: [HandSample] = [], options: PlotFigure.Options
  ) {
    self.hand = PlotHand(hand, of: timeline.properties)
    self.timeline = timeline
    self.range = range
    self.moments = moments
    self.keyframes = keyframes
    self.options = options
    var columns = [[(index: Int, column: SampleColumn)]](
      repeating: [], count: timeline.properties.count)
    for (index, column) in timeline.columns.enumerated() {
      columns[column.property].append((index, column))
    }
    self.columns = columns
  }

  /// The index of a column that is drawn, and the name of its component.
  private typealias ShownColumn = (place: Int, name: String)

  func panels(atMost most: Int) -> [PlotFigure.Panel] {
    timeline.properties.indices.prefix(most).flatMap { panels(of: $0) }
  }

  /// The notes about what is left out of the plot.
  var notes: [String] {
    var notes: [String] = []
    let left = timeline.properties.count - PlotFigure.mostPanels
    if left > 0 {
      notes.append(
        "\(left) more \(left == 1 ? "property is" : "properties are") left out: a plot has at most "
          + "\(PlotFigure.mostPanels) panels.")
    }
    if isAnyPanelCut {
      notes.append(
        "Of more than \(PlotFigure.mostLines) components a panel shows \(PlotFigure.mostLines) that move."
      )
    }
    let isAnyPathLong = columns.indices.prefix(PlotFigure.mostPanels).contains { index in
      timeline.properties[index].type == .path
        && columns[index].count > PlotFigure.mostShapeNumbers
    }
    if isAnyPathLong {
      notes.append("A path of more than \(PlotFigure.mostShapeNumbers) numbers is not drawn.")
    }
    return notes
  }

  private var isAnyPanelCut: Bool {
    timeline.properties.indices.prefix(PlotFigure.mostPanels).contains { index in
      switch timeline.properties[index].type {
      case .path, .transform: false
      default: drawableColumns(of: index).count > PlotFigure.mostLines
      }
    }
  }

  /// The panels of a property: one, or for a transform one for each of its parts that moves.
  private func panels(of index: Int) -> [PlotFigure.Panel] {
    guard timeline.properties[index].type == .transform else { return [panel(of: index)] }
    let entries = columns[index]
    let times = times(of: entries.map(\.index), keyframes(of: index))
    let samples = Samples(timeline, on: .times(times))
    func parts(_ quantity: SampledQuantity) -> PlotTransformParts {
      let numbers = entries.map { samples.numbers($0.index, quantity) }
      return PlotTransformParts(
        components: entries.map(\.column.component), numbers: numbers, times: times)
    }
    return parts(.value).panels(
      named: timeline.properties[index].name, keyframes: keyframes(of: index),
      models: options.includesModel ? parts(.model) : nil)
  }

  private func keyframes(of index: Int) -> [Double] {
    index < keyframes.count ? keyframes[index].filter(range.contains) : []
  }

  private func panel(of index: Int) -> PlotFigure.Panel {
    let property = timeline.properties[index]
    let (name, keyframes) = (property.name, keyframes(of: index))
    if case .paths(let paths) = property.table, let structure = paths.first?.structure {
      return PlotFigure.Panel(name: name, content: .shapes(shapes(of: index, structure)))
    }
    let shown = shownColumns(of: index)
    let samples = Samples(timeline, on: .times(times(of: shown.map(\.place), keyframes)))
    if property.type == .discrete {
      return PlotFigure.Panel(name: name, content: .bands(bands(of: index, samples)))
    }
    let series = shown.map { place, name in
      PlotFigure.Series(
        name: name, times: times(of: samples), values: samples.numbers(place, .value),
        dots: dots(on: place, of: index, at: keyframes))
    }
    var panel = PlotFigure.Panel(name: name, content: .lines(series))
    if case .color = property.type { panel.content = .color(series) }
    if property.type == .angle { panel.unit = "°" }
    if options.includesVelocity { panel.velocities = others(shown, samples, .velocity) }
    if options.includesModel { panel.models = others(shown, samples, .model) }
    return panel
  }

  /// The dots of a column: the hand's position where it follows a hand, otherwise its value.
  private func dots(
    on place: Int, of index: Int, at times: [Double]
  ) -> [PlotFigure.Dot] {
    let component = columns[index][place - columns[index][0].index].column.component
    return times.map { time in
      let held = hand.position(of: index, component, at: time)
      return PlotFigure.Dot(time: time, value: held ?? timeline.value(ofColumn: place, at: time))
    }
  }

  /// The columns of a property that are drawn, with the names of their components.
  private func shownColumns(of index: Int) -> [ShownColumn] {
    Array(drawableColumns(of: index).prefix(PlotFigure.mostLines))
  }

  /// All columns of a property if they are few, otherwise those that move; all if none does.
  private func drawableColumns(of index: Int) -> [ShownColumn] {
    let names = timeline.properties[index].type.componentNames
    let all = columns[index].map { entry in
      let component = entry.column.component
      return (place: entry.index, name: component < names.count ? names[component] : "")
    }
    guard all.count > PlotFigure.mostLines else { return all }
    let probes = Samples(timeline, on: .evenly(count: 33, range))
    let moving = all.filter { entry in
      let values = probes.numbers(entry.place, .value)
      return values.contains { $0 != values[0] }
    }
    return moving.isEmpty ? all : moving
  }

  private func others(
    _ shown: [ShownColumn], _ samples: Samples, _ quantity: SampledQuantity
  ) -> [PlotFigure.Series] {
    shown.map { place, name in
      PlotFigure.Series(
        name: name, times: times(of: samples), values: samples.numbers(place, quantity))
    }
  }

  private func times(of samples: Samples) -> [Double] {
    (0..<samples.rowCount).map { samples.grid.time(at: $0) }
  }

  /// The times at which a panel is sampled.
  private func times(of columns: [Int], _ keyframes: [Double]) -> [Double] {
    if let grid = options.grid {
      return (0..<grid.count).map { grid.time(at: $0) }.filter(range.contains).sorted()
    }
    // There is no use for more jumps than pixels.
    let joints = Self.some(of: keyframes) + Self.some(of: moments)
    var functions = columns.map { column in { timeline.value(ofColumn: column, at: $0) } }
    if options.includesVelocity {
      functions += columns.map { column in { timeline.velocity(ofColumn: column, at: $0) } }
    }
    return PlotTimes.of(functions, over: range, joints: joints)
  }

  /// About three hundred of the times, evenly selected.
  private static func some(of times: [Double]) -> [Double] {
    let step = times.count / 300 + 1
    return stride(from: 0, to: times.count, by: step).map { times[$0] }
  }

  /// The outlines of a path at a few times.
  private func shapes(of index: Int, _ structure: PathStructure) -> [PlotFigure.Shape] {
    guard structure.numberCount <= PlotFigure.mostShapeNumbers else { return [] }
    return PlotFigure.shapeTimes(over: range).map { time in
      PlotFigure.Shape(
        time: time, structure: structure,
        numbers: columns[index].map { timeline.value(ofColumn: $0.index, at: time) })
    }
  }

  /// The spans of time in which a discrete value stays the same.
  private func bands(of index: Int, _ samples: Samples) -> [PlotFigure.Band] {
    guard let place = columns[index].first?.index, samples.rowCount > 0 else { return [] }
    let values = timeline.properties[index].discreteValues
    let indices = samples.numbers(place, .value)
    let times = times(of: samples)
    var bands: [PlotFigure.Band] = []
    var first = 0
    for row in 1...indices.count where row == indices.count || indices[row] != indices[first] {
      if let value = Int(exactly: indices[first]), values.indices.contains(value) {
        let end = row == indices.count ? max(range.upperBound, times[first]) : times[row]
        bands.append(PlotFigure.Band(name: Self.name(of: values[value]), range: times[first]...end))
      }
      first = row
    }
    return bands
  }

  /// The text of a discrete value in a plot: a simple text as it is, others in quotes. It is cut before
  /// it is looked at, as there may be thousands of bands.
  private static func name(of value: DiscreteValue) -> String {
    guard case .text(let whole) = value else { return value.description }
    let text = whole.drawn
    let quoted = text.quoted
    return text.isEmpty || quoted.contains("\\") ? quoted : text
  }
}

extension SampleGrid {
  fileprivate static func evenly(count: Int, _ range: ClosedRange<Double>) -> SampleGrid {
    .evenly(count: count, start: range.lowerBound, end: range.upperBound)
  }
}

extension Samples {
  /// All numbers of a column.
  fileprivate func numbers(_ column: Int, _ quantity: SampledQuantity) -> [Double] {
    var numbers = [Double](repeating: 0, count: rowCount)
    var span = numbers.mutableSpan
    write(quantity, ofColumn: column, 0..<rowCount, to: &span)
    return numbers
  }
}

extension String {
  /// The text in quotation marks, with quotes, backslashes and control characters escaped.
  fileprivate var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
