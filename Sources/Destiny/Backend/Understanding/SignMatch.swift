import DestinyDomain
import Jyotish

/// How two people go together of whom one is known by a sign alone: “am I compatible with a Leo”.
///
/// Two of the eight kutas hang on the Moon's signs alone: the friendship of their lords and their distance
/// (graha maitri and bhakoot).
struct SignMatch {
    let plan: AnswerPlan
    let other: Sign

    /// `nil` where no sign is asked about, or one's own Moon sign is open.
    init?(_ plan: AnswerPlan) {
        guard let sign = Self.sign(in: plan.question.words), plan.birth.isMoonSignCertain else { return nil }
        (self.plan, other) = (plan, sign)
    }

    /// The sign whose people one would be matched with.
    static func sign(in words: [SpokenWord]) -> Sign? {
        asking.contains { $0.match(words) != nil } ? ChartThings.sign(in: words) : nil
    }

    private static let asking = [
        "compatib*|match|suits|suited|along|milan|jodi",
        "man|woman|boy|girl|guy|men|women|person|partner|husband|wife|ladka|ladki|pati|patni ~~ sahi|good|right|accha|acchi|theek|best|marry",
        "good|right|best|marry ~~ man|woman|boy|girl|guy|person|partner|husband|wife",
        "rashi|raashi ke|ki|wale|wali|wala|walon? ladka|ladki|ladke|larka|larki|larke|insan|aadmi|aurat|vyakti|pati|patni|logon|log? se",
        "rashi|raashi ~ banegi|banega|jamegi|nibhegi|pategi|nibh",
    ].map { SpokenPattern($0[...]) }

    private var own: ZodiacPoint { plan.birth.chart[.moon].point }

    private var kutas: Ashtakoota {
        Ashtakoota(groom: own, bride: ZodiacPoint(longitude: Double(other.rawValue - 1) * 30 + 15))
    }

    private var friendship: KutaScore { kutas.score(of: .grahaMaitri) }
    private var distance: KutaScore { kutas.score(of: .bhakoot) }

    private var points: String { Self.number(friendship.score + distance.score) }

    static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    var english: FrontParts {
        let lords =
            own.sign.lord == other.lord
            ? "Both signs have \(Planets.name(other.lord)) for their ruler"
            : "Their rulers, \(Planets.list([own.sign.lord, other.lord])), are weighed as friends or not"
        let way = other.house(from: own.sign)
        return (
            "with \(other.name) as their Moon sign, your Moon in \(own.sign.name) gives \(points) of the 12 points that two signs alone can give.",
            [
                "\(lords): \(Self.number(friendship.score)) of 5.",
                "\(other.name) is the \(ordinal(way)) sign from yours: \(Self.number(distance.score)) of 7.",
                "The other 24 points need their star, and what newspapers call somebody's sign is the Sun's, mostly another one.",
            ], "Ask for their day, hour and place of birth, and lay both charts side by side in Match."
        )
    }

    var hindi: FrontParts {
        let (mine, theirs) = (Rashi(own.sign).name(in: .hindi), Rashi(other).name(in: .hindi))
        return (
            "यदि उनकी चंद्र राशि \(theirs) है, तो आपकी \(mine) राशि के साथ दोनों राशियों के 12 में से \(points) गुण मिलते हैं।",
            [
                "राशि-स्वामियों की मैत्री के 5 में से \(Self.number(friendship.score)) और भकूट के 7 में से \(Self.number(distance.score)) गुण हैं।",
                "बाकी 24 गुणों के लिए उनका नक्षत्र चाहिए।",
            ], "उनकी जन्म तिथि, समय और स्थान पूछिए और मिलान में दोनों कुंडलियाँ साथ देखिए।"
        )
    }
}
