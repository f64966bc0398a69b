import DesignSystem
import PitchDeckDomain
import SwiftUI

/// On the page of a founder's own startup that a moderator took out of sight: answering them, and what became of it.
struct AppealCard: View {
    let model: StartupDetailModel
    let appeal: StartupAppeal?
    @State private var isWriting: Bool
    @State private var text = ""
    @State private var isSending = false
    @FocusState private var isFocused: Bool
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    init(model: StartupDetailModel, appeal: StartupAppeal?, isWriting: Bool = false) {
        (self.model, self.appeal) = (model, appeal)
        _isWriting = State(initialValue: isWriting)
    }

    var body: some View {
        LedgerCard {
            CardTitle(words("appeal.title"))
            if let appeal {
                Text(verbatim: words.quoted(appeal.text)).font(.subheadline)
                note(words("appeal.sent", words.day(appeal.madeAt, timeZone: timeZone)))
                note(words(appeal.isAnswered ? "appeal.answered" : "appeal.waiting"))
            } else if isWriting {
                form
            } else {
                note(words("appeal.note"))
                Button(words("appeal.write")) { isWriting = true }
                    .buttonStyle(LedgerButtonStyle(isProminent: false))
            }
        }
    }

    @ViewBuilder private var form: some View {
        TextField(words("appeal.text"), text: $text, axis: .vertical)
            .lineLimit(4...10)
            .textFieldStyle(.roundedBorder)
            .focused($isFocused)
            .onAppear { isFocused = true }
        note(words("appeal.note"))
        note(words("introduction.length", words.figure(text.count), words.figure(StartupAppeal.maximumText)))
        HStack(spacing: Spacing.row) {
            Button(words("introduction.send"), action: send)
                .buttonStyle(LedgerButtonStyle())
                .disabled(
                    isSending || text.allSatisfy(\.isWhitespace) || text.count > StartupAppeal.maximumText
                )
            Button(words("action.cancel")) { isWriting = false }
                .buttonStyle(LedgerButtonStyle(isProminent: false))
        }
    }

    private func send() {
        isSending = true
        Task {
            if await model.appealTapped(text, words) { (isWriting, text) = (false, "") }
            isSending = false
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text).font(.footnote).foregroundStyle(.secondary)
    }
}
