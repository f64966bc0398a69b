import Foundation
import Server

/// What was set in the environment and in the settings' file; the environment wins.
struct Settings {
    private let layers: [[String: String]]
    /// What somebody may have meant to set.
    let warnings: [String]

    /// - Throws: ``ServeError`` for a file that cannot be read or understood, and for values of more than a line.
    init(file: String?, environment: [String: String]) throws {
        // An editor of another system may have left the end of a line with it.
        let known = environment.filter { SettingName.known.contains($0.key) }.mapValues {
            $0.trimmingCharacters(in: .newlines)
        }
        if let name = known.filter({ Self.hasControl($0.value) }).keys.min() {
            throw ServeError.wrongSetting(name, "it has more than one line, or characters that cannot be seen")
        }
        var layers = [known]
        if let file = file ?? known["SERENDIP_CONFIG"], !file.isEmpty { layers.append(try Self.read(file)) }
        self.layers = layers
        warnings = environment.keys.sorted().compactMap { SettingName.doubt($0, isOfFile: false) }
    }

    private static func read(_ file: String) throws -> [String: String] {
        guard let content = FileManager.default.contents(atPath: file) else {
            throw ServeError.wrongSetting("SERENDIP_CONFIG", "“\(file)” cannot be read")
        }
        do throws(EnvironmentFile.Fault) {
            let settings = try EnvironmentFile(content)
            for (name, value) in settings.values.sorted(by: { $0.value.line < $1.value.line }) {
                if let doubt = SettingName.doubt(name, isOfFile: true) { throw .init(line: value.line, reason: doubt) }
                guard !SettingName.known.contains(name) || !hasControl(value.text) else {
                    throw .init(line: value.line, reason: "\(name) has more than one line")
                }
            }
            return settings.values.mapValues(\.text)
        } catch {
            throw ServeError.wrongSetting(file, "line \(error.line): \(error.reason)")
        }
    }

    private static func hasControl(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    /// The value of a setting by its name in the environment; `nil` when it is not there or empty.
    func text(_ name: String) -> String? {
        assert(SettingName.known.contains(name), "\(name) is not among the names of settings")
        return layers.lazy.compactMap { $0[name] }.first.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// - Throws: ``ServeError`` for anything but 1, 0 and their like.
    func flag(_ name: String) throws -> Bool { try Self.flag(name, text) }

    static func flag(_ name: String, _ setting: (_ name: String) -> String?) throws -> Bool {
        guard let text = setting(name), !text.isEmpty else { return false }
        switch text.lowercased() {
        case "1", "true", "yes", "on": return true
        case "0", "false", "no", "off": return false
        default: throw ServeError.wrongSetting(name, "“\(text)” is not 1 or 0")
        }
    }

    /// Items between commas.
    func list(_ name: String) -> [String] { Self.items([text(name) ?? ""]) }

    static func items(_ texts: [String]) -> [String] {
        texts.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty
        }
    }
}

/// The names that settings have, and what may have been meant by others.
enum SettingName {
    static let known = Set(
        """
        SERENDIP_CONFIG SERENDIP_CONTACT SERENDIP_DATA SERENDIP_FINDIE_HELD_WORDS
        SERENDIP_GRAPHQL_DOCUMENTS SERENDIP_GRAPHQL_INTROSPECTION SERENDIP_GRAPHQL_DEPTH SERENDIP_GRAPHQL_COST SERENDIP_GRAPHQL_TOKENS SERENDIP_GRAPHQL_ANSWER_BYTES
        SERENDIP_GRAPHQL_STATUS SERENDIP_GRAPHQL_TRUSTED_ONLY SERENDIP_HOST SERENDIP_LOG_FORMAT SERENDIP_LOG_LEVEL
        SERENDIP_MAIL_FROM SERENDIP_METRICS_TOKEN SERENDIP_NO_HARVEST SERENDIP_NO_RATE_LIMIT SERENDIP_NO_SAMPLES
        SERENDIP_OFFLINE SERENDIP_PITCHDECK_HELD_WORDS SERENDIP_PITCHDECK_REVIEW SERENDIP_PORT SERENDIP_PUBLIC_URL
        SERENDIP_S3_ACCESS_KEY SERENDIP_S3_BUCKET SERENDIP_S3_ENDPOINT SERENDIP_S3_REGION SERENDIP_S3_SECRET_KEY
        SERENDIP_SMALL_CATALOGUE SERENDIP_SMTP_URL SERENDIP_STOP_DELAY SERENDIP_TRUSTED_PROXY
        DATABASE_CONNECTIONS DATABASE_URL
        DESTINY_GEOCODER_ATTRIBUTION DESTINY_GEOCODER_URL DESTINY_LLM_KEY DESTINY_LLM_MODEL DESTINY_LLM_URL
        DESTINY_STORE_BUNDLE DESTINY_STORE_PRODUCTS DESTINY_STORE_ROOT DESTINY_STORE_SANDBOX
        GITHUB_API_URL GITHUB_CLIENT_ID GITHUB_CLIENT_SECRET GITHUB_TOKEN GITHUB_URL
        APPLE_CLIENT_ID APPLE_KEY_ID APPLE_PRIVATE_KEY_FILE APPLE_TEAM_ID APPLE_URL
        ITCH_PAGES_URL ITCH_URL
        STEAM_API_KEY STEAM_API_URL STEAM_SIGN_IN STEAM_STORE_URL STEAM_URL
        STORE_PICTURES_URL
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// All names that begin so are meant for us.
    private static let ours = ["SERENDIP_", "DESTINY_"]
    /// Of the environment these are for scripts and tests, or come with a service of that name in Kubernetes.
    private static let others = ["BINARY", "BUILT", "FUZZ", "LEAKS", "NIGHTLY", "TEST_", "SERVICE_", "PORT_"].map {
        "SERENDIP_\($0)"
    }

    /// What is said of a name that is no setting's but looks like one; `nil` for all others.
    static func doubt(_ name: String, isOfFile: Bool) -> String? {
        guard !known.contains(name), isOfFile || !others.contains(where: name.hasPrefix) else { return nil }
        let upper = name.uppercased()
        let near = known.map { (name: $0, distance: distance(upper, $0)) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        guard let near else { return nil }
        let isOurs = ours.contains(where: upper.hasPrefix)
        guard isOurs || near.distance <= 1 else { return nil }
        return "\(name) is no setting" + (near.distance <= 6 ? "; \(near.name) is the nearest" : "")
    }

    /// How many characters have to be put in, taken away or changed (Levenshtein).
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.utf8.prefix(64)), Array(other.utf8))
        var row = Array(0...other.count)
        for (index, byte) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let changed = diagonal + (byte == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
