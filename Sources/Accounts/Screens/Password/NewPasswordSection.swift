import AccountsDomain
import SwiftUI

/// The field of a password to be set, with its one rule.
struct NewPasswordSection: View {
    @Binding var text: String
    let field: AccountError.Field
    let submission: Submission
    let onSubmit: () -> Void

    var body: some View {
        Section {
            SecureField(words("account.field.\(field.rawValue)"), text: $text)
                .textContentType(.newPassword)
                .submitLabel(.next)
                .onSubmit(onSubmit)
            FieldNote(
                field: field,
                problem: submission.problem(of: field),
                hint: words("account.field.password.hint", NewPassword.minimumLength)
            )
        }
    }
}
