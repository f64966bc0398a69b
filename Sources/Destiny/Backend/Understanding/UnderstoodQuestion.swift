import DestinyDomain
import Foundation
import Jyotish

/// What kind of answer a question wants.
enum QuestionKind: String, CaseIterable, Sendable {
    case whether, when, which, how, why, what, describe, period, day, other, outside, courtesy, safety
}

/// A question as it was understood.
struct UnderstoodQuestion: Sendable {
    var kind: QuestionKind
    let subject: QuestionSubject?
    var span: QuestionSpan?
    /// Each with what it is called in the question.
    var options: [QuestionOption] = []
    let language: QuestionLanguage
    var refusal: Refusal?
    /// What of the guide itself is asked, where no chart is.
    var aboutGuide: AboutGuide?
    /// Whether subject or kind came from the question before.
    var isFollowUp = false
    /// Whether the same was asked just before, so that more is wanted.
    var isAgain = false
    /// Whether it only agrees, as in “yes please”: to begin is what comes next.
    var isAgreed = false
    /// Whether what is asked about is feared, as in “will I lose my job”.
    var isFeared = false
    /// Whether an end is asked for.
    var asksForEnd = false
    /// Whether a number is asked for, of children, of marriages, of attempts or of money.
    var asksForNumber: Bool { subject?.thing == nil && KindPatterns.asksForNumber(words) }
    /// Whether hours of a day are asked for: “what hours should I avoid tomorrow”.
    var asksForHours: Bool { kind == .day && KindPatterns.asksForHours(words) }
    /// Whether what comes after the best is asked for: “second best?”.
    var asksForSecond: Bool { words.count <= 6 && KindPatterns.fits(KindPatterns.secondBest, words) }
    /// Whether the weaker part of a time is asked for: “bad months?”.
    var asksForWeakTimes: Bool {
        (kind == .period || kind == .when && !looksBack) && KindPatterns.fits(KindPatterns.weakTimes, words)
    }
    /// Whether care is asked for: “what should I be careful about in December”.
    var asksForCare: Bool { kind == .how && KindPatterns.asksForCare(words) }
    /// Whether it is asked if something should be called off: “should I cancel my trip”.
    var isGivingUp: Bool {
        KindPatterns.callsOff(words) && !KindPatterns.subjectsOfLeaving.contains(subject?.slug ?? "")
    }
    /// Whether the next question may lean on it.
    var isLeanedOn: Bool { subject != nil || isRefused || aboutGuide == .customs }
    /// Whether it was stopped for what a chart must not be asked.
    var isRefused: Bool { kind == .safety && refusal != nil }
    var asksWhy: Bool { KindPatterns.fits(KindPatterns.why, words) }
    /// Whether a time that is over is asked for: “when did it start”.
    var looksBack: Bool { kind == .when && KindPatterns.looksBack(words) }
    /// The time asked about before, where another was asked about after it: “which of the two is better?”.
    var earlierSpan: QuestionSpan?
    /// The planet asked about before, where another was asked about after it: “which is stronger?”.
    var earlierPlanet: QuestionSubject?
    /// Whether “ever” is asked.
    var isOpenEnded = false
    /// Whether a field of work or study is looked for.
    var asksForField = false
    /// A day that was named and does not exist; ``span`` is the nearest one then.
    var missingDay: MissingDay?
    /// Somebody else whose matter it is: “brother”.
    var person: String?
    /// Whom of the family the conversation has named, with the name: “my brother Ravi”.
    var spokenOf: (person: String, name: String?)?
    /// The one fact of the chart that is asked for, or whose reason is.
    var fact: ExactFact?
    /// The words themselves, for choosing among ways to say a thing.
    var text = ""
    /// A yoga that is asked for by name.
    var words: [SpokenWord] = []
}

extension UnderstoodQuestion {
    /// “uska pati kaisa hoga” after a sister's wedding is of the sister's.
    mutating func keepPerson(of last: UnderstoodQuestion?) {
        spokenOf = person.map { ($0, KindPatterns.name(of: $0, in: text)) } ?? last?.spokenOf
        guard person == nil, let subject, subject.thing == nil, !KindPatterns.familySubjects.contains(subject.slug)
        else {
            return
        }
        if let (earlier, name) = last?.spokenOf, isTurned(to: earlier, name) {
            person = earlier
            return
        }
        guard let earlier = last?.person, Self.theirs.match(words) != nil else { return }
        person = earlier
    }

    /// “what about Ravi's job”, “and his marriage?”, turns after a brother was named.
    private func isTurned(to person: String, _ name: String?) -> Bool {
        if let name, words.contains(where: { [name, name + "s"].contains($0.latin) }) { return true }
        let isWoman = ["sister", "daughter", "mother", "wife"].contains(person)
        let isMan = ["brother", "son", "father", "husband"].contains(person)
        return words.count <= 5 && KindPatterns.turnsTo(words)
            && (!isWoman && Self.his.match(words) != nil || !isMan && Self.her.match(words) != nil
                || Self.hindiTheirs.match(words) != nil)
    }

    private static let his = SpokenPattern("his")
    private static let her = SpokenPattern("her")
    private static let hindiTheirs = SpokenPattern("uska|uski|uske|unka|unki|unke")

    /// Whom of the family a wedding is of; a husband or wife is the one whom the chart describes.
    var marryingPerson: String? { person.flatMap { ["husband", "wife"].contains($0) ? nil : $0 } }

    private static let theirs = SpokenPattern("her|his|she|he|uska|uski|uske|unka|unki|unke|iska|iski")
}
