import DestinyDomain

/// What to call the two of a match.
struct CoupleNames {
    let boy: String
    let girl: String
    let text: String

    init(_ report: MatchReport, _ words: GuideWords) {
        boy = report.boy.name.isEmpty ? words("destiny.match.boy") : report.boy.name
        girl = report.girl.name.isEmpty ? words("destiny.match.girl") : report.girl.name
        text = words("destiny.match.couple", boy, girl)
    }
}
