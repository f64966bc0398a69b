import AccountsDomain
import DesignSystem
import ModerationDomain
import SwiftUI

/// The form that tells whoever runs the server what is wrong with something.
struct ReportView: View {
    @State private var model: ReportViewModel

    init(model: ReportViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        content
            .navigationTitle(words("account.report.title"))
            .navigationBarTitleDisplayMode(.inline)
    }

    @ViewBuilder private var content: some View {
        if case .sent(let isBlocked) = model.state {
            EmptyState(
                systemImage: "checkmark.circle",
                title: words("account.report.sent.title"),
                message: words(isBlocked ? "account.report.blocked.message" : "account.report.sent.message")
            ) {
                ModerationFailureText(error: model.failure)
                if model.author != nil, !isBlocked {
                    Button(words("account.report.block")) { model.blockTapped() }
                        .buttonStyle(.bordered)
                }
            }
        } else {
            form
        }
    }

    private var form: some View {
        Form {
            if model.failure != nil {
                Section { ModerationFailureText(error: model.failure) }
            }
            Section(words("account.report.reason")) {
                Picker(words("account.report.reason"), selection: $model.reason) {
                    ForEach(Report.Reason.allCases, id: \.self) { reason in
                        Text(words("account.report.reason.\(reason.rawValue)")).tag(reason)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
            Section {
                TextField(words("account.report.note"), text: $model.note, axis: .vertical)
                    .lineLimit(3...8)
            } footer: {
                Text("account.report.about", bundle: .module)
            }
            Section {
                SubmitButton(title: words("account.report.send"), isSending: model.state == .sending) {
                    model.sendTapped()
                }
            }
        }
    }
}
