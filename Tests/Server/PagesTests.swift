import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

struct PagesTests {
    @Test func `every answer narrows what a page may do`() async throws {
        try await withServer { client in
            for path in ["/", "/nothing", "/api/v1/account", "/healthz"] {
                let headers = try await client.execute(uri: path, method: .get).headers
                let policy = try #require(headers[.contentSecurityPolicy])
                #expect(policy.contains("default-src 'none'; script-src 'self';"))
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(!policy.contains("unsafe-eval") && !policy.contains("script-src 'self' 'unsafe"))
                #expect(headers[.xContentTypeOptions] == "nosniff")
                #expect(headers[.strictTransportSecurity] == nil)
            }
        }
    }

    @Test func `TLS is asked for only where it is known to work`() async throws {
        try await withServer {
            $0.publicURL = URL(string: "https://serendip.example")
        } _: { client in
            let headers = try await client.execute(uri: "/", method: .get).headers
            #expect(headers[.strictTransportSecurity] != nil)
        }
    }

    @Test func `what is not there is a page for people and a problem for programs`() async throws {
        try await withServer { client in
            let page = try await client.execute(uri: "/nothing", method: .get, headers: [.accept: "text/html,*/*"])
            #expect(page.status == .notFound)
            #expect(page.headers[.contentType]?.hasPrefix("text/html") == true)
            for (path, accept) in [("/nothing", "*/*"), ("/api/nothing", "text/html")] {
                let response = try await client.execute(uri: path, method: .get, headers: [.accept: accept])
                #expect(response.status == .notFound)
                #expect(try response.decoded(Problem.self).is(.notFound))
            }
        }
    }

    @Test(arguments: [("en-GB", "en-GB"), ("de-DE", "en"), ("ar", "en")])
    func `an app whose words are English says so to screen readers`(wanted: String, said: String) async throws {
        try await withServer { client in
            let headers: HTTPFields = [.accept: "text/html", .acceptLanguage: wanted]
            for path in ["/findie/profile", "/gitrepd/favourites", "/repofinder/saved", "/account/"] {
                let page = try await client.execute(uri: path, method: .get, headers: headers).text
                #expect(page.contains("<html lang=\"\(said)\" dir=\"ltr\""), "\(path)")
            }
        }
    }

    @Test func `HEAD has the headers and no body`() async throws {
        try await withServer { client in
            let get = try await client.execute(uri: "/", method: .get)
            let head = try await client.execute(uri: "/", method: .head)
            #expect(head.status == .ok)
            #expect(head.headers[.contentLength] == get.headers[.contentLength])
            #expect(head.body.readableBytes == 0)
        }
    }

    @Test func `the launcher's files are kept by browsers and come back as unchanged`() async throws {
        try await withServer { client in
            let page = try await client.execute(uri: "/", method: .get).text
            let path = try #require(page.firstMatch(of: /href="(\/_assets\/[0-9a-f]+\/site\.css)"/)?.1)
            let file = try await client.execute(uri: String(path), method: .get)
            #expect(file.headers[.cacheControl] == "public, max-age=31536000, immutable")
            let tag = try #require(file.headers[.eTag])
            let again = try await client.execute(uri: String(path), method: .get, headers: [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
            #expect(again.body.readableBytes == 0)
            #expect(try await client.execute(uri: "/_assets/0/site.css", method: .get).status == .notFound)
        }
    }

    @Test(arguments: [("gzip, br", true), ("br", false), ("gzip;q=0", false), ("", false)])
    func `text is compressed for who takes gzip`(accepted: String, isCompressed: Bool) async throws {
        try await withServer { client in
            let path = "/api/openapi.json"
            let headers: HTTPFields = [.acceptEncoding: accepted]
            let response = try await client.execute(uri: path, method: .get, headers: headers)
            #expect((response.headers[.contentEncoding] == "gzip") == isCompressed)
            #expect(response.headers[.vary] == "Accept-Encoding")
            #expect(response.headers[.contentLength] == String(response.body.readableBytes))
            #expect(response.body.readableBytesView.starts(with: [0x1f, 0x8b]) == isCompressed)
        }
    }

    @Test func `a path answers only its declared methods, and says which`() async throws {
        try await withServer { client in
            let response = try await client.execute(uri: "/api/v1/account", method: .put)
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers[.allow] == "GET, HEAD, PATCH")
        }
    }

    @Test func `the server tells that it is ready and which version it is`() async throws {
        try await withServer {
            $0.limits.probeTimeout = .seconds(60)
        } _: { client in
            let ready = try await client.execute(uri: "/readyz", method: .get).decoded([String: String].self)
            #expect(ready == ["status": "ready", "version": ServerVersion.current])
        }
    }

    @Test func `the API's document lists what is mounted`() async throws {
        try await withServer { client in
            let document = try await client.execute(uri: "/api/openapi.json", method: .get).decoded(JSONValue.self)
            #expect(document.object?["openapi"] == "3.1.0")
            let paths = try #require(document.object?["paths"]?.object)
            #expect(paths["/api/v1/guests"]?.object?["post"]?.object?["operationId"] == "createGuest")
        }
    }
}
