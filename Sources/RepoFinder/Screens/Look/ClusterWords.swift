import DiscoveryDomain

/// What people call a field, and its symbol.
extension Cluster {
    var title: String { words("repofinder.cluster.\(rawValue)") }

    var systemImage: String {
        switch self {
        case .commandLine: "terminal"
        case .creativeCoding: "waveform"
        case .dataScience: "chart.bar"
        case .databases: "square.stack"
        case .desktop: "desktopcomputer"
        case .developerTools: "wand.and.stars"
        case .devops: "arrow.triangle.2.circlepath"
        case .education: "books.vertical"
        case .embedded: "cpu"
        case .games: "gamecontroller"
        case .graphics: "photo"
        case .languages: "chevron.left.forwardslash.chevron.right"
        case .machineLearning: "sparkles"
        case .mobile: "iphone"
        case .networking: "dot.radiowaves.left.and.right"
        case .security: "lock"
        case .selfHosted: "house"
        case .systems: "gearshape"
        case .webBackend: "bolt"
        case .webFrontend: "globe"
        }
    }
}

extension TasteSubject {
    /// As people call it; a language as it is written.
    var title: String {
        switch kind {
        case .cluster: Cluster(rawValue: name)?.title ?? name
        case .topic: TopicWords.title(name)
        case .language: name
        }
    }
}

extension TasteSubject {
    /// The same for subjects that say one thing in two ways, as the field Command line and the topic CLI do.
    var meaning: String {
        let plain = name.lowercased().replacing("-", with: "")
        return Self.meanings[plain] ?? plain
    }

    private static let meanings: [String: String] = {
        let alike = [
            "commandline cli commandlinetool commandlineinterface console", "webfrontend frontend",
            "webbackend backend", "databases database", "games game gamedev gamedevelopment", "languages language",
            "desktop desktopapp", "machinelearning ml", "education learning", "networking network",
            "systems systemsprogramming", "developertools devtools", "datascience dataanalysis", "kubernetes k8s",
            "selfhosted selfhosting", "go golang", "javascript js", "typescript ts", "c++ cpp", "c# csharp",
        ].map { $0.split(separator: " ").map(String.init) }
        return Dictionary(uniqueKeysWithValues: alike.flatMap { names in names.map { ($0, names[0]) } })
    }()
}

extension [TasteSubject] {
    /// The first of those that mean the same.
    var distinctMeanings: [TasteSubject] {
        var seen: Set<String> = []
        return filter { seen.insert($0.meaning).inserted }
    }
}

extension Array where Element: Equatable {
    /// Adds what is missing at the end, and takes away what is there.
    nonisolated mutating func toggle(_ element: Element) {
        if let index = firstIndex(of: element) { remove(at: index) } else { append(element) }
    }
}
