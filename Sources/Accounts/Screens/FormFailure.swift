import AccountsDomain
import DesignSystem
import SwiftUI

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
