import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// On a startup's page: asking its founder for an introduction, and what became of it.
struct IntroductionCard: View {
    let model: StartupDetailModel
    let door: IntroductionDoor
    @State private var isWriting: Bool
    @State private var message = ""
    @State private var isSending = false
    @Environment(\.words) private var words

    init(model: StartupDetailModel, door: IntroductionDoor, isWriting: Bool = false) {
        (self.model, self.door) = (model, door)
        _isWriting = State(initialValue: isWriting)
    }

    var body: some View {
        LedgerCard {
            CardTitle(words("introduction.title"))
            switch door {
            case .closed: EmptyView()
            case .needsMember: needsMember
            case .needsConfirmation: needsConfirmation
            case .open: if isWriting { form } else { invitation }
            case .asked(let introduction): asked(introduction)
            }
        }
    }

    @ViewBuilder private var needsMember: some View {
        note("introduction.needsMember")
        if let url = model.signUpAddress {
            Link(words("editor.guest.signUp"), destination: url).frame(minHeight: 44)
        }
    }

    @ViewBuilder private var needsConfirmation: some View {
        note("introduction.needsConfirmation")
        if let url = model.accountAddress {
            Link(words("account.confirm"), destination: url).frame(minHeight: 44)
        }
    }

    @ViewBuilder private var invitation: some View {
        note("introduction.note")
        Button(words("introduction.ask")) { isWriting = true }
            .buttonStyle(LedgerButtonStyle(isProminent: false))
    }

    @ViewBuilder private var form: some View {
        TextField(words("introduction.message"), text: $message, axis: .vertical)
            .lineLimit(4...10)
            .textFieldStyle(.roundedBorder)
        HStack {
            note("introduction.note")
            Spacer(minLength: Spacing.icon)
            Text(verbatim: words("introduction.length", words.figure(message.count), words.figure(limit)))
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(message.count > limit ? AnyShapeStyle(Palette.danger) : AnyShapeStyle(.secondary))
        }
        HStack(spacing: Spacing.row) {
            Button(words("introduction.send"), action: send)
                .buttonStyle(LedgerButtonStyle())
                .disabled(isSending || isBlank || message.count > limit)
            Button(words("action.cancel")) { isWriting = false }
                .buttonStyle(LedgerButtonStyle(isProminent: false))
        }
    }

    private var limit: Int { Introduction.maximumMessage }

    private var isBlank: Bool { message.allSatisfy(\.isWhitespace) }

    private func send() {
        isSending = true
        Task {
            if await model.askTapped(message, words) { (isWriting, message) = (false, "") }
            isSending = false
        }
    }

    @ViewBuilder
    private func asked(_ introduction: Introduction) -> some View {
        StatusChip(introduction, words)
        Text(verbatim: words.quoted(introduction.message)).font(.subheadline)
        IntroductionAddress(introduction: introduction)
        if introduction.state == .waiting {
            Button(words("introduction.withdraw")) { Task { await model.withdrawAskTapped(introduction, words) } }
                .buttonStyle(LedgerButtonStyle(isProminent: false))
        }
    }

    private func note(_ key: String) -> some View {
        Text(verbatim: words(key)).font(.footnote).foregroundStyle(.secondary)
    }
}

/// The other one's address, once there is one to see.
struct IntroductionAddress: View {
    let introduction: Introduction

    var body: some View {
        if let email = introduction.email {
            if let url = URL(string: "mailto:\(email)") {
                Link(email, destination: url).font(.subheadline).frame(minHeight: 44)
            } else {
                Text(verbatim: email).font(.subheadline)
            }
        }
    }
}

extension StatusChip {
    /// How an introduction stands.
    init(_ introduction: Introduction, _ words: PitchDeckWords) {
        let tone: Tone =
            switch introduction.state {
            case .waiting: .warning
            case .accepted: .accent
            case .declined, .withdrawn: .plain
            }
        self.init(text: words("introduction.state.\(introduction.state.rawValue)"), tone: tone)
    }
}
