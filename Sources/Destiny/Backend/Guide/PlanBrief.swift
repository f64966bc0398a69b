import DestinyDomain
import Foundation
import Jyotish

/// What was planned for an answer, as whoever words it anew is told it: kind, subject, span, windows, and our own
/// sentences as facts.
package struct PlanBrief: Hashable, Sendable {
    /// As the person wrote.
    let language: QuestionLanguage
    let kind: QuestionKind
    let subject: String
    /// The days asked about; `nil` when none were said.
    let span: String?
    let windows: [String]
    let options: [String]
    /// `P1` answers the question, the others are its reasons and the thing to do.
    let facts: [ChartFact]

    init(_ plan: AnswerPlan, front: [String]) {
        language = plan.question.language
        kind = plan.question.kind
        subject = plan.question.subject?.name ?? ""
        span = plan.told.map { "\($0.from.text) to \($0.to.text)" }
        windows = plan.windows.map { "\($0.from.text) to \($0.to.text)" }
        options = plan.options.map(\.name)
        facts = front.enumerated().map { index, sentence in
            ChartFact(
                id: "P\(index + 1)",
                tool: ToolChip(tool: "plan", label: "Weighed the question"),
                statement: sentence,
                polarity: 0,
                weight: 0,
                sources: []
            )
        }
    }

    var verdict: String { facts.first?.statement ?? "" }

    /// Whether a sentence answers the question as our own first one does.
    func isAnswered(by sentence: String) -> Bool {
        let (said, ours) = (GuardedText(sentence), GuardedText(verdict))
        switch kind {
        case .whether: return said.stance == ours.stance
        case .when:
            let years = ours.numbers.filter { $0.count == 4 }
            return years.isEmpty || !said.numbers.isDisjoint(with: years)
        case .day: return ours.numbers.isEmpty || !said.numbers.isDisjoint(with: ours.numbers)
        case .which:
            let best = options.first.map { $0.lowercased() } ?? ""
            return sentence.lowercased().contains(best)
        case .what: return ours.claims.isEmpty || !said.claims.isDisjoint(with: ours.claims)
        default: return true
        }
    }
}

/// A sentence in English, Hindi or Hindi in Latin letters as checks read it: planets, signs, months and numbers by one
/// name each, whatever the language.
struct GuardedText {
    /// What is claimed of the sky.
    let claims: Set<SkyClaim>
    /// Digits, also those that were written as words.
    let numbers: Set<String>
    let months: Set<String>
    /// As it is heard: Hindi's script in Latin letters.
    let heard: QuestionText
    let stance: Stance

    enum Stance: Hashable { case yes, no, open }

    init(_ text: String) {
        let words = Self.words(of: text)
        let plain = words.joined(separator: " ")
        claims = SkyClaim.claims(in: plain)
        numbers = Set(words.filter { $0 != "." && $0.allSatisfy(\.isNumber) })
        months = Set(words.indices.filter { Self.isMonth(words, $0) }.map { words[$0] })
        heard = QuestionText(text)
        stance = Self.stance(of: words)
    }

    /// Words in English where there is one for what checks look for; ends of clauses are kept as points.
    private static func words(of text: String) -> [String] {
        let ended = text.replacing(/[.;:!?।]/, with: " . ")
        return ended.split(separator: " ").flatMap { piece -> [String] in
            piece == "." ? ["."] : QuestionText(String(piece)).words.map(canonical)
        }
    }

    private static func canonical(_ word: String) -> String {
        if let digits = asciiDigits(word) { return digits }
        return names[word] ?? names[Devanagari.isIn(word) ? Devanagari.latin(word) : word] ?? word
    }

    private static func asciiDigits(_ word: String) -> String? {
        let digits = word.unicodeScalars.map {
            $0.properties.numericType == .decimal ? $0.properties.numericValue : nil
        }
        guard !digits.isEmpty, digits.allSatisfy({ $0 != nil }) else { return nil }
        return digits.compactMap { $0.map { String(Int($0)) } }.joined()
    }

    /// “may” only where it is a month.
    private static func isMonth(_ words: [String], _ index: Int) -> Bool {
        guard words[index] == "may" else { return monthNames.contains(words[index]) }
        guard index > 0 else { return false }
        return ["in", "on", "by", "until", "of", "from"].contains(words[index - 1])
            || words[index - 1].allSatisfy(\.isNumber)
    }

    private static func stance(of words: [String]) -> Stance {
        // “About marriage, in 2027: not …” and “Haan, …”.
        let start = words.firstIndex(of: ".").map { words[..<$0].contains("about") ? $0 + 1 : 0 } ?? 0
        let first = words[start...].prefix(3).map { $0 }
        if first.contains(where: ["yes", "haan", "han", "हाँ", "हां"].contains) { return .yes }
        if first.contains(where: ["no", "not", "nahi", "nahin", "नहीं", "rather"].contains) { return .no }
        return .open
    }

    static let monthNames: Set<String> = [
        "january", "february", "march", "april", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// Hindi's and Hinglish's names, by the English ones.
    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for graha in Graha.allCases { names[graha.name(in: .hindi)] = graha.rawValue }
        for rashi in Rashi.allCases { names[rashi.name(in: .hindi)] = rashi.rawValue }
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: " ").map(String.init)
            for name in parts.dropFirst() { names[name] = parts[0] }
        }
        return names
    }()

    /// The English word, then what else it is called.
    private static let table = """
        sun surya sury सूरज
        moon chandra chandrma चंद्रमा चन्द्र
        mars mangal
        mercury budh
        jupiter guru brihaspati बृहस्पति
        venus shukra shukr
        saturn shani
        aries mesh
        taurus vrishabh
        gemini mithun
        cancer kark
        leo singh sinh
        virgo kanya
        libra tula
        scorpio vrishchik
        sagittarius dhanu
        capricorn makar
        aquarius kumbh
        pisces meen min
        first pehla pehle पहले पहला
        second doosra doosre दूसरे दूसरा
        third teesra teesre तीसरे तीसरा
        fourth chautha chauthe चौथे चौथा
        fifth paanchva paanchve पाँचवें पांचवें पाँचवाँ
        sixth chhatha chhathe छठे छठा
        seventh saatva saatve सातवें सातवाँ
        eighth aathva aathve आठवें आठवाँ
        ninth nauva nauve नौवें नौवाँ
        tenth dasva dasve दसवें दसवाँ
        eleventh gyarahva gyarahve ग्यारहवें ग्यारहवाँ
        twelfth barahva barahve बारहवें बारहवाँ
        exalted uchch उच्च
        debilitated neech नीच
        retrograde vakri वक्री
        combust ast अस्त
        january janvari जनवरी
        february farvari फ़रवरी फरवरी
        march मार्च
        april अप्रैल
        may मई mai
        june जून
        july julai जुलाई
        august agast अगस्त
        september sitambar सितंबर सितम्बर
        october aktubar अक्तूबर अक्टूबर
        november navambar नवंबर नवम्बर
        december disambar दिसंबर दिसम्बर
        """
}
