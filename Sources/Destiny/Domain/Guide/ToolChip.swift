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
