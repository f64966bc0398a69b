import DesignSystem
import DiscoveryDomain
import SwiftUI

/// What onboarding asks and the profile lets change, one screen each.
nonisolated enum Question: String, CaseIterable, Identifiable {
    case name, level, fields, stack, interests, project, goals, stars

    var id: Self { self }

    var next: Question? { neighbour(1) }
    var previous: Question? { neighbour(-1) }

    /// How far somebody is who sees this one, 0...1.
    var progress: Double {
        Double((Self.allCases.firstIndex(of: self) ?? 0) + 1) / Double(Self.allCases.count)
    }

    private func neighbour(_ distance: Int) -> Question? {
        guard let index = Self.allCases.firstIndex(of: self), Self.allCases.indices.contains(index + distance)
        else { return nil }
        return Self.allCases[index + distance]
    }
}

/// One question and the ways to answer it.
struct QuestionView: View {
    let question: Question
    @Binding var draft: PreferencesDraft
    let stars: StarImportModel
    /// The first where the question is all there is on the page.
    var headingLevel = AccessibilityHeadingLevel.h2
    let onSubmit: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.group) {
            VStack(alignment: .leading, spacing: Spacing.icon) {
                Text(words("repofinder.question.\(question.rawValue).title"))
                    .font(.title)
                    .fontWeight(.bold)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(headingLevel)
                Text(words("repofinder.question.\(question.rawValue).message"))
                    .foregroundStyle(.secondary)
            }
            answer
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var answer: some View {
        switch question {
        case .name: name
        case .level: level
        case .fields: fields
        case .stack: wordList(\.techStack, Preferences.suggestedTechStack, "repofinder.question.stack.other")
        case .interests:
            wordList(
                \.interests,
                Preferences.suggestedInterests(for: draft.clusters),
                "repofinder.question.interests.other",
                width: 150,
                title: TopicWords.title
            )
        case .project: projects
        case .goals: goals
        case .stars: StarImportView(model: stars)
        }
    }

    private var name: some View {
        TextField(words("repofinder.question.name.placeholder"), text: $draft.name)
            .textFieldStyle(.plain)
            .submitLabel(.next)
            .onSubmit(onSubmit)
            .font(.title3)
            .padding(Spacing.section)
            .background(RepoFinderPalette.raised, in: RoundedRectangle(cornerRadius: Radius.card))
            .overlay { RoundedRectangle(cornerRadius: Radius.card).stroke(RepoFinderPalette.edge, lineWidth: 1) }
    }

    private var level: some View {
        VStack(spacing: Spacing.row) {
            ForEach(ExperienceLevel.allCases, id: \.self) { level in
                ChoiceTile(
                    systemImage: level.systemImage,
                    title: level.title,
                    detail: words("repofinder.level.\(level.rawValue).detail"),
                    isChosen: draft.preferences.experienceLevel == level
                ) { draft.tapped(level) }
            }
        }
    }

    private var fields: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 250), spacing: Spacing.row)], spacing: Spacing.row) {
            ForEach(Cluster.allCases, id: \.self) { cluster in
                ChoiceTile(
                    systemImage: cluster.systemImage,
                    title: cluster.title,
                    badge: draft.preferences.primaryCluster == cluster
                        ? words("repofinder.question.fields.main") : nil,
                    isChosen: draft.isChosen(cluster)
                ) { draft.tapped(cluster) }
            }
        }
    }

    private var projects: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 250), spacing: Spacing.row)], spacing: Spacing.row) {
            ForEach(ProjectType.allCases, id: \.self) { project in
                ChoiceTile(
                    systemImage: project.systemImage,
                    title: project.title,
                    isChosen: draft.preferences.projectType == project
                ) { draft.tapped(project) }
            }
        }
    }

    private var goals: some View {
        VStack(spacing: Spacing.row) {
            ForEach(Goal.allCases, id: \.self) { goal in
                ChoiceTile(
                    systemImage: goal.systemImage,
                    title: goal.title,
                    isChosen: draft.preferences.goals.contains(goal)
                ) { draft.tapped(goal) }
            }
        }
    }

    private func wordList(
        _ list: WritableKeyPath<Preferences, [String]>,
        _ suggested: [String],
        _ placeholder: String,
        width: CGFloat = 104,
        title: @escaping (String) -> String = { $0 }
    ) -> some View {
        let chosen = draft.preferences[keyPath: list]
        return VStack(alignment: .leading, spacing: Spacing.section) {
            ChoiceGrid(
                choices: PreferencesDraft.choices(chosen, among: suggested),
                chosen: chosen,
                width: width,
                title: title
            ) {
                draft.wordTapped($0, in: list)
            }
            TextField(words(placeholder), text: $draft.typed)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .onSubmit { draft.typedSubmitted(in: list) }
                .textFieldStyle(.roundedBorder)
        }
    }
}

extension ExperienceLevel {
    var title: String { words("repofinder.level.\(rawValue)") }

    var systemImage: String {
        switch self {
        case .beginner: "lightbulb"
        case .intermediate: "book"
        case .advanced: "bolt"
        }
    }
}

extension ProjectType {
    var title: String { words("repofinder.project.\(rawValue)") }

    var systemImage: String {
        switch self {
        case .website: "globe"
        case .webService: "bolt"
        case .mobileApp: "iphone"
        case .desktopApp: "desktopcomputer"
        case .commandLineTool: "terminal"
        case .library: "books.vertical"
        case .game: "gamecontroller"
        case .dataAnalysis: "chart.bar"
        case .machineLearning: "sparkles"
        case .infrastructure: "arrow.triangle.2.circlepath"
        case .device: "cpu"
        }
    }
}

extension Goal {
    var title: String { words("repofinder.goal.\(rawValue)") }

    var systemImage: String {
        switch self {
        case .learningNewTech: "book"
        case .buildingProject: "wand.and.stars"
        case .contributing: "arrow.triangle.branch"
        case .findingSolutions: "magnifyingglass"
        case .exploring: "sparkles"
        }
    }
}
