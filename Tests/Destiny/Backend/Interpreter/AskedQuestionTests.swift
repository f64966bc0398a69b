import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

private let askedGuide = GuideConversation.Guide()

/// Questions that were answered beside what they ask.
struct AskedQuestionTests {
    private var reader: QuestionReader {
        get throws {
            let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
            return QuestionReader(birth: birth, now: Births.now, astrologer: Births.astrologer)
        }
    }

    /// Of questions parted by “ | ” the last.
    private func read(_ text: String) throws -> UnderstoodQuestion {
        let reader = try reader
        var last: UnderstoodQuestion?
        for turn in text.components(separatedBy: " | ") {
            let read = reader.read(turn, after: last)
            last = read
        }
        return try #require(last)
    }

    @Test(arguments: [
        ("is my ex coming back or has he moved on", QuestionKind.whether, "reunion"),
        ("will my ex come back or moved on", .whether, "reunion"),
        ("will i quit or grow in this job", .whether, "promotion"),
        ("mere liye kaunsi dhatu shubh hai", .how, "remedy"), ("pitra dosh kya hai", .what, "chart"),
        ("kya meri kundli me pitra dosh hai", .what, "chart"), ("pitra dosh ka upay kya hai", .how, "remedy"),
        ("lagna kundli me shukra kaha hai", .what, "planet-venus"),
        ("meri lagna kundli me shukra", .what, "planet-venus"),
        ("janam kundli me guru kaha baitha hai", .what, "planet-jupiter"),
        ("chandra rashi ke hisab se aaj ka din kaisa hai", .period, "general"),
        ("chandra rashi ke hisab se aaj", .period, "general"),
        ("am i a good mother", .whether, "children"), ("main acchi maa hu kya", .whether, "children"),
        ("konsa subject lu", .describe, "study"),
        ("kis mahine me gaadi lena sahi rahega", .when, "vehicle"),
        ("should i move in with my boyfriend or wait", .whether, "love"),
        ("when will i meet my soulmate | what will he look like", .describe, "love"),
        ("should i start gym", .whether, "health"), ("kis din gym start karu december me", .day, "health"),
        ("should i start a gym business", .whether, "own-business"),
        ("which year is best to have a baby", .when, "children"),
        ("when should we try for a second child", .when, "children"),
        ("how long till we have a baby, roughly which years look good", .when, "children"),
        ("kya mujhe apna plot bech dena chahiye ya rukna chahiye", .whether, "property-sale"),
        ("kya meri government job lagegi 2027 me | aur agar private karu to", .whether, "employment"),
        ("bhai ki sagai kab tak hogi | uske baad shaadi?", .when, "marriage"),
        ("mera startup fund raise kar payega kya march tak", .whether, "own-business"),
        ("why do i keep fighting with my flatmate", .why, "rivals"),
        ("kya meri kundli me neech bhang hai", .what, "yoga"), ("kitne saal tak struggle chalega", .when, "general"),
        ("meri rashi ke liye 2027 kaisa rahega", .period, "general"),
        ("sir plz tell when marraige will hapen", .when, "marriage"),
        ("tell when will my marriage happen", .when, "marriage"),
        ("meri nayi company me salary kab badhegi", .when, "promotion"),
    ])
    func `a question is taken for what it asks`(_ text: String, _ kind: QuestionKind, _ subject: String) throws {
        let read = try read(text)
        #expect(read.kind == kind && read.subject?.slug == subject, "\(read.kind) \(read.subject?.slug ?? "-")")
    }

    @Test(arguments: [
        ("is january better than february to shift house", ["january", "february"], ["relocation", "relocation"]),
        (
            "kaunsa business sahi rahega mere liye kapde ka ya khane ka", ["kapde", "khane"],
            ["own-business", "own-business"]
        ),
        (
            "shadi ke baad mai kaha settle hounga india ya bahar", ["india", "bahar"], ["staying", "moving-abroad"]
        ),
        ("kya mujhe mba karna chaiye ya job continue", ["mba", "job continue"], ["study", "employment"]),
        ("should i settle in india or canada", ["india", "canada"], ["staying", "moving-abroad"]),
    ])
    func `an option is called what it is and not what asks for it`(
        _ text: String,
        _ names: [String],
        _ subjects: [String]
    ) throws {
        let options = try read(text).options
        #expect(options.map(\.name) == names && options.map(\.subject.slug) == subjects, "\(options)")
    }

    @Test(arguments: ["will the rains be good this year", "kab rains aayengi", "when will the monsoon start"])
    func `the weather is asked of no chart`(_ text: String) throws {
        #expect(try read(text).kind == .outside)
    }

    @Test(arguments: ["tula rashi ke ladke se banega", "kya meri tula rashi ke ladke se banegi"])
    func `whom one would go together with is known by a sign`(_ text: String) throws {
        #expect(SignMatch.sign(in: try read(text).words) == .libra)
    }

    @Test(arguments: [
        ("naukri khatam ho jayegi kya", true), ("mera pyar khatam ho jayega kya", true),
        ("is my boss planning to replace me", true), ("mera karz khatam ho jayega kya", false),
        ("2 baar fail ho chuka hu, teesri baar me pass ho jaunga?", false),
        ("do baar fail hua, teesri baar pass hounga kya", false),
    ])
    func `a yes says what is asked, of what is feared and of what is hoped for`(_ text: String, _ isFeared: Bool) throws
    {
        #expect(try read(text).isFeared == isFeared)
    }

    @Test(arguments: [
        "things are cold since diwali, will she come back", "since diwali she is not talking, will she",
        "since diwali my business is slow, will it pick up", "diwali se baat nahi ho rahi, kya wo wapas aayegi",
    ])
    func `what will be does not lie in the time since which it is missed`(_ text: String) throws {
        #expect(try read(text).span == nil)
    }

    @Test func `since a feast is since its last day, which is another each year`() throws {
        #expect(
            try read("how has my business been since diwali").span?.from == CivilDate(year: 2026, month: 11, day: 8)
        )
    }

    @Test(arguments: [
        ("meri behen ki shadi kab hogi | uska pati kaisa hoga", "sister"),
        ("bhai ki naukri kab lagegi | aur uski shaadi", "brother"),
        ("will my father agree to my love marriage | and my mother", "mother"),
        ("meri shaadi kab hogi | pati kaisa hoga", nil),
    ])
    func `whom of the family it is for is kept`(_ text: String, _ person: String?) throws {
        #expect(try read(text).person == person)
    }

    @Test(arguments: [
        ("meri behen ki shadi kab hogi | uska pati kaisa hoga", "jivansathi bahan ki apni kundli batati hai"),
        (
            "will my daughter marry in 2027 | what will her husband be like",
            "daughter's partner is for your daughter's own"
        ),
        ("kaunsi dhatu pehnu shani ke liye", "ki dhatu loha hai"),
        ("which metal should i wear for saturn", "is iron; none has to be worn"),
        ("which metal should i wear for mercury", "has several metals for Mercury"),
        ("budh ke liye kaunsi dhatu pehnu", "Budh ke liye parampara kai dhatuen batati hai"),
        ("shani ki dhaiya kab khatam hogi", "agli, chauthe Shani (kantak Shani) ki, 2 June 2027 se"),
        ("when does my dhaiya start", "the dhaiya of the 4th (Kantaka Shani), is from 2 June 2027 to"),
        ("papa ki tabiyat kaisi rahegi | aur mummy?", "Maa ke bare mein"),
        ("what is pitra dosh", "Pitra dosh is what later texts call a Sun or a 9th house"),
        ("makaan banwana kab shuru kare", "ke liye agle das varshon mein"),
    ])
    func `the first sentence answers it`(_ text: String, _ start: String) throws {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: askedGuide, now: Births.now)
        let answers = text.components(separatedBy: " | ").map { talk.ask($0, now: Births.now).answer }
        #expect(answers.last?.contains(start) ?? false, "\(answers)")
    }
}
