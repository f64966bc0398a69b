/// A combination that texts name and a chart has.
package struct YogaNote: Codable, Hashable, Sendable {
    /// As in “Gajakesari”.
    package var name: String
    package var bodies: [Graha]
    /// What makes it, in words.
    package var rule: String
    package var source: Citation

    package init(name: String, bodies: [Graha], rule: String, source: Citation) {
        self.name = name
        self.bodies = bodies
        self.rule = rule
        self.source = source
    }
}
