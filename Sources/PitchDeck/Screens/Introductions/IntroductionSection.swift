import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// Introductions in a list: those that a founder was asked for, or those that somebody asked for.
struct IntroductionSection: View {
    let model: IntroductionsModel
    let isReceived: Bool
    @Environment(\.words) private var words

    var body: some View {
        if let failure = model.failure {
            Section(title) {
                Text(verbatim: words.message(failure)).font(.footnote)
                Button(words("action.retry")) { Task { await model.load() } }
            }
        } else if !shown.isEmpty {
            Section {
                ForEach(shown) { IntroductionRow(introduction: $0, model: model) }
            } header: {
                Text(verbatim: title)
            } footer: {
                if isReceived { Text(verbatim: words("introduction.received.note")) }
            }
        }
    }

    private var shown: [Introduction] { isReceived ? model.received : model.asked }

    private var title: String { words(isReceived ? "introduction.received" : "introduction.asked") }
}

/// Who asks, for what, in which words, and what can be done about it.
struct IntroductionRow: View {
    let introduction: Introduction
    let model: IntroductionsModel
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone
    @Environment(\.openURL) private var openURL
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(spacing: Spacing.row) {
                Avatar(
                    url: introduction.picture.flatMap { fileAddress(StartupFile.path(of: $0)) },
                    name: name,
                    size: 36,
                    isRound: true
                )
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: name).font(.headline)
                    Text(
                        verbatim: introduction.title + " · " + words.day(introduction.askedAt, timeZone: timeZone)
                    )
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                }
                Spacer(minLength: Spacing.icon)
                StatusChip(introduction, words).fixedSize()
            }
            Text(verbatim: words.quoted(introduction.message)).font(.subheadline)
            IntroductionAddress(introduction: introduction)
            buttons
        }
        .padding(.vertical, Spacing.icon)
    }

    private var name: String {
        guard introduction.name.isEmpty else { return introduction.name }
        return words(introduction.isReceived ? "introduction.unnamed" : "author.unnamed")
    }

    @ViewBuilder private var buttons: some View {
        if introduction.isReceived {
            HStack(spacing: Spacing.icon) {
                if introduction.state == .waiting {
                    ButtonRow(spacing: Spacing.icon) {
                        button("introduction.accept", isProminent: true) {
                            await model.answerTapped(introduction, isAccepted: true, words)
                        }
                        button("introduction.decline") {
                            await model.answerTapped(introduction, isAccepted: false, words)
                        }
                    }
                }
                Spacer(minLength: 0)
                moreMenu
            }
        } else if introduction.state == .waiting {
            button("introduction.withdraw") { await model.withdrawTapped(introduction, words) }
        }
    }

    private var moreMenu: some View {
        Menu {
            if let url = model.reportAddress(of: introduction) {
                Button {
                    openURL(url)
                } label: {
                    Label(words("introduction.report"), systemImage: "flag")
                }
            }
            Button(role: .destructive) {
                Task { await model.blockTapped(introduction, words) }
            } label: {
                Label(words("introduction.block"), systemImage: "hand.raised")
            }
        } label: {
            Label(words("introduction.more") + ": " + name, systemImage: "ellipsis")
                .labelStyle(.iconOnly)
                .frame(width: 44, height: 44)
        }
    }

    private func button(
        _ key: String,
        isProminent: Bool = false,
        _ action: @escaping () async -> Void
    ) -> some View {
        Button(words(key)) { Task { await action() } }
            .buttonStyle(LedgerButtonStyle(isProminent: isProminent))
            .accessibilityLabel(words(key) + ": " + name)
    }
}
