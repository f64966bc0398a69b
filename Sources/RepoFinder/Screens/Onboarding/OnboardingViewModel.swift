import DesignSystem
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

    /// Goes on where a page before this one was.
    func appeared(after question: Question?) {
        if let question, self.question == .name { self.question = question }
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

/// A person's answers while they are being given.
nonisolated struct PreferencesDraft: Equatable {
    var preferences: Preferences
    /// What the field for other languages, tools or topics holds.
    var typed = ""

    init(_ preferences: Preferences) {
        self.preferences = preferences
    }

    var name: String {
        get { preferences.name ?? "" }
        set { preferences.name = newValue.isEmpty ? nil : newValue }
    }

    mutating func tapped(_ level: ExperienceLevel) {
        preferences.experienceLevel = preferences.experienceLevel == level ? nil : level
    }

    mutating func tapped(_ project: ProjectType) {
        preferences.projectType = preferences.projectType == project ? nil : project
    }

    mutating func tapped(_ goal: Goal) {
        preferences.goals.toggle(goal)
    }

    /// The first field chosen is the main one; taking it away makes the next one main.
    mutating func tapped(_ cluster: Cluster) {
        if preferences.primaryCluster == nil {
            preferences.primaryCluster = cluster
        } else if preferences.primaryCluster == cluster {
            preferences.primaryCluster = preferences.secondaryClusters.first
            if !preferences.secondaryClusters.isEmpty { preferences.secondaryClusters.removeFirst() }
        } else {
            preferences.secondaryClusters.toggle(cluster)
        }
    }

    func isChosen(_ cluster: Cluster) -> Bool { clusters.contains(cluster) }

    /// The main field first.
    var clusters: [Cluster] { (preferences.primaryCluster.map { [$0] } ?? []) + preferences.secondaryClusters }

    mutating func wordTapped(_ word: String, in list: WritableKeyPath<Preferences, [String]>) {
        if let index = preferences[keyPath: list].firstIndex(where: { $0.lowercased() == word.lowercased() }) {
            preferences[keyPath: list].remove(at: index)
        } else if preferences[keyPath: list].count < Preferences.maximumWords {
            preferences[keyPath: list].append(word)
        }
    }

    /// Takes over what the field holds; a comma separates words.
    mutating func typedSubmitted(in list: WritableKeyPath<Preferences, [String]>) {
        let known = preferences[keyPath: list].map { $0.lowercased() }
        for word in typed.split(separator: ",") {
            let clean = word.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard !clean.isEmpty, clean.count <= Preferences.maximumWordLength, !known.contains(clean.lowercased())
            else { continue }
            wordTapped(clean, in: list)
        }
        typed = ""
    }

    /// What was chosen first, then what else could be: nothing chosen is out of sight.
    static func choices(_ chosen: [String], among suggested: [String]) -> [String] {
        let known = Set(suggested.map { $0.lowercased() })
        return chosen.filter { !known.contains($0.lowercased()) } + suggested
    }
}
