import Testing

@Suite("What @Animatable expands to")
struct AnimatableExpansionTests {
  @Test func twoPropertiesBecomeAPair() {
    expectExpansion(
      of: """
        @Animatable
        struct Ring {
          var start: Angle
          var end: Angle
        }
        """,
      to: """
        struct Ring {
          var start: Angle
          var end: Angle

          typealias AnimatableData = AnimationEngine.AnimatablePair<Angle._AnimatableData, Angle._AnimatableData>

          var animatableData: AnimatableData {
            get {
              let start = AnimationEngine.AnimatableProperty.data(of: self.start)
              let end = AnimationEngine.AnimatableProperty.data(of: self.end)
              return AnimationEngine.AnimatablePair(start, end)
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue.first, in: &self.start)
              AnimationEngine.AnimatableProperty.show(newValue.second, in: &self.end)
            }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func threePropertiesStandSideBySide() {
    expectExpansion(
      of: """
        @Animatable
        struct Ring {
          var start, end: Angle
          var width = 2.0
        }
        """,
      to: """
        struct Ring {
          var start, end: Angle
          var width = 2.0

          typealias AnimatableData = AnimationEngine.AnimatableValues<Angle._AnimatableData, Angle._AnimatableData, Double._AnimatableData>

          var animatableData: AnimatableData {
            get {
              let start = AnimationEngine.AnimatableProperty.data(of: self.start)
              let end = AnimationEngine.AnimatableProperty.data(of: self.end)
              let width = AnimationEngine.AnimatableProperty.data(of: self.width)
              return AnimationEngine.AnimatableValues(start, end, width)
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue.value.0, in: &self.start)
              AnimationEngine.AnimatableProperty.show(newValue.value.1, in: &self.end)
              AnimationEngine.AnimatableProperty.show(newValue.value.2, in: &self.width)
            }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func errorsAboutATypeThatOnlyTheCompilerKnowsLandOnItsProperty() {
    expectExpansion(
      of: """
        @Animatable
        struct Ring {
          var width: Double

          var tag: Label, glow: Glow
        }
        """,
      to: """
        struct Ring {
          var width: Double

          var tag: Label, glow: Glow

          #sourceLocation(file: "test.swift", line: 2)

          var animatableData: AnimationEngine.AnimatableValues<Double._AnimatableData,

          Label._AnimatableData, Glow._AnimatableData> {
            get {
              #sourceLocation()
              let width = AnimationEngine.AnimatableProperty.data(of: self.width)
              #sourceLocation(file: "test.swift", line: 5)
              let tag = AnimationEngine.AnimatableProperty.data(of: self.tag)
              #sourceLocation()
              #sourceLocation(file: "test.swift", line: 5)
              let glow = AnimationEngine.AnimatableProperty.data(of: self.glow)
              #sourceLocation()
              return .init(width, tag, glow)
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue.value.0, in: &self.width)
              AnimationEngine.AnimatableProperty.show(newValue.value.1, in: &self.tag)
              AnimationEngine.AnimatableProperty.show(newValue.value.2, in: &self.glow)
            }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func onePropertyStandsForItself() {
    expectExpansion(
      of: """
        @Animatable
        final class Ring {
          var width = 2.0
        }
        """,
      to: """
        final class Ring {
          var width = 2.0

          typealias AnimatableData = Double._AnimatableData

          var animatableData: AnimatableData {
            get {
              let width = AnimationEngine.AnimatableProperty.data(of: self.width)
              return width
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue, in: &self.width)
            }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func noPropertyIsEmpty() {
    expectExpansion(
      of: """
        @Animatable
        struct Ring {
          @AnimatableIgnored var label = "tea"
        }
        """,
      to: """
        struct Ring {
          var label = "tea"

          typealias AnimatableData = AnimationEngine.EmptyAnimatableData

          var animatableData: AnimatableData {
            get {
              return AnimationEngine.EmptyAnimatableData()
            }
            set {

            }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func whatIsNotStoredInEachInstanceIsLeftOut() {
    expectExpansion(
      of: """
        @Animatable
        struct Ring {
          var width: Double { didSet { count += 1 } }
          let sides = 3
          static let name = "ring"
          static var count = 0
          lazy var half = width / 2
          var area: Double { width * width }
          var other: Double { get { width } set { width = newValue } }
          func drawn() -> String { "" }
        }
        """,
      to: """
        struct Ring {
          var width: Double { didSet { count += 1 } }
          let sides = 3
          static let name = "ring"
          static var count = 0
          lazy var half = width / 2
          var area: Double { width * width }
          var other: Double { get { width } set { width = newValue } }
          func drawn() -> String { "" }

          typealias AnimatableData = Double._AnimatableData

          var animatableData: AnimatableData {
            get {
              let width = AnimationEngine.AnimatableProperty.data(of: self.width)
              return width
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue, in: &self.width)
            }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func aTuplePatternIsTakenApart() {
    expectExpansion(
      of: """
        @Animatable
        struct Point {
          var (x, y) = (1.0, Angle.zero)
        }
        """,
      to: """
        struct Point {
          var (x, y) = (1.0, Angle.zero)

          typealias AnimatableData = AnimationEngine.AnimatablePair<Double._AnimatableData, Angle._AnimatableData>

          var animatableData: AnimatableData {
            get {
              let x = AnimationEngine.AnimatableProperty.data(of: self.x)
              let y = AnimationEngine.AnimatableProperty.data(of: self.y)
              return AnimationEngine.AnimatablePair(x, y)
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue.first, in: &self.x)
              AnimationEngine.AnimatableProperty.show(newValue.second, in: &self.y)
            }
          }
        }

        extension Point: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func aConditionIsAskedAgainByWhatIsWritten() {
    expectExpansion(
      of: """
        @Animatable
        struct Ring {
          var x: Double
          #if DEBUG
            var y: Double
          #endif
          #if os(Linux)
            func draw() {}
          #endif
        }
        """,
      to: """
        struct Ring {
          var x: Double
          #if DEBUG
            var y: Double
          #endif
          #if os(Linux)
            func draw() {}
          #endif

          #if DEBUG
          typealias AnimatableData = AnimationEngine.AnimatablePair<Double._AnimatableData, Double._AnimatableData>

          var animatableData: AnimatableData {
            get {
              let x = AnimationEngine.AnimatableProperty.data(of: self.x)
              let y = AnimationEngine.AnimatableProperty.data(of: self.y)
              return AnimationEngine.AnimatablePair(x, y)
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue.first, in: &self.x)
              AnimationEngine.AnimatableProperty.show(newValue.second, in: &self.y)
            }
          }
          #else
          typealias AnimatableData = Double._AnimatableData

          var animatableData: AnimatableData {
            get {
              let x = AnimationEngine.AnimatableProperty.data(of: self.x)
              return x
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue, in: &self.x)
            }
          }
          #endif
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }
}
