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

/// A computation that an answer rests on, as it is shown: “Analyzed 10th house”.
package struct ToolChip: Codable, Hashable, Sendable {
    /// Stable, for programs: `house`, `dasha`, `transit` and so on.
    package var tool: String
    package var label: String

    package init(tool: String, label: String) {
        self.tool = tool
        self.label = label
    }
}

/// A chapter of a text on which a statement rests.
package struct Citation: Codable, Hashable, Sendable {
    /// From the list of sources that answers may name: `BPHS:21`.
    package var id: String
    /// For a chip: `BPHS ch. 21, Santhanam`.
    package var label: String
    /// What the chapter is about: “Effects of the tenth house”.
    package var title: String

    package init(id: String, label: String, title: String) {
        self.id = id
        self.label = label
        self.title = title
    }
}
