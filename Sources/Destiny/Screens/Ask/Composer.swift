import DesignSystem
import DestinyDomain
import SwiftUI

/// Where the next question is written; Return asks.
struct Composer: View {
    @Bindable var model: ChatViewModel
    @Environment(\.words) private var words
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if model.edited != nil { editing }
            HStack(alignment: .bottom, spacing: Spacing.icon) {
                TextField(words("destiny.ask.placeholder"), text: $model.draft, axis: .vertical)
                    .textFieldStyle(.plain)
                    .lineLimit(1...5)
                    .font(.callout)
                    .foregroundStyle(DestinyPalette.text)
                    .focused($isFocused)
                    .submitLabel(.send)
                    .onSubmit { model.sendTapped() }
                    .padding(.horizontal, Spacing.section)
                    .padding(.vertical, 10)
                    .frame(minHeight: 48)
                    .background(DestinyPalette.card, in: RoundedRectangle(cornerRadius: 24))
                    .overlay { RoundedRectangle(cornerRadius: 24).stroke(DestinyPalette.separator, lineWidth: 1) }
                if model.isBusy { stop } else { send }
            }
            if model.draft.count > Message.maximumQuestionLength { tooLong }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, Spacing.icon)
        .frame(maxWidth: Spacing.columnWidth + 40)
        .frame(maxWidth: .infinity)
        .onChange(of: model.edited?.id) { isFocused = model.edited != nil }
    }

    private var editing: some View {
        HStack {
            Label(words("destiny.ask.editing"), systemImage: "pencil")
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            Spacer()
            Button(words("destiny.action.cancel")) { model.editCancelled() }
                .buttonStyle(.quiet)
        }
    }

    private var tooLong: some View {
        Text(words("destiny.ask.tooLong", String(model.draft.count), String(Message.maximumQuestionLength)))
            .font(.footnote)
            .foregroundStyle(DestinyPalette.danger)
    }

    private var send: some View {
        round("destiny.ask.send", "arrow.up") { model.sendTapped() }
            .disabled(!model.canSend)
            .opacity(model.canSend ? 1 : 0.45)
    }

    private var stop: some View {
        round("destiny.ask.stop", "stop.fill") { model.stopTapped() }
            .keyboardShortcut(.cancelAction)
    }

    private func round(_ key: String, _ systemImage: String, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: systemImage)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.onGold)
                .frame(width: 48, height: 48)
                .background(DestinyPalette.gold, in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words(key))
        .help(words(key))
    }
}
