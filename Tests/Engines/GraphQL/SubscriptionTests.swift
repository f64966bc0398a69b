import GraphQL
import Testing

struct SubscriptionTests {
    private static func http(_ stream: AsyncStream<String>) throws -> GraphQLHTTP<Void> {
        let schema = try ExecutableSchema<Void>(
            "type Query { a: Int } type Mutation { a: Int } type Subscription { word: String! state: String! fails: Int }"
        ) { binding in
            binding.query { $0.value("a") { _ in 1 } }
            binding.mutation { $0.value("a") { _ in 1 } }
            binding.subscription {
                $0.events("word") { _ in stream }
                $0.states("state") { _ in stream }
                $0.events("fails") { _ -> AsyncStream<Int> in throw GraphQLError("Not now.") }
            }
        }
        return GraphQLHTTP(schema)
    }

    private static func events(
        _ query: String,
        _ stream: AsyncStream<String>,
        accept: String = "text/event-stream"
    ) async throws -> [String] {
        let request = GraphQLHTTPRequest(
            method: "POST",
            headers: [("content-type", "application/json"), ("accept", accept)],
            body: Array("{\"query\":\"\(query)\"}".utf8)
        )
        let response = try await http(stream).respond(to: request) { _ in }
        #expect(response.status == 200)
        #expect(response.header("content-type") == "text/event-stream; charset=utf-8")
        guard case .events(let frames) = response.body else { return [] }
        var texts: [String] = []
        for await frame in frames { texts.append(String(decoding: frame, as: UTF8.self)) }
        return texts
    }

    private static func stream(_ words: [String]) -> AsyncStream<String> {
        AsyncStream { continuation in
            for word in words { continuation.yield(word) }
            continuation.finish()
        }
    }

    @Test func `each event is an answer and the end is told`() async throws {
        let events = try await Self.events("subscription { w: word }", Self.stream(["one", "two\\n"]))
        #expect(
            events == [
                "event: next\ndata: {\"data\":{\"w\":\"one\"}}\n\n",
                "event: next\ndata: {\"data\":{\"w\":\"two\\\\n\"}}\n\n",
                "event: complete\ndata:\n\n",
            ]
        )
    }

    @Test func `a subscription is a stream for whoever takes one, too`() async throws {
        let accept = "application/graphql-response+json, application/json, text/event-stream;q=0.1"
        #expect(try await Self.events("subscription { word }", Self.stream(["a"]), accept: accept).count == 2)
    }

    @Test(arguments: ["{ a }", "mutation { a }"])
    func `what is no subscription is one event`(_ query: String) async throws {
        let events = try await Self.events(query, Self.stream([]))
        #expect(events == ["event: next\ndata: {\"data\":{\"a\":1}}\n\n", "event: complete\ndata:\n\n"])
    }

    @Test func `what cannot be had is told as an event`() async throws {
        let invalid = try await Self.events("subscription { nothing }", Self.stream([]))
        #expect(invalid.count == 2)
        #expect(invalid.first?.contains("Cannot query field 'nothing'") == true)
        let failed = try await Self.events("subscription { fails }", Self.stream([]))
        #expect(failed.first?.contains("Not now.") == true)
        #expect(failed.last == "event: complete\ndata:\n\n")
    }

    @Test func `whoever is too far behind is told and given up`() async throws {
        let words = (0..<5000).map { "\($0)" }
        let events = try await Self.events("subscription { word }", Self.stream(words))
        #expect(events.count < 5001)
        #expect(events[events.count - 2].contains("Events came faster than they were taken."))
    }

    @Test func `whoever is asked how something is waits for who asks`() async throws {
        let taken = Counts()
        let schema = try ExecutableSchema<Void>("type Query { a: Int } type Subscription { state: Int! }") { binding in
            binding.query { $0.value("a") { _ in 1 } }
            binding.subscription {
                $0.states("state") { _ in
                    AsyncStream<Int> {
                        taken.add("taken")
                        return taken["taken"]
                    }
                }
            }
        }
        let request = GraphQLRequest(query: "subscription { state }")
        guard case .events(let answers) = await schema.subscribe(schema.prepare(request), context: ()) else {
            Issue.record("There are no events.")
            return
        }
        var reader = answers.makeAsyncIterator()
        for number in 1...50 {
            #expect(
                await reader.next().map { String(decoding: $0.json, as: UTF8.self) }
                    == #"{"data":{"state":\#(number)}}"#
            )
            #expect(taken["taken"] == number)
        }
    }

    @Test func `a subscription wants a stream`() async throws {
        let request = GraphQLHTTPRequest(
            method: "POST",
            headers: [("content-type", "application/json")],
            body: Array("{\"query\":\"subscription { word }\"}".utf8)
        )
        #expect(try await Self.http(Self.stream([])).respond(to: request) { _ in }.status == 406)
    }

    @Test(.timeLimit(.minutes(1))) func `a client that leaves ends its events`() async throws {
        let counts = Counts()
        let (words, continuation) = AsyncStream.makeStream(of: String.self)
        continuation.onTermination = { _ in counts.add("ended") }
        continuation.yield("one")
        let request = GraphQLHTTPRequest(
            method: "GET",
            query: "query=subscription%7Bword%7D",
            headers: [("accept", "text/event-stream")]
        )
        let http = try Self.http(words)
        let client = Task {
            guard case .events(let frames) = await http.respond(to: request, context: { _ in }).body else { return }
            for await _ in frames { counts.add("frame") }
        }
        while counts["frame"] == 0 { await Task.yield() }
        #expect(counts["ended"] == 0)
        client.cancel()
        await client.value
        // Whoever made the events is told by a task of its own.
        while counts["ended"] == 0 { await Task.yield() }
    }
}
