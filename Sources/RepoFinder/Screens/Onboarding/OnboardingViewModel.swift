import DiscoveryDomain
import Observation
import RepositoryScreens

/// The questions one after the other; each answer is kept as soon as the next one is asked.
@Observable
final class OnboardingViewModel {
    private(set) var question: Question
    var draft: PreferencesDraft
    /// The last answers could not be kept; the person may go on all the same.
    private(set) var failure: DiscoveryError?
    private(set) var isFinishing = false
    let stars: StarImportModel

    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored private let work = OrderedWork()
    @ObservationIgnored private let onFinished: (Preferences) -> Void

    init(
        service: any DiscoveryService,
        stars: StarImportModel,
        preferences: Preferences = Preferences(),
        question: Question = .name,
        onFinished: @escaping (Preferences) -> Void
    ) {
        self.service = service
        self.stars = stars
        self.question = question
        self.onFinished = onFinished
        draft = PreferencesDraft(preferences)
    }

    func continueTapped() {
        takeTyped()
        guard let next = question.next else {
            finish()
            return
        }
        keep()
        question = next
    }

    /// Goes on without an answer; what was answered here before is forgotten.
    func skipTapped() {
        draft.forget(question)
        guard let next = question.next else {
            finish()
            return
        }
        question = next
    }

    func backTapped() {
        takeTyped()
        if let previous = question.previous { question = previous }
    }

    /// Leaves the rest unanswered.
    func skipAllTapped() { finish() }

    /// Returns when everything begun so far is done.
    func settled() async { await work.settled() }

    private func takeTyped() {
        switch question {
        case .stack: draft.typedSubmitted(in: \.techStack)
        case .interests: draft.typedSubmitted(in: \.interests)
        case .name, .level, .fields, .project, .goals, .stars: break
        }
    }

    private func keep() {
        let preferences = draft.preferences
        work.add { [self] in
            do throws(DiscoveryError) {
                _ = try await service.setPreferences(preferences)
                failure = nil
            } catch {
                failure = error
            }
        }
    }

    private func finish() {
        guard !isFinishing else { return }
        isFinishing = true
        draft.preferences.onboardingCompleted = true
        let preferences = draft.preferences
        work.add { [self] in
            do throws(DiscoveryError) {
                onFinished(try await service.setPreferences(preferences))
            } catch {
                failure = error
            }
            isFinishing = false
        }
    }
}

extension PreferencesDraft {
    /// Takes an answer back.
    mutating func forget(_ question: Question) {
        typed = ""
        switch question {
        case .name: preferences.name = nil
        case .level: preferences.experienceLevel = nil
        case .fields:
            preferences.primaryCluster = nil
            preferences.secondaryClusters = []
        case .stack: preferences.techStack = []
        case .interests: preferences.interests = []
        case .project: preferences.projectType = nil
        case .goals: preferences.goals = []
        case .stars: break
        }
    }
}
