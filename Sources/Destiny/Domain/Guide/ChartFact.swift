package import Foundation

/// One thing that was computed from a chart and may be said about it.
package struct ChartFact: Codable, Hashable, Sendable, Identifiable {
    /// `F1`, `F2` … within one answer.
    package var id: String
    package var tool: ToolChip
    /// A full sentence without judgement, as in “The lord of the 10th house, Saturn, is in Libra in the 4th house”.
    package var statement: String
    /// −1 what tradition counts as hard … +1 as helpful.
    package var polarity: Double
    /// How much it counts, 0 … 1.
    package var weight: Double
    /// From when it holds; `nil` for what is of the birth chart.
    package var from: Date?
    package var to: Date?
    package var sources: [Citation]

    package init(
        id: String,
        tool: ToolChip,
        statement: String,
        polarity: Double,
        weight: Double,
        from: Date? = nil,
        to: Date? = nil,
        sources: [Citation]
    ) {
        self.id = id
        self.tool = tool
        self.statement = statement
        self.polarity = polarity
        self.weight = weight
        self.from = from
        self.to = to
        self.sources = sources
    }
}
