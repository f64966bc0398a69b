package import Calls
package import Foundation

/// An answer as `/vedic/api/predict/` gives it.
package struct Prediction: EndpointOutput, Hashable {
    package var predictionID: UUID
    package var threadID: UUID
    package var state: Message.State
    /// Markdown with emphasis, lists and paragraphs only.
    package var answer: String
    package var area: LifeArea?
    /// 0 … 0.85; absent for a fixed response.
    package var confidence: Double?
    package var confidenceLevel: Confidence.Level?
    /// As in “Analyzed 10th house”.
    package var tools: [String]
    /// The labels of the citations.
    package var sources: [String]
    package var answeredBy: Answerer?
    package var traceID: UUID?
    package var quota: Quota
    /// The cities that the place may mean, the one that was taken first; absent where it means one only.
    package var placesOfThatName: [String]?

    /// Of an answer, which has grounds when it is complete.
    package init(answer: Message, quota: Quota, placesOfThatName: [String] = []) {
        self.placesOfThatName = placesOfThatName.isEmpty ? nil : placesOfThatName
        predictionID = answer.id
        threadID = answer.threadID
        state = answer.state
        self.answer = answer.text
        area = answer.grounds?.area
        confidence = answer.grounds?.confidence?.score
        confidenceLevel = answer.grounds?.confidence?.level
        tools = answer.grounds?.tools.map(\.label) ?? []
        sources = answer.grounds?.sources.map(\.label) ?? []
        answeredBy = answer.grounds?.answerer
        traceID = answer.grounds?.traceID
        self.quota = quota
    }

    private enum CodingKeys: String, CodingKey {
        case state, answer, area, confidence, tools, sources, quota
        case predictionID = "prediction_id"
        case threadID = "thread_id"
        case confidenceLevel = "confidence_level"
        case answeredBy = "answered_by"
        case traceID = "trace_id"
        case placesOfThatName = "places_of_that_name"
    }

    package static let schema = JSONSchema.object(
        .required("prediction_id", .uuid),
        .required("thread_id", .uuid),
        .required("state", .choice(Message.State.self)),
        .required("answer", .string),
        .optional("area", .choice(LifeArea.self)),
        .optional("confidence", .number),
        .optional("confidence_level", .choice(Confidence.Level.self)),
        .required("tools", .array(of: .string)),
        .required("sources", .array(of: .string)),
        .optional("answered_by", .choice(Answerer.self)),
        .optional("trace_id", .uuid),
        .required("quota", Quota.schema),
        .optional(
            "places_of_that_name",
            .array(of: .string).described("What the place may mean, the city that was taken first.")
        )
    ).named("Prediction")
}

/// An answer that was begun, and from which of its steps on.
package struct PredictionInput: EndpointInput, Hashable {
    package var id: UUID
    package var after: Int

    package init(id: UUID, after: Int = 0) {
        self.id = id
        self.after = after
    }

    package static let fields: [InputField] = [
        .path("id", .uuid, "The answer's `prediction_id`."), .after,
    ]
}
