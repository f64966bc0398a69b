import Calls
import HTTPTypes
import Hummingbird
import HummingbirdCore

/// Says of a path of the API which methods it has.
///
/// The router wraps in it only what is added later, and the answer to what no route has.
struct UndeclaredMethods: RouterMiddleware {
    typealias Context = ServerContext

    let declarations: [EndpointDeclaration]

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let parts = PathTemplate.parts(of: request.uri.path)
        var allowed = declarations.filter { $0.path.values(in: parts) != nil }.map(\.method.rawValue)
        guard !allowed.isEmpty, !allowed.contains(request.method.rawValue) else {
            return try await next(request, context)
        }
        if allowed.contains("GET") { allowed.append("HEAD") }
        let allow = Set(allowed).sorted().joined(separator: ", ")
        var response = try Problem(.methodNotAllowed, detail: "Use \(allow).").response()
        response.headers[.allow] = allow
        return response
    }
}
