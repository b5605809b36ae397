import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationFormats

@Suite struct SampleTableTests {
  /// Numbers as Swift writes them, without the end of whole ones.
  private static let plain: SampleTable.NumberList = { numbers, text in
    for index in numbers.indices {
      let number = numbers[index].description
      text += (number.hasSuffix(".0") ? String(number.dropLast(2)) : number).utf8
      text.append(UInt8(ascii: ","))
    }
  }

  private func samples(
    _ properties: [AnimatedProperty], from: [Components], to: [Components], on grid: SampleGrid
  ) throws -> Samples {
    let animation = ResolvedAnimation(
      properties: properties,
      content: .keyframes(
        KeyframeAnimation(
          initial: from,
          tracks: properties.indices.map {
            PropertyTrack(
              property: $0, components: 0..<from[$0].count,
              keyframes: properties[$0].type == .discrete
                ? [.linear(to: from[$0], duration: 0.5), .move(to: to[$0])]
                : [.linear(to: to[$0], duration: 1)])
          }, velocity: properties.map { _ in nil })))
    return Samples(try animation.compiled(), on: grid)
  }

  private func table(_ samples: Samples, velocity: Bool = false, model: Bool = false) -> String {
    let table = SampleTable(
      samples, includesVelocity: velocity, includesModel: model, times: Self.plain,
      values: Self.plain)
    return String(decoding: table.encoded(), as: UTF8.self)
  }

  @Test func theColumnsAreTheComponentsInOrder() throws {
    let samples = try samples(
      [.init(name: "scale", type: .number), .init(name: "offset", type: .point)],
      from: [[1], [0, 0]], to: [[2], [10, -20]], on: .steps(of: 0.5, end: 1))
    #expect(
      table(samples)
        == "time,scale,offset.x,offset.y\r\n0,1,0,0\r\n0.5,1.5,5,-10\r\n1,2,10,-20\r\n")
  }

  @Test func velocitiesFollowAllValues() throws {
    let samples = try samples(
      [.init(name: "a", type: .number), .init(name: "b", type: .angle)],
      from: [[1], [0]], to: [[2], [90]], on: .times([0.5]))
    #expect(
      table(samples, velocity: true)
        == "time,a,b,velocity(a),velocity(b)\r\n0.5,1.5,45,1,90\r\n")
  }

  @Test func labelsAreTextAndTheirVelocitiesAreEmpty() throws {
    let values: [DiscreteValue] = ["a, \"b\"\nA😀", .written(#"{"x":1}"#)]
    let samples = try samples(
      [.init(name: "s", type: .discrete, discreteValues: values), .init(name: "n", type: .number)],
      from: [[0], [0]], to: [[1], [1]], on: .times([0, 1]))
    #expect(
      table(samples, velocity: true)
        == "time,s,n,velocity(s),velocity(n)\r\n"
        + "0,\"a, \"\"b\"\"\nA😀\",0,,1\r\n1,\"{\"\"x\"\":1}\",1,,1\r\n")
  }

  @Test(arguments: [false, true]) func modelValuesComeLastAndTheirLabelsAreText(
    _ velocity: Bool
  ) throws {
    let animation = ResolvedAnimation(
      properties: [
        .init(name: "n", type: .number),
        .init(name: "s", type: .discrete, discreteValues: ["a", "b,c"]),
        .init(name: "p", type: .point),
      ],
      content: .animation(
        SingleAnimation(
          from: [[0], [0], [0, 0]], to: [[2], [1], [4, -8]], velocity: [nil, nil, nil],
          animation: .linear(duration: 1))))
    let samples = Samples(try animation.compiled(), on: .times([-1, 0.25]))
    let (names, before, after) =
      velocity
      ? (",velocity(n),velocity(s),velocity(p.x),velocity(p.y)", ",0,,0,0", ",2,,4,-8")
      : ("", "", "")
    #expect(
      table(samples, velocity: velocity, model: true)
        == "time,n,s,p.x,p.y\(names),model(n),model(s),model(p.x),model(p.y)\r\n"
        + "-1,0,a,0,0\(before),0,a,0,0\r\n"
        + "0.25,0.5,\"b,c\",1,-2\(after),2,\"b,c\",4,-8\r\n")
  }

  @Test func pathsAreTextsAndTheirVelocitiesAreEmpty() throws {
    let outlines = ValueTable.paths([
      try Path(svg: "M0 0A1 1 0 0 1 2 2Z"), try Path(svg: "M4 2A3 1 0 0 0 2 2Z"),
    ])
    let samples = try samples(
      [
        .init(name: "n", type: .number), .init(name: "p", type: .path, table: outlines),
        .init(name: "m", type: .number),
      ],
      from: [[0], [0], [1]], to: [[1], [1], [2]], on: .times([0, 0.5]))
    #expect(
      table(samples, velocity: true, model: true)
        == "time,n,p,m,velocity(n),velocity(p),velocity(m),model(n),model(p),model(m)\r\n"
        + "0,0,M0 0A1 1 0 0 1 2 2Z,1,1,,1,0,M0 0A1 1 0 0 1 2 2Z,1\r\n"
        + "0.5,0.5,M2 1A2 1 0 0 1 2 2Z,1.5,1,,1,0.5,M2 1A2 1 0 0 1 2 2Z,1.5\r\n")
  }

  @Test func transformsHaveSixteenColumns() throws {
    let lists = ValueTable.transforms([
      try TransformList(css: "scale(1)"), try TransformList(css: "scale(3)"),
    ])
    let samples = try samples(
      [.init(name: "t", type: .transform, table: lists)], from: [[0]], to: [[1]],
      on: .times([0.5]))
    let lines = table(samples).split(separator: "\r\n")
    #expect(lines[0].hasPrefix("time,t.m11,t.m12,t.m13,t.m14,t.m21,"))
    #expect(lines[1] == "0.5,2,0,0,0,0,2,0,0,0,0,1,0,0,0,0,1")
  }

  @Test func namesAreQuotedWhereTheyHaveToBe() throws {
    let samples = try samples(
      [.init(name: "a,\"b\"", type: .point)], from: [[0, 0]], to: [[1, 1]], on: .times([]))
    #expect(table(samples) == "time,\"a,\"\"b\"\".x\",\"a,\"\"b\"\".y\"\r\n")
  }

  @Test func aTableWithoutColumnsHasTimes() throws {
    let samples = try samples([], from: [], to: [], on: .times([0, 2.5]))
    #expect(table(samples, velocity: true) == "time\r\n0\r\n2.5\r\n")
  }

  @Test func thePiecesAreTheWholeAndSmall() throws {
    let samples = try samples(
      [.init(name: "scale", type: .number), .init(name: "offset", type: .point)],
      from: [[1], [0, 0]], to: [[2], [10, -20]], on: .evenly(count: 9000, end: 1))
    var table = SampleTable(samples, times: Self.plain, values: Self.plain)
    let whole = table.encoded()
    var made: [UInt8] = []
    var isMore = true
    while isMore {
      var piece: [UInt8] = []
      isMore = table.next(into: &piece)
      #expect(piece.count < 100_000)
      made += piece
    }
    #expect(made == whole)
    #expect(whole.count { $0 == UInt8(ascii: "\n") } == 9001)
    var rest: [UInt8] = []
    isMore = table.next(into: &rest)
    #expect(!isMore && rest.isEmpty)
  }
}
