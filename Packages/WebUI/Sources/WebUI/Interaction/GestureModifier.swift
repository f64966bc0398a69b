public import Foundation

/// Which gestures of a view and of what is in it count.
public nonisolated struct GestureMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Gestures by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gesture.
    public static let none: GestureMask = []
    /// The gesture of the modifier.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Recognises a gesture on the view; what is in it comes first.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture)))
    }

    /// Recognises a gesture on the view beside those that are there.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Recognises a gesture on the view; on the web as `gesture`: a control inside still comes first.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// Runs an action after so many taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action when the view is pressed for a while.
    ///
    /// The keyboard's menu key and a right click do the same. The second closure is told of the end of a press only.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in
                action()
                onPressingChanged?(false)
            }
        )
    }
}

/// Lets an element hear of a gesture.
private struct GestureModifier<G: Gesture>: InputModifier {
    let gesture: G
    let isOn: Bool

    func inputs(for node: _ViewNode) -> ViewInputs {
        guard isOn, node.inputs.environment.isEnabled else { return node.inputs }
        let memory = node.memory as? GestureMemory ?? GestureMemory(node: node)
        node.memory = memory
        var events = _GestureEvents(progress: memory.progress)
        gesture._listen(&events) { _ in }
        memory.events = events
        return node.inputs.decorated { memory.draw(&$0) }
    }
}

/// What a gesture modifier remembers from one evaluation to the next.
private final class GestureMemory {
    var events: _GestureEvents?
    let progress = GestureProgress()
    private let taps = TapCount()
    private let follower: DragFollower

    init(node: _ViewNode) { follower = DragFollower(kind: node.viewType, graph: node.graph) }

    func draw(_ draft: inout ElementDraft) {
        guard let events else { return }
        if !events.taps.isEmpty { drawTap(&draft, isCounted: events.taps.contains { $0.count > 1 }) }
        if let press = events.presses.min(by: { $0.seconds < $1.seconds }) {
            draft.attributes["data-press"] = press.seconds.number
            if press.distance != 10 { draft.attributes["data-press-distance"] = press.distance.number }
            draft.makeReachable()
            draft.on("press") { [weak self] _ in for press in self?.events?.presses ?? [] { press.action() } }
        }
        if !events.pinches.isEmpty {
            draft.on("pinch") { [weak self] payload in
                guard let report = PinchReport(payload) else { return }
                for pinch in self?.events?.pinches ?? [] { pinch(report) }
            }
        }
        guard !events.drags.isEmpty else { return }
        draft.follower = follower
        draft.on("drag") { [weak self] payload in
            guard let self, let report = DragReport(payload) else { return }
            follower.translation = report.step == .end ? nil : report.value.translation
            for drag in self.events?.drags ?? [] { drag(report) }
        }
    }

    private func drawTap(_ draft: inout ElementDraft, isCounted: Bool) {
        draft.makeReachable()
        if isCounted { draft.attributes["data-repeat"] = "" }
        draft.on("tap") { [weak self] _ in
            guard let self else { return }
            for tap in events?.taps ?? [] where tap.count == 1 || taps.completes(tap.count) { tap.action() }
        }
    }
}

extension ElementDraft {
    /// Something to press must also be reachable by keyboard.
    fileprivate mutating func makeReachable() {
        guard attributes["tabindex"] == nil, !classes.contains("btn") else { return }
        attributes["tabindex"] = "0"
        attributes["role"] = attributes["role"] ?? "button"
    }
}
