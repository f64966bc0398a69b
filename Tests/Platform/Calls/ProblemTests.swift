import Calls
import Foundation
import Testing

struct ProblemTests {
    @Test func `a problem keeps its further members over the wire`() throws {
        let problem = Problem(
            .tooManyRequests,
            detail: "Wait a little.",
            field: "text",
            retryAfter: 30,
            extensions: ["until": "2026-01-01T00:00:00Z"]
        )
        #expect(try JSONCoding.decode(Problem.self, from: JSONCoding.encode(problem)) == problem)
    }

    @Test func `a wait is counted from the given moment, and from no other`() {
        let problem = Problem(.tooManyRequests, until: Date(timeIntervalSince1970: 1_000))
        #expect(problem.retryAfter == nil)
        #expect(problem.waiting(from: Date(timeIntervalSince1970: 969.5)).retryAfter == 31)
        #expect(problem.waiting(from: Date(timeIntervalSince1970: 2_000)).retryAfter == 1)
        #expect(problem.waiting(from: .distantFuture).retryAfter == 1)
        #expect(Problem(.unavailable, retryAfter: 5).waiting(from: .distantPast).retryAfter == 5)
        #expect(problem.until == Date(timeIntervalSince1970: 1_000))
    }

    @Test func `what has no type and status is no problem document`() {
        #expect(throws: DecodingError.self) {
            try JSONCoding.decode(Problem.self, from: JSONCoding.encode(["title": "Oh"]))
        }
    }
}
