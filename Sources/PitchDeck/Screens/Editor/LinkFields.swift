import DesignSystem
import PitchDeckDomain
import SwiftUI

/// Addresses with a name, which readers find among the facts.
struct LinkFields: View {
    @Bindable var model: StartupEditorModel
    @Environment(\.words) private var words

    var body: some View {
        ForEach($model.form.links) { $link in
            let field = model.form.field(of: link) ?? ""
            Section {
                if link.isRemoved { RemovedNote() }
                EditorField(name: "linkName", text: $link.name, problem: model.problem("\(field).name"))
                EditorField(
                    name: "linkURL",
                    text: $link.url,
                    prompt: "https://example.org",
                    problem: model.problem("\(field).url")
                )
                .keyboardType(.URL)
                Button(role: .destructive) {
                    model.removeLinkTapped(link.id)
                } label: {
                    Label(words("editor.link.remove"), systemImage: "trash")
                }
            }
        }
        Section {
            Button {
                model.form.links.append(StartupForm.LinkForm())
            } label: {
                Label(words("editor.link.add"), systemImage: "plus")
            }
            .disabled(model.form.links.count >= StartupContent.maximumLinks)
        } footer: {
            Text(verbatim: words("editor.links.note", words.figure(StartupContent.maximumLinks)))
        }
    }
}

/// Says that another device removed what is typed below.
struct RemovedNote: View {
    @Environment(\.words) private var words

    var body: some View {
        Label(words("editor.entry.removed"), systemImage: "arrow.triangle.branch")
            .font(.footnote)
            .foregroundStyle(.secondary)
    }
}
