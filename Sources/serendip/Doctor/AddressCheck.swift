import Foundation

/// Looks at where the server listens: whether it answers there, or could.
struct AddressCheck {
    struct Settings {
        var host: String
        /// 0 where the system chooses.
        var port: Int
        /// Whether people come by `https`.
        var isSecure: Bool
        /// Whether somebody's `X-Forwarded-For` is believed.
        var hasProxy: Bool
    }

    let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
    }

    func findings() -> [Finding] {
        [settings.port == 0 ? nil : port(), proxy()].compactMap { $0 }
    }

    private func port() -> Finding {
        let place = "Port \(settings.port) of \(settings.host)"
        guard let socket = LoopbackSocket(port: settings.port) else {
            return .good("address", "\(place) is free; no server runs there.")
        }
        let answer = socket.answer(to: "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        if answer.contains("\"status\":\"ready\"") {
            return .good("address", "\(place): a server answers and is ready.")
        }
        if answer.contains("\"status\":\"") {
            return .bad("address", "\(place): a server answers, but is not ready. Its log says why.")
        }
        return .bad("address", "\(place) is used by another program. Stop it, or set SERENDIP_PORT.")
    }

    private func proxy() -> Finding? {
        guard settings.isSecure, !settings.hasProxy else { return nil }
        return .doubtful(
            "proxy",
            "SERENDIP_PUBLIC_URL is https, and no SERENDIP_TRUSTED_PROXY is believed: everybody shares one rate limit."
        )
    }
}
