import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// Asks for a link's password.
struct ReaderGate: View {
    @Bindable var model: DeckReaderModel
    let isWrong: Bool
    let device: DeviceClass
    @Environment(\.words) private var words

    var body: some View {
        LedgerCard {
            CardTitle(words("reader.locked.title"))
            Text(verbatim: words("reader.locked.message")).foregroundStyle(.secondary)
            SecureField(words("reader.password"), text: $model.keys.password)
                .textFieldStyle(.roundedBorder)
                .onSubmit { unlock() }
            if isWrong {
                Text(verbatim: words("reader.password.wrong")).font(.footnote).foregroundStyle(Palette.danger)
            }
            Button(words("reader.open"), action: unlock)
                .buttonStyle(LedgerButtonStyle())
                .disabled(model.keys.password.isEmpty)
        }
        .frame(maxWidth: 420)
        .padding(Spacing.section)
    }

    private func unlock() { Task { await model.unlockTapped(on: device) } }
}

/// Asks for a mail address, and then for the code that was sent to it.
struct AddressGate: View {
    @Bindable var model: DeckReaderModel
    let entry: DeckReaderModel.AddressEntry
    let device: DeviceClass
    @Environment(\.words) private var words

    var body: some View {
        LedgerCard {
            if entry.isSent { code } else { address }
        }
        .frame(maxWidth: 420)
        .padding(Spacing.section)
    }

    @ViewBuilder private var address: some View {
        CardTitle(words("reader.address.title"))
        Text(verbatim: words("reader.address.message")).foregroundStyle(.secondary)
        if entry.isMarked { Text(verbatim: words("reader.address.marked")).foregroundStyle(.secondary) }
        TextField(words("field.address"), text: $model.keys.address)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .onSubmit { send() }
        problem
        Button(words("reader.address.send"), action: send).buttonStyle(LedgerButtonStyle())
    }

    @ViewBuilder private var code: some View {
        CardTitle(words("reader.code.title"))
        Text(verbatim: words("reader.code.message", words.quoted(model.keys.address))).foregroundStyle(.secondary)
        TextField(words("reader.code.field"), text: $model.keys.code)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.numberPad)
            .textContentType(.oneTimeCode)
            .onSubmit { open() }
        problem
        Button(words("reader.open"), action: open)
            .buttonStyle(LedgerButtonStyle())
            .disabled(model.keys.code.isEmpty)
        Button(words("reader.code.again"), action: send).buttonStyle(LedgerButtonStyle(isProminent: false))
        Button(words("reader.code.change")) { model.otherAddressTapped() }
            .buttonStyle(LedgerButtonStyle(isProminent: false))
    }

    @ViewBuilder private var problem: some View {
        if let problem = entry.problem {
            Text(verbatim: words.message(problem)).font(.footnote).foregroundStyle(Palette.danger)
        }
    }

    private func send() { Task { await model.sendCodeTapped() } }

    private func open() { Task { await model.unlockTapped(on: device) } }
}
