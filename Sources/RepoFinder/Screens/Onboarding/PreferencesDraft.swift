import DiscoveryDomain

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
