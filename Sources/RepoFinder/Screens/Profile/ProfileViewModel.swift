import Calls
import DesignSystem
package import DiscoveryDomain
package import Foundation
import Observation
import RepositoryScreens
package import SwiftUI

/// Who the person is to the app, and what they did.
@Observable
final class ProfileViewModel {
    enum State: Equatable {
        case loading
        case loaded(Statistics)
        case failed(DiscoveryError)
    }

    private(set) var state: State
    private(set) var preferences: Preferences
    private(set) var rules: [TopicRule]
    /// Of the person's account; `nil` while there is none.
    private(set) var pictureURL: URL?
    /// Everything that is kept, as a file; `nil` until it is asked for.
    private(set) var exportText: String?
    private(set) var isExporting = false
    private(set) var deletionFailed = false
    private var shown: AppSettings
    var problem: DiscoveryError?

    let stars: StarImportModel
    let account: AccountClient
    @ObservationIgnored private let slot: SettingsClient
    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored private let work = OrderedWork()
    @ObservationIgnored private let onTasteChanged: () -> Void

    static let exportFileName = "repofinder-data.json"

    init(
        dependencies: RepoFinderDependencies,
        stars: StarImportModel,
        preferences: Preferences = Preferences(),
        rules: [TopicRule] = [],
        pictureURL: URL? = nil,
        state: State = .loading,
        onTasteChanged: @escaping () -> Void
    ) {
        service = dependencies.discovery
        slot = dependencies.settings
        account = dependencies.account
        shown = dependencies.settings.stored
        self.stars = stars
        self.preferences = preferences
        self.rules = rules
        self.pictureURL = pictureURL
        self.state = state
        self.onTasteChanged = onTasteChanged
    }

    /// How the app looks and feels; a change is kept.
    var settings: AppSettings {
        get { shown }
        set {
            guard newValue != shown else { return }
            shown = newValue
            work.add { [slot] in await slot.keep(newValue) }
        }
    }

    /// Shows the app the way it was left.
    func readSettings() async {
        if let load = slot.load { shown = await load() }
    }

    func appeared() async {
        do throws(DiscoveryError) {
            let statistics = try await service.statistics()
            preferences = try await service.preferences()
            rules = try await service.topicRules()
            if let picture = account.picture { pictureURL = await picture() }
            state = .loaded(statistics)
        } catch {
            if case .loaded = state { return }
            state = .failed(error)
        }
    }

    func retryTapped() {
        state = .loading
        work.add { [self] in await appeared() }
    }

    /// Keeps changed answers; the deck follows them.
    func answered(_ preferences: Preferences) {
        guard preferences != self.preferences else { return }
        let before = self.preferences
        self.preferences = preferences
        work.add { [self] in
            do throws(DiscoveryError) {
                self.preferences = try await service.setPreferences(preferences)
                onTasteChanged()
            } catch {
                self.preferences = before
                problem = error
            }
        }
    }

    func ruleRemoved(_ subject: TasteSubject) {
        let before = rules
        rules.removeAll { $0.subject == subject }
        work.add { [self] in
            do throws(DiscoveryError) {
                try await service.removeTopicRule(subject, key: IdempotencyKey())
                onTasteChanged()
            } catch {
                rules = before
                problem = error
            }
        }
    }

    func exportTapped() {
        isExporting = true
        work.add { [self] in
            do throws(DiscoveryError) {
                exportText = try Self.text(of: try await service.export())
            } catch {
                problem = error
            }
            isExporting = false
        }
    }

    func deleteConfirmed() {
        guard let delete = account.delete else { return }
        deletionFailed = false
        work.add { [self] in
            do {
                try await delete()
            } catch {
                deletionFailed = true
            }
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async { await work.settled() }

    private static func text(of export: DiscoveryExport) throws(DiscoveryError) -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(export), as: UTF8.self)
        } catch {
            throw .failed("\(error)")
        }
    }
}

/// Where the settings of this person are kept.
package struct SettingsClient {
    /// What is known of them before anybody was asked.
    package var stored: AppSettings
    /// Asks for what was kept last, once, before the first screen; `nil` where `stored` is all there is.
    package var load: (() async -> AppSettings)?
    /// Keeps them; called with every change, in order.
    package var keep: (AppSettings) async -> Void

    package init(
        stored: AppSettings = AppSettings(),
        load: (() async -> AppSettings)? = nil,
        keep: @escaping (AppSettings) async -> Void = { _ in }
    ) {
        self.stored = stored
        self.load = load
        self.keep = keep
    }
}

/// The places of the profile that belong to the accounts' screens.
package struct AccountClient {
    /// Sign up, sign in, and who is signed in; `nil` shows no section.
    package var section: (() -> AnyView)?
    /// Where the person's picture is to be had, `nil` when there is none; itself `nil` where accounts have none.
    package var picture: (() async -> URL?)?
    /// Deletes the account with everything kept for it, and leads the person out; `nil` shows no button.
    ///
    /// - Throws: What the profile says was not done.
    package var delete: (() async throws -> Void)?

    package init(
        section: (() -> AnyView)? = nil,
        picture: (() async -> URL?)? = nil,
        delete: (() async throws -> Void)? = nil
    ) {
        self.section = section
        self.picture = picture
        self.delete = delete
    }
}
