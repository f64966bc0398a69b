import DesignSystem
import DiscoveryDomain
package import Foundation
import Observation
import RepositoryScreens
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

/// The taking over of somebody's GitHub stars, watched while it runs.
@Observable
final class StarImportModel {
    /// The latest import; `nil` when there was none.
    private(set) var latest: StarImport?
    private(set) var failure: DiscoveryError?
    private(set) var isAsking = false
    var login = ""
    /// Where to sign in at GitHub; `nil` once an account is linked, and where that is not offered.
    private(set) var signInAddress: URL?

    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored private let gitHub: GitHubAccountClient
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let work = OrderedWork()

    static let pollPause: Duration = .seconds(1)

    init(dependencies: RepoFinderDependencies, latest: StarImport? = nil, signInAddress: URL? = nil) {
        service = dependencies.discovery
        gitHub = dependencies.gitHub
        clock = dependencies.clock
        self.latest = latest
        login = latest?.login ?? ""
        self.signInAddress = signInAddress
    }

    var canStart: Bool { !isAsking && !trimmedLogin.isEmpty && !isRunning }

    var isRunning: Bool {
        switch latest?.state {
        case .running, .waiting: true
        case .finished, .stopped, .userNotFound, nil: false
        }
    }

    /// Looks how far the import is, again and again while it runs; ends with the screen.
    func watch() async {
        await look()
        await askWhoTheyAre()
        while isRunning {
            do {
                try await clock.sleep(for: Self.pollPause)
            } catch {
                return  // The screen is gone; the import goes on without it.
            }
            await look()
        }
    }

    func startTapped() {
        guard canStart else { return }
        let login = trimmedLogin
        isAsking = true
        work.add { [self] in
            do throws(DiscoveryError) {
                latest = try await service.startStarImport(of: login)
                failure = nil
            } catch {
                failure = error
            }
            isAsking = false
        }
    }

    func stopTapped() {
        work.add { [self] in
            do throws(DiscoveryError) {
                try await service.stopStarImport()
                latest = try await service.starImport()
            } catch {
                failure = error
            }
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async { await work.settled() }

    private var trimmedLogin: String {
        login.split(whereSeparator: \.isWhitespace).joined().trimmingPrefix("@").description
    }

    /// Who has linked a GitHub account need not type its name; who has not can do so.
    private func askWhoTheyAre() async {
        guard let known = await gitHub.login() else {
            signInAddress = await gitHub.signIn()
            return
        }
        signInAddress = nil
        if login.isEmpty { login = known }
    }

    private func look() async {
        do throws(DiscoveryError) {
            if let found = try await service.starImport() {
                latest = found
                if login.isEmpty { login = found.login }
            }
        } catch {
            failure = error
        }
    }
}

/// What RepoFinder asks of the person's account at GitHub.
package struct GitHubAccountClient: Sendable {
    /// The login of the account the person has linked; `nil` when there is none.
    package var login: @Sendable () async -> String?
    /// Where to sign in at GitHub, from where the person comes back; `nil` where that is not offered.
    package var signIn: @Sendable () async -> URL?

    package init(
        login: @escaping @Sendable () async -> String? = { nil },
        signIn: @escaping @Sendable () async -> URL? = { nil }
    ) {
        (self.login, self.signIn) = (login, signIn)
    }
}
