import DestinyDomain

/// A whole answer of the interpreter with everything it rests on: what is said by default, what a provider may word
/// anew, and what is said when the provider fails.
struct GroundedAnswer: Sendable {
    let question: String
    let refusal: Refusal?
    let areas: [ReasoningTrace.AreaScore]
    let timeFrame: String
    let facts: [ChartFact]
    let sentences: [Sentence]
    /// `nil` for a fixed response.
    let confidence: Confidence?
    let confidenceParts: [ReasoningTrace.ConfidencePart]
    /// `nil` for a fixed response.
    let computedWith: ComputedWith?
    /// `nil` for a fixed response.
    var outline: AnswerOutline?
    /// What whoever words the answer anew has to keep to; `nil` for a fixed response.
    var brief: PlanBrief?

    struct Sentence: Hashable, Sendable {
        let text: String
        /// Facts it rests on, by id; empty only in fixed responses.
        let facts: [ChartFact.ID]
        /// Whether a new paragraph begins with it.
        let beginsParagraph: Bool
        /// Whether it is of the technical reading behind the answer.
        var isReading = false

        var asReading: Sentence {
            Sentence(text: text, facts: facts, beginsParagraph: beginsParagraph, isReading: true)
        }
    }

    var area: LifeArea { areas.first?.area ?? .general }

    /// The tools of the facts that are named, in order.
    var tools: [ToolChip] { facts.map(\.tool) }

    /// Of the facts that the sentences rest on, each once, in order.
    func sources(of sentences: [Sentence]) -> [Citation] {
        let named = Set(sentences.flatMap(\.facts))
        return facts.filter { named.contains($0.id) }.flatMap(\.sources).reduce(into: []) { list, citation in
            if !list.contains(citation) { list.append(citation) }
        }
    }
}

extension [GroundedAnswer.Sentence] {
    /// The sentences as one text with empty lines between paragraphs, and a line (`---`) before the reading.
    var text: String {
        enumerated().map { index, sentence in
            let isFold = index > 0 && sentence.isReading && !self[index - 1].isReading
            return (index == 0 ? "" : isFold ? "\n\n---\n\n" : sentence.beginsParagraph ? "\n\n" : " ") + sentence.text
        }.joined()
    }
}
