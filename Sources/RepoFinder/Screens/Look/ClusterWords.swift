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

extension Array where Element: Equatable {
    /// Adds what is missing at the end, and takes away what is there.
    nonisolated mutating func toggle(_ element: Element) {
        if let index = firstIndex(of: element) { remove(at: index) } else { append(element) }
    }
}
