/// What a control's action will lead to, as far as a browser can show it before the server answers.
public nonisolated enum OptimisticEffect: Equatable, Sendable {
    /// The row the button belongs to goes.
    case removesRow
    /// The button or toggle is switched on or off.
    case toggles
    /// The top card of the deck with this accessibility identifier goes to a side; see `optimisticThrow`.
    case throwsCard(deck: String, ThrowSide)
}

/// Where a card is thrown: a side of the screen, whichever way its language is written.
public nonisolated enum ThrowSide: String, Sendable { case left, right }

extension OptimisticEffect {
    var word: String {
        switch self {
        case .removesRow: "remove"
        case .toggles: "toggle"
        case .throwsCard(let deck, let side): "throw \(side.rawValue) \(deck)"
        }
    }
}
