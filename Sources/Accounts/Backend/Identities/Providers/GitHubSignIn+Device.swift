import Foundation

/// The device flow: somebody types a code on GitHub's page, wherever they are signed in there.
extension GitHubSignIn {
    /// A code to type, and what asks whether it was.
    package struct Grant: Sendable {
        /// Secret; asks for the answer.
        package var deviceCode: String
        package var userCode: String
        /// Where to type it.
        package var address: String
        /// Seconds between questions, at least.
        package var interval: Int
        /// Seconds the code is good for.
        package var life: Int
    }

    package enum DeviceAnswer: Hashable, Sendable {
        /// Nobody has typed the code yet; ask again after so many seconds.
        case pending(interval: Int)
        case proven(ProvenIdentity)
        /// The code is too old, or the person said no.
        case over
    }

    package func begin() async throws(IdentityFailure) -> Grant {
        let answer = try await post("/login/device/code", ["client_id": settings.clientID])
        guard let device = answer.deviceCode, let user = answer.userCode, let address = answer.verificationURI,
            // A link on our page goes nowhere else.
            address.hasPrefix(settings.site.absoluteString)
        else { throw .refused(answer.error ?? "no code") }
        return Grant(
            deviceCode: device,
            userCode: user,
            address: address,
            interval: min(max(1, answer.interval ?? 5), 60),
            life: min(max(60, answer.expiresIn ?? 900), 1_800)
        )
    }

    /// Asks whether the code was typed; not before the interval is over.
    package func ask(_ deviceCode: String, interval: Int) async throws(IdentityFailure) -> DeviceAnswer {
        let answer = try await post(
            "/login/oauth/access_token",
            [
                "client_id": settings.clientID, "device_code": deviceCode,
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
            ]
        )
        switch answer.error {
        case nil: return .proven(try await user(answer))
        case "authorization_pending": return .pending(interval: interval)
        case "slow_down": return .pending(interval: answer.interval ?? interval + 5)
        case "expired_token", "access_denied", "incorrect_device_code": return .over
        case let error?: throw .refused(error)
        }
    }
}
