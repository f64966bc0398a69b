/// What a control's action will lead to, as far as a browser can show it before the server answers.
public nonisolated enum OptimisticEffect: Equatable, Sendable {
    /// The row the button belongs to goes.
    case removesRow
    /// The button or toggle is switched on or off.
    case toggles
    /// The top card of the deck with this accessibility identifier goes to a side; see `optimisticThrow`.
    case throwsCard(deck: String, ThrowSide)
    /// The card of the deck that was thrown last comes back; as a deed its key is that of the throw after `undo `.
    case undoesThrow(deck: String)
    /// Nothing is known in advance; without a line it is marked as waiting, as every deed is.
    case waits
    /// The same, of a button that acts on the top card of the deck with this accessibility identifier: after a throw that
    /// the server has not heard of it acts on the card that the person sees. Keys are a verb, a space and the card.
    case waitsOnTop(deck: String)
}

/// Where a card is thrown: a side of the screen, whichever way its language is written, or upwards.
public nonisolated enum ThrowSide: String, Sendable { case left, right, up }

extension OptimisticEffect {
    var word: String {
        switch self {
        case .removesRow: "remove"
        case .toggles: "toggle"
        case .throwsCard(let deck, let side): "throw \(side.rawValue) \(deck)"
        case .undoesThrow(let deck): "undo \(deck)"
        case .waits: "wait"
        case .waitsOnTop(let deck): "wait \(deck)"
        }
    }
}
