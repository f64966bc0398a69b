import DestinyDomain
import Testing

@testable import DestinyService

private let guideOfHeard = GuideConversation.Guide()

/// What questions that people asked in passing are taken for, the last of each conversation.
struct HeardQuestionTests {
    private func last(_ talk: String) throws -> GuideAnswer {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var conversation = try GuideConversation(birth, guide: guideOfHeard, now: Births.now)
        let questions = talk.split(separator: " / ").map(String.init)
        return try #require(questions.map { conversation.ask($0, now: Births.now) }.last)
    }

    @Test(arguments: [
        ("how do I find peace", "how", "spirituality"),
        ("what is going on with me these days", "period", "general"),
        ("will I get promoted / or should I leave", "whether", "job-change"),
        ("meri shaadi kab hogi / ladka kaisa hoga", "describe", "marriage"),
        ("was 2015 a good year for study", "period", "study"),
        ("what did 2019 mean for me", "period", "general"),
        ("which year was the hardest for me", "when", "general"),
        ("which was my worst year / and the best one", "when", "general"),
        ("am I an introvert by nature", "describe", "personality"),
        ("what about my father's health", "describe", "father"),
        ("my daughter wants to study in Germany, good idea?", "whether", "study-abroad"),
        ("will we move in together", "whether", "love"),
        ("3 December or 9 December for moving in", "day", "relocation"),
        ("we want a quiet wedding abroad, when", "when", "marriage"),
        ("is this person my soulmate", "other", "love"),
        ("मेरी राशि क्या है / और लग्न", "what", "lagna"),
        ("is my moon weak / how do I know", "why", "planet-moon"),
        ("Honestly tell me if this marriage will last", "whether", "marriage-harmony"),
        ("what is the one thing i should work on", "how", "personality"),
        ("how do others see me", "describe", "personality"),
        ("where will I settle down", "whether", "relocation"), ("how old will I be when I marry", "when", "marriage"),
        ("which dasha will be best for my career", "when", "employment"),
        ("is the coming dasha better than the present one", "what", "period-dasha"),
        ("which period was best for money", "when", "money"),
        ("she is 27, a doctor, is she right for me", "other", "love"),
        ("tell me whether he loves me", "other", "love"),
        ("kaun si cheez mujhe rok rahi hai", "why", "general"), ("mujhe gussa bahut aata hai", "how", "personality"),
        ("vivah ke liye sabse shubh mahina", "when", "marriage"), ("मुझे किस दिन यात्रा करनी चाहिए", "day", "travel"),
        ("क्या मेरी कुंडली में विदेश योग है", "whether", "moving-abroad"),
        ("what was the tithi when I was born", "what", "chart"),
        ("I'm thinking of leaving my husband", "whether", "separation"), ("who am I", "describe", "personality"),
        ("when will I get married / how will she look", "describe", "marriage"),
        ("should I buy a flat / will I get the loan", "whether", "money"),

        ("मेरी शादी कब होगी / लड़की कहाँ से होगी", "whether", "marriage"), ("what am I bad at", "describe", "personality"),
        ("my business is losing money", "how", "own-business"), ("प्रेम विवाह / घर वाले मानेंगे", "whether", "love-marriage"),
        ("should I close my shop / till when is this phase", "when", "own-business"),
        ("what if I never marry", "whether", "marriage"), ("will my ex marry someone else", "other", "reunion"),
        ("should I keep my surname after marriage", "whether", "marriage"),
        ("bahut akela lagta hai", "how", "friends"), ("मेरा स्वभाव कैसा है / कमजोरी क्या है", "whether", "personality"),
        ("do I have any planet in the 12th", "what", "house-12"),
        ("what does my 8th house say / and its lord", "what", "house-8"),
        ("which of my planets is the strongest / and in which house", "what", "chart"),
        ("what are my good years", "when", "general"), ("why did my last relationship fail", "why", "love"),
        ("will I get a US visa this time, third attempt", "whether", "moving-abroad"),
        ("how can i get along with my mother in law", "how", "in-laws"),
        ("kya mujhe loan milega", "whether", "money"), ("home loan approve hoga ki nahi", "whether", "money"),
        ("loan kab khatam hoga", "when", "debts"), ("karz se chhutkara kab milega", "when", "debts"),
        ("what will my wife be like", "describe", "marriage"),
        ("my ex got married, will i find somebody else", "whether", "love"),
        ("what am i here for", "describe", "purpose"), ("my son is 5, what will he become", "describe", "children"),
        ("best time of my life", "when", "general"), ("what is navamsa used for", "what", "chart"),
        ("difference between lagna and rashi", "what", "lagna"),
        ("partner or alone for my cafe?", "which", "business-partner"),
        ("i want to open a cafe / partner or alone?", "which", "own-business"),
        ("should i move to dubai / or singapore", "which", "moving-abroad"),
        ("will i pass my exam on 14 december / and the one on the 20th?", "whether", "exam"),
        ("should i quit my job / what instead", "describe", "employment"),
        ("what fields of work suit me / and arts?", "whether", "arts"),
        ("meri shaadi kab hogi / kaisa hoga wo", "describe", "marriage"),
        ("how is my money in 2027 / bad months?", "period", "money"),
        ("best day next week for an interview / second best?", "day", "employment"),
        ("evening or morning for the interview", "day", "employment"),
        ("kal kitne baje interview dena accha rahega", "day", "employment"),
        ("what time should i leave for the exam hall", "day", "exam"),
        ("my husband's job is shaky, will he be ok", "whether", "employment"),
        ("how to be less lazy", "how", "health"), ("how many more years of this struggle", "when", "general"),
        ("what's in store for my kids", "period", "children"),
        ("can me n my gf survive long distance", "whether", "love"),
        ("best day for an interview in december / ok what time", "day", "employment"),
        ("bahu kaisi milegi", "describe", "daughter-in-law"), ("damad kaisa hoga", "describe", "son-in-law"),
        ("manager se ladai", "how", "rivals"), ("boss se jhagda ho gaya, kya karu", "how", "rivals"),
        ("guru chandal", "what", "guru-chandal"), ("kya mera guru chandal yog hai", "what", "guru-chandal"),
        ("10 dec ko flight lu ya 12 ko", "day", "travel"), ("is 3pm ok for signing", "day", "contract"),
        ("kal shaam 5 baje gaadi lu kya", "day", "vehicle"),
        ("can I trust my business partner / he was born 12 Dec 1985", "whether", "business-partner"),
        ("should I let my flat to students", "whether", "letting"),
        ("क्या मुझे अपना कमरा किराये पर देना चाहिए", "whether", "letting"),
        ("which instrument should I learn", "describe", "arts"), ("which dance form suits me", "describe", "arts"),
        ("which sport suits me", "describe", "sport"), ("mujhe kaunsa khel khelna chahiye", "describe", "sport"),
        ("which language should I learn next", "describe", "study"),
        ("which hobby would do me good", "describe", "hobby"),
        ("how is my relationship with my boss", "describe", "workmates"),
        ("how is my bond with my team leader", "describe", "workmates"),
        ("how is my way of speaking seen", "describe", "speech"), ("my way of speaking", "describe", "speech"),
        ("मेरी आवाज़ लोगों को कैसी लगती है", "describe", "speech"), ("kya bada badlav aane wala hai", "period", "general"),
        ("describe my year ahead in work", "period", "employment"), ("when is a lucky phase for music", "when", "arts"),
        ("should I drive a school bus", "whether", "employment"),
        ("should I rent a shop near the temple", "whether", "own-business"),
        ("why do I always end up paying for others", "why", "savings"),
        ("why cant i finish the books i start", "why", "focus"),
        ("what holds me back at the office", "why", "employment"), ("what kind of home suits me", "describe", "home"),
        ("when will I change my job / and will it be abroad?", "whether", "moving-abroad"),
        ("meri shaadi kab hogi / love ya arranged? / aur agar 2028 tak na ho?", "period", "marriage"),
        ("can I become a singer / when is the best time to begin?", "when", "arts"),
    ])
    func `a question is taken for what it asks`(_ talk: String, _ kind: String, _ subject: String) throws {
        let answer = try last(talk)
        #expect(answer.kind == kind && answer.subject == subject, "\(answer.kind) \(answer.subject ?? "")")
    }

    @Test(arguments: [
        ("what should I name my startup", "naming of a child"), ("I lost my wallet, will I find it", "does not tell"),
        ("will my cat come back", "does not tell"), ("do you believe in fate", "leanings"),
        ("rashi ke hisab se naam", "nakshatra"), ("am I going to have twins", "Pregnancy"),
        ("what's a good baby name for a boy with letter A", "birth star"),
        ("what time is sunrise tomorrow", "The Sun rises at"), ("कल सूर्योदय कब है", "सूर्योदय"),
        ("which house is empty / is that bad", "An empty house is no bad one"),
        ("difference between lagna and rashi", "he Moon sign (rashi) is the sign"),
        ("dasha aur antardasha mein kya antar hai", "mahadasha ka woh bhaag"),
        ("what is navamsa used for", "divides each sign into nine"),
        ("evening or morning for the interview", "the morning rather than the evening"),
        ("subah ya shaam ko interview dun kal", "subah"), ("sun rises when tomorrow", "The Sun rises at"),
        ("best day next week for an interview / second best?", "the second best day from 23"),
        ("how is my money in 2027 / bad months?", "2027 has least behind money"),
        ("which month of 2027 is worst for money", "Money has least behind it"),
        ("what happens in guru mahadasha", "great period of Jupiter"),
        ("best day for an interview in december / not that one, another", "the second best day"),
        ("i lost my ring, will i find it", "does not tell"), ("u were wrong last time", "often does not come true"),
        ("beti ki shaadi kab hogi", "kundli se hi"),
        ("when will Saturn leave my moon sign", "Saturn is in Pisces now; it goes into"),
        ("when does Jupiter enter my 7th house", "your 7th house"),
        ("when will Jupiter reach my moon sign", "Jupiter goes into Capricorn"),
        ("when will Saturn leave my lagna", "and leaves it on"),
        ("which sport suits me", "No chart names one sport; by its nature Mars"),
        ("which instrument should I learn", "goes with drums"),
        ("mujhe kaunsa khel khelna chahiye", "kisi ek khel ka nam"),
        ("which language should I learn next", "how you learn one best: through"),
        ("which business should I start", "tradition ties"), ("which subject should I teach", "tradition ties"),
        ("how is my wife's career doing next year", "much as usual for your wife's work"),
        ("how is my wife's career doing next year", "your wife's chart would have to be asked"),
    ])
    func `what is looked up or is in no chart is told in the first sentence`(_ talk: String, _ told: String) throws {
        let answer = try last(talk).answer
        #expect(answer.contains(told), "\(answer)")
    }

    @Test(arguments: [
        ("how is this week for my career / and next", "2026-11-23", "2026-11-29"),
        ("how is this month for my career / and the next one?", "2026-12-01", "2026-12-31"),
        ("क्या यह साल मेरे लिए अच्छा है / अगला", "2027-01-01", "2027-12-31"),
        ("will my startup get funding / this quarter", "2026-10-01", "2026-12-31"),
        ("kya 2027 mera saal hai", "2027-01-01", "2027-12-31"),
        ("is the next quarter good for a launch", "2027-01-01", "2027-03-31"),
    ])
    func `a time goes on from the one before, by weeks, months, quarters and years`(
        _ talk: String,
        _ from: String,
        _ to: String
    ) throws {
        let span = try last(talk).span
        #expect(span?.from == from && span?.to == to, "\(String(describing: span))")
    }

    @Test(arguments: [
        (
            "Hi, I'm 29F, working in Pune for 4 years, should I look for something new or stay till appraisal?",
            ["look for something new", "stay till appraisal"]
        ),
        (
            "I got two job offers, one in Delhi (govt) one in Mumbai (startup), which should I take",
            ["Delhi (govt)", "Mumbai (startup)"]
        ), ("Hi, law or medicine", ["law", "medicine"]), ("we quarrel a lot, stay or leave", ["stay", "leave"]),
        ("law, medicine or teaching", ["law", "medicine", "teaching"]),
        ("should i move to dubai / or singapore", ["dubai", "singapore"]),
        ("law or teaching / or medicine?", ["law", "teaching", "medicine"]),
        ("i got two offers, one in a bank one in a startup", ["bank", "startup"]),
    ])
    func `what is told before a choice is no option`(_ question: String, _ options: [String]) throws {
        #expect(Set(try last(question).options.map(\.name)) == Set(options))
    }

    @Test func `what is told of somebody is not what is feared`() throws {
        let answer = try last("he is 34 and divorced, should I say yes").answer
        #expect(!answer.contains("points that way"), "\(answer)")
    }

    @Test(arguments: ["find the key to success", "how do I find the key to her heart"])
    func `a key that opens no door is not lost`(_ question: String) throws {
        #expect(try !last(question).answer.contains("does not tell"))
    }

    @Test(arguments: ["my team lost yesterday, will they win on Sunday"])
    func `sport is of no chart`(_ question: String) throws {
        #expect(try last(question).kind == "outside")
    }

    @Test(arguments: [
        "he is 70", "today or tomorrow", "without a loan", "loan ke bina", "he was born 12 Dec 1985",
        "he was born in 1960", "what if it isn't true",
    ])
    func `what goes on with a question in a few words is no emergency`(_ words: String) throws {
        #expect(try last("will I get a house / \(words)").kind != "safety")
    }
}
