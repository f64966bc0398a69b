import AccountsDomain
import DesignSystem
import SwiftUI

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
