import AccountsDomain
import DesignSystem
import Foundation

/// An error as people read it: what happened and what they can do.
struct AccountErrorWords {
    let text: String
    let systemImage: String

    init(_ error: AccountError, dates: DateWords) {
        switch error {
        case .invalid(let field, let problem):
            (text, systemImage) = (Self.fieldWords(field, problem), "exclamationmark.circle")
        case .picture(let problem):
            (text, systemImage) = (words("account.picture.error.\(problem.rawValue)"), "exclamationmark.circle")
        case .noPicture: (text, systemImage) = (words("account.picture.error.none"), "photo")
        case .wrongCredentials: (text, systemImage) = (words("account.error.wrongCredentials"), "lock")
        case .emailTaken: (text, systemImage) = (words("account.error.emailTaken"), "person.crop.circle")
        case .tooManyAttempts(let until):
            (text, systemImage) = (words("account.error.tooManyAttempts", dates.time(until)), "hourglass")
        case .busy: (text, systemImage) = (words("account.error.busy"), "hourglass")
        case .linkExpired: (text, systemImage) = (words("account.error.linkExpired"), "link")
        case .alreadyMember: (text, systemImage) = (words("account.error.alreadyMember"), "person.crop.circle")
        case .notMember: (text, systemImage) = (words("account.error.notMember"), "person.crop.circle")
        case .identityTaken: (text, systemImage) = (words("account.error.identityTaken"), "person.crop.circle")
        case .lastWayIn: (text, systemImage) = (words("account.error.lastWayIn"), "key")
        case .notOffered: (text, systemImage) = (words("account.error.notOffered"), "questionmark.circle")
        case .providerFailed: (text, systemImage) = (words("account.error.providerFailed"), "exclamationmark.triangle")
        case .notSignedIn: (text, systemImage) = (words("account.error.notSignedIn"), "person.crop.circle")
        case .noRoom: (text, systemImage) = (words("account.error.noRoom"), "tray")
        case .offline: (text, systemImage) = (words("account.error.offline"), "wifi.slash")
        case .keyReused, .failed: (text, systemImage) = (words("account.error.failed"), "exclamationmark.triangle")
        }
    }

    /// What is wrong with a field, to stand under it.
    static func fieldWords(_ field: AccountError.Field, _ problem: AccountError.FieldProblem) -> String {
        let name = field == .newPassword ? "password" : field.rawValue
        return words("account.field.\(name).\(problem.rawValue)")
    }
}

/// The words of the screens about accounts, from their table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
