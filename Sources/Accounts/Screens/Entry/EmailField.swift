import AccountsDomain
import SwiftUI

/// The field of a mail address, which is also what somebody signs in as.
struct EmailField: View {
    @Binding var text: String
    let problem: AccountError.FieldProblem?

    var body: some View {
        TextField(words("account.field.email"), text: $text)
            .textContentType(.username)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        FieldNote(field: .email, problem: problem)
    }
}
