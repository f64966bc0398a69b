import Foundation

/// Something a person does on a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known of it while it goes on and when it ends.
    associatedtype Value
    /// The gesture this one is made of.
    associatedtype Body: Gesture

    /// The gesture this one is made of.
    var body: Body { get }

    /// Asks for what the gesture is recognised from.
    func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void)
}

/// A step of a gesture.
public enum _GesturePhase<Value> {
    /// It goes on.
    case changed(Value)
    /// It came to its end.
    case ended(Value)
    /// It was given up, for example because the page began to scroll.
    case cancelled
}

/// What gestures ask of an element.
public struct _GestureEvents {
    var taps: [(count: Int, action: () -> Void)] = []
    var presses: [(seconds: Double, distance: CGFloat, action: () -> Void)] = []
    var drags: [(DragReport) -> Void] = []
    var pinches: [(PinchReport) -> Void] = []
    let progress: GestureProgress
}

/// What has begun and not ended, by the places of those who asked: a body that is made anew meanwhile asks anew.
final class GestureProgress {
    var drags: Set<Int> = []
    var pinches: [Int: MagnifyGesture.Value] = [:]
}

extension Never: Gesture {
    /// What is known of the gesture.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// What it is made of.
    public var body: Never { noBody() }
}

extension Gesture where Body.Value == Value {
    /// A gesture with a body listens as that does.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void) {
        body._listen(&events, send)
    }
}

// MARK: Actions

/// A gesture with an action for each of its steps.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    /// What is known of the gesture.
    public typealias Value = Content.Value
    /// The gesture is made of no other.
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void) {
        content._listen(&events) { phase in
            if case .changed(let value) = phase { action(value) }
            send(phase)
        }
    }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    /// What is known of the gesture.
    public typealias Value = Content.Value
    /// The gesture is made of no other.
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void) {
        content._listen(&events) { phase in
            if case .ended(let value) = phase { action(value) }
            send(phase)
        }
    }
}

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// What is known of the gesture.
    public typealias Value = Base.Value
    /// The gesture is made of no other.
    public typealias Body = Never

    /// The gesture.
    public var base: Base
    /// The state it keeps.
    public var state: GestureState<State>

    let update: (Value, inout State, inout Transaction) -> Void

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void) {
        base._listen(&events) { phase in
            switch phase {
            case .changed(let value): state.change { update(value, &$0, &$1) }
            case .ended, .cancelled: state.reset()
            }
            send(phase)
        }
    }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gesture is made of no other.
    public typealias Body = Never

    /// What is known of either.
    public struct Value {
        /// The first gesture's value; `nil` when the second did something.
        public var first: First.Value?
        /// The second gesture's value; `nil` when the first did something.
        public var second: Second.Value?
    }

    /// The one gesture.
    public var first: First
    /// The other.
    public var second: Second

    /// Both gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Asks for what the gesture is recognised from.
    public func _listen(_ events: inout _GestureEvents, _ send: @escaping (_GesturePhase<Value>) -> Void) {
        first._listen(&events) { send($0.map { Value(first: $0, second: nil) }) }
        second._listen(&events) { send($0.map { Value(first: nil, second: $0) }) }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension _GesturePhase {
    fileprivate func map<New>(_ change: (Value) -> New) -> _GesturePhase<New> {
        switch self {
        case .changed(let value): .changed(change(value))
        case .ended(let value): .ended(change(value))
        case .cancelled: .cancelled
        }
    }
}

extension Gesture {
    /// Runs an action when the gesture comes to its end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Keeps a state while the gesture goes on; at its end the state is what it was.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }

    /// Recognises another gesture as well.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action at each step of the gesture.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
