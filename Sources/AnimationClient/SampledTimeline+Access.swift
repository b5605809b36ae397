extension SampledTimeline {
  /// The samples of a property; nil if there is none of that name.
  ///
  /// - Complexity: O(tracks).
  public subscript(property: String) -> Track? { tracks.first { $0.property == property } }
}

extension SampledTimeline.Columns {
  /// The numbers of a property with one component; nil for any other property.
  public var numbers: [Double?]? {
    guard case .scalar(let numbers) = self else { return nil }
    return numbers
  }

  /// The numbers of a component, such as the `y` of a point; nil if there is none of that name.
  public subscript(component: String) -> [Double?]? {
    guard case .composite(let columns) = self else { return nil }
    return columns[component]
  }
}
