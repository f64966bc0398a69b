import DestinyDomain
import Jyotish

/// Where tradition looks for a part of life.
struct AreaProfile: Sendable {
    let area: LifeArea
    /// Decides; 1 … 12.
    let house: Int
    /// Help it.
    let helpers: [Int]
    /// The natural significator that is looked at.
    let karaka: Body
    let varga: Varga?
    /// Chapters beyond that of the house.
    let sources: [Source]
    /// “your work and standing”.
    let topic: String
    /// What the house is for: “work and standing in the world”.
    let domain: String

    static func of(_ area: LifeArea) -> AreaProfile {
        switch area {
        case .personality, .general:
            AreaProfile(
                area: area,
                house: 1,
                helpers: [5, 9],
                karaka: .sun,
                varga: area == .general ? nil : .navamsa,
                sources: [.bphs(32)],
                topic: area == .general ? "this chapter of your life" : "who you are",
                domain: "the self and the direction of a life"
            )
        case .marriage:
            AreaProfile(
                area: area,
                house: 7,
                helpers: [2, 11],
                karaka: .venus,
                varga: .navamsa,
                sources: [.phaladeepika(10)],
                topic: "partnership",
                domain: "marriage and partnership"
            )
        case .career:
            AreaProfile(
                area: area,
                house: 10,
                helpers: [6, 11],
                karaka: .saturn,
                varga: .dashamsa,
                sources: [.phaladeepika(5)],
                topic: "your work and standing",
                domain: "work and standing in the world"
            )
        case .finance:
            AreaProfile(
                area: area,
                house: 2,
                helpers: [11, 5, 9],
                karaka: .jupiter,
                varga: .hora,
                sources: [.bphs(41)],
                topic: "earning and keeping",
                domain: "what one gathers and keeps"
            )
        case .health:
            AreaProfile(
                area: area,
                house: 1,
                helpers: [6],
                karaka: .sun,
                varga: nil,
                sources: [.bphs(17)],
                topic: "your energy and rhythm",
                domain: "vitality"
            )
        case .education:
            AreaProfile(
                area: area,
                house: 4,
                helpers: [5, 9],
                karaka: .mercury,
                varga: .chaturvimshamsa,
                sources: [.bphs(16)],
                topic: "learning",
                domain: "schooling and the settled mind"
            )
        case .children:
            AreaProfile(
                area: area,
                house: 5,
                helpers: [9],
                karaka: .jupiter,
                varga: .saptamsa,
                sources: [.phaladeepika(12)],
                topic: "children and what you create",
                domain: "children and creation"
            )
        case .home:
            AreaProfile(
                area: area,
                house: 4,
                helpers: [2],
                karaka: .moon,
                varga: .chaturthamsa,
                sources: [],
                topic: "home and roots",
                domain: "home, land and the mother"
            )
        case .siblings:
            AreaProfile(
                area: area,
                house: 3,
                helpers: [11],
                karaka: .mars,
                varga: .drekkana,
                sources: [],
                topic: "courage, and brothers and sisters",
                domain: "courage and siblings"
            )
        case .travel:
            AreaProfile(
                area: area,
                house: 9,
                helpers: [3, 12],
                karaka: .rahu,
                varga: nil,
                sources: [.bphs(23)],
                topic: "journeys and far places",
                domain: "long journeys"
            )
        case .fortune:
            AreaProfile(
                area: area,
                house: 9,
                helpers: [5],
                karaka: .jupiter,
                varga: .navamsa,
                sources: [],
                topic: "fortune and guidance",
                domain: "fortune, teachers and the father"
            )
        case .spirituality:
            AreaProfile(
                area: area,
                house: 9,
                helpers: [12, 5],
                karaka: .ketu,
                varga: .vimshamsa,
                sources: [.phaladeepika(27)],
                topic: "your inner path",
                domain: "faith and what one lives by"
            )
        case .conflict:
            AreaProfile(
                area: area,
                house: 6,
                helpers: [3],
                karaka: .mars,
                varga: nil,
                sources: [],
                topic: "conflict and what you owe",
                domain: "rivals, debts and daily struggle"
            )
        }
    }
}
