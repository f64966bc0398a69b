import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(1)))
struct MetricsTests {
    @Test func `a histogram's buckets are cumulative and its parts agree`() {
        var histogram = DurationHistogram()
        for milliseconds in [1, 3, 3, 700, 60_000] { histogram.add(.milliseconds(milliseconds)) }
        let lines = histogram.lines(name: "time", labels: [MetricLabel("route", "/a")])
        #expect(lines.contains(#"time_bucket{route="/a",le="0.001"} 1"#))
        #expect(lines.contains(#"time_bucket{route="/a",le="0.005"} 3"#))
        #expect(lines.contains(#"time_bucket{route="/a",le="1.0"} 4"#))
        #expect(lines.contains(#"time_bucket{route="/a",le="30.0"} 4"#))
        #expect(lines.contains(#"time_bucket{route="/a",le="+Inf"} 5"#))
        #expect(lines.suffix(2) == [#"time_sum{route="/a"} 60.707"#, #"time_count{route="/a"} 5"#])
    }

    @Test func `a label's value cannot end its line`() {
        #expect([MetricLabel("host", "a\"b\\c\nd")].text == #"{host="a\"b\\c\nd"}"#)
    }

    @Test func `requests are counted by route, never by what somebody typed`() async throws {
        try await withServer(.live) { client in
            for path in ["/healthz", "/healthz", "/secret-of-a-person", "/api/v1/repositories/owner/name"] {
                _ = try await client.execute(uri: path, method: .get)
            }
            var response = try await client.execute(uri: "/metrics", method: .get)
            // The server's own work may be under way as well.
            while !response.text.contains("\ndb_client_active_operations 0\n") {
                response = try await client.execute(uri: "/metrics", method: .get)
            }
            #expect(response.headers[.contentType]?.hasPrefix("text/plain; version=0.0.4") == true)
            let labels = #"{http_request_method="GET",http_route="/healthz",http_response_status_code="200"}"#
            #expect(response.text.contains("http_server_request_duration_seconds_count\(labels) 2\n"))
            #expect(response.text.contains("# TYPE serendip_live_sessions gauge\nserendip_live_sessions 0.0\n"))
            #expect(response.text.contains("db_client_operation_duration_seconds_count"))
            // The one that reads this is under way.
            #expect(response.text.contains("# TYPE http_server_active_requests gauge\nhttp_server_active_requests 1\n"))
            #expect(!response.text.contains("secret-of-a-person"))
            #expect(!response.text.contains("owner/name"))
        }
    }

    @Test func `other machines and whom a proxy speaks for need the token`() async throws {
        try await withServer(.live) {
            $0.metricsToken = "a-long-secret"
        } _: { (client) async throws in
            func status(_ headers: HTTPFields) async throws -> HTTPResponse.Status {
                try await client.execute(uri: "/metrics", method: .get, headers: headers).status
            }
            let proxied = HTTPField.Name.test("X-Forwarded-For")
            #expect(try await status([:]) == .ok)
            #expect(try await status([proxied: "203.0.113.7"]) == .notFound)
            #expect(try await status([proxied: "203.0.113.7", .authorization: "Bearer a-long-secret"]) == .ok)
            #expect(try await status([.authorization: "Bearer a-long-secreT"]) == .notFound)
        }
        // Without a socket nobody is on this machine.
        try await withServer { client in
            let status = try await client.execute(uri: "/metrics", method: .get).status
            #expect(status == .notFound)
        }
    }
}
