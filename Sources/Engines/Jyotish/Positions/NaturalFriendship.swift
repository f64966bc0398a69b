/// What the seven bodies naturally are to each other (BPHS, chapter 3).
package enum NaturalFriendship: Sendable {
    case friend
    case neutral
    case enemy

    /// What `other` is to `body`; it need not be so the other way round.
    ///
    /// The lunar nodes are neutral to all.
    package static func of(_ body: Body, towards other: Body) -> NaturalFriendship {
        if friends(of: body).contains(other) { return .friend }
        return enemies(of: body).contains(other) ? .enemy : .neutral
    }

    /// Whether two bodies are friends of each other.
    package static func isMutual(_ one: Body, _ other: Body) -> Bool {
        of(one, towards: other) == .friend && of(other, towards: one) == .friend
    }

    private static func friends(of body: Body) -> [Body] {
        switch body {
        case .sun: [.moon, .mars, .jupiter]
        case .moon: [.sun, .mercury]
        case .mars: [.sun, .moon, .jupiter]
        case .mercury: [.sun, .venus]
        case .jupiter: [.sun, .moon, .mars]
        case .venus: [.mercury, .saturn]
        case .saturn: [.mercury, .venus]
        case .rahu, .ketu: []
        }
    }

    private static func enemies(of body: Body) -> [Body] {
        switch body {
        case .sun: [.venus, .saturn]
        case .moon, .rahu, .ketu: []
        case .mars: [.mercury]
        case .mercury: [.moon]
        case .jupiter: [.mercury, .venus]
        case .venus: [.sun, .moon]
        case .saturn: [.sun, .moon, .mars]
        }
    }
}
