import AccountsDomain
import DesignSystem
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
