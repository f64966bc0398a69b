import DestinyDomain
import Jyotish

/// What goes on with a stone, a metal or another custom of a planet: “aur chandi?”, “aur kis din?”.
extension QuestionReader {
    func remedyFollowed(
        _ words: [SpokenWord],
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard words.count <= 5, let remedy = SubjectCatalogue.named("remedy"),
            let before = RemedyTradition.Means.asked(in: last.words), Self.isOfRemedies(last)
        else { return nil }
        let body = ChartThings.bodies(of: words).first ?? RemedyTradition.body(of: words)
        let isDay = Self.whichDay.match(words) != nil
        let means = isDay ? .day : RemedyTradition.Means.asked(in: words)
        guard body != nil || means != nil else { return nil }
        let named = body ?? ChartThings.bodies(of: last.words).first ?? RemedyTradition.body(of: last.words)
        let said =
            (named.map { [SpokenWord($0.name.lowercased())] } ?? []) + [SpokenWord((means ?? before).word)]
        return understood(question, said, .how, remedy, nil, language, isFollowUp: true)
    }

    private static func isOfRemedies(_ last: UnderstoodQuestion) -> Bool {
        if case .planet? = last.subject?.thing { return true }
        return ["remedy", "luck"].contains(last.subject?.slug)
    }

    private static let whichDay = SpokenPattern("kis|kaunse|kaunsa|which|what din|day|var|weekday")
}
