package import Calls
package import Foundation

/// The calls of a ``ConversationService``, for the person who asks.
package enum ConversationEndpoints {
    package static let ask = Endpoint<AskInput, AskedQuestion, AstrologyError>(
        "askQuestion",
        .post,
        "/api/v1/astrology/questions",
        for: .person,
        subject: "Conversations",
        summary: "Take a question and begin to answer it",
        status: 202,
        problems: [.notFound, .birthNeeded, .quotaExhausted, .stillAnswering]
    )

    package static let answerAgain = Endpoint<AnswerAgainInput, AskedQuestion, AstrologyError>(
        "answerAgain",
        .post,
        "/api/v1/astrology/questions/{id}/answers",
        for: .person,
        subject: "Conversations",
        summary: "Write another answer to a question",
        status: 202,
        problems: [.notFound, .quotaExhausted, .stillAnswering]
    )

    package static let edit = Endpoint<EditQuestionInput, AskedQuestion, AstrologyError>(
        "editQuestion",
        .put,
        "/api/v1/astrology/questions/{id}",
        for: .person,
        subject: "Conversations",
        summary: "Ask a question in other words in its place",
        status: 202,
        problems: [.notFound, .quotaExhausted, .stillAnswering]
    )

    package static let steps = Endpoint<StepsInput, AnswerSteps, AstrologyError>(
        "getAnswerSteps",
        .get,
        "/api/v1/astrology/answers/{id}/steps",
        for: .person,
        subject: "Conversations",
        summary: "Follow the writing of an answer",
        problems: [.notFound]
    )

    package static let stop = Endpoint<IdentifiedInput, NoContent, AstrologyError>(
        "stopAnswer",
        .post,
        "/api/v1/astrology/answers/{id}/stop",
        for: .person,
        subject: "Conversations",
        summary: "End the writing of an answer",
        problems: [.notFound]
    )

    package static let threads = Endpoint<ThreadListInput, [ConversationThread], AstrologyError>(
        "listThreads",
        .get,
        "/api/v1/astrology/threads",
        for: .person,
        subject: "Conversations",
        summary: "List or search the threads"
    )

    package static let conversation = Endpoint<IdentifiedInput, Conversation, AstrologyError>(
        "getThread",
        .get,
        "/api/v1/astrology/threads/{id}",
        for: .person,
        subject: "Conversations",
        summary: "Get a thread with its messages",
        problems: [.notFound]
    )

    package static let change = Endpoint<ChangeThreadInput, ConversationThread, AstrologyError>(
        "changeThread",
        .patch,
        "/api/v1/astrology/threads/{id}",
        for: .person,
        subject: "Conversations",
        summary: "Rename, pin or archive a thread",
        problems: [.notFound]
    )

    package static let delete = Endpoint<IdentifiedInput, NoContent, AstrologyError>(
        "deleteThread",
        .delete,
        "/api/v1/astrology/threads/{id}",
        for: .person,
        subject: "Conversations",
        summary: "Delete a thread, or do nothing when it is gone",
        problems: [.notFound]
    )

    package static let restore = Endpoint<IdentifiedInput, ConversationThread, AstrologyError>(
        "restoreThread",
        .post,
        "/api/v1/astrology/threads/{id}/restoration",
        for: .person,
        subject: "Conversations",
        summary: "Put back a thread that was deleted within a day",
        problems: [.notFound]
    )

    package static let sessions = Endpoint<NoInput, [GuideSession], AstrologyError>(
        "listGuideSessions",
        .get,
        "/api/v1/astrology/sessions",
        for: .person,
        subject: "Conversations",
        summary: "List the sessions, newest first"
    )

    package static let drafts = Endpoint<NoInput, [QuestionDraft], AstrologyError>(
        "listDrafts",
        .get,
        "/api/v1/astrology/drafts",
        for: .person,
        subject: "Conversations",
        summary: "List what is written and not asked, newest first"
    )

    package static let keepDraft = Endpoint<DraftInput, NoContent, AstrologyError>(
        "keepDraft",
        .put,
        "/api/v1/astrology/drafts",
        for: .person,
        subject: "Conversations",
        summary: "Keep what is written of a question",
        problems: [.notFound]
    )

    package static let trace = Endpoint<IdentifiedInput, ReasoningTrace, AstrologyError>(
        "getTrace",
        .get,
        "/api/v1/astrology/traces/{id}",
        for: .person,
        subject: "Conversations",
        summary: "Tell how an answer came about",
        problems: [.notFound]
    )

    package static let export = Endpoint<ExportInput, ExportedFile, AstrologyError>(
        "exportConversations",
        .get,
        "/api/v1/astrology/export",
        for: .person,
        subject: "Conversations",
        summary: "Give out conversations as one text",
        problems: [.notFound]
    )

    package static let predict = Endpoint<PredictInput, Prediction, AstrologyError>(
        "predict",
        .post,
        "/vedic/api/predict/",
        for: .person,
        subject: "Conversations",
        summary: "Answer a question, as JSON or as a stream of events",
        problems: [.notFound, .birthNeeded, .quotaExhausted, .stillAnswering]
    )

    package static let prediction = Endpoint<PredictionInput, Prediction, AstrologyError>(
        "getPrediction",
        .get,
        "/vedic/api/predict/{id}/",
        for: .person,
        subject: "Conversations",
        summary: "Give an answer that was begun, as JSON or as a stream of events",
        problems: [.notFound]
    )
}

/// One of the person's things.
package struct IdentifiedInput: EndpointInput, Hashable {
    package var id: UUID

    package init(_ id: UUID) {
        self.id = id
    }

    package static let fields: [InputField] = [.path("id", .uuid, "Which one.")]
}
