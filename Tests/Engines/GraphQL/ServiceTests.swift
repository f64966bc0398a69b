import GraphQL
import Testing

private func persisted(_ hash: String) -> [GraphQLValue.Member] {
    [.init("persistedQuery", .object([.init("version", .int(1)), .init("sha256Hash", .string(hash))]))]
}

/// What `sha256sum` says of `{ __typename }`.
private let hash = "7f56e67dd21ab3f30d1ff8b7bed08893f0a0db86449836189b361dd1e56ddb4b"

struct ServiceTests {
    @Test func `a document is known by its hash once it was sent with it`() async throws {
        let schema = try librarySchema()
        func ask(_ query: String?, _ hash: String) async -> GraphQLAnswer {
            await schema.execute(GraphQLRequest(query: query, extensions: persisted(hash)), context: Library())
        }
        let missed = await ask(nil, hash)
        #expect(missed.outcome == .refused(.unknownDocument))
        #expect(missed.errors.first?.message == "PersistedQueryNotFound")
        #expect(missed.errors.first?.code == "PERSISTED_QUERY_NOT_FOUND")
        #expect(await ask("{ fails }", hash).outcome == .refused(.malformed))
        #expect(await ask(nil, hash).outcome == .refused(.unknownDocument))
        #expect(await ask("{ __typename }", hash).text == #"{"data":{"__typename":"Query"}}"#)
        #expect(await ask(nil, hash).text == #"{"data":{"__typename":"Query"}}"#)
    }

    @Test func `only documents that are trusted are answered where that is wanted`() async throws {
        var settings = ExecutionSettings()
        try settings.documents.trust(
            manifest: """
                {"format": "apollo-persisted-query-manifest", "version": 1,
                 "operations": [{"id": "own", "name": "Q", "type": "query", "body": "{ maybe { good } }"}]}
                """
        )
        settings.documents.trust("{ __typename }")
        settings.documents.trustedOnly = true
        let schema = try librarySchema(settings)
        func ask(_ query: String?, _ hash: String?) async -> GraphQLAnswer {
            let extensions = hash.map(persisted) ?? []
            return await schema.execute(GraphQLRequest(query: query, extensions: extensions), context: Library())
        }
        #expect(await ask(nil, "own").text == #"{"data":{"maybe":{"good":1}}}"#)
        #expect(await ask("{ __typename }", nil).text == #"{"data":{"__typename":"Query"}}"#)
        #expect(await ask("{ __typename  }", nil).errors.first?.code == "DOCUMENT_NOT_TRUSTED")
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"format":"apollo-persisted-query-manifest","version":2,"operations":[]}"#,
        #"{"format":"apollo-persisted-query-manifest","version":1,"operations":[{"id":"a"}]}"#,
    ])
    func `a manifest of another kind is refused`(_ text: String) {
        var documents = PersistedDocuments()
        #expect(throws: PersistedDocuments.ManifestFault.self) { try documents.trust(manifest: text) }
    }

    @Test func `the same request is the same bytes`() async throws {
        let schema = try librarySchema()
        let request = GraphQLRequest(
            query: "{ books { author { name } similar { needed title } writer { id } } broken { id } }"
        )
        let first = await schema.execute(request, context: Library())
        for _ in 0..<20 { #expect(await schema.execute(request, context: Library()).json == first.json) }
    }

    @Test func `a plan is of its conditions`() async throws {
        let schema = try librarySchema()
        let document =
            "query ($a: Boolean!, $b: Boolean!) { maybe { good @include(if: $a) list @skip(if: $b) } __typename }"
        for (a, b, inner) in [
            (true, true, #"{"good":1}"#), (true, false, #"{"good":1,"list":[1,2]}"#), (false, true, "{}"),
        ] {
            let variables = [GraphQLValue.Member("a", .boolean(a)), .init("b", .boolean(b))]
            let answer = await schema.execute(GraphQLRequest(query: document, variables: variables), context: Library())
            #expect(answer.text == "{\"data\":{\"maybe\":\(inner),\"__typename\":\"Query\"}}")
        }
    }

    @Test func `each request is observed`() async throws {
        let seen = Counts()
        var settings = ExecutionSettings()
        settings.observe = { observation in
            seen.add(
                "\(observation.operationName ?? "-") \(observation.codes) \(observation.isCached) \(observation.faults.map(\.coordinate))"
            )
        }
        let schema = try librarySchema(settings)
        for _ in 0..<2 {
            _ = await schema.execute(GraphQLRequest(query: "query Q { broken { id } }"), context: Library())
            _ = await schema.execute(GraphQLRequest(query: "{"), context: Library())
        }
        #expect(seen[#"Q ["INTERNAL_SERVER_ERROR"] false ["Query.broken"]"#] == 1)
        #expect(seen[#"Q ["INTERNAL_SERVER_ERROR"] true ["Query.broken"]"#] == 1)
        #expect(seen[#"- ["GRAPHQL_PARSE_FAILED"] false []"#] == 2)
    }

    @Test func `what is wrong inside is not told, but by the request's id`() async throws {
        let request = GraphQLRequest(query: "{ broken { id } }", id: "abc")
        let error = try #require(await librarySchema().execute(request, context: Library()).errors.first)
        #expect(error.message == "Internal server error.")
        #expect(error.extensions.contains(.init("requestId", .string("abc"))))
    }

    @Test func `an error of one's own is presented as one says`() async throws {
        var settings = ExecutionSettings()
        settings.present = { $0 is LibraryError ? GraphQLError("It is closed.", code: .badUserInput) : nil }
        let answer = try await librarySchema(settings).execute(
            GraphQLRequest(query: "{ broken { id } }"),
            context: Library()
        )
        #expect(answer.errors.first?.message == "It is closed.")
        #expect(answer.errors.first?.path == [.key("broken")])
    }

    @Test(arguments: [
        (String?.none, "{ a: __typename }", String?.none), ("A", "query A { __typename } query B { __typename }", nil),
        (nil, "query A { __typename } query B { __typename }", "Must provide operation name"),
        ("C", "query A { __typename } query B { __typename }", "Unknown operation named 'C'."),
        (nil, "fragment F on Query { fails }", "F"), ("", "{ __typename }", "Unknown operation named ''."),
    ])
    func `an operation is found by its name`(_ name: String?, _ document: String, _ fault: String?) async throws {
        let request = GraphQLRequest(query: document, operationName: name)
        let answer = try await librarySchema().execute(request, context: Library())
        if let fault {
            #expect(answer.errors.first?.message.contains(fault) == true, "\(answer.text)")
        } else {
            #expect(answer.errors.isEmpty)
        }
    }

    @Test func `mutations go in turn and stop where nothing can be answered any more`() async throws {
        let library = Library()
        let document = "mutation { a: add(title: \"a\") { title } fail b: add(title: \"b\") { title } }"
        let answer = try await librarySchema().execute(GraphQLRequest(query: document), context: library)
        #expect(answer.text.hasPrefix(#"{"data":null,"errors":[{"message":"Failed.""#))
        #expect(library.counts["a"] == 1)
        #expect(library.counts["b"] == 0)
    }
}
