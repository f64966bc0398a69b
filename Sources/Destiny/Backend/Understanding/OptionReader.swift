import DestinyDomain
import Foundation
import Jyotish

/// One of several things that a question lays beside each other.
struct QuestionOption: Sendable {
    /// As it was written, without what only asks.
    let name: String
    let subject: QuestionSubject
    /// Where options are times.
    var span: QuestionSpan?
}

/// The options of a question that offers some: “law or medicine”, “this year or next”.
struct OptionReader {
    let spans: SpanReader
    /// Whether a city is in another country than the birthplace; `nil` for a word that is no city.
    let isAbroad: @Sendable (String) -> Bool?

    func options(in question: String, beside whole: QuestionSubject?) -> [QuestionOption] {
        let sides = Self.sides(of: question)
        guard sides.count >= 2 else { return [] }
        let names = Self.withoutSharedVerb([Self.afterAsking(sides[0])] + sides.dropFirst().map(Self.trimmed))
        let times = times(of: sides)
        if times.allSatisfy({ $0 != nil }), Set(times).count == times.count, let whole {
            return zip(bareTimes(names), times).map { QuestionOption(name: $0, subject: whole, span: $1) }
        }
        let isOfABusiness = whole.map { Self.businesses.contains($0.slug) } ?? false
        let found = names.map { name -> (String, QuestionSubject?) in
            guard isOfABusiness, let way = Self.partner(of: name) else { return (name, subject(of: name)) }
            // “alone for my cafe”: what it is for stands with both.
            return (name.components(separatedBy: " for ")[0], way)
        }
        let shared = whole.flatMap { $0.slug == "general" ? nil : $0 }
        let options = found.compactMap { name, subject -> QuestionOption? in
            guard !name.isEmpty, let subject = subject ?? shared else { return nil }
            return QuestionOption(name: Self.withoutPossessive(name), subject: subject)
        }
        return options.count == sides.count ? options : []
    }

    /// Beside another month “May” alone is one.
    func times(of sides: [String]) -> [QuestionSpan?] {
        let words = sides.map(QuestionWords.of)
        let areMonths = words.allSatisfy { $0.contains { spans.monthNumber($0) != nil } }
        // “on amavasya or purnima”: what makes a time of the first makes one of the others.
        let lead = words.first?.first.flatMap {
            ["on", "in", "before", "after", "during"].contains($0.latin) ? $0 : nil
        }
        return words.map { said in
            let side = lead.map { spans.span(in: said) == nil ? [$0] + said : said } ?? said
            let month = areMonths ? side.first.flatMap { spans.monthNumber($0) } : nil
            return spans.span(in: side) ?? month.flatMap { spans.coming($0) }
                ?? bareDay(of: side, beside: words)
        }
    }

    /// “10 dec or the 12th”: a number of a day alone is of the month that another side names.
    private func bareDay(of side: [SpokenWord], beside sides: [[SpokenWord]]) -> QuestionSpan? {
        let numbers = side.filter { spans.dayNumber($0) != nil }
        guard numbers.count == 1, side.count <= 6,
            let month = sides.joined().first(where: { spans.monthNumber($0) != nil }),
            sides.contains(where: { dated in spans.date(dated) != nil })
        else { return nil }
        return spans.date([numbers[0], month])
    }

    /// The parts between “or”, “ya” and “vs”; the first cut where the asking ends.
    static func sides(of question: String) -> [String] {
        let clauses = marked(question).split(whereSeparator: { ":;.–\n".contains($0) }).map(String.init)
        guard let clause = clauses.first(where: { $0.contains(" | ") }) else { return [] }
        var sides = clause.components(separatedBy: " | ")
        sides.replaceSubrange(0..<1, with: withoutLead(sides[0]))
        // “Delhi or Dubai, which suits me”: what stands before the comma.
        if let last = sides.last, let comma = last.firstIndex(of: ","),
            Self.asking.match(QuestionWords.of(String(last[comma...]))) != nil
        {
            sides[sides.count - 1] = String(last[..<comma])
        }
        if sides.count == 2, ["not", "no", "nahi", "nahin", "nhi", "नहीं"].contains(trimmed(sides[1]).lowercased()) {
            return []
        }
        return sides.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The question with ` | ` between what it lays beside each other.
    private static func marked(_ question: String) -> String {
        var text = question
        for mark in ["?", "!"] { text = text.replacing(mark, with: " ") }
        // “before or after Diwali”, “diwali se pehle ya baad”
        text = text.replacing(/(?i)\b(?:before|after)\s+or\s+(?:before|after)\s+(.+)/) {
            "before \($0.1) | after \($0.1)"
        }
        text = text.replacing(/(?i)(\S+)\s+(?:se|ke)\s+(?:pehle|pahle)\s+ya\s+(?:ke\s+)?baad(?:\s+(?:me|mein))?\b/) {
            "\($0.1) se pehle | \($0.1) ke baad"
        }
        text = text.replacing(/(?i)\s+(?:or|vs\.?|versus|ya|या|athva|अथवा)(?:\s+else|\s+phir|\s+फिर)?\s+/) { _ in " | " }
        // “is 2028 better than 2027 for marriage”
        text = text.replacing(/(?i)\s+(?:better|safer|wiser|luckier|stronger|easier|kinder)(?:\s+for\s+me)?\s+than\s+/)
        { _ in
            " | "
        }
        // “between Pune and Delhi”, “two offers: one in Pune and one in Delhi”
        text = text.replacing(/(?i)\bcompare\s+(?:[a-z]+\s+){1,3}?(?:in|between|for)\s+(.+?)\s(?:and|aur|with)\s/) {
            "\($0.1) | "
        }
        // “two job offers, one in Pune one in Delhi, which should I take”
        let oneAndOne =
            /(?i)\btwo\b.+?\bone\s+(?:is\s+)?(?:in|at|from|with)\s+(.+?),?\s+(?:and\s+)?(?:one|another|the\s+other)\s+(?:is\s+)?(?:in|at|from|with)\s/
        if !text.contains(" | ") { text = text.replacing(oneAndOne) { "which, \($0.1) | " } }
        let ofTwo =
            /(?i)(\b(?:between|both|compare|two\s+[a-z]+s:?)\s.+?)\s(?:and|aur)\s/
        if !text.contains(" | "), let match = text.firstMatch(of: ofTwo) {
            text.replaceSubrange(match.range, with: "\(match.1) | ")
        }
        text = text.replacing(/,\s*\|/, with: " |")
        // “is February or May better for moving”: what is compared ends there.
        return text.replacing(/(?i)(\|\s+\S+(?:\s+\S+)?)\s+(?:better|best|wiser|safer|luckier|more\s+\w+)\b.*/) {
            "\($0.1)"
        }
    }

    /// “which is better for me, law or medicine”: what stands after the last comma.
    private static func withoutLead(_ side: String) -> [String] {
        let all = side.components(separatedBy: ",")
        let parts = all.dropLast().filter { !isTold($0) } + all.suffix(1)
        guard parts.count > 1 else { return parts }
        let lead = parts[0].lowercased()
        let isAsking = ["which", "what", "who", "should", "better", "kya", "kaun", "क्या", "कौन"].contains {
            lead.contains($0)
        }
        if isAsking && parts[1].split(separator: " ").count <= 5 { return Array(parts.dropFirst()) }
        // “my boss is toxic, do I stay or leave”: what is only told before the question.
        let start = parts.lastIndex { Self.asking.match(QuestionWords.of($0))?.lowerBound == 0 } ?? 0
        return Array(parts[start...])
    }

    /// “Hi, law or medicine”, “we quarrel a lot, stay or leave”: a greeting, or who does what.
    private static func isTold(_ part: String) -> Bool {
        let words = QuestionWords.of(part)
        return words.allSatisfy { greetings.contains($0.latin) }
            || telling.match(words)?.lowerBound == 0 && words.count >= 3
    }

    private static let greetings: Set<String> = [
        "hi", "hello", "hey", "namaste", "namaskar", "pranam", "please", "sir", "maam", "madam", "guruji", "ok", "okay",
        "dear", "so", "well",
    ]
    private static let telling = SpokenPattern("i|we|he|she|they|it|main|hum|wo|woh")

    /// Without the words before and after that only ask.
    static func trimmed(_ side: String) -> String {
        var words = side.split(whereSeparator: \.isWhitespace).map(String.init)
        let plain = { (word: String) in
            word.lowercased().filter {
                $0.isLetter || $0.isNumber || $0.unicodeScalars.contains { Devanagari.isIn(String($0)) }
            }
        }
        while let first = words.first, leading.contains(plain(first)) { words.removeFirst() }
        while let last = words.last, trailing.contains(plain(last)) { words.removeLast() }
        return words.suffix(7).joined(separator: " ").trimmingCharacters(in: .init(charactersIn: " ,.;:"))
    }

    private func subject(of name: String) -> QuestionSubject? {
        let words = QuestionWords.of(name)
        if words.count == 1, let known = Self.qualifications.first(where: { $0.names.contains(words[0].latin) }) {
            return SubjectCatalogue.named(known.slug)
        }
        if Self.buying.match(words) != nil { return SubjectCatalogue.named("house-purchase") }
        if Self.renting.match(words) != nil { return SubjectCatalogue.named("renting") }
        // “Rahul” is no slip of “rahun”.
        if Self.staying.match(words.map(\.asWritten)) != nil {
            return SubjectCatalogue.named(Self.work.match(words) == nil ? "staying" : "employment")
        }
        if let place = place(in: name),
            !name.contains(" ")
                || SubjectCatalogue.subject(of: words).map({ $0.area == .travel || $0.slug == "general" }) ?? true
        {
            return place
        }
        if let named = SubjectCatalogue.subject(of: words).flatMap({ $0.slug == "general" ? nil : $0 }) { return named }
        // “Hyderabad for living”: what it is for stands with both.
        let bare = name.components(separatedBy: " for ")
        return bare.count == 2 ? place(in: bare[0]) : nil
    }

    static let businesses: Set<String> = ["own-business", "business-partner"]

    /// “partner or alone” of a business.
    private static func partner(of name: String) -> QuestionSubject? {
        let words = QuestionWords.of(name)
        if alone.match(words) != nil { return SubjectCatalogue.businessAlone }
        return together.match(words) == nil ? nil : SubjectCatalogue.named("business-partner")
    }

    static let alone = SpokenPattern("alone|solo|akele|akela|akeli|myself|own")
    static let together = SpokenPattern(
        "partner|partners|partnership|together|sajhedar|sajhedari|saath|sath|someone|cousin|brother|sister|friend|bhai|dost"
    )

    static let placeSubjects: Set<String> = ["relocation", "moving-abroad", "staying"]

    /// Whether a word names a city or a country.
    func isPlace(_ name: String) -> Bool { place(in: name) != nil }

    /// A place, or staying where one is; `nil` for another option.
    func placeOrStaying(_ name: String) -> QuestionSubject? {
        let stays = Self.staying.match(QuestionWords.of(name).map(\.asWritten)) != nil
        return stays ? SubjectCatalogue.named("staying") : place(in: name)
    }

    /// A city or country: settling abroad, another place, or home.
    private func place(in name: String) -> QuestionSubject? {
        let words = QuestionWords.of(name)
        if Self.countries.match(words) != nil { return SubjectCatalogue.named("moving-abroad") }
        // For who was born there India is no other country.
        if Self.india.match(words) == words.indices {
            return SubjectCatalogue.named(isAbroad("Delhi") == false ? "staying" : "moving-abroad")
        }
        guard words.count <= 5 else { return nil }
        // “kapde ka ya mobile ka”: what is dealt in is no city.
        if ["ka", "ki", "ke"].contains(words.last?.latin) { return nil }
        for word in name.split(separator: " ").reversed().prefix(2) where word.unicodeScalars.count >= 4 {
            let city = Self.cities[String(word).lowercased()] ?? String(word)
            guard let isAbroad = isAbroad(city) else { continue }
            return SubjectCatalogue.named(isAbroad ? "moving-abroad" : "relocation")
        }
        return nil
    }

    private static let buying = SpokenPattern("buy|buying|kharidna|kharidu|apna house|home|flat|apartment|ghar?")
    private static let renting = SpokenPattern("rent|renting|lease|kiraya|kiraye|kiraay")
    private static let staying = SpokenPattern(
        "stay|staying|remain|remaining|rukna|ruku|rukun|rahun|rakhu|rakhun|keep|continue|yahin|yahi|back|wapas"
    )
    /// Who stays with it stays no place.
    private static let work = SpokenPattern("job|jobs|naukri|company|work|firm|office|role|employer|boss")

    /// Whether all options are what is chosen at school: “science or commerce”.
    static func areStreams(_ options: [QuestionOption]) -> Bool {
        options.allSatisfy { option in
            QuestionWords.of(option.name).contains { streams.contains($0.latin) }
        }
    }

    private static let streams: Set<String> = [
        "science", "commerce", "arts", "humanities", "pcm", "pcb", "pcmb", "maths", "math", "biology", "bio",
        "physics", "chemistry", "accounts", "economics", "history", "geography", "polity", "sociology", "sanskrit",
        "vigyan", "vanijya", "bcom", "bba", "bsc", "ba", "mcom", "msc",
    ]

    private static let countries = SpokenPattern(
        "canada|usa|america|uk|england|germany|australia|singapore|europe|abroad|japan|ireland|france|spain|italy|dubai|uae|gulf|newzealand|videsh|foreign|us|qatar|oman|kuwait|saudi|sweden|norway|netherlands|poland|portugal|bahar"
    )

    private static let asking = SpokenPattern(
        "which|what|where|when|should|shall|will|can|do|does|is|kab|kaunsa|konsa|kaun|kahan|kya|better|suits"
    )

    /// What a course or an office is written as.
    private static let qualifications: [(names: Set<String>, slug: String)] = [
        (["ca", "cs", "cma", "cfa", "bcom", "mcom"], "finance-work"), (["llb", "llm"], "law"),
        (["mbbs", "bds", "bams", "neet"], "medicine"), (["btech", "mtech", "mca", "bca", "it", "ai"], "tech"),
        (["mba", "bba", "ms", "ma", "msc", "bsc", "ba"], "study"), (["ias", "ips", "upsc", "ssc"], "government"),
        (["bed", "med", "net"], "teaching"), (["phd"], "research"), (["switch", "quit", "resign"], "job-change"),
        (["commerce"], "finance-work"), (["private", "pvt"], "employment"),
        (["science", "physics", "chemistry"], "research"),
        (["biology", "pcb"], "medicine"), (["maths", "math", "pcm"], "tech"), (["humanities"], "arts"),
    ]

    private static let cities = [
        "dilli": "delhi", "bambai": "mumbai", "bombay": "mumbai", "kalkatta": "kolkata", "calcutta": "kolkata",
        "madras": "chennai", "banglore": "bangalore", "bengaluru": "bangalore", "poona": "pune", "banaras": "varanasi",
    ]

    private static let leading: Set<String> = Set(
        """
        compare aur should shall can could would will do does is are am was i we you my me for which what whats who one better best \
        suits suit suited right good more between choose decide to be become go take choose pick join have get the a an kya main mai mein mujhe mere \
        mera meri liye me ko ye yeh behtar क्या मैं मुझे मेरे लिए मेरी मेरा इस in on at between if and it think plz please or \
        shoud shuld shall join joining study studying son daughter brother sister settle live living move moving go going travel work working ok tell bataiye batao बताइए this
        """.split(whereSeparator: { " \n".contains($0) }).map(String.init)
    )
    private static let trailing: Set<String> = Set(
        """
        कहाँ कहां रहूँ रहूं रहना रहें बसूँ बसूं जाऊं \
        kya kaun kaunsa konsa क्या कौन lagega lagegi kahan rehna rahna raho rahu basna theek thik better best for me karu karun karna karni chahiye chaiye chahie chaahiye hai hain sahi behtar accha acha rahega rahegi banu banun lu lun \
        loon le jau jaun jaaun banna instead please करूँ करूं करना चाहिए है बनूँ बनूं सही बेहतर अच्छा रहेगा रहेगी लूँ लूं जाऊँ जाऊं which one suits \
        be is more my chart hi bhi padegi padega lagegi by according to hoga hogi होगा होगी करें kare karen then now में mein me
        """.split(whereSeparator: { " \n".contains($0) }).map(String.init)
    )
}
