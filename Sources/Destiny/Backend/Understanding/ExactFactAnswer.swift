import DestinyDomain
import Foundation
import Jyotish

/// The answer to a question of one fact, in English.
struct ExactFactAnswer {
    let plan: AnswerPlan
    let fact: ExactFact
    var chart: Chart { plan.birth.chart }
    var lookup: ChartLookup { ChartLookup(plan: plan) }

    init(plan: AnswerPlan, fact: ExactFact) { (self.plan, self.fact) = (plan, fact) }

    /// `nil` where no fact is asked for.
    init?(_ plan: AnswerPlan) {
        guard plan.question.kind == .what, let fact = plan.question.fact else { return nil }
        self.init(plan: plan, fact: fact)
    }

    var english: FrontParts {
        let (first, reasons) = isOpen ?? told
        return (first, reasons, "Open Chart to see it drawn, or ask how it touches one matter of your life.")
    }

    /// What the time of birth leaves open.
    private var isOpen: (String, [String])? {
        let needed: Bool
        switch fact {
        case .state(let body, _), .degree(let body), .looking(let body), .isInSign(let body, _):
            needed = plan.birth.isSignCertain(body)
        case .isInHouse(let body, _): needed = HouseFrame(plan.birth) != nil && plan.birth.isSignCertain(body)
        case .ruler, .occupants, .emptyHouses, .lookingAtHouse, .allies: needed = HouseFrame(plan.birth) != nil
        case .houseOfPoints: needed = plan.birth.isLagnaCertain && HouseFrame(plan.birth)?.isFromMoon == false
        case .navamsa, .atmakaraka, .birthDay, .risingDegree, .ishtaDevata: needed = plan.birth.uncertainty == nil
        case .gana, .nadi, .yoni: needed = plan.birth.isStarCertain
        case .varna: needed = plan.birth.isMoonSignCertain
        case .bodies, .zodiac, .meaning: needed = true
        }
        return needed ? nil : ("this hangs on the hour of birth, and the time you gave leaves it open.", [])
    }

    private var told: (String, [String]) {
        switch fact {
        case .state(let body, let state): (self.state(of: body, state), Array(lookup.planetMore(body).prefix(1)))
        case .bodies(let state): bodies(state)
        case .meaning(let state): (Self.meaning(state), [bodies(state).0.capitalizedFirst])
        case .degree(let body): (degree(body), [])
        case .looking(let body):
            (looking(at: body), ["A planet looks at the sign opposite, and Mars, Jupiter and Saturn at two more."])
        case .lookingAtHouse(let house):
            (
                looking(atHouse: house),
                ["A planet looks at the sign opposite, and Mars, Jupiter and Saturn at two more."]
            )
        case .isInHouse(let body, let house): isIn(body, house: house)
        case .isInSign(let body, let sign): isIn(body, sign)
        case .ruler(let house): ruler(of: house)
        case .occupants(let house): occupants(of: house)
        case .emptyHouses: empty
        case .houseOfPoints(let isMost): houseOfPoints(isMost: isMost)
        case .allies(let isGood): allies(isGood: isGood)
        case .risingDegree:
            (
                "\(chart.lagna.sign.name) rose at \(Self.degrees(chart.lagna)), in the star \(chart.lagna.nakshatra.name), quarter \(chart.lagna.pada).",
                []
            )
        case .ishtaDevata: ishtaDevata
        case .navamsa: navamsa
        case .zodiac: zodiac
        case .gana, .nadi, .yoni, .varna: kuta
        case .birthDay: birthDay
        case .atmakaraka: soul
        }
    }
}
