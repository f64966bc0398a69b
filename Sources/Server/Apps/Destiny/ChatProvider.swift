import DestinyDomain
import DestinyService
import Outbound

/// The language model that may word answers, as whoever runs the server configures it.
struct ChatProvider: Sendable {
    let wording: ChatWording
    private let client: ChatClient

    /// `nil` when none is configured, or when the network is never asked.
    ///
    /// - Throws: ``ServeError`` for an address or a key that makes no sense.
    init?(_ configuration: ServerConfiguration) throws {
        guard !configuration.isOffline, let model = configuration.languageModel else { return nil }
        let settings: ChatConfiguration
        do throws(ChatConfiguration.Problem) {
            settings = try ChatConfiguration(url: model.url, model: model.name, key: model.key)
        } catch {
            switch error {
            case .invalidURL(let url):
                throw ServeError.wrongSetting("DESTINY_LLM_URL", "“\(url)” is not an http or https address")
            case .keyNeedsHTTPS:
                throw ServeError.wrongSetting("DESTINY_LLM_URL", "a key is only sent to https addresses")
            }
        }
        let client = ChatClient(configuration: settings)
        self.client = client
        wording = ChatWording(provider: AnswerProvider(name: settings.host, model: settings.model)) { lines in
            client.chat(lines.map { ChatClient.Line(role: $0.role, content: $0.content) })
        }
    }

    func shutdown() async throws { try await client.shutdown() }
}
