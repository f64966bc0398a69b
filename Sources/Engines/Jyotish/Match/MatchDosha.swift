/// A kuta without points that tradition takes for a fault, and what tradition takes for its remedy.
package struct MatchDosha: Hashable, Sendable {
    /// `nadi`, `bhakoot` or `gana`.
    package let kuta: Kuta
    package let isPresent: Bool
    /// Which rules lift it, if it is present; the points stay as they are.
    package let cancellations: [Cancellation]

    package var isCancelled: Bool { isPresent && !cancellations.isEmpty }

    /// What is held to lift a dosha; most after Raman, Muhurtha.
    package enum Cancellation: String, CaseIterable, Sendable {
        case sameRashiDifferentNakshatra
        case sameNakshatraDifferentRashi
        case sameNakshatraDifferentPada
        case sameRashiLord
        case rashiLordsMutualFriends
        case navamsaLordsSameOrFriends
        /// The bride's star is more than fourteen after the groom's (B. V. Raman).
        case brideStarBeyondFourteenth

        /// The rule in words.
        package var text: String {
            switch self {
            case .sameRashiDifferentNakshatra: "Both Moons are in the same sign, in different stars."
            case .sameNakshatraDifferentRashi: "Both Moons are in the same star, in different signs."
            case .sameNakshatraDifferentPada: "Both Moons are in the same star, in different quarters (padas)."
            case .sameRashiLord: "The same planet rules both Moon signs."
            case .rashiLordsMutualFriends: "The planets that rule both Moon signs are friends of each other."
            case .navamsaLordsSameOrFriends:
                "The planets that rule both Moons' navamsas (ninths of a sign) are the same or friends of each other."
            case .brideStarBeyondFourteenth: "The bride's star is beyond the fourteenth from the groom's."
            }
        }
    }
}

extension Ashtakoota {
    /// The three that are looked for, whether present or not.
    package var doshas: [MatchDosha] {
        [
            dosha(.nadi, cancellations: nadiCancellations),
            dosha(.bhakoot, cancellations: bhakootCancellations),
            dosha(.gana, cancellations: ganaCancellations),
        ]
    }

    private func dosha(_ kuta: Kuta, cancellations: [MatchDosha.Cancellation]) -> MatchDosha {
        let isPresent = score(of: kuta).score == 0
        return MatchDosha(kuta: kuta, isPresent: isPresent, cancellations: isPresent ? cancellations : [])
    }

    private var nadiCancellations: [MatchDosha.Cancellation] {
        let isSameRashi = groom.sign == bride.sign
        let isSameNakshatra = groom.nakshatra == bride.nakshatra
        var found: [MatchDosha.Cancellation] = []
        if isSameRashi && !isSameNakshatra { found.append(.sameRashiDifferentNakshatra) }
        if isSameNakshatra && !isSameRashi { found.append(.sameNakshatraDifferentRashi) }
        if isSameNakshatra && groom.pada != bride.pada { found.append(.sameNakshatraDifferentPada) }
        return found
    }

    private var bhakootCancellations: [MatchDosha.Cancellation] {
        var found: [MatchDosha.Cancellation] = []
        if groom.sign.lord == bride.sign.lord { found.append(.sameRashiLord) }
        if NaturalFriendship.isMutual(groom.sign.lord, bride.sign.lord) { found.append(.rashiLordsMutualFriends) }
        let (one, other) = (groom.navamsaSign.lord, bride.navamsaSign.lord)
        if one == other || NaturalFriendship.isMutual(one, other) { found.append(.navamsaLordsSameOrFriends) }
        return found
    }

    private var ganaCancellations: [MatchDosha.Cancellation] {
        let isBeyond = bride.nakshatra.count(from: groom.nakshatra) > 14
        return bhakootCancellations + (isBeyond ? [.brideStarBeyondFourteenth] : [])
    }
}

/// What a match's points and faults come to, in the words of tradition; never advice whom to marry.
package enum MatchVerdict: String, CaseIterable, Sendable {
    case excellent
    case good
    case average
    case low

    /// From 33 points excellent, from 25 good, from 18 average; a fault that nothing lifts takes one step off, for
    /// almanacs call no match excellent that has one.
    package init(_ ashtakoota: Ashtakoota) {
        let steps: [MatchVerdict] = [.excellent, .good, .average, .low]
        let byPoints =
            switch ashtakoota.total {
            case 33...: 0
            case 25...: 1
            case 18...: 2
            default: 3
            }
        let hasFault = ashtakoota.doshas.contains { $0.kuta != .gana && $0.isPresent && !$0.isCancelled }
        self = steps[min(3, byPoints + (hasFault ? 1 : 0))]
    }
}
