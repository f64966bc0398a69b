import AccountsDomain
import Calls
import DestinyDomain
import DestinyService
import Foundation
import HTTPTypes
import Hummingbird

extension APIRouter {
    /// `/vedic/api/predict/`: JSON when the answer is written, or a stream of its steps when that is asked for.
    mutating func mountPredictions(_ astrology: AstrologyBackend) {
        mount(
            ConversationEndpoints.predict,
            events: { input, account, request in
                let asked = try await Self.ask(input, account, astrology)
                return try await astrology.conversations(of: account)
                    .steps(of: asked.answer.id, after: request.lastEventNumber ?? input.after)
                    .serverSentEvents
            },
            { input, account in
                let asked = try await Self.ask(input, account, astrology)
                return try await Self.prediction(
                    asked.answer.id,
                    account,
                    astrology,
                    places: astrology.namesakes(of: input.birth)
                )
            }
        )
        mount(
            ConversationEndpoints.prediction,
            events: { input, account, request in
                try await astrology.conversations(of: account)
                    .steps(of: input.id, after: request.lastEventNumber ?? input.after)
                    .serverSentEvents
            },
            { input, account in try await Self.prediction(input.id, account, astrology) }
        )
    }

    private static func ask(
        _ input: PredictInput,
        _ account: Account,
        _ astrology: AstrologyBackend
    ) async throws -> AskedQuestion {
        try await astrology.conversations(of: account).ask(
            input.question,
            in: input.threadID,
            about: try input.birth.map(astrology.details),
            key: input.key ?? IdempotencyKey()
        )
    }

    private static func prediction(
        _ answer: Message.ID,
        _ account: Account,
        _ astrology: AstrologyBackend,
        places: [String] = []
    ) async throws -> Prediction {
        let conversations = astrology.conversations(of: account)
        return Prediction(
            answer: try await conversations.answer(answer),
            quota: try await conversations.quota(),
            placesOfThatName: places
        )
    }
}

extension Request {
    /// Where a client that was cut off wants to go on.
    fileprivate var lastEventNumber: Int? {
        headers[.named("Last-Event-ID")].flatMap { Int($0) }
    }
}

extension AsyncStream<AnswerEvent> {
    /// Each step as an event of its name, numbered for `Last-Event-ID`.
    fileprivate var serverSentEvents: AsyncStream<ServerSentEvent> {
        AsyncStream<ServerSentEvent> { continuation in
            let task = Task {
                for await step in self {
                    // A step has no number that JSON does not have.
                    guard let data = try? JSONCoding.encode(step) else { continue }
                    continuation.yield(
                        ServerSentEvent(
                            id: step.sequence,
                            name: step.step.name,
                            data: String(decoding: data, as: UTF8.self)
                        )
                    )
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
