import HTTPTypes
import Hummingbird

/// Headers that narrow what a page of ours may do, on every answer.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = ServerContext

    /// HSTS makes sense only where TLS is known to work.
    let isSecure: Bool

    private static let policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        // Continuous values (gaps, sizes, animated numbers) are style attributes the server writes itself.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' https: data:",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// What people sent, opened by itself: nothing of it runs, and it is of no origin.
    static let sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

    private static let fields = [
        HTTPField(name: .contentSecurityPolicy, value: policy),
        HTTPField(name: .xContentTypeOptions, value: "nosniff"),
        HTTPField(name: .named("Referrer-Policy"), value: "strict-origin-when-cross-origin"),
        HTTPField(
            name: .named("Permissions-Policy"),
            value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
        ),
        HTTPField(name: .named("Cross-Origin-Opener-Policy"), value: "same-origin"),
        HTTPField(name: .named("Cross-Origin-Resource-Policy"), value: "same-origin"),
    ]

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        let isNarrower = response.headers[.contentSecurityPolicy] == Self.sandbox
        for field in Self.fields where field.name != .contentSecurityPolicy || !isNarrower {
            response.headers[field.name] = field.value
        }
        if isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        return response
    }
}
