import AccountsDomain
import SwiftUI

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
