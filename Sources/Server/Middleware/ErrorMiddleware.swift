import Calls
import Foundation
import GraphQL
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOHTTP1
import Storage
import WebUILive

/// Turns whatever is thrown into an answer: a problem document for programs, a small page for people.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = ServerContext

    let pages: SitePageWriter
    let now: @Sendable () -> Date

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.now = now
        do {
            return try await next(request, context)
        } catch let error as HTTPParserError {
            // The rest of the connection cannot be read: the server answers 400 and closes it.
            throw error
        } catch {
            let problem = Self.problem(for: error, context)
            if let response = SupabaseMount.response(for: problem, to: request) { return response }
            guard Self.wantsPage(request) else {
                // Its clients read nothing else.
                guard request.uri.path == GraphQLMount.path else { return try problem.response() }
                return Response(.refusal(HTTPFault(problem), accept: request.headers[.accept]))
            }
            return pages.page(for: problem)
        }
    }

    /// What is told of an error; the log is told of what nobody else may know.
    static func problem(for error: any Error, _ context: ServerContext) -> Problem {
        switch error {
        case let failure as any EndpointFailure:
            let problem = failure.problem.waiting(from: context.now())
            // What people are not told; whoever runs the server is. Only 500 and a full disk are faults: the others say
            // that something outside, such as GitHub, is not to be had.
            if problem.status >= 500 {
                let level: Logger.Level = problem.status == 500 || problem.is(.noRoom) ? .error : .warning
                context.logger.log(level: level, "request failed", metadata: ["error": "\(failure)"])
            }
            return problem
        case is LiveDrain:
            return Problem(.unavailable, detail: "The server is being restarted.", retryAfter: 1)
        case StorageError.busy:
            return Problem(.unavailable, detail: "The database is busy.", retryAfter: 1)
        case StorageError.full(let reason):
            context.logger.error("nothing can be kept", metadata: ["error": "\(reason)"])
            return .noRoom
        case StorageError.unreachable(let reason):
            context.logger.error("the database does not answer", metadata: ["error": "\(reason)"])
            return Problem(.unavailable, detail: "The database does not answer.", retryAfter: 1)
        case let error as any HTTPResponseError where error.status.code < 500:
            return problem(for: error.status)
        default:
            context.logger.error("request failed", metadata: ["error": "\(error)"])
            return Problem(.serverError, detail: "It is in the log, and nothing was changed half-way.")
        }
    }

    private static func problem(for status: HTTPResponse.Status) -> Problem {
        switch status.code {
        case 404: Problem(.notFound)
        case 413: Problem(.tooLarge)
        default: Problem(ProblemKind("http-\(status.code)", status.code, status.reasonPhrase))
        }
    }

    private static func wantsPage(_ request: Request) -> Bool {
        let path = request.uri.path
        guard !path.hasPrefix("/api/"), !path.hasPrefix("/_") else { return false }
        return request.headers[.accept]?.contains("text/html") == true
    }
}
