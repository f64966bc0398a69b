import ServiceLifecycle

/// A service that is known by its type.
///
/// A group of services writes each of them out as text to have a name for it, and a server's text is all that it holds:
/// catalogues, routes, settings.
struct NamedService: Service, CustomStringConvertible {
    let service: any Service

    var description: String { "\(type(of: service))" }

    func run() async throws { try await service.run() }
}
