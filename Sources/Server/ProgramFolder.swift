package import Foundation

/// The folder that the program lies in, with what the build has put beside it: catalogues, models and screens' words.
package enum ProgramFolder {
    /// Those of catalogues and models; the words lie with them.
    private static let modules = ["RepositoriesService", "RepoFinderService", "FindieService"]

    #if os(Linux)
    private static let pathExtension = "resources"
    #else
    private static let pathExtension = "bundle"
    #endif

    /// Says in words what would otherwise end the program where it is first read.
    ///
    /// - Throws: `missingFolder` when the program was moved without them.
    package static func check(_ folder: URL = Bundle.main.bundleURL) throws(ServeError) {
        for module in modules {
            let path = folder.appendingPathComponent("Serendip_\(module).\(pathExtension)").path
            guard FileManager.default.fileExists(atPath: path) else { throw .missingFolder(path) }
        }
    }
}
