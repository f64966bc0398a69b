package import Storage

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
