import AccountsDomain
import DesignSystem
import SwiftUI

/// The code to type on GitHub's page, and the wait until it was.
struct DeviceCodeView: View {
    @State private var model: DeviceCodeViewModel
    @State private var round = 0
    @Environment(\.dateWords) private var dateWords

    init(model: DeviceCodeViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        content
            .navigationTitle(words("account.code.title"))
            .navigationBarTitleDisplayMode(.inline)
            .task(id: round) { await model.wait() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView(words("account.loading"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .waiting(let code): form(code)
        case .failed(let error):
            let said = AccountErrorWords(error, dates: dateWords)
            EmptyState(systemImage: said.systemImage, title: words("account.code.failed"), message: said.text) {
                Button(words("account.code.again")) { round += 1 }
                    .buttonStyle(.borderedProminent)
            }
        }
    }

    private func form(_ code: DeviceCode) -> some View {
        Form {
            Section {
                Text(verbatim: code.code)
                    .font(.system(.largeTitle, design: .monospaced))
                    .fontWeight(.semibold)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, Spacing.section)
                    .textSelection(.enabled)
                    // Letter by letter, as it is typed.
                    .accessibilityLabel(code.code.map { String($0) }.joined(separator: " "))
                if let address = URL(string: code.address) {
                    Link(words("account.code.open"), destination: address)
                }
            } header: {
                Text("account.code.about", bundle: .module)
            } footer: {
                Text(words("account.code.until", dateWords.time(code.expiresAt)))
            }
            Section {
                HStack(spacing: Spacing.row) {
                    ProgressView()
                    Text("account.code.waiting", bundle: .module)
                }
            } footer: {
                Text("account.provider.agrees", bundle: .module)
            }
        }
    }
}
