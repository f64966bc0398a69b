import ArgumentParser
import Configuration
import Foundation
import Logging
import Server
import SystemPackage

/// What was set in the environment and in the settings' file; the environment wins.
///
/// The file has the environment's names, a line each: `SERENDIP_PORT=9000`. So does systemd's `EnvironmentFile`.
struct Settings {
    private let reader: ConfigReader

    /// - Throws: `ValidationError` when there is a file's name and no such file.
    init(file: String?, environment: [String: String]) async throws {
        var providers: [any ConfigProvider] = [EnvironmentVariablesProvider(environmentVariables: environment)]
        if let file = file ?? environment["SERENDIP_CONFIG"], !file.isEmpty {
            do {
                providers.append(try await EnvironmentVariablesProvider(environmentFilePath: FilePath(file)))
            } catch {
                throw ValidationError("The settings’ file “\(file)” cannot be read.")
            }
        }
        reader = ConfigReader(providers: providers)
    }

    /// The value of `SERENDIP_<NAME>`, or of a name that is not ours; `nil` when it is not there or empty.
    func text(_ name: String) -> String? {
        let key = name.lowercased().split(separator: "_").map(String.init)
        let value = reader.string(forKey: ConfigKey(key))
        return value.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// - Throws: `ValidationError` for anything but 1, 0 and their like.
    func flag(_ name: String) throws -> Bool {
        guard let text = text(name) else { return false }
        switch text.lowercased() {
        case "1", "true", "yes": return true
        case "0", "false", "no": return false
        default: throw ValidationError("\(name) is “\(text)”; it must be 1 or 0.")
        }
    }

    /// Items between commas.
    func list(_ name: String) -> [String] {
        (text(name) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
