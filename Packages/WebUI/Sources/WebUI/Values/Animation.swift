public import Foundation

/// How a change is shown over time.
///
/// The browser runs it; reduced motion turns movement into fades.
public nonisolated struct Animation: Hashable, Sendable {
    /// Seconds.
    package var duration: Double
    package var curve: Curve
    /// Seconds before it begins.
    package var delay = 0.0

    package enum Curve: String, Sendable { case linear, ease, easeIn, easeOut, spring }

    /// As the system animates.
    public static let `default` = Animation(duration: 0.35, curve: .ease)
    /// Evenly.
    public static var linear: Animation { Animation(duration: 0.35, curve: .linear) }
    /// Slowly at first.
    public static var easeIn: Animation { Animation(duration: 0.35, curve: .easeIn) }
    /// Slowly at last.
    public static var easeOut: Animation { Animation(duration: 0.35, curve: .easeOut) }
    /// Slowly at both ends.
    public static var easeInOut: Animation { Animation(duration: 0.35, curve: .ease) }
    /// Like a spring.
    public static var spring: Animation { Animation(duration: 0.5, curve: .spring) }
    /// Like a spring that swings.
    public static var bouncy: Animation { Animation(duration: 0.5, curve: .spring) }
    /// Without swinging.
    public static var smooth: Animation { Animation(duration: 0.5, curve: .ease) }
    /// Without swinging, and quickly.
    public static var snappy: Animation { Animation(duration: 0.4, curve: .ease) }

    /// Evenly, for so many seconds.
    public static func linear(duration: Double) -> Animation { Animation(duration: duration, curve: .linear) }
    /// Slowly at first, for so many seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration, curve: .easeIn) }
    /// Slowly at last, for so many seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(duration: duration, curve: .easeOut) }
    /// Slowly at both ends, for so many seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration, curve: .ease) }

    /// Like a spring that comes to rest after so many seconds; how it swings is the browser's own.
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0.0,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(duration: duration, curve: .spring)
    }

    /// Like a spring that swings, for so many seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(duration: duration, curve: .spring)
    }

    /// Without swinging, for so many seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(duration: duration, curve: .ease)
    }

    /// Without swinging, for so many seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(duration: duration, curve: .ease)
    }

    /// Like a spring that follows a finger.
    public static var interactiveSpring: Animation { Animation(duration: 0.15, curve: .spring) }

    /// Like a spring; how it swings is the browser's own.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(duration: response, curve: .spring)
    }

    /// So many times as fast.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.duration /= speed
        return copy
    }

    /// So many seconds later.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }
}

/// How a view comes and goes.
public struct AnyTransition {
    let name: String
    var delay = 0.0

    private var names: [Substring] { name.split(separator: " ") }

    /// At once.
    public static let identity = AnyTransition(name: "none")
    /// By fading.
    public static let opacity = AnyTransition(name: "fade")
    /// From the start and to the end.
    public static let slide = AnyTransition(name: "slide")
    /// By growing and shrinking.
    public static var scale: AnyTransition { AnyTransition(name: "scale") }

    /// By growing and shrinking; from how small is the browser's own.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }

    /// From a side and back to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move-\(edge)") }

    /// From a side.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "move-\(edge)") }

    /// In both ways at once.
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name) \(other.name)") }

    /// One way when it comes, another when it goes.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            name: (insertion.names.map { "in-\($0)" } + removal.names.map { "out-\($0)" }).joined(separator: " "),
            delay: insertion.delay
        )
    }

    /// Of the animation only the delay counts: how long a transition takes is the browser's matter.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.delay = animation?.delay ?? 0
        return copy
    }
}

extension View {
    /// How the view comes and goes.
    public func transition(_ t: AnyTransition) -> some View {
        decorated {
            $0.attributes["data-transition"] = t.name
            if t.delay > 0 { $0.styles["--delay"] = "\(t.delay.number)s" }
        }
    }

    /// Shows changes of this view with an animation whenever the value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }
}

/// Lets the browser ease the style changes of the element below.
private struct AnimationModifier<V: Equatable>: InputModifier {
    let animation: Animation?
    let value: V

    func inputs(for node: _ViewNode) -> ViewInputs {
        guard let animation else { return node.inputs }
        return node.inputs.decorated {
            let delay = animation.delay > 0 ? " \(animation.delay.number)s" : ""
            $0.styles["transition"] = "all \(animation.duration.number)s \(animation.curve.css)\(delay)"
        }
    }
}

extension Animation.Curve {
    nonisolated var css: String {
        switch self {
        case .linear: "linear"
        case .ease: "ease-in-out"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .spring: "cubic-bezier(0.34, 1.4, 0.64, 1)"
        }
    }
}
