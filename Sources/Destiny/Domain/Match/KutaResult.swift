/// One of the eight kutas of a couple.
package struct KutaResult: Codable, Hashable, Sendable {
    package var name: KutaName
    /// 0 … `maxScore`, in halves.
    package var score: Double
    package var maxScore: Int
    /// What was compared, as in “Deva”.
    package var boyValue: String
    package var girlValue: String
    /// How it is counted, in one sentence.
    package var rule: String
    /// What tradition reads in it for this couple, in plain words.
    package var meaning: String
    /// The points with the roles exchanged, where they differ.
    package var exchangedScore: Double?

    package init(
        name: KutaName,
        score: Double,
        maxScore: Int,
        boyValue: String,
        girlValue: String,
        rule: String,
        meaning: String,
        exchangedScore: Double?
    ) {
        self.name = name
        self.score = score
        self.maxScore = maxScore
        self.boyValue = boyValue
        self.girlValue = girlValue
        self.rule = rule
        self.meaning = meaning
        self.exchangedScore = exchangedScore
    }
}
