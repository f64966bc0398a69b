package import Foundation
package import Outbound

/// Steam's sign-in (OpenID 2.0), which tells a person's id and nothing else.
///
/// Nothing is discovered: the one provider is known, and every field it signs is held against what was asked.
package struct SteamSignIn: Sendable {
    private let site: URL
    private let transport: OutboundTransport

    private static let version = "http://specs.openid.net/auth/2.0"
    /// Steam signs these, in this order; with fewer an answer could be bent.
    private static let signed = "signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle"
    /// Seconds an answer may be old.
    package static let life: TimeInterval = 300

    package init(site: URL, transport: OutboundTransport) {
        self.site = site
        self.transport = transport
    }

    private var endpoint: String { site.absoluteString + "/openid/login" }

    /// Where the browser goes; `returnTo` holds our state, `realm` is our origin.
    package func address(returnTo: String, realm: String) -> URL? {
        let anybody = Self.version + "/identifier_select"
        return site.appending(
            "/openid/login",
            query: [
                "openid.ns": Self.version, "openid.mode": "checkid_setup", "openid.identity": anybody,
                "openid.claimed_id": anybody, "openid.return_to": returnTo, "openid.realm": realm,
            ]
        )
    }

    /// Who the answer in a query speaks of, and its nonce, which must be used once only.
    ///
    /// `returnTo` is the very address that was asked with.
    package func identity(
        query: [(name: String, value: String)],
        returnTo: String,
        now: Date
    ) async throws(IdentityFailure) -> (identity: ProvenIdentity, nonce: String) {
        let given = query.filter { $0.name.hasPrefix("openid.") }
        let fields = Dictionary(given.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        guard fields.count == given.count else { throw .refused("a field twice") }
        let subject = try check(fields, returnTo: returnTo, now: now)
        try await confirm(fields)
        return (ProvenIdentity(subject: subject, name: subject), fields["openid.response_nonce"] ?? "")
    }

    /// What can be checked without asking.
    private func check(_ fields: [String: String], returnTo: String, now: Date) throws(IdentityFailure) -> String {
        let wanted = [
            "openid.mode": "id_res", "openid.ns": Self.version, "openid.op_endpoint": endpoint,
            "openid.signed": Self.signed, "openid.return_to": returnTo,
        ]
        for (name, value) in wanted where fields[name] != value { throw .refused("\(name) is another") }
        guard let claimed = fields["openid.claimed_id"], fields["openid.identity"] == claimed,
            claimed.hasPrefix(site.absoluteString + "/openid/id/")
        else { throw .refused("openid.claimed_id is another") }
        let id = claimed.dropFirst((site.absoluteString + "/openid/id/").count)
        guard let match = try? #/(76561[0-9]{12})/?/#.wholeMatch(in: id) else { throw .refused("not a Steam id") }
        try Self.check(nonce: fields["openid.response_nonce"] ?? "", now: now)
        return String(match.1)
    }

    /// `YYYY-MM-DDTHH:MM:SSZ` and some signs, within five minutes.
    private static func check(nonce: String, now: Date) throws(IdentityFailure) {
        let stamp = nonce.prefix(20)
        let style = Date.ISO8601FormatStyle()
        // What is no date throws, and is refused like one that is too old.
        guard nonce.utf8.count <= 255, stamp.hasSuffix("Z"), let date = try? style.parse(String(stamp)),
            abs(now.timeIntervalSince(date)) <= life
        else { throw .refused("the answer is too old") }
    }

    /// Asks Steam whether it has said so.
    private func confirm(_ fields: [String: String]) async throws(IdentityFailure) {
        guard let url = URL(string: endpoint) else { throw .refused("address") }
        var form = fields
        form["openid.mode"] = "check_authentication"
        let response = try await transport.answer(
            to: OutboundRequest(url: url, headers: ["User-Agent": "Serendip"], form: form)
        )
        let lines = String(decoding: response.body, as: UTF8.self).split(separator: "\n").map { String($0) }
        guard lines.contains("ns:" + Self.version), lines.contains("is_valid:true") else {
            throw .refused("Steam does not know this answer")
        }
    }
}
