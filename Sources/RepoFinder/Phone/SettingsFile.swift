import DiscoveryDomain
import Foundation
import RepoFinder

/// The settings of this phone, in a file.
nonisolated struct SettingsFile {
    let url: URL

    /// The usual settings before there is a file, and when it cannot be read: looks are nothing to refuse to open for.
    func read() -> AppSettings {
        guard let data = try? Data(contentsOf: url) else { return AppSettings() }
        return (try? JSONDecoder().decode(AppSettings.self, from: data)) ?? AppSettings()
    }

    /// A choice that cannot be written holds until the app is closed.
    func write(_ settings: AppSettings) {
        try? JSONEncoder().encode(settings).write(to: url, options: .atomic)
    }
}
