import Calls
import Foundation
import Hummingbird
import HTTPTypes
import NIOCore

extension Router<ServerContext> {
    /// `/api/openapi.json`, made once.
    func addDocument(of declarations: [EndpointDeclaration]) {
        let document = OpenAPIDocument(title: "Serendip", version: ServerVersion.current, declarations: declarations)
        let body = ByteBuffer(bytes: JSONCoding.data(of: document.json()))
        get("/api/openapi.json") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "application/json", .cacheControl: "no-cache"],
                body: .init(byteBuffer: body)
            )
        }
    }
}
