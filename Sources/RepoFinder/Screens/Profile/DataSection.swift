import DesignSystem
import SwiftUI

/// Taking everything along, and leaving.
struct DataSection: View {
    let model: ProfileViewModel
    @State private var asksToDelete = false

    var body: some View {
        Section {
            if let text = model.exportText {
                ShareLink(item: text, subject: Text(verbatim: ProfileViewModel.exportFileName)) {
                    Label(words("repofinder.data.download"), systemImage: "arrow.down.circle")
                }
            } else {
                Button {
                    model.exportTapped()
                } label: {
                    Label(words("repofinder.data.export"), systemImage: "square.and.arrow.up")
                }
                .disabled(model.isExporting)
            }
            if model.account.delete != nil {
                Button(words("repofinder.data.delete"), role: .destructive) { asksToDelete = true }
                    .confirmationDialog(
                        words("repofinder.data.delete.title"),
                        isPresented: $asksToDelete,
                        titleVisibility: .visible
                    ) {
                        Button(words("repofinder.data.delete.confirm"), role: .destructive) {
                            model.deleteConfirmed()
                        }
                    } message: {
                        Text("repofinder.data.delete.message", bundle: .module)
                    }
            }
        } header: {
            Text("repofinder.data.title", bundle: .module)
        } footer: {
            if model.deletionFailed {
                Text("repofinder.data.delete.failed", bundle: .module)
                    .foregroundStyle(Palette.danger)
            }
        }
    }
}
