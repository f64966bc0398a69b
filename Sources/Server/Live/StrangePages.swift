import Calls
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle
import WebUILive

/// Pages that have no session of ours: opened at an address that is not said to be ours, or by a robot.
struct StrangePages: Sendable {
    let authenticator: Authenticator

    /// The session of a page that was opened at another address.
    private static let session = "elsewhere"

    /// What a page shows in its place that was opened at an address that is not said to be ours; `nil` for others.
    ///
    /// Each of its events would be refused as another site's, and it would reconnect for ever.
    func notice(for request: Request) throws -> String? {
        guard let (asked, ours) = authenticator.origin.addressInstead(of: request) else { return nil }
        let (here, there) = (escaped(asked.text), escaped(ours.text))
        let markup = """
            <div class="screen"><div class="unavailable"><div class="unavailable-label"><span class="label">\
            <span>This is not the address of this server</span></span></div>\
            <div class="unavailable-description">It is known as \(there), and nothing works at \(here). Whoever runs it \
            can add that to SERENDIP_PUBLIC_URL, behind a comma.</div>\
            <div class="unavailable-actions"><a class="link" href="\(there)/">Open \(there)</a></div></div></div>
            """
        let answer: JSONValue = [
            "s": .string(Self.session), "k": "", "v": 0, "r": .string(markup), "t": "Another address",
        ]
        return String(decoding: JSONCoding.data(of: answer), as: UTF8.self)
    }

    /// The answer to events of such a page, and of a robot's; `nil` where the page is somebody's.
    ///
    /// Who presses a button is a person, whatever their browser calls itself: they get an account, and their page goes on
    /// as after any other end of its session, that press included.
    func answer(toEvents body: Data, of request: Request, _ context: ServerContext) async throws -> Response? {
        let said = (try? JSONCoding.value(from: body))?.object ?? [:]
        if said["s"]?.string == Self.session, authenticator.origin.addressInstead(of: request) != nil {
            return Response(status: .noContent)
        }
        guard isOfRobot(request), authenticator.origin.isSameOrigin(request) else { return nil }
        guard Self.events(said).contains(where: { !Self.unasked.contains($0) }) else {
            return Response(status: .noContent)
        }
        var response = try Problem(.notFound, detail: "There is an account now.").response()
        response.setCookie(try await authenticator.guest(of: request, context).cookie)
        return response
    }

    /// The kinds of the events that a page sent.
    private static func events(_ said: [String: JSONValue]) -> [String] {
        guard case .array(let events)? = said["e"] else { return [] }
        return events.compactMap { event in
            guard case .array(let parts) = event, parts.count > 1 else { return nil }
            return parts[1].string
        }
    }

    /// What a page says by itself.
    private static let unasked: Set<String> = ["zone", "size", "visible", "leave"]

    /// An event stream that says nothing, for a page that has nothing to hear; `nil` where the page is somebody's.
    func stream(of request: Request) -> Response? {
        guard request.uri.queryParameters["session"] == Substring(Self.session) || isOfRobot(request) else {
            return nil
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store", .named("X-Accel-Buffering"): "no",
            ],
            body: .init { writer in
                // Whoever hears nothing for long asks again.
                try await writer.write(ByteBuffer(string: ": nothing\n\n"))
                try await request.body.consumeWithCancellationOnInboundClose { _ in try await gracefulShutdown() }
                try await writer.finish(nil)
            }
        )
    }

    /// Whether a robot asks without saying who it is; what says two things is refused elsewhere.
    private func isOfRobot(_ request: Request) -> Bool {
        guard request.isFromRobot, let credential = try? authenticator.credential(of: request) else { return false }
        if case .none = credential { return true }
        return false
    }
}
