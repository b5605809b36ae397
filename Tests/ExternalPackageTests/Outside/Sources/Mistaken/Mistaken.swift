import AnimatableMacro
import AnimationEngine
import Foundation

/// A type that is no vector, which the macro cannot know.
struct Label {
  var text = ""
}

@Animatable
struct Tagged {
  var width: Double
  var tag: Label
}

@Animatable
struct Named {
  var width: Double
  var name: String
}

enum Kind { case plain, fine }

@Animatable
struct Dated {
  var day: Date
  var kind: Kind
}
