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
