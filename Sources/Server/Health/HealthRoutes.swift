import Endpoints
import Hummingbird
import Logging
import HTTPTypes
import NIOCore
import Storage

extension Router<ServerContext> {
    /// `/healthz` (the process answers) and `/readyz` (its database does, too).
    func addHealth(of database: any SQLDatabase) {
        get("/healthz") { _, _ in Self.health(["status": "ok"], .ok) }
        get("/readyz") { _, context in
            do {
                _ = try await database.read { try $0.row("SELECT 1 AS one") }
                return Self.health(["status": "ready", "version": .string(ServerVersion.current)], .ok)
            } catch {
                context.logger.error("the database does not answer", metadata: ["error": "\(error)"])
                return Self.health(["status": "database does not answer"], .serviceUnavailable)
            }
        }
    }

    private static func health(_ value: JSONValue, _ status: HTTPResponse.Status) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: JSONCoding.data(of: value)))
        )
    }
}
