import Calls
import Hummingbird
import Logging
import Storage
import Testing

@testable import Server

struct APIDocumentTests {
    @Test func `no two schemas of the API have one name`() async throws {
        var configuration = ServerConfiguration()
        configuration.writesRankedRepositories = false
        configuration.isOffline = true
        let backend = try await Backend(configuration, logger: Logger(label: "tests"))
        let authenticator = Authenticator(
            accounts: backend.accounts,
            visitByKey: { _ in nil },
            origin: RequestOrigin(configuration),
            rateLimiter: RateLimiter(configuration.limits),
            cookies: Cookies(isSecure: false),
            now: configuration.now
        )
        let router = Router(context: ServerContext.self)
        let api = mountCalls(
            of: try await backend.making(AppDescriptor.all),
            authenticator: authenticator,
            deadlines: Deadlines(timeout: .seconds(30)),
            on: router
        )
        let document = OpenAPIDocument(title: "", version: "", declarations: api.declarations)
        #expect(document.declarations.count > 50)
        #expect(document.clashes.isEmpty)
        try backend.database.close()
    }
}
