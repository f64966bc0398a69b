import Foundation
import Observation
import PitchDeckDomain

/// Who the person is in the catalogue, and the language they are spoken to in.
@Observable
final class ProfileModel {
    /// `nil` until it is known.
    private(set) var value: FounderProfile?
    private(set) var failure: StartupError?
    @ObservationIgnored private let service: any FounderProfileService
    @ObservationIgnored private let fallback: PitchDeckLanguage

    init(service: any FounderProfileService, fallback: PitchDeckLanguage, profile: FounderProfile? = nil) {
        (self.service, self.fallback, value) = (service, fallback, profile)
    }

    var words: PitchDeckWords { PitchDeckWords(value?.language ?? fallback) }

    var language: PitchDeckLanguage { value?.language ?? fallback }

    func load() async {
        do throws(StartupError) {
            value = try await service.profile()
            failure = nil
        } catch {
            failure = error
        }
    }

    /// - Returns: Whether it was kept.
    func save(_ change: (inout FounderProfile) -> Void) async -> Bool {
        var profile = value ?? FounderProfile()
        change(&profile)
        do throws(StartupError) {
            value = try await service.save(profile)
            failure = nil
            return true
        } catch {
            failure = error
            return false
        }
    }
}
