import DestinyDomain
import Jyotish

// The engine counts, the API names: both lists are in the same order.

extension Graha {
    init(_ body: Body) { self = Graha.allCases[body.rawValue] }
}

extension Rashi {
    init(_ sign: Sign) { self = Rashi.allCases[sign.rawValue - 1] }
}

extension Star {
    init(_ nakshatra: Nakshatra) { self = Star.allCases[nakshatra.rawValue - 1] }
}

extension KutaName {
    init(_ kuta: Kuta) { self = KutaName.allCases[kuta.maxScore - 1] }
}

extension BodyDignity {
    init(_ dignity: Dignity) {
        self =
            switch dignity {
            case .exalted: .exalted
            case .moolatrikona: .moolatrikona
            case .own: .own
            case .friend: .friend
            case .neutral: .neutral
            case .enemy: .enemy
            case .debilitated: .debilitated
            }
    }
}

extension SaturnStay.Phase {
    init(_ phase: SaturnPhase) {
        self =
            switch phase {
            case .rising: .rising
            case .peak: .peak
            case .setting: .setting
            case .fourth: .fourth
            case .eighth: .eighth
            }
    }
}

extension MatchBand {
    init(_ verdict: MatchVerdict) {
        self =
            switch verdict {
            case .excellent: .excellent
            case .good: .good
            case .average: .average
            case .low: .low
            }
    }
}

extension ChartPoint {
    init(_ point: ZodiacPoint) {
        self.init(
            longitude: point.longitude,
            rashi: Rashi(point.sign),
            star: Star(point.nakshatra),
            pada: point.pada
        )
    }
}

extension ChartSettings {
    /// What the person chose, in the engine's terms; houses are whole signs, as the interpreter's texts count them.
    init(_ settings: AstrologySettings) {
        let ayanamsa: Ayanamsa =
            switch settings.ayanamsa {
            case .lahiri: .lahiri
            case .raman: .raman
            case .krishnamurti: .krishnamurti
            case .faganBradley: .faganBradley
            case .trueChitra: .trueChitra
            case .yukteshwar: .yukteshwar
            }
        self.init(ayanamsa: ayanamsa, node: settings.node == .mean ? .mean : .osculating)
    }
}
