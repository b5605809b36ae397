public import AnimationEngine

/// A value of a property as written in code: its type and its numbers.
///
///     let start: KeyValuePairs<String, PropertyValue> = [
///       "scale": 1, "offset": .point(0, 0), "isOpen": false, "tint": .hex("#ff3b30"),
///     ]
///
/// Number literals are plain numbers; `true`, `false` and text literals are discrete values.
public struct PropertyValue: Hashable, Sendable {
  /// The type of the value.
  public let type: PropertyType
  /// The numbers of the value; none if its type has a table of values.
  let components: Components
  /// The value itself, if properties of its type have a table of values.
  let entry: Entry?

  /// A value that its property keeps in a table and refers to by index.
  enum Entry: Hashable, Sendable {
    case discrete(DiscreteValue)
    case color(MixedColor)
    case transform(TransformList)
    case path(Path)
    case css(CSSValue)
  }

  private init(_ type: PropertyType, _ components: Components) {
    (self.type, self.components, entry) = (type, components, nil)
  }

  private init(_ type: PropertyType, entry: Entry) {
    (self.type, components, self.entry) = (type, .zero, entry)
  }
}

extension PropertyValue {
  /// A plain number.
  public static func number(_ number: Double) -> PropertyValue {
    PropertyValue(.number, Components(scalar: number))
  }

  /// An angle in degrees; whole turns are kept.
  public static func degrees(_ degrees: Double) -> PropertyValue {
    PropertyValue(.angle, Components(scalar: degrees))
  }

  /// The numbers of a composite type, in order.
  ///
  /// - Precondition: as many numbers as the type has.
  public static func composite(_ type: CompositeType, _ numbers: [Double]) -> PropertyValue {
    precondition(
      numbers.count == PropertyType.composite(type).componentCount,
      "\(type) has not \(numbers.count) numbers")
    return PropertyValue(.composite(type), Components(numbers))
  }

  /// A point in the plane, in points.
  public static func point(_ x: Double, _ y: Double) -> PropertyValue {
    PropertyValue(.point, [x, y])
  }

  /// A point in space.
  public static func point3(_ x: Double, _ y: Double, _ z: Double) -> PropertyValue {
    PropertyValue(.point3, [x, y, z])
  }

  /// A width and a height.
  public static func size(_ width: Double, _ height: Double) -> PropertyValue {
    PropertyValue(.size, [width, height])
  }

  /// A rectangle.
  public static func rect(_ rect: Rect) -> PropertyValue {
    PropertyValue(.rect, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Insets from the four edges.
  public static func insets(_ insets: EdgeInsets) -> PropertyValue {
    PropertyValue(.insets, [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// A vector of plain numbers.
  ///
  /// - Precondition: 1 to ``PropertyType/largestVector`` numbers.
  public static func vector(_ numbers: [Double]) -> PropertyValue {
    precondition(
      1...PropertyType.largestVector ~= numbers.count, "a vector of \(numbers.count) numbers")
    return PropertyValue(.vector(count: numbers.count), Components(numbers))
  }

  /// A colour that interpolates in a colour space.
  public static func color(
    _ color: MixedColor, in space: ColorSpace = .srgbLinear
  ) -> PropertyValue {
    space.isVector
      ? PropertyValue(.color(space), color.color.components(in: space))
      : PropertyValue(.color(space), entry: .color(color))
  }

  /// The colour of a hex text such as `#ff3b30`, which interpolates in a colour space.
  ///
  /// - Precondition: the text is a hex colour.
  public static func hex(_ text: String, in space: ColorSpace = .srgbLinear) -> PropertyValue {
    guard let color = ResolvedColor(hex: text) else {
      preconditionFailure("\"\(text)\" is no hex colour")
    }
    return .color(MixedColor(color, isLegacy: true), in: space)
  }

  /// A transform.
  public static func transform(_ list: TransformList) -> PropertyValue {
    PropertyValue(.transform, entry: .transform(list))
  }

  /// A path; all values of one property must have the same sequence of commands.
  public static func path(_ path: Path) -> PropertyValue {
    PropertyValue(.path, entry: .path(path))
  }

  /// A CSS value; all values of one property must have the same structure.
  public static func css(_ value: CSSValue) -> PropertyValue {
    PropertyValue(.css, entry: .css(value))
  }

  /// A whole number, which interpolates as a number.
  public static func integer(_ integer: Int) -> PropertyValue {
    PropertyValue(.integer, Components(scalar: Double(integer)))
  }

  /// A discrete value, which switches without interpolation.
  public static func discrete(_ value: DiscreteValue) -> PropertyValue {
    PropertyValue(.discrete, entry: .discrete(value))
  }

  /// A text as a discrete value.
  public static func text(_ text: String) -> PropertyValue { .discrete(.text(text)) }
}

extension PropertyValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension PropertyValue: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
  public init(booleanLiteral value: Bool) { self = .discrete(.bool(value)) }
  public init(stringLiteral value: String) { self = .text(value) }
}
