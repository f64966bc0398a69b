import DiscoveryDomain
import FeatureTestSupport
import Testing

@testable import RepoFinder

struct OnboardingViewModelTests {
    private func model(_ person: Person, onFinished: @escaping (Preferences) -> Void = { _ in }) -> OnboardingViewModel
    {
        OnboardingViewModel(
            service: person.discovery,
            stars: StarImportModel(dependencies: person.dependencies),
            onFinished: onFinished
        )
    }

    @Test func `each answer is kept as soon as the next question is asked`() async throws {
        let person = Person(preferences: Preferences())
        let model = model(person)
        model.draft.name = "Mira"
        model.continueTapped()
        await model.settled()
        #expect(model.question == .level)
        #expect(try await person.discovery.preferences().name == "Mira")
        #expect(try await !person.discovery.preferences().onboardingCompleted)
    }

    @Test func `every question can be skipped, and the last one opens the deck`() async throws {
        let person = Person(preferences: Preferences())
        var finished: Preferences?
        let model = model(person) { finished = $0 }
        for _ in Question.allCases { model.skipTapped() }
        await model.settled()
        #expect(finished == Preferences(onboardingCompleted: true))
    }

    @Test(arguments: Question.allCases)
    func `a page that comes after another goes on at its question`(question: Question) {
        let model = model(Person(preferences: Preferences()))
        model.appeared(after: nil)
        #expect(model.question == .name)
        model.appeared(after: question)
        #expect(model.question == question)
    }

    @Test func `who comes back from elsewhere goes on where that leads`() {
        let person = Person(preferences: Preferences())
        let model = OnboardingViewModel(
            service: person.discovery,
            stars: StarImportModel(dependencies: person.dependencies),
            question: .stars
        ) { _ in }
        model.appeared(after: .fields)
        #expect(model.question == .stars)
    }

    @Test func `going back keeps what was answered`() {
        let model = model(Person(preferences: Preferences()))
        model.continueTapped()
        model.draft.tapped(.advanced)
        model.continueTapped()
        model.backTapped()
        #expect(model.question == .level)
        #expect(model.draft.preferences.experienceLevel == .advanced)
    }

    @Test func `skipping a question forgets its answer only`() {
        let model = model(Person(preferences: Preferences()))
        model.draft.name = "Mira"
        model.continueTapped()
        model.draft.tapped(.beginner)
        model.skipTapped()
        #expect(model.draft.preferences.experienceLevel == nil)
        #expect(model.draft.preferences.name == "Mira")
    }

    @Test func `without a line the last question stays, and says so`() async {
        let person = Person(preferences: Preferences())
        await person.discovery.refuse(.offline)
        var isFinished = false
        let model = model(person) { _ in isFinished = true }
        model.skipAllTapped()
        await model.settled()
        #expect(model.failure == .offline)
        #expect(!isFinished && !model.isFinishing)
    }

    @Test func `the first field tapped is the main one, and the next takes its place`() {
        var draft = PreferencesDraft(Preferences())
        draft.tapped(Cluster.games)
        draft.tapped(Cluster.systems)
        #expect(draft.clusters == [.games, .systems])
        draft.tapped(Cluster.games)
        #expect(draft.preferences.primaryCluster == .systems)
        #expect(draft.preferences.secondaryClusters.isEmpty)
    }

    @Test func `typed words are taken once, in whatever case`() {
        var draft = PreferencesDraft(Preferences(techStack: ["Rust"]))
        draft.typed = " rust, Nix ,, "
        draft.typedSubmitted(in: \.techStack)
        #expect(draft.preferences.techStack == ["Rust", "Nix"])
        #expect(draft.typed.isEmpty)
    }
}
