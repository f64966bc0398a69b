import ArgumentParser
import Blobs
import Foundation
import PitchDeckService
import Recommender
import Server

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look whether the server has what it needs, and say what to do.",
        discussion: "Changes nothing. Ends with 1 when something is bad."
    )

    @OptionGroup var place: DataOptions

    func run() async throws {
        let settings = try place.settings()
        let folder = place.folder(settings)
        let server = try place.postgreSQL(settings)
        var findings = try await place.withBlobs(settings) { bucket in
            let data = await DataCheck(folder: folder, keepsDatabase: server == nil, bucket: bucket).findings()
            guard let server else { return data }
            return data + (await PostgreSQLCheck(server: server, folder: folder, bucket: bucket).findings())
        }
        findings += AddressCheck(try place.address(settings)).findings()
        findings += SystemCheck().findings()
        print("Serendip \(ServerVersion.current)")
        let width = findings.map(\.subject.count).max() ?? 0
        for finding in findings {
            print(Self.padded(finding.verdict.rawValue, 4), Self.padded(finding.subject, width), finding.words)
        }
        if findings.contains(where: { $0.verdict == .bad }) { throw ExitCode.failure }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text.padding(toLength: width + 1, withPad: " ", startingAt: 0)
    }
}

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

    func findings() -> [DoctorFinding] {
        [settings.port == 0 ? nil : port(), proxy()].compactMap { $0 }
    }

    private func port() -> DoctorFinding {
        let place = "Port \(settings.port) of \(settings.host)"
        guard let socket = LocalSocket(host: settings.host, port: settings.port) else {
            if let fault = ListeningSocket.fault(host: settings.host, port: settings.port) {
                return .bad("address", "\(fault)")
            }
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

    private func proxy() -> DoctorFinding? {
        guard settings.isSecure, !settings.hasProxy else { return nil }
        return .doubtful(
            "proxy",
            "SERENDIP_PUBLIC_URL is https, and no SERENDIP_TRUSTED_PROXY is believed: everybody shares one rate limit."
        )
    }
}

/// Looks at what of the machine the engines need.
struct SystemCheck {
    func findings() -> [DoctorFinding] {
        [algebra(), zones(), decks(), gamePictures(), clock()]
    }

    private func algebra() -> DoctorFinding {
        guard let blas = OpenBLAS() else {
            return .doubtful("OpenBLAS", "It is not there, so that training is slower: apt install libopenblas0.")
        }
        return .good("OpenBLAS", "Its kernels are those for \(blas.coreName).")
    }

    private func zones() -> DoctorFinding {
        FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Kolkata")
            ? .good("time zones", "The system’s table is there.")
            : .bad("time zones", "The system has no table of time zones: charts need it (apt install tzdata).")
    }

    private func decks() -> DoctorFinding {
        let missing = PDFTools.missing
        return missing.isEmpty
            ? .good("decks", "What reads, draws and marks them is there.")
            : .doubtful(
                "decks",
                "Missing: \(missing.joined(separator: ", ")). Decks are refused, and links mark no pages: "
                    + "apt install poppler-utils qpdf webp."
            )
    }

    private func gamePictures() -> DoctorFinding {
        let missing = PictureEncoder.missing
        return missing.isEmpty
            ? .good("game pictures", "What makes smaller copies of them is there.")
            : .doubtful(
                "game pictures",
                "Missing: \(missing.joined(separator: ", ")). Makers’ pictures are served as large as they were sent, "
                    + "or those in AVIF are: apt install webp libavif-bin."
            )
    }

    private func clock() -> DoctorFinding {
        // Tokens and certificates of others are read by this clock.
        Date().timeIntervalSince1970 > 1_735_689_600
            ? .good("clock", "It says \(Date().formatted(.iso8601)).")
            : .bad("clock", "It says \(Date().formatted(.iso8601)), which is before this program was written.")
    }
}

/// What one check of `serendip doctor` found.
struct DoctorFinding: Equatable {
    enum Verdict: String {
        case good = "ok"
        /// Works, but somebody should look.
        case doubtful = "look"
        case bad = "BAD"
    }

    var verdict: Verdict
    var subject: String
    /// What was found, and what to do about it.
    var words: String

    static func good(_ subject: String, _ words: String) -> DoctorFinding { DoctorFinding(.good, subject, words) }
    static func doubtful(_ subject: String, _ words: String) -> DoctorFinding {
        DoctorFinding(.doubtful, subject, words)
    }
    static func bad(_ subject: String, _ words: String) -> DoctorFinding { DoctorFinding(.bad, subject, words) }

    private init(_ verdict: Verdict, _ subject: String, _ words: String) {
        self.verdict = verdict
        self.subject = subject
        self.words = words
    }
}
