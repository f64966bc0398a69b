import DesignSystem
import DestinyDomain
import Foundation
import Observation

/// The person as every screen sees them: birth details, choices, and what is left to ask.
@Observable
final class GuideProfile {
    enum State: Equatable {
        case loading
        case loaded(AstrologyProfile)
        case failed(AstrologyError)
    }

    private(set) var state: State
    /// A choice that could not be kept, and was taken back.
    var failure: AstrologyError?
    /// Counts what changes charts and insights: other birth details, another zodiac, another language.
    private(set) var chartRevision = 0

    @ObservationIgnored private let service: any ProfileService
    @ObservationIgnored private let work = OrderedWork()

    init(service: any ProfileService, profile: AstrologyProfile? = nil) {
        self.service = service
        state = profile.map(State.loaded) ?? .loading
    }

    var value: AstrologyProfile? {
        if case .loaded(let profile) = state { profile } else { nil }
    }

    var words: GuideWords { GuideWords(value?.settings.language ?? .english) }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await service.profile())
        } catch {
            if value == nil { state = .failed(error) }
        }
    }

    /// - Throws: what the service refused; nothing has changed then.
    func save(_ birth: BirthDetails) async throws(AstrologyError) {
        await work.settled()
        state = .loaded(try await service.save(birth))
        chartRevision += 1
    }

    /// Shows another choice at once, and takes it back when it cannot be kept.
    func change(_ change: (inout AstrologySettings) -> Void) {
        guard var profile = value else { return }
        let old = profile.settings
        change(&profile.settings)
        let settings = profile.settings
        guard settings != old else { return }
        state = .loaded(profile)
        work.add { [self] in
            do throws(AstrologyError) {
                let kept = try await service.save(settings)
                // A newer choice may be on its way; what it changed stays.
                if value?.settings == settings { state = .loaded(kept) }
                chartRevision += 1
            } catch {
                update { $0.settings = old }
                failure = error
            }
        }
    }

    /// Shows another choice at once, and takes it back when it cannot be kept.
    func changeConversations(_ change: (inout ConversationSettings) -> Void) {
        guard var profile = value else { return }
        let old = profile.conversations
        change(&profile.conversations)
        let settings = profile.conversations
        guard settings != old else { return }
        state = .loaded(profile)
        work.add { [self] in
            do throws(AstrologyError) {
                _ = try await service.save(settings)
            } catch {
                update { $0.conversations = old }
                failure = error
            }
        }
    }

    func noteQuota(_ quota: Quota) { update { $0.quota = quota } }

    func noteSubscription(_ status: SubscriptionStatus) { update { $0.subscription = status } }

    /// - Throws: what the service refused; nothing has changed then.
    func deleteEverything() async throws(AstrologyError) {
        await work.settled()
        try await service.deleteEverything()
        state = .loading
        chartRevision += 1
        await load()
    }

    /// Returns when every choice made so far has been answered.
    func settled() async { await work.settled() }

    private func update(_ change: (inout AstrologyProfile) -> Void) {
        guard var profile = value else { return }
        change(&profile)
        state = .loaded(profile)
    }
}
