import Calls
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

    @Test func `what has no type and status is no problem document`() {
        #expect(throws: DecodingError.self) {
            try JSONCoding.decode(Problem.self, from: JSONCoding.encode(["title": "Oh"]))
        }
    }
}
