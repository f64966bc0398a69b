import Calls
import Hummingbird
import HTTPTypes
import NIOCore
import Storage

extension Router<ServerContext> {
    /// `/healthz` (the process answers) and `/readyz` (its database does, too, and it is not about to stop).
    func addHealth(of database: any SQLDatabase, until retreat: Retreat, patience: Duration) {
        let probe = DatabaseProbe(database: database, patience: patience)
        get("/healthz") { _, _ in Self.health(["status": "ok"], .ok) }
        get("/readyz") { _, context in
            guard !retreat.hasBegun else { return Self.health(["status": "stopping"], .serviceUnavailable) }
            guard await probe.answers(context.logger) else {
                return Self.health(["status": "database does not answer"], .serviceUnavailable)
            }
            return Self.health(["status": "ready", "version": .string(ServerVersion.current)], .ok)
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
