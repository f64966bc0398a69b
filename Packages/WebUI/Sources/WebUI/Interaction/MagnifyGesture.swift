public import Foundation

/// Two fingers that part or come together; on a touchpad a pinch, and with a mouse the wheel while Control is down.
///
/// The browser grows the view about the place between the fingers, by whatever they do; the server hears of it at most
/// ten times a second. A view whose `scaleEffect` follows the magnification looks the same to both.
public struct MagnifyGesture: Gesture {
    /// The gesture is made of no other.
    public typealias Body = Never

    /// How far the fingers have parted.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// How many times farther apart the fingers are than at the beginning.
        public var magnification: CGFloat
        /// How much that changes in a second.
        public var velocity: CGFloat
        /// Between the fingers at the beginning, as a part of the view.
        public var startAnchor: UnitPoint
        /// The same place in points from the view's top left.
        public var startLocation: CGPoint
    }

    /// How much larger or smaller it must be before it counts.
    public var minimumScaleDelta: CGFloat

    /// A pinch that changes the size by at least so much.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void) {
        let (progress, place) = (events.progress, events.pinches.count)
        events.pinches.append { report in
            var value = report.value
            if let last = progress.pinches[place] {
                value.velocity = last.velocity(until: value)
            } else if abs(value.magnification - 1) < minimumScaleDelta {
                return
            }
            progress.pinches[place] = report.step == .move ? value : nil
            switch report.step {
            case .move: send(.changed(value))
            case .end: send(.ended(value))
            case .cancel: send(.cancelled)
            }
        }
    }
}

extension MagnifyGesture.Value {
    fileprivate func velocity(until later: MagnifyGesture.Value) -> CGFloat {
        let seconds = later.time.timeIntervalSince(time)
        return seconds > 0 ? (later.magnification - magnification) / seconds : velocity
    }
}

/// What the browser says of a pinch.
struct PinchReport {
    enum Step: Int { case cancel, move, end }

    let step: Step
    let value: MagnifyGesture.Value

    /// The phase; the magnification and the place between the fingers across and down, in thousandths; and that place in
    /// points.
    init?(_ payload: EventPayload) {
        let numbers = payload.numbers
        guard numbers.count == 6, let step = numbers[0].whole(in: 0...2).flatMap(Step.init),
            let magnification = numbers[1].whole(in: 1...100_000),
            let x = numbers[2].whole(in: -1_000...2_000), let y = numbers[3].whole(in: -1_000...2_000),
            let across = numbers[4].points, let down = numbers[5].points
        else { return nil }
        self.step = step
        value = MagnifyGesture.Value(
            time: Date(),
            magnification: CGFloat(magnification) / 1_000,
            velocity: 0,
            startAnchor: UnitPoint(x: CGFloat(x) / 1_000, y: CGFloat(y) / 1_000),
            startLocation: CGPoint(x: across, y: down)
        )
    }
}
