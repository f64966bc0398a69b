import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

struct StartupUploadTests {
    private static let png = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBnRMWZgAAAABJRU5ErkJggg=="
    )

    @Test func `Strapi's form keeps a picture, whose id a startup takes`() async throws {
        try await withServer { http in
            let founder = try await PitchDeckClient(client: http).registered("ada")
            let png = try #require(Self.png)
            let reply = try await Self.upload(http, Self.form([("files", "moth.png", png)]), token: founder.token)
            #expect(reply.status == .created)
            let file = try #require(
                try JSONCoding.decode([JSONValue].self, from: Data(reply.body.readableBytesView)).first
            )
            #expect(file.at(["mime"]) == "image/png" && file.at(["name"]) == "moth.png" && file.at(["width"]) == 1)
            for name in ["createdAt", "updatedAt", "publishedAt"] {
                #expect(file.at([name])?.text.flatMap(RFC3339.date(from:)) != nil, "\(name)")
            }
            let number = try #require(file.at(["id"]))
            let path = try #require(file.at(["url"])?.text)
            // A draft's picture is its founder's alone.
            let draft = try await founder.created("Moth", status: "DRAFT", ["image": number])
            #expect(try await http.execute(uri: path, method: .get).status == .notFound)
            let detail = try await founder.query(
                "mutation($id: ID!) { updateStartup(documentId: $id, data: {}) { imageUrl image { url id } gallery { url } } }",
                ["id": .string(draft)]
            )
            #expect(
                detail["updateStartup", "image", "url"]?.text == path
                    && detail["updateStartup", "imageUrl"]?.text == path
            )
            let shown = try await http.execute(uri: path, method: .get)
            #expect(shown.status == .ok && shown.headers[.contentType] == "image/png")
            #expect(Data(shown.body.readableBytesView).count <= png.count)
            #expect(shown.headers[.test("X-Content-Type-Options")] == "nosniff")
            #expect(shown.headers[.contentSecurityPolicy]?.hasPrefix("sandbox;") == true)
            let page = try await http.execute(uri: "/pitchdeck/", method: .get)
            #expect(page.headers[.contentSecurityPolicy]?.contains("script-src 'self'") == true)
        }
    }

    @Test func `a form without files, of others, or of nobody is refused as Strapi refuses it`() async throws {
        try await withServer { http in
            let founder = try await PitchDeckClient(client: http).registered("ada")
            let cases: [(Data, String?, Int)] = [
                (Self.form([]), founder.token, 400),
                (Self.form([("other", "a.png", Data("a".utf8))]), founder.token, 400),
                (Self.form([("files", "a.svg", Data("<svg/>".utf8))]), founder.token, 400),
                (Self.form([("files", "a.png", Data())]), founder.token, 400), (Data("--x".utf8), founder.token, 400),
                (Self.form([("files", "a.png", Data("a".utf8))]), nil, 403),
            ]
            for (body, token, status) in cases {
                let reply = try await Self.upload(http, body, token: token)
                #expect(reply.status.code == status)
                let error = try JSONCoding.decode(JSONValue.self, from: Data(reply.body.readableBytesView))
                #expect(error.at(["error", "status"]) == .integer(Int64(status)))
            }
        }
    }

    @Test func `a form is read to its end or not at all`() throws {
        let body = Self.form([("files", "a \"b\".png", Data([1, 13, 10, 2])), ("files", "c", Data())])
        let form = try #require(MultipartForm(body, contentType: "multipart/form-data; boundary=\"x\""))
        #expect(form.parts.map(\.content) == [Data([1, 13, 10, 2]), Data()])
        #expect(form.parts.first?.name == "files" && form.parts.first?.fileName == "a \"b\".png")
        for length in 0..<body.count - 2 {
            #expect(
                MultipartForm(body.prefix(length), contentType: "multipart/form-data; boundary=x") == nil,
                "\(length)"
            )
        }
        #expect(MultipartForm(body, contentType: "application/json") == nil)
        #expect(MultipartForm(body, contentType: "multipart/form-data; boundary=") == nil)
    }

    /// A form with files as browsers write it, whose boundary is `x`.
    private static func form(_ files: [(field: String, name: String, content: Data)]) -> Data {
        var body = Data()
        for file in files {
            let name = file.name.replacing("\"", with: "%22")
            let head = "--x\r\nContent-Disposition: form-data; name=\"\(file.field)\"; filename=\"\(name)\"\r\n\r\n"
            body += Data(head.utf8) + file.content + Data("\r\n".utf8)
        }
        return body + Data("--x--\r\n".utf8)
    }

    private static func upload(
        _ http: any TestClientProtocol,
        _ body: Data,
        token: String?
    ) async throws -> TestResponse {
        var headers: HTTPFields = [.contentType: "multipart/form-data; boundary=x"]
        if let token { headers[.authorization] = "Bearer \(token)" }
        return try await http.execute(
            uri: "/api/upload",
            method: .post,
            headers: headers,
            body: ByteBuffer(bytes: body)
        )
    }
}
