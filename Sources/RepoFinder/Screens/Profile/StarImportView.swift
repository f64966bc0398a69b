import DesignSystem
import DiscoveryDomain
import SwiftUI

/// Whose stars to take over, and how far that is.
struct StarImportView: View {
    @Bindable var model: StarImportModel
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            HStack(spacing: Spacing.icon) {
                TextField(words("repofinder.stars.placeholder"), text: $model.login)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .fontDesign(.monospaced)
                    .textFieldStyle(.roundedBorder)
                    .submitLabel(.go)
                    .onSubmit { model.startTapped() }
                    .disabled(model.isRunning)
                if model.isRunning {
                    Button(words("repofinder.stars.stop")) { model.stopTapped() }
                        .buttonStyle(.bordered)
                } else {
                    Button(words(isStopped ? "repofinder.stars.resume" : "repofinder.stars.start")) {
                        model.startTapped()
                    }
                    .buttonStyle(.bordered)
                    .disabled(!model.canStart)
                }
            }
            if let address = model.signInAddress, !model.isRunning {
                Button {
                    openURL(address)
                } label: {
                    Label(words("repofinder.stars.signIn"), systemImage: "person.crop.circle")
                        .frame(minHeight: 44)
                }
            }
            if let latest = model.latest { progress(of: latest) }
            if let failure = model.failure {
                Label(DiscoveryErrorWords(failure, dates: dateWords).message, systemImage: "exclamationmark.triangle")
                    .font(.footnote)
                    .foregroundStyle(Palette.danger)
            }
            Text("repofinder.stars.about", bundle: .module)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .task(id: model.isRunning) { await model.watch() }
    }

    private var isStopped: Bool { model.latest?.state == .stopped }

    @ViewBuilder private func progress(of latest: StarImport) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if let share = latest.progress, model.isRunning || latest.state == .finished {
                ProgressView(value: share)
                    .accessibilityLabel(words("repofinder.stars.progress"))
            } else if model.isRunning {
                ProgressView()
            }
            Text(verbatim: said(of: latest))
                .font(.subheadline)
                .monospacedDigit()
        }
    }

    private func said(of latest: StarImport) -> String {
        let read = CountWords.full(latest.read, locale: locale)
        switch latest.state {
        case .running:
            guard let total = latest.total else { return words("repofinder.stars.beginning", latest.login) }
            return words("repofinder.stars.running", read, CountWords.full(total, locale: locale))
        case .waiting(let until, let problem):
            return words("repofinder.stars.waiting.\(problem.rawValue)", read, dateWords.time(until))
        case .finished: return counted("repofinder.stars.finished", latest.read, figure: read)
        case .stopped: return counted("repofinder.stars.stopped", latest.read, figure: read)
        case .userNotFound: return words("repofinder.stars.userNotFound", latest.login)
        }
    }
}
