/// What somebody wants repositories for.
package enum Goal: String, Codable, Sendable, CaseIterable {
    case learningNewTech = "learning-new-tech"
    case buildingProject = "building-project"
    case contributing
    case findingSolutions = "finding-solutions"
    case exploring
}
