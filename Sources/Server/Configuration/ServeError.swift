/// Why the server cannot start, in words for the person who started it.
package enum ServeError: Error, Hashable, CustomStringConvertible {
    case portInUse(host: String, port: Int)
    case portNotAllowed(port: Int)
    case cannotListen(host: String, port: Int, reason: String)
    case cannotOpenData(folder: String, reason: String)
    case cannotOpenDatabase(reason: String)

    case wrongSetting(String, String)

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
        case .wrongSetting(let name, let reason):
            "\(name): \(reason)."
        }
    }
}
