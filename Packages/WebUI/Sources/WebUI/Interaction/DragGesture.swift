public import Foundation

/// A finger or pointer that moves while it is down.
///
/// The browser moves the view; the server hears of it at most ten times a second. A view whose `offset` and
/// `rotationEffect` follow the translation, on the view the gesture is on, moves at the screen's own pace.
public struct DragGesture: Gesture {
    /// The gesture is made of no other.
    public typealias Body = Never

    /// How far the finger has moved.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// Where the finger is now, from the view's top left.
        public var location: CGPoint
        /// Where the finger came down.
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize

        /// From where the finger came down to where it is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest if it were let go.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        /// How far the finger would have moved if it were let go.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.glide,
                height: translation.height + velocity.height * Self.glide
            )
        }

        /// Seconds at the present speed that slowing down to a stop is worth.
        private static let glide = 0.25
    }

    /// How far the finger must move before it counts, in points; the browser asks for eight.
    public var minimumDistance: CGFloat

    /// A drag of at least so many points, measured from the view's own top left.
    public init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
    }

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void) {
        let (progress, place) = (events.progress, events.drags.count)
        events.drags.append { report in
            let value = report.value
            let distance = hypot(value.translation.width, value.translation.height)
            if !progress.drags.contains(place), distance < minimumDistance, report.step != .end { return }
            switch report.step {
            case .begin, .move:
                progress.drags.insert(place)
                send(.changed(value))
            case .end:
                progress.drags.remove(place)
                send(distance == 0 ? .cancelled : .ended(value))
            }
        }
    }
}

/// What the browser says of a drag.
struct DragReport {
    enum Step: Int { case begin, move, end }

    let step: Step
    let value: DragGesture.Value

    /// The phase, the distance, the velocity and, from browsers that say so, where it began.
    init?(_ payload: EventPayload) {
        guard let step = payload.numbers.first?.whole(in: 0...2).flatMap(Step.init) else { return nil }
        let points = payload.numbers.dropFirst().map(\.points)
        let numbers = points.compactMap(\.self)
        guard numbers.count >= 4, numbers.count == points.count else { return nil }
        self.step = step
        let start = numbers.count >= 6 ? CGPoint(x: numbers[4], y: numbers[5]) : .zero
        value = DragGesture.Value(
            time: Date(),
            location: CGPoint(x: start.x + numbers[0], y: start.y + numbers[1]),
            startLocation: start,
            velocity: CGSize(width: numbers[2], height: numbers[3])
        )
    }
}
