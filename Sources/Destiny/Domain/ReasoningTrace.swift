package import Foundation

/// How one answer came about, step by step.
package struct ReasoningTrace: Codable, Hashable, Sendable, Identifiable {
    package var id: UUID
    package var question: String
    /// What the safety gate took the question for; `nil` when it let it through.
    package var refusal: Refusal?
    /// The areas that were recognised, best first, with the weight of their words.
    package var areas: [AreaScore]
    /// What time was asked about: “this year”, “now”.
    package var timeFrame: String
    /// In the order in which the tools ran.
    package var facts: [ChartFact]
    /// The answer, sentence by sentence.
    package var sentences: [Sentence]
    /// What the confidence was made of; empty for a fixed response.
    package var confidence: [ConfidencePart]
    package var answerer: Answerer
    /// Sentences of a provider that were taken out, because they did not rest on the facts.
    package var droppedSentences: Int
    package var computedWith: ComputedWith?
    package var createdAt: Date

    package struct AreaScore: Codable, Hashable, Sendable {
        package var area: LifeArea
        package var score: Double

        package init(area: LifeArea, score: Double) {
            self.area = area
            self.score = score
        }
    }

    package struct Sentence: Codable, Hashable, Sendable {
        package var text: String
        /// The facts it rests on; empty only in fixed responses and in the standing note.
        package var facts: [ChartFact.ID]

        package init(text: String, facts: [ChartFact.ID]) {
            self.text = text
            self.facts = facts
        }
    }

    package struct ConfidencePart: Codable, Hashable, Sendable {
        package var name: Name
        /// 0 … 1.
        package var value: Double
        /// Its share in the whole.
        package var weight: Double

        package enum Name: String, Codable, Hashable, Sendable, CaseIterable {
            case agreement, coverage, concordance, birthTime
        }

        package init(name: Name, value: Double, weight: Double) {
            self.name = name
            self.value = value
            self.weight = weight
        }
    }

    package init(
        id: UUID,
        question: String,
        refusal: Refusal?,
        areas: [AreaScore],
        timeFrame: String,
        facts: [ChartFact],
        sentences: [Sentence],
        confidence: [ConfidencePart],
        answerer: Answerer,
        droppedSentences: Int,
        computedWith: ComputedWith?,
        createdAt: Date
    ) {
        self.id = id
        self.question = question
        self.refusal = refusal
        self.areas = areas
        self.timeFrame = timeFrame
        self.facts = facts
        self.sentences = sentences
        self.confidence = confidence
        self.answerer = answerer
        self.droppedSentences = droppedSentences
        self.computedWith = computedWith
        self.createdAt = createdAt
    }
}

/// Who worded an answer; the facts are always computed here.
package enum Answerer: String, Codable, Hashable, Sendable, CaseIterable {
    /// Our own interpreter, by rules and templates.
    case classical
    /// A provider outside, checked sentence by sentence.
    case provider
    /// A provider began or failed, and our interpreter answered.
    case fallback
    /// A fixed response, where a chart must not be asked.
    case fixed
}

/// What a chart is not asked about; each has its fixed response and counts nothing.
package enum Refusal: String, Codable, Hashable, Sendable, CaseIterable {
    /// Wanting to die or to hurt oneself: support, and no astrology at all.
    case selfHarm
    /// Something taken already: an emergency.
    case overdose
    /// Violence of somebody near, and fear of it.
    case violence
    /// A child that is harmed.
    case childAbuse
    /// When somebody dies, how long somebody lives.
    case death
    /// Diagnoses and outcomes of illness, changes of medicine.
    case illness
    /// Pregnancy, fertility, the sex of a child.
    case pregnancy
    /// Investments, gambling, loans.
    case money
    /// Outcomes in court.
    case legal
    /// The marriage of somebody who is under age.
    case minor
    /// Finding out about another person behind their back.
    case surveillance
    /// Harming somebody, with or without rites.
    case harm
    /// Instructions to the guide instead of a question.
    case notAQuestion
    /// A greeting, or asking what can be asked.
    case greeting
    /// Thanks, or a goodbye.
    case thanks
}
