import DiscoveryDomain
import Foundation

/// An import with where it goes on.
struct StarImportJob: Sendable {
    var status: StarImport
    /// The address of the next page; `nil` for the first.
    var next: URL?

    var isUnfinished: Bool {
        switch status.state {
        case .running, .waiting: true
        case .finished, .stopped, .userNotFound: false
        }
    }
}
