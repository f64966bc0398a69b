import Foundation

extension _ViewNode {
    /// Evaluates a view with a body, unless it would say the same as last time.
    func updateComposite<V: View>(_ new: V) {
        let fields = DynamicFields.of(V.self)
        if let last = memory as? Evaluation<V.Body>, !isForced, !isDirty, !graph.isWatchedAsOne, let old = view as? V,
            fields.areEqual(old, new),
            !fields.readDifferently(old, from: last.environment, to: inputs.environment)
        {
            guard !last.covers(inputs) else { return }
            // What is inside may look at what the body does not read: fonts, rows, decorations.
            memory = Evaluation(last.body, inputs)
            update(0, last.body, inputs: inputs)
            return
        }
        guard V.Body.self != Never.self else { return failWithoutBody(V.self) }
        guard canEvaluate(new, fields) else { return }
        var bound = new
        fields.bind(&bound, to: self)
        let body = tracked(bound) { bound.body }
        memory = Evaluation(body, inputs)
        update(0, body, inputs: inputs)
    }

    /// Whether all is there that a view or modifier must be given; without it the page fails, and no other.
    func canEvaluate<V>(_ value: V, _ fields: DynamicFields) -> Bool {
        guard let missing = fields.missing(value, in: inputs.environment) else { return true }
        fail("\(V.self) needs an object of type \(missing); add it with environment(_:).")
        return false
    }

    /// Fails the page: a view or modifier has `Never` for a body, and does not draw itself either.
    func failWithoutBody<V>(_ type: V.Type) { fail("\(type) has no body.") }

    private func fail(_ reason: String) {
        isDirty = false
        memory = nil
        trim(to: 0)
        graph.fail(reason)
    }
}

/// A body, and what was handed down to it as far as it can be compared.
private final class Evaluation<Body: View>: Recomputable {
    let body: Body
    let environment: EnvironmentValues
    private let isPlain: Bool
    private let isLazy: Bool
    private let drawsInParts: Bool
    private let size: CGSize?

    init(_ body: Body, _ inputs: ViewInputs) {
        self.body = body
        environment = inputs.environment
        isPlain = Self.isPlain(inputs)
        isLazy = inputs.isLazy
        drawsInParts = inputs.drawsInParts
        size = inputs.size
    }

    /// Whether everything inside was handed the same already.
    func covers(_ inputs: ViewInputs) -> Bool {
        isPlain && Self.isPlain(inputs) && isLazy == inputs.isLazy && drawsInParts == inputs.drawsInParts
            && size == inputs.size && environment.isSame(as: inputs.environment)
    }

    private static func isPlain(_ inputs: ViewInputs) -> Bool {
        inputs.decorations.isEmpty && inputs.list == nil && inputs.each == nil
    }
}

/// What few nodes have.
final class RareFields {
    var dynamicStorage: [AnyObject?] = []
    var givenContentInputs: ViewInputs?
    var documentOrder: [Int]?
    var unmountActions: [() -> Void] = []
    var preferences: [ObjectIdentifier: Any] = [:]
    var preferenceReaders: [ObjectIdentifier: () -> Void] = [:]
    var isPreferenceBoundary = false
    var isReferenced = false
}

extension _ViewNode {
    /// For a view of a group with a modifier around: what reaches the view past the modifier.
    var givenContentInputs: ViewInputs? {
        get { rare?.givenContentInputs }
        set { if rare != nil || newValue != nil { ownRareFields.givenContentInputs = newValue } }
    }

    /// The order in which children stand in the document, where it differs from the slots' order.
    var documentOrder: [Int]? {
        get { rare?.documentOrder }
        set { if rare != nil || newValue != nil { ownRareFields.documentOrder = newValue } }
    }

    /// What the view's dynamic properties keep.
    var dynamicStorage: [AnyObject?] {
        get { rare?.dynamicStorage ?? [] }
        set { if rare != nil || !newValue.isEmpty { ownRareFields.dynamicStorage = newValue } }
    }

    var unmountActions: [() -> Void] {
        get { rare?.unmountActions ?? [] }
        set { if rare != nil || !newValue.isEmpty { ownRareFields.unmountActions = newValue } }
    }

    /// What it says to the views above, by key.
    var preferences: [ObjectIdentifier: Any] {
        get { rare?.preferences ?? [:] }
        set { if rare != nil || !newValue.isEmpty { ownRareFields.preferences = newValue } }
    }

    var preferenceReaders: [ObjectIdentifier: () -> Void] {
        get { rare?.preferenceReaders ?? [:] }
        set { if rare != nil || !newValue.isEmpty { ownRareFields.preferenceReaders = newValue } }
    }

    /// What is said below goes no further up.
    var isPreferenceBoundary: Bool {
        get { rare?.isPreferenceBoundary ?? false }
        set { if rare != nil || newValue { ownRareFields.isPreferenceBoundary = newValue } }
    }

    /// Others refer to it: it stays the same object while the tree sleeps.
    var isReferenced: Bool {
        get { rare?.isReferenced ?? false }
        set { if rare != nil || newValue { ownRareFields.isReferenced = newValue } }
    }

    private var ownRareFields: RareFields {
        if let rare { return rare }
        let new = RareFields()
        rare = new
        return new
    }
}
