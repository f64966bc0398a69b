import Foundation

/// One person who swipes; likes every third card.
///
/// It waits for the server on the thread it is called on, as a phone would, and shares nothing with the others.
final class Swiper {
    private let connection: PlainConnection
    private let token: String
    /// What is held back from being sent again, and judged next.
    private var card = #"{"owner":"","name":""}"#
    private var count = 0
    private static let now = Date().ISO8601Format()

    /// A new guest with a first card.
    init(address: String) throws {
        connection = try PlainConnection(address)
        token = try Self.text(after: #""token":""#, until: "\"", in: try connection.post("/api/v1/guests", "{}"))
        try note(try post("/discovery/cards", #"{"next":{"count":1,"held":[]}}"#))
    }

    /// Judges the card and asks for the next ones; the milliseconds until their last byte.
    func swipe(next: Int) throws -> Double {
        count += 1
        let verb = count % 3 == 0 ? "like" : "skip"
        let decision = #"{"act":{"\#(verb)":{"repository":\#(card)}},"decidedAt":"\#(Self.now)","key":"\#(UUID())"}"#
        let body = #"{"decisions":[\#(decision)],"next":{"count":\#(next),"held":[]}}"#
        let start = ContinuousClock.now
        let answer = try post("/discovery/decisions", body)
        let time = (ContinuousClock.now - start).milliseconds
        guard answer.position(after: #""recorded""#) != nil else { throw Self.unexpected(answer) }
        try note(answer)
        return time
    }

    private func note(_ answer: UnsafeRawBufferPointer) throws {
        let before = card
        card = "{" + (try Self.text(after: #""id":{"#, until: "}", in: answer)) + "}"
        guard card != before else { throw BenchError.unexpected("a judged card came again: \(card)") }
    }

    private func post(_ path: String, _ body: String) throws -> UnsafeRawBufferPointer {
        try connection.post("/api/v1" + path, body, token: token)
    }

    /// Found by hand, so that reading the answers costs the server's processors little.
    private static func text(
        after start: StaticString,
        until end: Unicode.Scalar,
        in answer: UnsafeRawBufferPointer
    ) throws -> String {
        guard let position = answer.position(after: start) else { throw unexpected(answer) }
        return String(decoding: answer[position...].prefix { $0 != UInt8(ascii: end) }, as: UTF8.self)
    }

    private static func unexpected(_ answer: UnsafeRawBufferPointer) -> BenchError {
        .unexpected(String(decoding: answer.prefix(500), as: UTF8.self))
    }
}

/// Runs the body on a thread of its own, which may wait as long as it likes.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}
