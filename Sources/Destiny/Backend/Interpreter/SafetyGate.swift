import DestinyDomain

/// Decides, before anything is computed, whether a question is one for a chart.
///
/// Errs towards the fixed response: a question that is stopped wrongly costs a sentence, one that passes wrongly can
/// cost more. English, Hindi, and Hindi in Latin letters, with slips of the pen.
enum SafetyGate {
    /// What a question is stopped for; `nil` lets it through.
    static func refusal(of question: QuestionText) -> Refusal? {
        guard let courtesy = Courtesy.kind(of: question) else { return stop(in: question.spoken) }
        return pattern(in: question.spoken) ?? courtesy
    }

    /// Without greetings and thanks, which stop nothing.
    ///
    /// A pattern stops a question unless the scorer is sure of the opposite; the scorer alone stops what no pattern
    /// foresees, and says what it is of where a pattern hears less than a crisis.
    static func stop(in text: SpokenText) -> Refusal? {
        let found = pattern(in: text)
        guard found != .notAQuestion, let learned = scorer?.judgement(of: text.words) else { return found }
        guard let found else {
            // One word or two say little: “and children?”.
            return learned.score > (text.words.count <= 2 ? scoreOfCrisis : scoreThatStops) ? learned.kind : nil
        }
        if learned.score < (found.isCrisis ? scoreThatClearsCrisis : scoreThatClears) { return nil }
        return learned.score > scoreOfCrisis && learned.kind.isCrisis && !found.isCrisis ? learned.kind : found
    }

    /// In logits, from questions that were written after the scorer had learned: of 156 grave ones 4 passed, of 160
    /// harmless ones 7 were stopped.
    private static let scoreThatStops: Float = 1
    private static let scoreThatClears: Float = -1.5
    private static let scoreThatClearsCrisis: Float = -3
    private static let scoreOfCrisis: Float = 3
    static let scorer = GateScorer(
        weights: PackageResources.gate_weights_bin,
        concepts: GateConcepts(String(decoding: PackageResources.gate_concepts_txt, as: UTF8.self))
    )

    /// What the patterns alone stop it for.
    static func pattern(in text: SpokenText) -> Refusal? {
        let words = harmless.reduce(text.words) { $1.takingOut(of: $0) }
        guard !words.isEmpty else { return nil }
        if let rule = rules.first(where: { $0.applies(to: words) }) { return rule.refusal }
        if UnderAge.isAskedToMarry(text.words) || UnderAge.isAskedToMarry(words) { return .minor }
        return lesserRules.first { $0.applies(to: words) }?.refusal
    }

    private static let harmless = patterns(RefusalPatterns.harmless) + patterns(RefusalPatterns.professional)

    private static let rules = [
        SafetyRule(.overdose, CrisisPatterns.overdose),
        SafetyRule(.selfHarm, CrisisPatterns.selfHarm),
        SafetyRule(.childAbuse, CrisisPatterns.childAbuse),
        SafetyRule(.violence, CrisisPatterns.violence),
        SafetyRule(.minor, CrisisPatterns.minor),
    ]

    private static let lesserRules = [
        SafetyRule(.harm, RefusalPatterns.harm),
        SafetyRule(.pregnancy, RefusalPatterns.pregnancy),
        SafetyRule(.death, RefusalPatterns.death),
        SafetyRule(.illness, RefusalPatterns.illness, weak: RefusalPatterns.weakIllness),
        SafetyRule(.legal, RefusalPatterns.legal),
        SafetyRule(.money, RefusalPatterns.money, isLiftedByProfession: true),
        SafetyRule(.surveillance, RefusalPatterns.surveillance),
        SafetyRule(.notAQuestion, RefusalPatterns.notAQuestion),
    ]

    fileprivate static func patterns(_ text: String) -> [SpokenPattern] {
        text.split(separator: "\n").map { SpokenPattern($0) }
    }
}

extension Refusal {
    /// Whether somebody's life or safety is at stake.
    var isCrisis: Bool { CrisisResponse.paragraphs(for: self, isHindi: false) != nil }
}

/// The patterns that make a question one that a chart is not asked.
struct SafetyRule: Sendable {
    let refusal: Refusal
    private let strong: [SpokenPattern]
    private let weak: [SpokenPattern]

    /// - Parameters:
    ///   - refusal: what is answered.
    ///   - strong: any of them stops a question.
    ///   - weak: any of them does unless a profession is spoken of.
    ///   - isLiftedByProfession: whether that holds of the strong ones too.
    init(_ refusal: Refusal, _ strong: String, weak: String = "", isLiftedByProfession: Bool = false) {
        self.refusal = refusal
        self.strong = isLiftedByProfession ? [] : SafetyGate.patterns(strong)
        self.weak = SafetyGate.patterns(isLiftedByProfession ? strong : weak)
    }

    func applies(to words: [SpokenWord]) -> Bool {
        if strong.contains(where: { $0.match(words) != nil }) { return true }
        return weak.contains { $0.match(words) != nil } && Self.profession.match(words) == nil
    }

    private static let profession = SpokenPattern("%profession")
}

extension SpokenPattern {
    /// The words without those it fits; a word that fits nothing stands for them, so that nothing new becomes
    /// neighbours.
    func takingOut(of words: [SpokenWord]) -> [SpokenWord] {
        var words = words
        while let range = match(words) {
            words.replaceSubrange(range, with: [SpokenWord("·")])
        }
        return words
    }
}

/// Finds ages below eighteen beside words of marriage.
enum UnderAge {
    static func isAskedToMarry(_ words: [SpokenWord]) -> Bool {
        marriage.match(words) != nil && older.match(words) == nil && words.indices.contains { isAge(words, at: $0) }
    }

    private static let marriage = SpokenPattern("%marry")
    private static let older = SpokenPattern("older|younger|elder|senior|junior ~ than")
    private static let units = SpokenPattern("year*|yr*|yo|saal|sal|saala|sala|varsh*|baras")
    private static let before = SpokenPattern("is|am|age|aged|turned|turning|umar|umr|umra|at|only|just|class|by")
    private static let after = SpokenPattern("old|ki|ka|ke|hai|hu|hun|and|now|can|ke|mein|me|girl|boy|daughter|son")
    private static let number: [String: Int] = [
        "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "solah": 16, "pandrah": 15, "chaudah": 14, "satrah": 17, "terah": 13, "barah": 12,
        "nine": 9, "eight": 8,
    ]

    private static func isAge(_ words: [SpokenWord], at index: Int) -> Bool {
        let text = words[index].latin
        let digits = text.prefix { $0.isNumber }
        let spelled = text.count > 4 ? number.first { SpokenTerm($0.key[...]).fits(words[index]) }?.value : number[text]
        guard let age = spelled ?? Int(digits), (5..<18).contains(age) else { return false }
        let unit = text.dropFirst(digits.count)
        if !digits.isEmpty, !unit.isEmpty { return ["yo", "yr", "yrs", "y", "year", "years", "saal"].contains(unit) }
        let isAfterAge = index > 0 && before.match([words[index - 1]]) != nil
        guard index + 1 < words.count else { return isAfterAge }
        if units.match([words[index + 1]]) != nil {
            let next = index + 2 < words.count ? words[index + 2] : nil
            return isAfterAge || next.map { after.match([$0]) != nil } ?? false
        }
        if after.match([words[index + 1]]) != nil { return true }
        return isAfterAge && ["month", "months", "days", "am", "pm"].contains(words[index + 1].latin) == false
            && words[index - 1].latin != "by"
    }
}
