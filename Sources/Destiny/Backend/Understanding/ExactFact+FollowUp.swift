import DestinyDomain
import Jyotish

/// What a short question takes from the fact that was asked for before it: “and the weakest?”, “and Mars?”.
extension ExactFact {
    /// What its word means, where it is one of how a planet stands.
    var meaning: ExactFact? {
        switch self {
        case .state(_, let state), .bodies(let state): .meaning(state)
        default: nil
        }
    }

    /// - Parameter words: the question's.
    /// - Returns: the fact that is asked for in the same way; `nil` where nothing of the earlier one is changed.
    func followed(by words: [SpokenWord]) -> ExactFact? {
        guard words.count <= 6, SubjectCatalogue.subject(besidePlanetsIn: words) == nil else { return nil }
        if [Self.again, Self.placeAgain].contains(where: { $0.match(words) == words.indices }) { return self }
        return withBody(ChartThings.bodies(of: words), state: State.named(in: words))
            ?? withHouse(ChartThings.ordinalHouse(in: words), isMost: Self.isMost(words))
    }

    /// “which ones?” and “and where is it?” ask for the same again.
    private static let again = SpokenPattern(
        "and|aur|so? which|where|kaunse|kaun|kahan one|ones|is|are|hai|hain? it|they|that?"
    )

    /// “and in which house?”, which was told with it.
    private static let placeAgain = SpokenPattern(
        "and|aur|so? in? which|what|kis|kaunse house|sign|bhav|rashi is|are|hai? it|they? in|mein|me?"
    )

    private func withBody(_ bodies: [Body], state: State?) -> ExactFact? {
        switch (self, bodies.first, state) {
        case (.bodies, nil, let state?): .bodies(state)
        case (.bodies(let state), let body?, nil), (.state(_, let state), let body?, nil): .state(body, state)
        case (.state(let body, _), nil, let state?): .state(body, state)
        case (.degree, let body?, nil): .degree(body)
        case (.looking, let body?, nil): .looking(body)
        case (.isInHouse(_, let house), let body?, nil): .isInHouse(body, house)
        case (.isInSign(_, let sign), let body?, nil): .isInSign(body, sign)
        default: nil
        }
    }

    private func withHouse(_ house: Int?, isMost: Bool?) -> ExactFact? {
        switch (self, house, isMost) {
        case (.ruler, let house?, _): .ruler(house: house)
        case (.occupants, let house?, _): .occupants(house: house)
        case (.lookingAtHouse, let house?, _): .lookingAtHouse(house)
        case (.isInHouse(let body, _), let house?, _): .isInHouse(body, house)
        case (.houseOfPoints, nil, let isMost?): .houseOfPoints(isMost: isMost)
        case (.allies, nil, let isMost?): .allies(isGood: isMost)
        default: nil
        }
    }

    /// Whether the better end is asked for; `nil` for neither.
    private static func isMost(_ words: [SpokenWord]) -> Bool? {
        if better.match(words) != nil { return true }
        return worse.match(words) != nil ? false : nil
    }

    private static let better = SpokenPattern(
        "strongest|strong|best|friend|friends|good|lucky|benefic|benefics|majboot|mazboot|dost|mitra|shubh"
    )
    private static let worse = SpokenPattern(
        "weakest|weak|worst|enemy|enemies|bad|unlucky|malefic|malefics|kamzor|kamjor|dushman|shatru|ashubh"
    )
}
