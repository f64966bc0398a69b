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

/// What the home screen shows of one day.
package struct Today: Codable, Hashable, Sendable {
    package var insight: DailyInsight
    /// Three.
    package var questions: [SuggestedQuestion]

    package init(insight: DailyInsight, questions: [SuggestedQuestion]) {
        self.insight = insight
        self.questions = questions
    }
}

/// A question that follows from a person's present periods and transits.
package struct SuggestedQuestion: Codable, Hashable, Sendable {
    package var text: String
    package var area: LifeArea
    /// The fact it follows from, as a sentence.
    package var reason: String

    package init(text: String, area: LifeArea, reason: String) {
        self.text = text
        self.area = area
        self.reason = reason
    }
}

/// A part of life that questions are about.
package enum LifeArea: String, Codable, Hashable, Sendable, CaseIterable {
    case personality, marriage, career, finance, health, education, children, home, siblings, travel, fortune
    case spirituality, conflict
    /// None of them, or the whole of life.
    case general
}

/// How far the rules that were looked at agree; it says nothing about truth.
package struct Confidence: Codable, Hashable, Sendable {
    /// 0 … 0.85.
    package var score: Double
    package var level: Level

    package enum Level: String, Codable, Hashable, Sendable, CaseIterable { case low, moderate, high }

    /// - Parameter score: brought to 0 … 0.85; below 0.45 low, below 0.70 moderate, else high.
    package init(score: Double) {
        self.score = min(0.85, max(0, score))
        level = self.score < 0.45 ? .low : self.score < 0.70 ? .moderate : .high
    }
}
