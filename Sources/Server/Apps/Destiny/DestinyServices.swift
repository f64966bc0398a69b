import DestinyService
import Logging
import ServiceLifecycle

/// Destiny's backend as the configuration has it, with the language model that may word its answers.
struct DestinyServices: Service {
    let astrology: AstrologyBackend
    private let chat: ChatProvider?
    private let logger: Logger

    /// - Throws: ``ServeError`` for settings that make no sense, the database's errors.
    init(_ backend: Backend) async throws {
        let configuration = backend.configuration
        logger = backend.logger
        for file in LearnedWeights.missing {
            logger.warning(
                "questions are understood worse without a file beside the program",
                metadata: ["file": "\(file)"]
            )
        }
        chat = try ChatProvider(configuration)
        do {
            let store = try configuration.store.map { try StoreVerifier($0) }
            astrology = try await AstrologyBackend(
                database: backend.database,
                provider: chat?.wording,
                finder: try PlaceFinder(configuration, transport: backend.transport),
                verifyPurchase: store?.purchase(in:now:),
                now: backend.now
            )
        } catch {
            // The reason counts.
            try? await chat?.shutdown()
            throw error
        }
    }

    /// Goes on with answers that the last stop interrupted, and ends them when the server stops.
    func run() async throws {
        // A server that cannot listen ends at once, and then nothing goes on.
        if !Task.isCancelled { try await astrology.resume() }
        try await gracefulShutdown()
        await astrology.shutdown()
        do {
            try await chat?.shutdown()
        } catch {
            logger.warning("the language model's connections did not end cleanly", metadata: ["error": "\(error)"])
        }
    }
}
