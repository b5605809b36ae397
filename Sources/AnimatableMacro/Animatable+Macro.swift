import AnimationEngine

/// Makes a struct or a class animatable: it gets `animatableData` made of all its stored
/// properties, and conforms to `Animatable`.
///
///     @Animatable
///     struct Ring {
///       var start: Angle
///       var end: Angle
///       var width = 2.0
///       @AnimatableIgnored var label: String
///     }
///
/// The ring's animatable data is an `AnimatableValues` of two angles and a number, so an animation
/// moves all three together, and a keyframe track may move the ring as a whole.
///
/// ## What takes part
///
/// Each stored `var`, in the order of declaration, when its type conforms to `Animatable` (its own
/// animatable data takes part) or only to `VectorArithmetic` (it takes part itself). The data is
///
/// - `EmptyAnimatableData` of no property,
/// - the data of the property itself of one,
/// - an `AnimatablePair` of two,
/// - `AnimatableValues` of more.
///
/// Properties with observers or with a wrapper, several on a line, those of a tuple pattern and
/// those within `#if` count as any other. Computed, static and lazy properties take no part, nor
/// does a `let` that has its value where it is declared: it is the same in each instance.
///
/// Each property needs a type that its declaration shows: an annotation, or an initializer that
/// tells, such as `1.5`, `Angle(degrees: 90)` or `UnitPoint.zero`. A list is written as one, such as
/// `[Angle]`: behind a `typealias` the macro cannot see that it is a list, and the compiler finds its
/// data ambiguous.
///
/// ## What is kept
///
/// - A hand-written `animatableData` in the braces of the type wins: the macro then adds the
///   conformance only. Write it by hand to clamp, to wrap or to derive. In an extension the macro
///   cannot see it.
/// - A conformance that is there, in the type's own inheritance list or through a protocol that
///   refines `Animatable`, is not repeated.
/// - Access: the members are as visible as the type. So the types of what it animates must be that
///   visible too. Generic parameters stay as they are.
/// - `@MainActor`: the data of a struct can be used anywhere. Where the compiler could not show
///   that to be safe (a class, a generic type, a property with an attribute), the conformance
///   belongs to the main actor, as it does with a hand-written `animatableData`.
/// - `nonisolated`: the conformance of such a type belongs to no actor, also where the main actor is the
///   default isolation of the module.
///
/// ## What it says
///
/// | about | message | fix-its |
/// | --- | --- | --- |
/// | a property of a type that is no vector: text, truth, a whole number, an optional, a tuple, a closure, a dictionary, a `Date`, `UUID`, `URL` or `Data` | cannot be animated: it conforms neither to `Animatable` nor to `VectorArithmetic` | add `@AnimatableIgnored`; make a whole number a `Double` |
/// | a `let` without a value | cannot be animated: it is a `let` | add `@AnimatableIgnored`; change it to `var` |
/// | a property whose type is nowhere to be seen | needs the type: write it out | add an annotation; add `@AnimatableIgnored` |
/// | an enum, an actor, a protocol | applies to a struct or a class | remove the attribute |
/// | a type that is `private` within another | its extension cannot see it | make it `fileprivate` |
///
/// Whether any other type conforms, an enum say, only the compiler knows; where one does not, its error
/// stands on the line of the property, and says to mark it with `@AnimatableIgnored` or to conform the
/// type. `CGFloat`, `CGPoint` and the like conform where the file imports `AnimationFoundation`. A type of your own that is called `Data` and is a vector is written with what it lies in:
/// `Chart.Data`.
///
/// The data of an object can be animated, and written back into it; a model that is an object cannot,
/// since what shows would be written into it.
///
/// - Important: A type within a function cannot have the macro, since no extension can name it:
///   conform it by hand. The subclass of an animatable class overrides `animatableData` by hand.
/// - Note: The file imports `AnimationEngine` as well, publicly where the type is public and
///   imports are internal by default.
@attached(
  member, conformances: Animatable, names: named(AnimatableData), named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() =
  #externalMacro(module: "AnimatableMacroPlugin", type: "Animatable")

/// Leaves a stored property out of the animatable data that `@Animatable` writes.
///
///     @Animatable
///     struct Needle {
///       var angle: Angle
///       @AnimatableIgnored var label = "north"
///     }
///
/// An animation leaves the property alone: the copy that it shows has the value that the animation
/// started with. Before several properties on one line it leaves out all of them.
///
/// It says so when it has no effect (the property is computed, static or lazy, so that it takes no
/// part anyway), and refuses whatever is no property. Without `@Animatable` around it, or beside a
/// hand-written `animatableData`, it means nothing.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "AnimatableMacroPlugin", type: "AnimatableIgnored")
