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
