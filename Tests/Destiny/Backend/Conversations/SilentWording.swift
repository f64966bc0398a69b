import DestinyDomain

@testable import DestinyService

/// A provider that never says a word.
struct SilentWording: AnswerWording {
    let provider = AnswerProvider(name: "silent.example", model: "none")

    func sentences(for brief: AnswerBrief) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { _ in }
    }
}
