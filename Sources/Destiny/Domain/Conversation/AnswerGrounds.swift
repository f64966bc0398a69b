package import Foundation

/// What an answer rests on.
package struct AnswerGrounds: Codable, Hashable, Sendable {
    package var area: LifeArea
    package var tools: [ToolChip]
    package var sources: [Citation]
    /// `nil` for a fixed response.
    package var confidence: Confidence?
    package var answerer: Answerer
    package var traceID: UUID

    package init(
        area: LifeArea,
        tools: [ToolChip],
        sources: [Citation],
        confidence: Confidence?,
        answerer: Answerer,
        traceID: UUID
    ) {
        self.area = area
        self.tools = tools
        self.sources = sources
        self.confidence = confidence
        self.answerer = answerer
        self.traceID = traceID
    }
}
