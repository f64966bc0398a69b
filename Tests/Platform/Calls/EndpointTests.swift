import Calls
import Foundation
import Testing

struct EndpointTests {
    @Test(arguments: ["ada", "a/b", "..", "50 % + ü?&#", "\u{1F600}"])
    func `what a client puts into a request the server takes out`(text: String) throws {
        let input = PostcardInput.sample(owner: text, text: text)
        let request = try postcardEndpoint.request(for: input)
        #expect(request.path.split(separator: "/").count == 5)
        #expect(try postcardEndpoint.input(from: request) == input)
    }

    @Test func `absent values take their default or stay absent`() throws {
        var request = try postcardEndpoint.request(for: .sample())
        request.query = ""
        request.body = Data(#"{"text":"Hello"}"#.utf8)
        let input = try postcardEndpoint.input(from: request)
        #expect(input.page == 1)
        #expect(input.colour == nil)
        #expect(input.stamps == nil)
    }

    @Test(
        arguments: [
            ("page=0", "page", "outOfRange"),
            ("page=x", "page", "notANumber"),
            ("page=", "page", "notANumber"),
            ("page=99999999999999999999", "page", "notANumber"),
            ("page=1&page=2", "page", "tooMany"),
            ("colour=blue", "colour", "unknownValue"),
            ("color=red", "color", "unknownField"),
            ("colour=%zz", "colour", "malformed"),
            ("colour=%ff", "colour", "malformed"),
        ]
    )
    func `a wrong query value is named`(query: String, field: String, reason: String) throws {
        var request = try postcardEndpoint.request(for: .sample())
        request.query = query
        expectProblem(in: request, field: field, reason: reason)
    }

    @Test(
        arguments: [
            ("", "body", "malformed"),
            ("[]", "body", "wrongType"),
            (#"{"text":"a""#, "body", "malformed"),
            ("{}", "text", "missing"),
            (#"{"text":""}"#, "text", "empty"),
            (#"{"text":null}"#, "text", "wrongType"),
            (#"{"text":7}"#, "text", "wrongType"),
            (#"{"text":"\u0000"}"#, "text", "malformed"),
            (#"{"text":"a","stamp":[]}"#, "stamp", "unknownField"),
            (#"{"text":"a","stamps":{}}"#, "stamps", "wrongType"),
            (stamp(#""value":0,"issuedAt":"2026-01-01T00:00:00Z""#), "stamps[0].value", "outOfRange"),
            (stamp(#""value":1.5,"issuedAt":"2026-01-01T00:00:00Z""#), "stamps[0].value", "notANumber"),
            (stamp(#""value":1"#), "stamps[0].issuedAt", "missing"),
            (stamp(#""value":1,"issuedAt":"today""#), "stamps[0].issuedAt", "malformed"),
        ]
    )
    func `a wrong value in the body is named`(body: String, field: String, reason: String) throws {
        var request = try postcardEndpoint.request(for: .sample())
        request.body = Data(body.utf8)
        expectProblem(in: request, field: field, reason: reason)
    }

    @Test func `text is counted in Unicode scalars, up to the limit and no further`() throws {
        #expect(throws: Never.self) { try input(text: String(repeating: "ü", count: 256)) }
        #expect(throws: Problem.self) { try input(text: String(repeating: "ü", count: 257)) }
    }

    @Test func `a write without its key is refused by the header's name`() throws {
        var request = try postcardEndpoint.request(for: .sample())
        request.headers["idempotency-key"] = nil
        expectProblem(in: request, field: "Idempotency-Key", reason: "missing")
        request.headers["idempotency-key"] = "1"
        expectProblem(in: request, field: "Idempotency-Key", reason: "malformed")
    }

    @Test func `a body that is not said to be JSON is not read`() throws {
        var request = try postcardEndpoint.request(for: .sample())
        request.headers["content-type"] = "text/plain"
        #expect { try postcardEndpoint.input(from: request) } throws: { ($0 as? Problem)?.status == 415 }
        request.headers["content-type"] = "application/json; charset=utf-8"
        #expect(throws: Never.self) { try postcardEndpoint.input(from: request) }
    }

    @Test func `JSON as deep as the body allows is refused, not followed`() throws {
        var request = try postcardEndpoint.request(for: .sample())
        request.body = Data((#"{"text":"# + String(repeating: "[", count: 60_000)).utf8)
        expectProblem(in: request, field: "body", reason: "malformed")
    }

    @Test func `an answer comes out as it went in`() throws {
        let postcard = Postcard(text: "Hello", sentAt: Date(timeIntervalSince1970: 1_700_000_000.5))
        let response = try postcardEndpoint.response(to: postcard)
        #expect(response.status == 201)
        #expect(try postcardEndpoint.output(from: response) == postcard)
    }

    @Test func `an answer of another server is unreadable`() throws {
        let page = EndpointResponse(status: 502, body: Data("<html>".utf8))
        #expect { try postcardEndpoint.output(from: page) } throws: { ($0 as? Problem)?.is(.unreadable) == true }
    }

    private func input(text: String) throws -> PostcardInput {
        try postcardEndpoint.input(from: try postcardEndpoint.request(for: .sample(text: text)))
    }

    private func expectProblem(
        in request: EndpointRequest,
        field: String,
        reason: String,
        location: SourceLocation = #_sourceLocation
    ) {
        #expect(sourceLocation: location) {
            try postcardEndpoint.input(from: request)
        } throws: { error in
            guard let problem = error as? Problem else { return false }
            return problem.field == field && problem.extensions["reason"] == .string(reason)
        }
    }
}

private func stamp(_ members: String) -> String {
    #"{"text":"a","stamps":[{\#(members)}]}"#
}

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
