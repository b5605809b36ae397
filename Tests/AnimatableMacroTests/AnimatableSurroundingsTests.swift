import Testing

/// What a type brings along: access, generic parameters, isolation, what is there already.
///
/// Every type here has the one property `x`, so that only what the test is about differs.
@Suite("What @Animatable keeps of a type")
struct AnimatableSurroundingsTests {
  private func members(prefix: String = "", propertyPrefix: String = "") -> String {
    """
      \(prefix)typealias AnimatableData = Double._AnimatableData

      \(prefix)\(propertyPrefix)var animatableData: AnimatableData {
        get {
          let x = AnimationEngine.AnimatableProperty.data(of: self.x)
          return x
        }
        set {
          AnimationEngine.AnimatableProperty.show(newValue, in: &self.x)
        }
      }
    """
  }

  @Test(arguments: [
    ("public ", "public "), ("open ", "public "), ("package ", "package "), ("internal ", ""),
    ("fileprivate ", ""), ("private ", ""), ("", ""),
  ])
  func membersAreAsVisibleAsTheType(modifier: String, access: String) {
    expectExpansion(
      of: "@Animatable \(modifier)class Ring {\n  var x: Double\n}",
      to: """
        \(modifier)class Ring {
          var x: Double

        \(members(prefix: access))
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func membersThatInlinedCodeMayUseStayThat() {
    expectExpansion(
      of: "@usableFromInline @Animatable struct Ring {\n  var x: Double\n}",
      to: """
        @usableFromInline struct Ring {
          var x: Double

        \(members(prefix: "@usableFromInline "))
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func aTypeInAPublicExtensionIsPublic() {
    expectExpansion(
      of: "public extension Chart {\n  @Animatable struct Ring {\n    var x: Double\n  }\n}",
      to: """
        public extension Chart {
          struct Ring {
            var x: Double

        \(members(prefix: "public ").indented)
          }
        }

        extension Chart.Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func genericParametersAndTheirConstraintsStay() {
    expectExpansion(
      of: "@Animatable struct Ring<T: VectorArithmetic> where T: Sendable {\n  var x: T\n}",
      to: """
        struct Ring<T: VectorArithmetic> where T: Sendable {
          var x: T

          #sourceLocation(file: "test.swift", line: 1)

          var animatableData: T._AnimatableData {
            get {
              #sourceLocation()
              #sourceLocation(file: "test.swift", line: 2)
              let x = AnimationEngine.AnimatableProperty.data(of: self.x)
              #sourceLocation()
              return x
            }
            set {
              AnimationEngine.AnimatableProperty.show(newValue, in: &self.x)
            }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func aNestedTypeIsNamedInFull() {
    expectExpansion(
      of: "enum Chart {\n  @Animatable struct Ring {\n    var x: Double\n  }\n}",
      to: """
        enum Chart {
          struct Ring {
            var x: Double

        \(members().indented)
          }
        }

        extension Chart.Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func whatIsWrittenByHandWins() {
    expectExpansion(
      of: """
        @Animatable
        struct Ring {
          var x: Double
          var label: String
          var animatableData: Double {
            get { x }
            set { x = max(newValue, 0) }
          }
        }
        """,
      to: """
        struct Ring {
          var x: Double
          var label: String
          var animatableData: Double {
            get { x }
            set { x = max(newValue, 0) }
          }
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func anAliasWrittenByHandStays() {
    expectExpansion(
      of: "@Animatable struct Ring {\n  typealias AnimatableData = Double\n  var x: Double\n}",
      to: """
        struct Ring {
          typealias AnimatableData = Double
          var x: Double

        \(members().dropAlias)
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func aConformanceThatIsThereIsNotRepeated() {
    expectExpansion(
      of: "@Animatable struct Ring: Shape {\n  var x: Double\n}",
      to: """
        struct Ring: Shape {
          var x: Double

        \(members())
        }
        """, alreadyConforms: true)
  }

  @Test func theSubclassOfAnAnimatableClassIsToldWhatToDo() {
    let advice = "// The subclass of an animatable class overrides 'animatableData' by hand."
    expectExpansion(
      of: "@Animatable class Ring: Shape {\n  var x: Double\n}",
      to: """
        class Ring: Shape {
          var x: Double

        \(members(propertyPrefix: advice + "\n  "))
        }
        """, alreadyConforms: true)
  }

  @Test func aTypeOfNoActorConformsOnNone() {
    expectExpansion(
      of: "@Animatable nonisolated struct Ring {\n  var x: Double\n}",
      to: """
        nonisolated struct Ring {
          var x: Double

        \(members())
        }

        extension Ring: nonisolated AnimationEngine.Animatable {
        }
        """)
  }

  @Test func aTypeWithinOneOfNoActorConformsOnNone() {
    expectExpansion(
      of: "nonisolated enum Chart {\n  @Animatable struct Ring {\n    var x: Double\n  }\n}",
      to: """
        nonisolated enum Chart {
          struct Ring {
            var x: Double

        \(members().indented)
          }
        }

        extension Chart.Ring: nonisolated AnimationEngine.Animatable {
        }
        """)
  }

  @Test func availabilityHoldsForTheConformanceToo() {
    expectExpansion(
      of: "@available(*, deprecated) @Animatable struct Ring {\n  var x: Double\n}",
      to: """
        @available(*, deprecated) struct Ring {
          var x: Double

        \(members())
        }

        @available(*, deprecated)
        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test func theDataOfAStructOfTheMainActorCanBeUsedAnywhere() {
    expectExpansion(
      of: "@MainActor @Animatable struct Ring {\n  var x: Double\n}",
      to: """
        @MainActor struct Ring {
          var x: Double

        \(members(propertyPrefix: "nonisolated "))
        }

        extension Ring: AnimationEngine.Animatable {
        }
        """)
  }

  @Test(arguments: ["class Ring {\n  var x: Double", "struct Ring {\n  @Wrapped var x: Double"])
  func otherTypesOfTheMainActorConformThere(start: String) {
    expectExpansion(
      of: "@MainActor @Animatable \(start)\n}",
      to: """
        @MainActor \(start)

        \(members())
        }

        extension Ring: @MainActor AnimationEngine.Animatable {
        }
        """)
  }
}

extension String {
  /// One level deeper, empty lines aside.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// Without the first declaration.
  fileprivate var dropAlias: String {
    split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
  }
}
