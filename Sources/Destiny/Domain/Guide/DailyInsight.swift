/// What today's sky says to one chart.
package struct DailyInsight: Codable, Hashable, Sendable {
    package var day: CalendarDay
    /// A few words: “A day for quiet work”.
    package var title: String
    /// Two or three sentences, each resting on one of the facts.
    package var text: String
    package var facts: [ChartFact]

    package init(day: CalendarDay, title: String, text: String, facts: [ChartFact]) {
        self.day = day
        self.title = title
        self.text = text
        self.facts = facts
    }
}
