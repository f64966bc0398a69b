/// What somebody is building.
package enum ProjectType: String, Codable, Sendable, CaseIterable {
    case website
    case webService = "web-service"
    case mobileApp = "mobile-app"
    case desktopApp = "desktop-app"
    case commandLineTool = "command-line-tool"
    case library
    case game
    case dataAnalysis = "data-analysis"
    case machineLearning = "machine-learning"
    case infrastructure
    case device
}
