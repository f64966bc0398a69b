import Dispatch
import Observation

/// Watches what a node reads from `@Observable` models while it is evaluated.
///
/// `withObservationTracking` cannot be cancelled, and trackings that never fire pile up in the model's
/// registrar. Every evaluation therefore also reads a `Tick` of its own; moving the tick fires the old
/// tracking into a dead generation, which takes it off every registrar it sits on.
///
/// A tick costs a kilobyte, and most views read no model. Only kinds of views of which one has read a model have it; that
/// one's tracking was not cancelled, but there is one of its kind in a process.
final class BodyTracking {
    private var tick: Tick?
    private var generation = 0
    /// The kinds of views that read models.
    private static var kinds: Set<ObjectIdentifier> = []

    /// Evaluates `body`, and invalidates the node when something that it read changes.
    static func evaluate<R>(_ kind: ObjectIdentifier, for node: _ViewNode, _ body: () -> R) -> R {
        // Whoever evaluates the whole tree at once watches what all of it reads.
        if node.graph.isWatchedAsOne { return body() }
        if kinds.contains(kind) {
            let tracking = node.tracking ?? BodyTracking()
            node.tracking = tracking
            return tracking.evaluate(for: node, body)
        }
        let tracking = BodyTracking()
        // What is to be done is asked for only if something was read.
        func watch() -> @Sendable () -> Void {
            kinds.insert(kind)
            node.tracking = tracking
            return tracking.change(of: node)
        }
        return withObservationTracking(body, onChange: watch())
    }

    func evaluate<R>(for node: _ViewNode, _ body: () -> R) -> R {
        let tick = tick ?? Tick()
        self.tick = tick
        generation += 1
        tick.count += 1
        return withObservationTracking(
            {
                _ = tick.count
                return body()
            },
            onChange: change(of: node)
        )
    }

    /// What to do when something changes that was read in this generation.
    private func change(of node: _ViewNode) -> @Sendable () -> Void {
        { [weak node, generation] in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { node?.observedChange(in: generation) }
            } else {
                Task { @MainActor in node?.observedChange(in: generation) }
            }
        }
    }

    func isCurrent(_ generation: Int) -> Bool { generation == self.generation }

    func end() {
        generation += 1
        tick?.count += 1
        tick = nil
    }
}

/// Tells the main queue, which the main actor runs on, from others.
///
/// The thread does not tell: on Linux the queue leaves the main thread when the program waits in `dispatchMain`.
private nonisolated enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}

@Observable
final class Tick {
    var count = 0
}

extension _ViewNode {
    fileprivate func observedChange(in generation: Int) {
        guard tracking?.isCurrent(generation) == true else { return }
        invalidate()
    }

    /// Evaluates something that may read state or models; the node is evaluated again when that changes.
    func tracked<V: View, R>(_ view: V, _ body: () -> R) -> R {
        self.view = view
        isDirty = false
        let outer = graph.evaluating
        graph.evaluating = self
        defer { graph.evaluating = outer }
        return BodyTracking.evaluate(ObjectIdentifier(V.self), for: self, body)
    }
}
