import DestinyDomain
import Foundation
import Jyotish

/// What a day may be asked about: subjects by turns, those whose time differs most from the person's usual first.
struct DayAgenda {
    let birth: CastBirth
    let date: CivilDate
    let astrologer: Astrologer
    let language: GuideLanguage

    /// A subject with what the day's time does for it.
    struct Item {
        let plan: AnswerPlan
        let subject: QuestionSubject
        /// The day's strength against the person's own usual; 1 is as ever.
        let relative: Double
        let stretch: SubjectCourse.Stretch
    }

    /// Looked at by turns, six a day, so that two days in a row share none.
    static let slugs = [
        "employment", "marriage", "money", "home", "study", "friends", "promotion", "love", "savings", "parents",
        "research", "focus", "own-business", "children", "debts", "house-purchase", "exam", "courage", "job-change",
        "siblings", "travel", "spirituality", "rest", "luck",
    ]
    private static let looked = 6

    /// At most three, of an area each, that can be asked about; none where no houses can be counted.
    ///
    /// Where the day's own six are too few, those of two days later follow, which neighbours of the day do not have.
    var items: [Item] {
        let own = weighed(from: date.daysSince1970)
        let items = chosen(from: own, [])
        return items.count == 3 ? items : chosen(from: weighed(from: date.daysSince1970 + 2), items)
    }

    private func weighed(from number: Int) -> [Item] {
        let count = Self.slugs.count
        let slugs = (0..<Self.looked).map { Self.slugs[((number * Self.looked + $0) % count + count) % count] }
        return slugs.compactMap(SubjectCatalogue.named).compactMap(item)
            .sorted { abs($0.relative - 1) > abs($1.relative - 1) }
    }

    private func chosen(from items: [Item], _ before: [Item]) -> [Item] {
        items.reduce(into: before) { list, item in
            guard list.count < 3, !list.contains(where: { $0.subject.area == item.subject.area }),
                question(item) != nil
            else { return }
            list.append(item)
        }
    }

    private func item(_ subject: QuestionSubject) -> Item? {
        let span = QuestionSpan(date, CivilDate(daysSince1970: date.daysSince1970 + 90), isSaid: false)
        let spoken: QuestionLanguage = language == .hindi ? .hindi : .english
        let question = UnderstoodQuestion(kind: .period, subject: subject, span: span, language: spoken)
        let noon = date.instant.addingTimeInterval(43_200)
        let plan = AnswerPlan(question, birth: birth, now: noon, astrologer: astrologer)
        guard let stretch = plan.stretches.first else { return nil }
        let relative = plan.usual < 0.02 ? 1 : stretch.strength / plan.usual
        return Item(plan: plan, subject: subject, relative: relative, stretch: stretch)
    }

    /// A question about an item as the guide understands it.
    func question(_ item: Item) -> SuggestedQuestion? {
        let noon = date.instant.addingTimeInterval(43_200)
        let reader = QuestionReader(birth: birth, now: noon, astrologer: astrologer)
        let text = texts(item).first { text in
            let read = reader.read(text)
            return read.refusal == nil && read.subject == item.subject
        }
        return text.map { SuggestedQuestion(text: $0, area: item.subject.area, reason: reason(item)) }
    }

    /// The likeliest first; the last is plain.
    private func texts(_ item: Item) -> [String] {
        let isStrong = item.relative >= 1.2
        let isWeak = item.relative < 0.8
        switch language {
        case .english:
            let name = item.subject.name.replacing("your ", with: "my ")
            let first =
                isStrong
                ? "Is this a good time for \(name)?"
                : isWeak ? "When does a better time for \(name) come?" : "What can I do for \(name) now?"
            return [first, "How is the time for \(name)?"]
        case .hindi:
            let name = HindiWords.oblique(item.subject.hindiName)
            let first =
                isStrong
                ? "क्या यह \(name) के लिए अच्छा समय है?"
                : isWeak ? "\(name) के लिए अच्छा समय कब आएगा?" : "मैं \(name) के लिए क्या करूँ?"
            return [first, "\(name) के लिए समय कैसा है?"]
        }
    }

    /// What the time does for it, as a sentence.
    func reason(_ item: Item) -> String {
        switch language {
        case .english:
            let grounds = EnglishFront(plan: item.plan).groundList(item.stretch)
            guard let first = grounds.first else {
                return "No running period and no slow planet is tied to \(item.subject.name) now."
            }
            return "At work for \(item.subject.name): \(first)."
        case .hindi:
            let name = HindiWords.oblique(item.subject.hindiName)
            guard let reason = item.stretch.reasons.first else { return "अभी कोई दशा \(name) से जुड़ी नहीं है।" }
            return "\(name) के लिए: \(HindiFront(plan: item.plan).text(reason))।"
        }
    }

    /// What the day has most, or least, behind it, as a sentence of the insight.
    func sentence(_ item: Item) -> String {
        let isMore = item.relative >= 1
        switch language {
        case .english:
            let name = item.subject.name
            let grounds = EnglishFront(plan: item.plan).groundList(item.stretch).first
            guard let grounds else { return "Around \(name) the time is quiet today, which is good for preparing." }
            return isMore
                ? "More than usual stands behind \(name) today: \(grounds)."
                : "Less than usual stands behind \(name) today, with only \(grounds) at work for it."
        case .hindi:
            let name = HindiWords.oblique(item.subject.hindiName)
            guard let reason = item.stretch.reasons.first else {
                return "\(name) के लिए आज समय शांत है, तैयारी के लिए अच्छा।"
            }
            let text = HindiFront(plan: item.plan).text(reason)
            return isMore
                ? "\(name) के लिए आज सामान्य से अधिक बल है: \(text)।"
                : "\(name) के लिए आज सामान्य से कम बल है; \(text)।"
        }
    }
}
