/// The match of two charts.
package struct MatchReport: Codable, Hashable, Sendable {
    package static let maxScore = 36

    package var boy: MatchPerson
    package var girl: MatchPerson
    /// 0 … 36, in halves.
    package var totalScore: Double
    /// 36.
    package var maxScore: Int
    /// The eight, in the order of ``KutaName``.
    package var kutaDetails: [KutaResult]
    package var doshas: [DoshaResult]
    package var manglik: ManglikResult
    package var band: MatchBand
    /// Two or three sentences.
    package var summary: String
    /// In calm words; never whom to marry.
    package var recommendation: String
    /// The tables by which it was counted: `north-v1`.
    package var ruleset: String
    /// The total with the roles exchanged, for couples whom “boy” and “girl” do not fit.
    package var exchangedTotal: Double
    /// What an unknown time of birth leaves open; empty when nothing.
    package var openPoints: [String]
    package var settings: Settings

    package struct Settings: Codable, Hashable, Sendable {
        package var boy: ComputedWith
        package var girl: ComputedWith

        package init(boy: ComputedWith, girl: ComputedWith) {
            self.boy = boy
            self.girl = girl
        }
    }

    package init(
        boy: MatchPerson,
        girl: MatchPerson,
        totalScore: Double,
        kutaDetails: [KutaResult],
        doshas: [DoshaResult],
        manglik: ManglikResult,
        band: MatchBand,
        summary: String,
        recommendation: String,
        ruleset: String,
        exchangedTotal: Double,
        openPoints: [String],
        settings: Settings
    ) {
        self.boy = boy
        self.girl = girl
        self.totalScore = totalScore
        maxScore = Self.maxScore
        self.kutaDetails = kutaDetails
        self.doshas = doshas
        self.manglik = manglik
        self.band = band
        self.summary = summary
        self.recommendation = recommendation
        self.ruleset = ruleset
        self.exchangedTotal = exchangedTotal
        self.openPoints = openPoints
        self.settings = settings
    }
}
