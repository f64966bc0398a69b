import AccountsDomain
import DesignSystem
import PhotosUI
import SwiftUI

/// The person's picture, to be chosen and taken away.
struct PictureSection: View {
    let model: PictureViewModel
    let name: String
    @State private var chosen: PhotosPickerItem?
    @State private var takesLong = false

    private var isSending: Bool { model.submission.isSending }

    var body: some View {
        Section {
            HStack(spacing: Spacing.section) {
                PersonPicture(url: model.url, name: name, size: 88)
                VStack(alignment: .leading, spacing: Spacing.icon) {
                    picker
                    if model.picture != nil {
                        Button(words("account.picture.remove"), role: .destructive) { model.removeTapped() }
                            .frame(minHeight: 44)
                            .disabled(isSending)
                    }
                    if takesLong { ProgressView(words("account.picture.sending")) }
                }
                Spacer(minLength: 0)
            }
            .padding(.vertical, Spacing.icon)
            FormFailureText(error: model.submission.failure)
        } header: {
            Text("account.picture.title", bundle: .module)
        } footer: {
            Text("account.picture.about", bundle: .module)
        }
        .onChange(of: chosen) { send() }
        .task(id: isSending) { await watch() }
    }

    private var picker: some View {
        PhotosPicker(
            words(model.picture == nil ? "account.picture.choose" : "account.picture.change"),
            selection: $chosen,
            matching: .images
        )
        .buttonStyle(.bordered)
        .disabled(isSending)
    }

    private func send() {
        guard let item = chosen else { return }
        // The same picture may be chosen again.
        chosen = nil
        model.chosen { try await item.loadTransferable(type: Data.self) }
    }

    /// What takes less than a second needs no sign of its own.
    private func watch() async {
        takesLong = false
        guard isSending else { return }
        do {
            try await Task.sleep(for: .seconds(1))
            takesLong = true
        } catch {
            // Sent, or the screen is gone.
            takesLong = false
        }
    }
}
