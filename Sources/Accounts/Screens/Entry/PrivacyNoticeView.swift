import AccountsDomain
import DesignSystem
import SwiftUI

/// What is kept, what for and for how long, in the version that people agree to.
struct PrivacyNoticeView: View {
    private static let parts = ["kept", "use", "copy", "delete", "retention", "elsewhere"]

    var body: some View {
        Form {
            ForEach(Self.parts, id: \.self) { part in
                Section(words("account.notice.\(part).title")) {
                    Text(words("account.notice.\(part)"))
                }
            }
            LabeledContent(words("account.notice.version"), value: Consent.currentPrivacyNotice)
        }
        .navigationTitle(words("account.notice.title"))
        .navigationBarTitleDisplayMode(.inline)
    }
}
