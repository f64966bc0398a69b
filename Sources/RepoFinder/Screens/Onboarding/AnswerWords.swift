import DiscoveryDomain

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
