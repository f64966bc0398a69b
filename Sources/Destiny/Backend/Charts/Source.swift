import DestinyDomain
import Jyotish

/// The chapters that answers may name; nothing else is a source.
///
/// BPHS is numbered as in R. Santhanam's edition. Chapters on death and the length of life are left out on purpose.
enum Source: Hashable, Sendable {
    case bphs(Int)
    case phaladeepika(Int)
    /// Muhurta Chintamani; B. V. Raman, Muhurtha: stars of the day, and matching.
    case muhurta

    init(house: Int) { self = .bphs(11 + house) }

    /// The chapter on the parts of a great period.
    init(partsOf lord: Body) {
        let order: [Body] = [.sun, .moon, .mars, .rahu, .jupiter, .saturn, .mercury, .ketu, .venus]
        self = .bphs(52 + (order.firstIndex(of: lord) ?? 0))
    }

    /// The chapter that the engine names.
    init(_ kind: Yoga.Kind) {
        let number = kind.source.split(separator: " ").last.flatMap { Int($0) } ?? 0
        self = kind.source.hasPrefix("BPHS") ? .bphs(number) : .phaladeepika(number)
    }

    var citation: Citation {
        switch self {
        case .bphs(let chapter):
            Citation(
                id: "BPHS:\(chapter)",
                label: "BPHS ch. \(chapter), Santhanam",
                title: Self.bphsTitles[chapter] ?? ""
            )
        case .phaladeepika(let chapter):
            Citation(
                id: "PD:\(chapter)",
                label: "Phaladeepika ch. \(chapter)",
                title: Self.phaladeepikaTitles[chapter] ?? ""
            )
        case .muhurta: Citation(id: "MUHURTA", label: "Muhurta texts", title: "Stars of the day, and of a couple")
        }
    }

    /// Every citation that may be given.
    static let all: [Citation] =
        (bphsTitles.keys.sorted().map { Source.bphs($0) }
        + phaladeepikaTitles.keys.sorted().map { Source.phaladeepika($0) } + [.muhurta]).map(\.citation)

    private static let bphsTitles: [Int: String] = {
        var titles = [
            3: "The grahas", 4: "The signs", 6: "The sixteen divisions", 7: "What the divisions show",
            11: "Judging the houses", 24: "Lords of houses in houses", 26: "Aspects of the grahas",
            32: "Significators", 34: "Yogas of lordship", 36: "Many yogas", 37: "Yogas of the Moon",
            38: "Yogas of the Sun", 39: "Raja yogas", 41: "Yogas of wealth", 46: "The periods",
            47: "Effects of periods",
            48: "Periods of the lords of houses", 51: "Reckoning the parts of periods", 66: "Ashtakavarga",
            72: "The sum of Ashtakavarga", 75: "The five great persons", 80: "Mars and marriage",
        ]
        let ordinals = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
            "twelfth",
        ]
        for (index, ordinal) in ordinals.enumerated() { titles[12 + index] = "Effects of the \(ordinal) house" }
        let lords = ["Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury", "Ketu", "Venus"]
        for (index, lord) in lords.enumerated() { titles[52 + index] = "Parts of the period of \(lord)" }
        return titles
    }()

    private static let phaladeepikaTitles = [
        5: "Profession", 6: "Yogas", 7: "Great yogas", 10: "The seventh house", 12: "Children", 26: "Transits",
        27: "Yogas of renunciation",
    ]
}

extension Yoga.Kind {
    /// As people write it.
    var displayName: String {
        switch self {
        case .neechabhanga: "Neecha Bhanga"
        case .ubhayachari: "Ubhayachari"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
