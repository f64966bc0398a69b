import AccountsDomain
import DesignSystem
import Foundation
import SwiftUI

/// The button that sends a form, busy while it is sent.
struct SubmitButton: View {
    let title: String
    var role: ButtonRole?
    let isSending: Bool
    let action: () -> Void

    var body: some View {
        Button(role: role, action: action) {
            Text(verbatim: title)
                .fontWeight(.semibold)
                .frame(maxWidth: .infinity, minHeight: 44)
                .overlay(alignment: .leading) {
                    if isSending { ProgressView() }
                }
        }
        .buttonStyle(.borderedProminent)
        .disabled(isSending)
        // The button is its own card.
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
    }
}

/// What is wrong with a field, right under it, or a hint while nothing is.
struct FieldNote: View {
    let field: AccountError.Field
    let problem: AccountError.FieldProblem?
    var hint: String?

    var body: some View {
        if let problem {
            Label(AccountErrorWords.fieldWords(field, problem), systemImage: "exclamationmark.circle")
                .font(.footnote)
                .foregroundStyle(Palette.danger)
        } else if let hint {
            Text(verbatim: hint)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}

extension View {
    /// Puts the focus into a form's first field, and into the field that is refused.
    func focusesProblems(
        of submission: Submission,
        _ focus: FocusState<AccountError.Field?>.Binding,
        first: AccountError.Field
    ) -> some View {
        onAppear { focus.wrappedValue = first }
            .onChange(of: submission.state) {
                guard case .failed(.invalid(let field, _)) = submission.state else { return }
                focus.wrappedValue = field
            }
    }
}

/// Why a form was refused as a whole, above its fields.
struct FormFailure: View {
    let error: AccountError?

    var body: some View {
        if error != nil {
            Section { FormFailureText(error: error) }
        }
    }
}

/// Why something in a section failed.
struct FormFailureText: View {
    let error: AccountError?
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        if let error {
            let said = AccountErrorWords(error, dates: dateWords)
            Label(said.text, systemImage: said.systemImage)
                .font(.subheadline)
                .foregroundStyle(Palette.danger)
                .onAppear { AccessibilityNotification.Announcement(said.text).post() }
                .id(said.text)
        }
    }
}

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
