public import Foundation

/// A tap, or several in quick succession.
public struct TapGesture: Gesture {
    /// Of a tap only that it happened is known.
    public typealias Value = Void
    /// The gesture is made of no other.
    public typealias Body = Never

    /// How many taps.
    public var count: Int

    /// A gesture of so many taps.
    public init(count: Int = 1) { self.count = count }

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Void>) -> Void) {
        events.taps.append((count, { send(.ended(())) }))
    }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
    /// Whether the press has lasted long enough.
    public typealias Value = Bool
    /// The gesture is made of no other.
    public typealias Body = Never

    /// Seconds.
    public var minimumDuration: Double

    /// How far the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// A press of at least so many seconds, held still.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Bool>) -> Void) {
        let press = {
            send(.changed(true))
            send(.ended(true))
        }
        events.presses.append((minimumDuration, maximumDistance, press))
    }
}

/// Counts taps that follow each other quickly.
final class TapCount {
    /// How long a second tap may take to arrive.
    private static let pause = Duration.milliseconds(450)

    private var count = 0
    private var last: ContinuousClock.Instant?

    /// Whether this tap is the last of so many.
    func completes(_ wanted: Int, at now: ContinuousClock.Instant = .now) -> Bool {
        if let last, now - last <= Self.pause { count += 1 } else { count = 1 }
        last = now
        guard count >= wanted else { return false }
        count = 0
        return true
    }
}
