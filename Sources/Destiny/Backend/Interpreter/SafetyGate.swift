import DestinyDomain

/// Decides, before anything is computed, whether a question is one for a chart.
///
/// Errs towards the fixed response: a question that is stopped wrongly costs a sentence, one that passes wrongly can
/// cost more. English, Hindi, and Hindi in Latin letters.
enum SafetyGate {
    /// What a question is stopped for; `nil` lets it through.
    static func refusal(of question: QuestionText) -> Refusal? {
        rules.first { $0.applies(to: question) }?.refusal ?? Courtesy.kind(of: question)
    }

    private static let die = [
        "die", "dies", "died", "dying", "death*", "dead", "passaway", "pass away", "passes away", "mar", "marunga",
        "marungi", "marna", "marne", "marega", "maregi", "marenge", "maut", "mrityu", "mritu", "mrutyu", "expire",
        "मौत", "मृत्यु", "मरूंगा", "मरूँगा", "मरूंगी", "मरेंगे", "मरेगा", "मर",
    ]
    private static let family = [
        "my", "his", "her", "mother", "father", "mom", "dad", "husband", "wife", "grandmother", "grandfather", "meri",
        "mere", "mera", "papa", "mummy", "maa", "pita", "pati", "patni", "माँ", "पिता", "मेरी", "मेरे",
    ]
    private static let others = [
        "husband", "wife", "girlfriend", "boyfriend", "gf", "bf", "partner", "ex", "spouse", "pati", "patni", "biwi",
        "she", "he", "fiance", "fiancee", "daughter", "son", "neighbour", "boss", "coworker", "colleague", "husbands",
        "wifes", "bfs", "gfs", "her", "his",
    ]

    /// The first that applies decides, the gravest first.
    private static let rules: [SafetyRule] = [
        SafetyRule(
            .selfHarm,
            [
                "suicide", "suicidal", "kill myself", "end my life", "want to die", "wanna die", "end it all",
                "hurt myself", "harm myself", "cut myself", "no reason to live", "dont want to live",
                "do not want to live", "better off dead", "take my own life", "tired of living", "not worth living",
                "khudkushi", "khudkhushi", "aatmahatya", "atmahatya", "jeena nahi", "jina nahi", "jeene ka mann nahi",
                "mar jana chahta", "mar jana chahti", "mar jaun", "marna chahta", "marna chahti", "jaan dena",
                "jaan de dun", "आत्महत्या", "जीना नहीं", "मरना चाहता", "मरना चाहती", "मर जाना",
            ]
        ),
        SafetyRule(
            .harm,
            [
                "kill him", "kill her", "kill my", "murder", "black magic", "kala jadu", "vashikaran", "vasikaran",
                "curse him", "curse her", "put a curse", "poison", "destroy my enemy", "revenge on", "take revenge",
                "hurt him", "hurt her", "maran kriya", "voodoo", "काला जादू", "वशीकरण",
            ]
        ),
        SafetyRule(
            .minor,
            ["marry", "marriage", "married", "wedding", "shaadi", "shadi", "vivah", "wife", "rishta", "शादी", "विवाह"],
            [
                "10 year*", "11 year*", "12 year*", "13 year*", "14 year*", "15 year*", "16 year*", "17 year*",
                "10 saal ki", "12 saal ki", "13 saal ki", "14 saal ki", "15 saal ki", "16 saal ki", "17 saal ki",
                "14 yr", "15 yr", "16 yr", "17 yr", "minor girl", "minor boy", "underage", "child bride", "schoolgirl",
                "14 साल", "15 साल", "16 साल",
            ]
        ),
        SafetyRule(
            .death,
            [
                "how long will i live", "how long do i live", "how many years will i live", "my lifespan", "life span",
                "lifespan", "longevity", "ayu kitni", "kitni umar", "kitni umr", "kitne saal jiunga", "age of death",
                "maraka", "my last day", "how long does my", "kab tak jiunga", "kab tak jiyunga", "kab tak zinda",
                "will i survive", "will he survive", "will she survive", "alpayu", "aayu kitni", "आयु कितनी",
                "कितने साल जिऊंगा", "will my * survive", "years left", "kitna jiyunga", "kitna jiunga",
            ]
        ),
        SafetyRule(
            .death,
            die,
            ["when", "will", "date", "year", "how", "kab", "kaise", "kya", "age", "chart", "predict*"]
        ),
        SafetyRule(.death, die, family),
        SafetyRule(
            .pregnancy,
            [
                "pregnan*", "miscarr*", "conceive", "conceiving", "ivf", "abortion", "fertility", "infertil*",
                "garbhwati", "garbhvati", "garbh", "boy or girl", "girl or boy", "baby boy", "baby girl",
                "gender of*", "sex of*", "beta hoga ya beti", "ladka hoga ya ladki", "ladka ya ladki", "beta ya beti",
                "गर्भ", "गर्भवती", "period missed", "missed my period", "sperm", "unborn",
            ]
        ),
        SafetyRule(
            .illness,
            [
                "cancer treatment", "have cancer", "got cancer", "cancer hai", "tumor", "tumour", "diabetes",
                "diabetic",
                "heart attack", "stroke", "hiv", "aids", "diagnos*", "disease*", "medicine*", "medication*", "insulin",
                "surgery", "operation", "chemo*", "antidepressant*", "biopsy", "kidney", "dialysis", "covid",
                "symptom*",
                "bimari", "beemari", "dawai", "dawa", "rog", "बीमारी", "दवाई", "ऑपरेशन", "schizophren*", "bipolar",
                "depression ki", "pills", "be cured", "get cured", "is it cancer", "do i have cancer", "blood pressure",
                "bp ki", "thyroid",
            ]
        ),
        SafetyRule(
            .legal,
            [
                "court case", "lawsuit", "win the case", "win my case", "lose the case", "bail", "jail", "prison",
                "custody", "verdict", "judge", "police case", "fir", "mukadma", "mukadama", "kachehri", "jail hogi",
                "case jeet*", "court mein", "court me", "be convicted", "acquit*", "get arrested", "be arrested",
                "मुकदमा", "जेल", "property case", "legal case", "divorce case",
            ]
        ),
        SafetyRule(
            .money,
            [
                "lottery", "lotto", "gambl*", "satta", "jackpot", "bet", "betting", "casino", "bitcoin", "crypto*",
                "stock", "stocks", "share market", "shares", "intraday", "trading", "nifty", "sensex", "mutual fund*",
                "invest", "investing", "investment*", "should i take a loan", "take loan", "loan lena", "loan lu",
                "loan le", "take a loan", "forex", "futures", "options trading", "ipo", "matka", "सट्टा", "लॉटरी",
                "शेयर", "nivesh", "which coin", "dogecoin",
            ]
        ),
        SafetyRule(
            .surveillance,
            others,
            [
                "cheating on me", "is cheating", "cheat on me", "secret affair", "having an affair", "affair chal",
                "spy", "read her messages", "read his messages", "password", "track", "where is she", "where is he",
                "phone check", "who is she seeing", "who is he seeing", "who does she", "who does he", "sleeping with",
                "dhoka de", "dhokha de", "chakkar", "who is he talking", "who is she talking", "lying to me",
                "secretly",
            ]
        ),
        SafetyRule(
            .notAQuestion,
            [
                "system prompt", "your prompt", "your instructions", "your rules", "reveal your", "developer mode",
                "jailbreak", "dan mode", "api key", "your configuration", "repeat the words above",
                "repeat everything above", "print everything above", "what were you told",
            ]
        ),
    ]
}

/// Words that together make a question one that a chart is not asked.
struct SafetyRule: Sendable {
    let refusal: Refusal
    /// Of each group one term has to be there.
    let groups: [[String]]

    init(_ refusal: Refusal, _ groups: [String]...) {
        self.refusal = refusal
        self.groups = groups
    }

    func applies(to question: QuestionText) -> Bool {
        groups.allSatisfy { group in group.contains(where: question.contains) }
    }
}
