import DestinyDomain
import Jyotish

/// Of what one thing among many is looked for, and what goes with each planet.
struct ChoiceMatter: Sendable {
    /// What is said of it; `one` stands after “no chart names one”, `read` after “tradition reads”.
    struct Words: Sendable {
        let one: String
        let behind: String
        let read: String
        let action: String
    }

    /// Of the subjects that it may be asked of the first is the one it has by itself.
    let slugs: [String]
    let house: Int
    /// Whether tradition itself ties these things to planets, and not only their nature.
    var isTraditional = false
    /// Whether an empty house is read from the ninth part in which its ruler stands.
    var isOfNinthPart = false
    /// Whether its words name it, whatever else is named.
    var isNamedByItself = true
    let english: Words
    let hindi: Words
    /// By planet; none where only the manner is told.
    var things: [Body: (english: String, hindi: String)] = [:]
    let asking: [SpokenPattern]

    /// The one that is looked for; `nil` where none is.
    static func asked(in words: [SpokenWord], of subject: QuestionSubject?) -> ChoiceMatter? {
        all.first { matter in
            (matter.isNamedByItself ? own.match(words) != nil : matter.slugs.contains(subject?.slug ?? ""))
                && matter.asking.contains { $0.match(words) != nil }
        }
    }

    /// The subject of one that names it by itself: “which instrument should I learn” is of the arts.
    static func subject(in words: [SpokenWord]) -> QuestionSubject? {
        asked(in: words, of: nil).flatMap { $0.slugs.first }.flatMap(SubjectCatalogue.named)
    }

    private static let own = SpokenPattern(
        "i|me|my|we|suit|suits|main|mai|mein|mujhe|mujhko|mere|meri|mera|hame|humein|seekhu|seekhun|sikhu|sikhun|khelu|khelun"
    )
    private static let which =
        "which|what|kaunsa|konsa|kaunsi|konsi|kaunse|kaun|kis kind|type|sort|line|form|style? of? sa|si|se? musical|good|"
        + "new|indian|foreign|outdoor|other|next?"

    static func asking(_ things: String) -> [SpokenPattern] { KindPatterns.patterns("\(which) \(things)") }

    private static let all = [trade, subject, instrument, sport, hobby, language, dance, skill]

    private static let instrument = ChoiceMatter(
        slugs: ["arts"],
        house: 3,
        english: Words(
            one: "instrument",
            behind: "the skill of your hands",
            read: "what the hands learn",
            action: "Borrow one of them for a month before you buy any, and play it ten minutes a day."
        ),
        hindi: Words(
            one: "वाद्य",
            behind: "आपके हाथों के हुनर",
            read: "हाथों का हुनर",
            action: "ख़रीदने से पहले इनमें से एक को महीने भर उधार लेकर रोज़ दस मिनट बजाइए।"
        ),
        things: instruments,
        asking: asking("instrument|instruments|vadya|vaadya|saaz|baja")
    )

    private static let sport = ChoiceMatter(
        slugs: ["sport"],
        house: 3,
        english: Words(
            one: "sport",
            behind: "your effort",
            read: "effort and limbs",
            action: "Try two of them, twice each, and stay with the one after which you sleep well."
        ),
        hindi: Words(
            one: "खेल",
            behind: "आपके पराक्रम",
            read: "पराक्रम",
            action: "इनमें से दो को दो-दो बार आज़माइए, और जिसके बाद नींद अच्छी आए उसी में रहिए।"
        ),
        things: sports,
        asking: asking("sport|sports|game|games|khel|exercise|martial art? arts?")
    )

    private static let hobby = ChoiceMatter(
        slugs: ["hobby"],
        house: 5,
        english: Words(
            one: "hobby",
            behind: "your play",
            read: "play and pleasure",
            action: "Give one of them the same hour for four weeks, and see whether you look forward to it."
        ),
        hindi: Words(
            one: "शौक",
            behind: "आपके मनोरंजन",
            read: "मन का खेल",
            action: "इनमें से एक को चार हफ़्ते एक ही समय दीजिए, और देखिए कि मन उसकी राह देखता है या नहीं।"
        ),
        things: hobbies,
        asking: asking("hobby|hobbies|pastime|shauk|shauq")
    )

    private static let language = learned(
        "language",
        "भाषा",
        ["study"],
        2,
        "speech",
        "वाणी",
        "language|languages|bhasha|bhaasha"
    )
    private static let dance = learned("dance", "नृत्य", ["arts"], 3, "skill", "हुनर", "dance|dances|nritya|art|arts form?")
    private static let skill = learned("skill", "हुनर", ["study"], 3, "skill", "हुनर", "skill|skills|craft|crafts|hunar")

    /// What no planet stands for: only how one learns it is told.
    private static func learned(
        _ one: String,
        _ hindiOne: String,
        _ slugs: [String],
        _ house: Int,
        _ read: String,
        _ hindiRead: String,
        _ names: String
    ) -> ChoiceMatter {
        ChoiceMatter(
            slugs: slugs,
            house: house,
            english: Words(
                one: one,
                behind: "",
                read: read,
                action: "Choose the \(one) that you would use within a month, and take one lesson of it first."
            ),
            hindi: Words(
                one: hindiOne,
                behind: "",
                read: hindiRead,
                action: "वह चुनिए जो महीने भर में काम आए, और पहले एक पाठ आज़माइए।"
            ),
            asking: asking(names)
        )
    }
}
