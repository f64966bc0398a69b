/// What a person chose.
package struct AstrologySettings: Codable, Hashable, Sendable {
    package var ayanamsa: AyanamsaChoice
    package var node: NodeChoice
    package var chartStyle: ChartStyle
    package var language: GuideLanguage
    /// The provider to which the person agreed to send the facts of the chart, by name; `nil` while there is none.
    ///
    /// Agreement ends when the server's provider changes.
    package var consentedProvider: String?

    package init(
        ayanamsa: AyanamsaChoice = .lahiri,
        node: NodeChoice = .mean,
        chartStyle: ChartStyle = .north,
        language: GuideLanguage = .english,
        consentedProvider: String? = nil
    ) {
        self.ayanamsa = ayanamsa
        self.node = node
        self.chartStyle = chartStyle
        self.language = language
        self.consentedProvider = consentedProvider
    }
}
