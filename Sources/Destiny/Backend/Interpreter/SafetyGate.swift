import DestinyDomain
import Foundation
import Jyotish

/// Decides, before anything is computed, whether a question is one for a chart.
///
/// Errs towards the fixed response: a question that is stopped wrongly costs a sentence, one that passes wrongly can
/// cost more. English, Hindi, and Hindi in Latin letters, with slips of the pen.
enum SafetyGate {
    /// What a question is stopped for in this year; `nil` lets it through.
    static func refusal(of question: QuestionText, in year: Int) -> Refusal? { verdict(on: question, in: year).refusal }

    /// The year of a moment, from which years of birth are reckoned: by Greenwich, whoever asks.
    static func year(of moment: Date) -> Int { moment.local(offset: 0).date.year }

    static func verdict(on question: QuestionText, in year: Int) -> GateVerdict {
        var verdict = verdict(on: question.spoken, in: year)
        if let refusal = verdict.refusal, !refusal.isCrisis, verdict.found == nil, isOfTheGuide(question.spoken.words) {
            verdict.refusal = nil
        }
        if let courtesy = Courtesy.kind(of: question) { verdict.refusal = verdict.found ?? courtesy }
        return verdict
    }

    /// “how many questions do I have left” asks for no length of life, “today's tithi” for no money, and “which planet is
    /// my enemy” for nobody.
    private static func isOfTheGuide(_ words: [SpokenWord]) -> Bool {
        AboutGuide.asked(in: words, isAlone: true) != nil || ChartThings.subject(of: words)?.thing == .almanac
            || ExactFact.asked(in: words) != nil || bestYears.match(words) != nil
    }

    /// Of life they ask for no length.
    private static let bestYears = SpokenPattern(
        "best|good|better|golden|happiest|hardest year|years|time|phase|decade of my|our? life"
    )

    /// Without greetings and thanks, which stop nothing.
    ///
    /// A pattern stops a question unless the scorer is sure of the opposite; the scorer alone stops what no pattern
    /// foresees, and where it is sure it says what a question is of, but never that a crisis is none, that what was
    /// done to a child was done to somebody grown, nor that who wants to die speaks of violence alone.
    static func verdict(on text: SpokenText, in year: Int) -> GateVerdict {
        let isSure = MourningPatterns.isFollowingWished(in: text.words) || BareQuestions.isOfDying(text.words)
        let found = isSure ? .selfHarm : pattern(in: text, in: year)
        let judged = isSure ? .selfHarm : judged(text, found, in: year)
        let circumstance = Circumstance(of: text.words, found: found, judged: judged, in: year)
        return GateVerdict(found: found, refusal: circumstance?.refusal ?? judged, circumstance: circumstance)
    }

    static func stop(in text: SpokenText, in year: Int) -> Refusal? { verdict(on: text, in: year).refusal }

    /// “my boss hates me”, but not “neighbours hate me, I will burn their house”: what else is said must be harmless too.
    private static func isOrdinary(_ words: [SpokenWord]) -> Bool {
        ordinary.contains { pattern in
            guard let place = pattern.match(words) else { return false }
            let rest = words[..<place.lowerBound] + words[place.upperBound...]
            return rest.count <= 2 || (scorer?.judgement(of: Array(rest)).score ?? 0) < scoreThatStops
        }
    }

    private static func judged(_ text: SpokenText, _ found: Refusal?, in year: Int) -> Refusal? {
        guard found != .notAQuestion, let learned = scorer?.judgement(of: text.words) else { return found }
        guard let found else {
            // Three words say little: “and children?”, “without a loan?”.
            let limit = text.words.count <= 3 ? scoreOfCrisis : scoreThatStops
            guard learned.score > limit else { return nil }
            if BareQuestions.isAll(of: text.words) { return nil }
            let isCleared = (learned.score < scoreOfCrisis || !learned.kind.isCrisis) && isOrdinary(text.words)
            return isCleared ? nil : told(learned.kind, by: text.words, in: year)
        }
        if found == .illness, isOfRecovery(text.words) { return found }
        if learned.score < limit(of: found, in: text, year) { return nil }
        let isSurer =
            learned.score > scoreOfCrisis && (learned.kind.isCrisis || !found.isCrisis) && found != .childAbuse
            && !(found == .violence && learned.kind == .minor)
            && !(found == .selfHarm && [.violence, .childAbuse].contains(learned.kind))
        return isSurer ? told(learned.kind, by: text.words, in: year) : found
    }

    /// Below which the scorer clears what a pattern found.
    private static func limit(of found: Refusal, in text: SpokenText, _ year: Int) -> Float {
        if pattern(in: text.words.map(\.asWritten), in: year) == nil { return scoreThatClearsASlip }
        if found == .harm { return scoreThatClearsAThreat }
        return found.isCrisis ? scoreThatClearsACrisis : scoreThatClears
    }

    /// What makes a stopped question want words of its own.
    static func circumstance(of text: SpokenText, in year: Int) -> Circumstance? {
        verdict(on: text, in: year).circumstance
    }

    /// What is said of anybody under age is answered as a child's, and whom a husband's family touches as somebody
    /// grown.
    private static func told(_ refusal: Refusal, by words: [SpokenWord], in year: Int) -> Refusal {
        guard [.childAbuse, .violence, .harm].contains(refusal) else { return refusal }
        let isChild = UnderAge.isSaid(in: words) || MinorAge.isSaid(in: words, year)
        if MinorAge.isHarmed(words, year) { return .childAbuse }
        if refusal == .childAbuse, !isChild, byInLaws.match(words) != nil, ofAChild.match(words) == nil {
            return .violence
        }
        return refusal == .violence && isChild ? .childAbuse : refusal
    }

    private static let byInLaws = SpokenPattern(
        "inlaw|inlaws|law|laws|sasur|devar|jeth|nandoi|husband|pati|boss|colleague|manager|landlord"
    )
    private static let ofAChild = SpokenPattern(
        "child|children|kid|kids|daughter*|son|sons|niece|nephew|girl|boy|minor|baby|school|class|student|students|pupil|pupils|teen|teenager|bachpan|childhood|little|"
            + "beti|bete|beta|bachi|bachchi|bachcha|bachche|bacche|bhatiji|bhatija|bhatije|bhanji|bhanja|bhanje|behen|bahen|behan|sister|young"
    )

    /// In logits, from ordinary questions that the scorer had not learned: of 426 it has 9 stopped, where 0.4 has 12.
    private static let scoreThatStops: Float = 0.62
    private static let scoreThatClears: Float = -1.2
    /// “planning something for my school”: what may be meant for others is cleared later.
    private static let scoreThatClearsAThreat: Float = -1.7
    /// What a pattern takes for a crisis is hardly ever none.
    private static let scoreThatClearsACrisis: Float = -2.5
    /// Where no word of it stands there as it is written: “a slammed door” has no “slapped” in it.
    private static let scoreThatClearsASlip: Float = -1
    private static let scoreOfCrisis: Float = 3
    static let concepts = GateConcepts(String(decoding: PackageResources.gate_concepts_txt, as: UTF8.self))
    /// `nil` where the file that lies beside the program is gone: patterns alone stop questions then.
    static let scorer = LearnedWeights.gate.bytes.flatMap { GateScorer(weights: $0, concepts: concepts) }

    /// What the patterns alone stop it for.
    static func pattern(in text: SpokenText, in year: Int) -> Refusal? { pattern(in: text.words, in: year) }

    private static func pattern(in spoken: [SpokenWord], in year: Int) -> Refusal? {
        let words = withoutForecast(harmless.reduce(spoken) { $1.takingOut(of: $0) })
        guard !words.isEmpty, !BareQuestions.isField(spoken) else { return nil }
        let grave = rules.first { $0.applies(to: words) }?.refusal
        if grave != .overdose, grave != .selfHarm, MinorAge.isHarmed(words, year) { return .childAbuse }
        if let grave { return told(grave, by: words, in: year) }
        if UnderAge.isAskedToLove(spoken) || UnderAge.isAskedToLove(words) { return .minor }
        return lesserRules.first { $0.applies(to: words) }?.refusal ?? (isOfRecovery(words) ? .illness : nil)
    }

    /// “my mother is in hospital”, “will she come home from hospital”, but not “will I get a job at the hospital near
    /// home”.
    private static func isOfRecovery(_ words: [SpokenWord]) -> Bool {
        if RefusalPatterns.hospitalWork.match(words) != nil { return false }
        return RefusalPatterns.inHospital.contains { $0.match(words) != nil }
            || RefusalPatterns.recovery.match(words) != nil && somebodyIll.match(words) != nil
    }

    private static let somebodyIll = SpokenPattern(
        "%kin|she|he|i|we ~ is|are|was|were|been|has|lies|hain|hai|bharti|admitted"
    )

    /// “when is my father going to die” asks how long he lives; nobody in it wants to.
    private static func withoutForecast(_ words: [SpokenWord]) -> [SpokenWord] {
        guard let place = forecast.match(words) else { return words }
        return words[..<place.lowerBound] + words[place].filter { !["going", "to"].contains($0.latin) }
            + words[place.upperBound...]
    }

    private static let forecast = SpokenPattern("%kin is|are|was? going to %willdie")
    private static let ordinary = patterns(RefusalPatterns.ordinary)
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

    /// A pattern a line.
    static func patterns(_ text: String) -> [SpokenPattern] {
        text.split(separator: "\n").map { SpokenPattern($0) }
    }
}

/// What the gate makes of a question.
struct GateVerdict: Hashable, Sendable {
    /// What a pattern stops it for.
    let found: Refusal?
    /// What it is stopped for; `nil` lets it through.
    var refusal: Refusal?
    /// What makes a stopped question want words of its own.
    let circumstance: Circumstance?
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
