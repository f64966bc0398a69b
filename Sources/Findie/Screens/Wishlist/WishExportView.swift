import DesignSystem
import FindieDomain
import SwiftUI

/// Hands the wishlist out as a file.
struct WishExportView: View {
    let model: WishlistModel
    @State private var isTable = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            FindieForm {
                Section {
                    Picker(words("findie.wish.export.format"), selection: $isTable) {
                        Text(words("findie.wish.export.json")).tag(false)
                        Text(words("findie.wish.export.csv")).tag(true)
                    }
                    .pickerStyle(.segmented)
                } footer: {
                    Text(words(isTable ? "findie.wish.export.csv.about" : "findie.wish.export.json.about"))
                }
                if let text = isTable ? model.csv : try? model.json() {
                    Section {
                        ShareLink(item: text, subject: Text(verbatim: isTable ? "wishlist.csv" : "wishlist.json")) {
                            Label(
                                counted("findie.wish.export.share", model.wishes.count),
                                systemImage: "square.and.arrow.up"
                            )
                        }
                    }
                }
            }
            .navigationTitle(words("findie.wish.export"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.close")) { dismiss() }
                }
            }
        }
        .presentationDetents([.medium])
    }
}
