import DestinyDomain

/// A match as a text to share: points and words, no birth details.
struct MatchText {
    let text: String

    init(_ report: MatchReport, _ words: GuideWords) {
        let names = CoupleNames(report, words)
        let total = Points.text(report.totalScore, words)
        var lines = [
            words("destiny.match.spokenCouple", names.text, total, String(report.maxScore)), report.summary, "",
        ]
        lines += report.kutaDetails.map { kuta in
            "\(kuta.name.name(in: words.language)): \(Points.text(kuta.score, words)) / \(kuta.maxScore)"
                + " (\(kuta.boyValue) – \(kuta.girlValue))"
        }
        lines += ["", report.recommendation, words("destiny.note")]
        text = lines.joined(separator: "\n")
    }
}
