package import Storage

/// Why the server cannot start, in words for the person who started it.
package enum ServeError: Error, Hashable, CustomStringConvertible {
    case portInUse(host: String, port: Int)
    case portNotAllowed(port: Int)
    case cannotListen(host: String, port: Int, reason: String)
    case cannotOpenData(folder: String, reason: String)
    case cannotOpenDatabase(reason: String)
    /// This folder, which the build has put beside the program, is not there.
    case missingFolder(String)

    /// A setting, by its name in the environment or on the command line, and what is wrong with it.
    case wrongSetting(String, String)
    /// A file that a command was given is not what it has to be.
    case unreadableFile(String)

    /// What a program ends with: 64 (`EX_USAGE`) where trying again cannot help until somebody changes a setting, so
    /// that whoever starts it again does not.
    package var status: Int32 {
        switch self {
        case .wrongSetting, .portNotAllowed: 64
        default: 1
        }
    }

    package var description: String {
        switch self {
        case .portInUse(let host, let port):
            "Port \(port) of \(host) is in use. Stop what uses it, or choose another with --port."
        case .portNotAllowed(let port):
            "Port \(port) needs more rights than this user has. Choose one above 1023 with --port."
        case .cannotListen(let host, let port, let reason):
            "Cannot listen on \(host), port \(port): \(reason)."
        case .cannotOpenData(let folder, let reason):
            "Cannot open the data folder \(folder): \(reason). Choose another with --data."
        case .cannotOpenDatabase(let reason):
            "Cannot use the database that DATABASE_URL names: \(reason)."
        case .missingFolder(let path):
            "\(path) is missing. Move the program together with the folders that were built beside it, as bin/install does."
        case .wrongSetting(let name, let reason):
            "\(name): \(reason)."
        case .unreadableFile(let reason):
            "The file cannot be read: \(reason)."
        }
    }
}

extension StorageError {
    /// What is wrong with a database, for the person who runs the server.
    package var words: String {
        switch self {
        case .corrupted: "its file serendip.sqlite is not a database or is damaged"
        case .full: "the disk is full, or the folder may not be written to"
        case .busy: "another program holds its database"
        case .newerSchema: "a newer version of Serendip has used it"
        case .failed(let reason), .unreachable(let reason):
            // Libraries say what went wrong, and below it what they would look at.
            reason.split(separator: "\n").first.map(String.init) ?? reason
        default: "\(self)"
        }
    }
}
