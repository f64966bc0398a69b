import DestinyDomain
import Foundation

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

    struct Sentence: Hashable, Sendable {
        let text: String
        /// Facts it rests on, by id; empty only in fixed responses.
        let facts: [ChartFact.ID]
        /// Whether a new paragraph begins with it.
        let beginsParagraph: Bool
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
    /// The sentences as one text with empty lines between paragraphs.
    var text: String {
        enumerated().map { index, sentence in
            (index == 0 ? "" : sentence.beginsParagraph ? "\n\n" : " ") + sentence.text
        }.joined()
    }
}
