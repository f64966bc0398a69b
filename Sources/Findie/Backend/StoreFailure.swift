import Foundation
import Outbound

/// Why a store has not told; texts are for the log.
enum StoreFailure: Error, Hashable, Sendable {
    /// It asks for a pause until then; nothing is asked meanwhile.
    case rateLimited(until: Date)
    case offline
    /// There is nothing, or nobody, of that name or number.
    case notFound
    /// An answer that cannot be read, or only half of one.
    case unreadable(String)
}

extension StoreFailure {
    init(_ failure: ExchangeFailure) {
        self =
            switch failure {
            case .refused(let until): .rateLimited(until: until)
            case .failed(.unreachable), .failed(.timedOut): .offline
            case .failed(.cutOff): .unreadable("the answer broke off")
            case .failed(.tooLarge): .unreadable("the answer is too large")
            case .failed(.cancelled): .unreadable("cancelled")
            case .redirectedElsewhere: .unreadable("it redirects to another host")
            case .redirectedInACircle: .unreadable("it redirects in a circle")
            }
    }
}
