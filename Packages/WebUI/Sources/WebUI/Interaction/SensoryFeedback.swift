/// Something to feel.
public struct SensoryFeedback: Equatable, Sendable {
    let name: String

    /// Something was done.
    public static let success = SensoryFeedback(name: "success")
    /// Something needs attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something went wrong.
    public static let error = SensoryFeedback(name: "error")
    /// Another thing is chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// Two things met.
    public static let impact = SensoryFeedback(name: "impact")
    /// How heavy what met was.
    public nonisolated enum Weight: Equatable, Sendable { case light, medium, heavy }

    /// How hard what met was.
    public nonisolated enum Flexibility: Equatable, Sendable { case rigid, solid, soft }

    /// Two things of a weight met; browsers feel them all alike.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { .impact }

    /// Two things of a hardness met; browsers feel them all alike.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { .impact }

    /// A value went up.
    public static let increase = SensoryFeedback(name: "selection")
    /// A value went down.
    public static let decrease = SensoryFeedback(name: "selection")
    /// Something began.
    public static let start = SensoryFeedback(name: "impact")
    /// Something came to an end.
    public static let stop = SensoryFeedback(name: "impact")
}

extension View {
    /// Lets the device be felt when a value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Lets the device be felt when a value changes as the condition says.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Lets the device be felt in a way that depends on the change.
    public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }
}

private struct FeedbackModifier<T: Equatable>: ViewModifier {
    let trigger: T
    let feedback: (T, T) -> SensoryFeedback?
    @Environment(\._graph) private var graph

    func body(content: Content) -> some View {
        content.onChange(of: trigger) { old, new in
            if let felt = feedback(old, new) { graph?.graph?.send(.haptic(felt.name)) }
        }
    }
}
