import DestinyDomain
import Observation

/// Gives or changes the person's own birth details.
@Observable
final class BirthViewModel {
    enum State: Equatable {
        case editing
        case saving
        case saved
        case failed(AstrologyError)
    }

    private(set) var state: State
    let form: BirthForm
    /// Whether the app waits for these details.
    let isFirst: Bool
    @ObservationIgnored private let profile: GuideProfile

    init(profile: GuideProfile, dependencies: DestinyDependencies, state: State = .editing) {
        self.profile = profile
        self.state = state
        isFirst = profile.value?.birth == nil
        form = BirthForm(charts: dependencies.charts, clock: dependencies.clock, birth: profile.value?.birth)
    }

    func saveTapped() async {
        guard let birth = form.birth, state != .saving else { return }
        state = .saving
        do throws(AstrologyError) {
            try await profile.save(birth)
            state = .saved
        } catch {
            state = .failed(error)
        }
    }
}
