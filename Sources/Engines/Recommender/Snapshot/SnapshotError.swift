/// Why a snapshot could not be read.
package enum SnapshotError: Error, Equatable {
    /// The file does not begin as a snapshot does.
    case notASnapshot
    /// The file is of another version of the format than this program reads.
    case version(UInt32)
    /// The file is shorter than it says.
    case truncated
    /// The bytes are not those that were written.
    case damaged
    /// The bytes are those that were written, but parts of them contradict each other.
    case inconsistent(String)
    /// The system could not read or write the file; the reason it gave.
    case file(String)
}

extension SnapshotError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notASnapshot: "not a snapshot of a model"
        case .version(let version):
            "a snapshot of format \(version), and this program reads format \(SnapshotFormat.version): train it anew"
        case .truncated: "a snapshot that is cut short"
        case .damaged: "a snapshot whose bytes are not those that were written"
        case .inconsistent(let part): "a snapshot whose parts contradict each other: \(part)"
        case .file(let reason): reason
        }
    }
}
