/// What few nodes have.
final class RareFields {
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
