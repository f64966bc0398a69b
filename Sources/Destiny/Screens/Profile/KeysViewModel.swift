import DestinyDomain
import Foundation
import Observation

/// The keys by which the person's own programs ask.
@Observable
final class KeysViewModel {
    enum State: Equatable {
        case loading
        case loaded([APIKey])
        case failed(AstrologyError)
    }

    private(set) var state = State.loading
    /// The key that was just made, whose secret is shown until the screen is left.
    private(set) var made: NewAPIKey?
    private(set) var failure: AstrologyError?
    var newName = ""

    @ObservationIgnored private let service: any KeyService

    init(service: any KeyService) {
        self.service = service
    }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await service.keys())
        } catch {
            state = .failed(error)
        }
    }

    func createTapped() async {
        let name = newName.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return }
        do throws(AstrologyError) {
            made = try await service.create(name)
            (newName, failure) = ("", nil)
        } catch {
            failure = error
        }
        await load()
    }

    func revokeTapped(_ key: APIKey.ID) async {
        do throws(AstrologyError) {
            try await service.revoke(key)
            failure = nil
            if made?.key.id == key { made = nil }
        } catch {
            failure = error
        }
        await load()
    }
}
