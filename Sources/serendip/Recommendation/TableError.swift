/// What is wrong with a file somebody gave.
enum TableError: Error, CustomStringConvertible {
    case line(String, Int, String)
    case file(String, String)

    var description: String {
        switch self {
        case .line(let path, let line, let reason): "\(path):\(line): \(reason)"
        case .file(let path, let reason): "\(path): \(reason)"
        }
    }
}
