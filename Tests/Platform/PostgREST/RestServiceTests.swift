import Calls
import Foundation
import Testing

@testable import PostgREST

/// Two tables and two functions of nobody in particular; writes are checked, answered and forgotten.
private struct MadeUpBackend: RestBackend {
    let rows: MadeUpRows

    var tables: [RestTable] { [MadeUpRows.made] }
    var functions: [RestFunction] {
        [
            RestFunction("some", [.init("n", .int4, isRequired: true)], result: MadeUpRows.made),
            RestFunction("act", [], result: MadeUpRows.made, isSingle: true, isVolatile: true),
        ]
    }

    func read(
        _ table: RestTable,
        _ query: RestQuery,
        by caller: Void,
        answer: @escaping @Sendable (any RestRows) throws(RestError) -> RestResponse
    ) async throws -> RestResponse { try answer(rows) }

    func write(_ table: RestTable, _ write: RestWrite, by caller: Void) async throws -> RestResponse {
        switch write.change {
        case .insert(let body, _):
            var written = rows
            written.rows = body.rows.map { row in table.columns.map { row[$0.name] ?? .null } }
            return try write.answer(written, written.count)
        case .update, .delete:
            return try write.answer(ChosenRows(rows, try write.choose(rows)), 0)
        }
    }

    func call(
        _ function: RestFunction,
        _ arguments: [String: JSONValue],
        _ query: RestQuery,
        by caller: Void
    ) async throws -> any RestRows {
        ChosenRows(rows, Array(0..<(arguments["n"]?.integer ?? 1)))
    }
}

struct RestServiceTests {
    private static func ask(
        _ method: String,
        _ target: String,
        _ headers: [(String, String)] = [],
        _ body: String = ""
    ) async throws -> RestResponse {
        var generator = SplitMix(state: 1)
        let service = RestService(MadeUpBackend(rows: MadeUpRows(count: 30, using: &generator)))
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        let request = RestRequest(
            method: method,
            path: parts.first ?? "",
            query: parts.count > 1 ? parts[1] : "",
            headers: headers,
            body: Array(body.utf8)
        )
        do {
            return try await service.respond(to: request, by: ())
        } catch let error as RestError {
            return error.response
        }
    }

    private static func code(_ response: RestResponse) -> String? {
        (try? JSONCoding.value(from: Data(response.body)))?.object?["code"]?.string
    }

    @Test(arguments: [
        ("GET", "things?id=foo.1", "", 400, "PGRST100"), ("GET", "things?id=1", "", 400, "PGRST100"),
        ("GET", "things?select=id,", "", 400, "PGRST100"), ("GET", "things?order=id.up", "", 400, "PGRST100"),
        ("GET", "things?or=(id.eq.1", "", 400, "PGRST100"), ("GET", "things?limit=x", "", 400, "PGRST100"),
        ("POST", "things", "", 400, "PGRST102"), ("POST", "things", "[{\"id\":1},{\"name\":\"a\"}]", 400, "PGRST102"),
        ("GET", "things?others.id=eq.1", "", 400, "PGRST108"),
        ("GET", "things?select=*,others(*)", "", 400, "PGRST200"),
        ("POST", "things", "{\"none\":1}", 400, "PGRST204"), ("POST", "things?columns=none", "{}", 400, "PGRST204"),
        ("GET", "things?none=eq.1", "", 400, "42703"), ("GET", "things?select=none", "", 400, "42703"),
        ("GET", "things?order=none", "", 400, "42703"), ("GET", "things?id=eq.x", "", 400, "22P02"),
        ("GET", "things?at=eq.x", "", 400, "22P02"), ("POST", "things", "{\"id\":\"x\"}", 400, "22P02"),
        ("PATCH", "things", "{\"name\":\"a\"}", 400, "21000"), ("DELETE", "things", "", 400, "21000"),
        ("GET", "things?select=id::point", "", 400, "42704"), ("GET", "things?select=id.sum()", "", 400, "PGRST123"),
        ("GET", "things?select=count()", "", 400, "PGRST123"), ("GET", "things?name=match.a", "", 400, "PGRST127"),
        ("GET", "things?name=fts.a", "", 400, "PGRST127"), ("GET", "things?id=eq(any).{1}", "", 400, "PGRST127"),
        ("GET", "things?select=others!inner(*)", "", 400, "PGRST127"),
        ("GET", "things?select=...others(*)", "", 400, "PGRST127"),
        ("GET", "none", "", 404, "PGRST205"), ("GET", "rpc/none", "", 404, "PGRST202"),
        ("GET", "rpc/some", "", 404, "PGRST202"), ("POST", "rpc/some", "{\"m\":1}", 404, "PGRST202"),
        ("GET", "a/b", "", 404, "PGRST125"), ("GET", "", "", 404, "PGRST126"), ("PUT", "things", "{}", 405, "PGRST117"),
        ("GET", "rpc/act", "", 405, "25006"), ("GET", "things?limit=-1", "", 416, "PGRST103"),
        ("GET", "things?stars=like.1", "", 404, "42883"), ("GET", "things?stars=is.true", "", 400, "42804"),
    ])
    func `every mistake has PostgREST's status and code`(
        method: String,
        target: String,
        body: String,
        status: Int,
        code: String
    ) async throws {
        let response = try await Self.ask(method, target, [], body)
        #expect(response.status == status && Self.code(response) == code, "\(method) \(target)")
        #expect(response.header("content-type") == "application/json; charset=utf-8")
    }

    @Test(arguments: [
        (("accept", "text/html"), 406, "PGRST107"), (("accept-profile", "private"), 406, "PGRST106"),
        (("prefer", "handling=strict, sort=none"), 400, "PGRST122"), (("prefer", "tx=rollback"), 400, "PGRST127"),
        (("accept", "application/vnd.pgrst.object+json"), 406, "PGRST116"), (("range", "5-2"), 416, "PGRST103"),
    ])
    func `headers that cannot be met are told`(header: (String, String), status: Int, code: String) async throws {
        let response = try await Self.ask("GET", "things", [header])
        #expect(response.status == status && Self.code(response) == code)
    }

    @Test(
        arguments: [
            ("things", [:], 200, "0-29/*"), ("things?limit=10", ["prefer": "count=exact"], 206, "0-9/30"),
            ("things", ["prefer": "count=exact"], 200, "0-29/30"),
            ("things?offset=25", ["prefer": "count=exact"], 206, "25-29/30"),
            ("things?limit=0", [:], 200, "*/*"), ("things?id=eq.-1", ["prefer": "count=exact"], 200, "*/0"),
            ("things?offset=31", ["prefer": "count=planned"], 416, "*/30"), ("things?offset=31", [:], 200, "*/*"),
            ("things", ["range": "5-9"], 200, "5-9/*"), ("things", ["range": "5-"], 200, "5-29/*"),
        ] as [(String, [String: String], Int, String)]
    )
    func `ranges and counts`(target: String, headers: [String: String], status: Int, range: String) async throws {
        let response = try await Self.ask("GET", target, headers.map { ($0.key, $0.value) })
        #expect(response.status == status && response.header("content-range") == range, "\(target)")
        let head = try await Self.ask("HEAD", target, headers.filter { $0.key != "range" }.map { ($0.key, $0.value) })
        #expect(head.body.isEmpty || head.status >= 400)
    }

    @Test func `writes answer as they are asked to`() async throws {
        let plain = try await Self.ask("POST", "things", [], "{\"id\":1,\"name\":\"a\"}")
        #expect(plain.status == 201 && plain.body.isEmpty && plain.header("content-range") == "*/*")
        let whole = try await Self.ask(
            "POST",
            "things?select=id,word:name",
            [("prefer", "return=representation,count=exact")],
            "[{\"id\":1,\"name\":\"a\"}]"
        )
        #expect(String(decoding: whole.body, as: UTF8.self) == #"[{"id":1,"word":"a"}]"#)
        #expect(whole.header("preference-applied") == "return=representation, count=exact")
        let place = try await Self.ask("POST", "things", [("prefer", "return=headers-only")], "{\"id\":1}")
        #expect(place.header("location") == "/things?id=eq.1")
        #expect(try await Self.ask("DELETE", "things?id=eq.1", [], "{}").status == 204)
        let patched = try await Self.ask(
            "PATCH",
            "things?id=lt.2",
            [("prefer", "return=representation")],
            "{\"name\":\"b\"}"
        )
        #expect(patched.status == 200 && patched.header("content-range") == "0-1/*")
        let none = try await Self.ask(
            "PATCH",
            "things?id=lt.2",
            [("prefer", "handling=strict,max-affected=1")],
            "{\"name\":\"b\"}"
        )
        #expect(none.status == 400 && Self.code(none) == "PGRST124")
    }

    @Test(arguments: [
        ("things?id=eq.1&select=id::text", "application/json", #"[{"id":"1"}]"#),
        ("things?id=eq.1&select=id", "application/vnd.pgrst.object+json", #"{"id":1}"#),
        ("things?id=in.(1,2)&select=id", "text/csv", "id\n1\n2"),
        ("things?id=in.{1,2}&select=n:id", "*/*", #"[{"n":1},{"n":2}]"#),
        ("things?id=in.()", "*/*", "[]"), ("things?id=in.{}", "*/*", "[]"),
        ("rpc/some?n=2&select=id&id=gt.0", "*/*", #"[{"id":1}]"#),
    ])
    func `rows in each form`(target: String, accept: String, text: String) async throws {
        let response = try await Self.ask("GET", target, [("accept", accept)])
        #expect(String(decoding: response.body, as: UTF8.self) == text)
    }

    @Test func `too many conditions, too deep ones and too long lists are refused`() async throws {
        let many = (0...50).map { "id=neq.\($0)" }.joined(separator: "&")
        let deep = "or=" + String(repeating: "(or", count: 9) + "(id.eq.1" + String(repeating: ")", count: 10)
        let long = "id=in.(\((0...2_000).map { "\($0)" }.joined(separator: ",")))"
        for query in [many, deep, long] {
            let response = try await Self.ask("GET", "things?\(query)")
            #expect(response.status == 400 && Self.code(response) == "PGRST100")
        }
    }
}
