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
        token = try Self.text(after: #""token":""#, in: try connection.post("/api/v1/guests", "{}"))
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
        guard answer.contains(#""recorded""#) else { throw BenchError.unexpected(String(answer.prefix(500))) }
        try note(answer)
        return time
    }

    /// Found by hand, so that reading the answers costs the server's processors little.
    private func note(_ answer: String) throws {
        let before = card
        guard let id = answer.range(of: #""id":{"#)?.upperBound, let end = answer[id...].firstIndex(of: "}") else {
            throw BenchError.unexpected("no card: " + answer.prefix(500))
        }
        card = "{" + answer[id...end]
        guard card != before else { throw BenchError.unexpected("a judged card came again: \(card)") }
    }

    private func post(_ path: String, _ body: String) throws -> String {
        try connection.post("/api/v1" + path, body, token: token)
    }

    private static func text(after start: String, in answer: String) throws -> String {
        guard let range = answer.range(of: start) else { throw BenchError.unexpected(answer) }
        return String(answer[range.upperBound...].prefix { $0 != "\"" })
    }
}

/// Runs the body on a thread of its own, which may wait as long as it likes.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}
