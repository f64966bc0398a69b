import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// A line to type in, with what is wrong about it below.
struct EditorField: View {
    let name: String
    @Binding var text: String
    var prompt: String = ""
    var limit: Int?
    var lines: ClosedRange<Int> = 1...1
    var problem: StartupError.Reason?
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            HStack {
                Text(verbatim: words.field(name)).font(.subheadline).fontWeight(.medium)
                Spacer(minLength: Spacing.icon)
                if let limit {
                    Text(verbatim: "\(text.count)/\(limit)")
                        .font(.caption)
                        .monospacedDigit()
                        .foregroundStyle(text.count > limit ? AnyShapeStyle(Palette.danger) : AnyShapeStyle(.secondary))
                }
            }
            TextField(prompt, text: $text, axis: lines.upperBound > 1 ? .vertical : .horizontal)
                .lineLimit(lines)
                .accessibilityLabel(words.field(name))
            if let problem {
                Text(verbatim: words.reason(problem))
                    .font(.footnote)
                    .foregroundStyle(Palette.danger)
            }
        }
        .padding(.vertical, Spacing.inline)
    }
}

struct BasicsStep: View {
    @Bindable var model: StartupEditorModel
    let library: StartupLibrary
    @Environment(\.words) private var words

    var body: some View {
        Section {
            EditorField(
                name: "title",
                text: $model.form.title,
                limit: StartupContent.maximumTitle,
                problem: model.problem("title")
            )
            EditorField(
                name: "pitch",
                text: $model.form.pitch,
                prompt: words("editor.pitch.prompt"),
                limit: StartupContent.maximumPitch,
                lines: 2...3,
                problem: model.problem("pitch")
            )
            Picker(words("field.category"), selection: $model.form.category) {
                Text(verbatim: words("editor.choose")).tag(DocumentID?.none)
                ForEach(words.sorted(library.categories)) { category in
                    Text(verbatim: words.category(category)).tag(DocumentID?.some(category.id))
                }
            }
            .pickerStyle(.menu)
        } footer: {
            Text(verbatim: words("editor.basics.note"))
        }
    }
}

struct CompanyStep: View {
    @Bindable var model: StartupEditorModel
    @Environment(\.words) private var words

    var body: some View {
        Section {
            EditorField(
                name: "location",
                text: $model.form.location,
                prompt: words("editor.location.prompt"),
                problem: model.problem("location")
            )
            PlaceChoices(text: $model.form.location)
            Picker(words("field.stage"), selection: $model.form.stage) {
                Text(verbatim: words("editor.choose")).tag(StartupContent.Stage?.none)
                ForEach(StartupContent.Stage.allCases, id: \.self) { stage in
                    Text(verbatim: words.stage(stage)).tag(StartupContent.Stage?.some(stage))
                }
            }
            .pickerStyle(.menu)
            EditorField(name: "teamSize", text: $model.form.teamSize, problem: model.problem("teamSize"))
                .keyboardType(.numberPad)
            EditorField(name: "founded", text: $model.form.founded, problem: model.problem("founded"))
                .keyboardType(.numberPad)
            EditorField(
                name: "website",
                text: $model.form.website,
                prompt: "https://example.org",
                problem: model.problem("website")
            )
            .keyboardType(.URL)
        }
    }
}

struct StoryStep: View {
    @Bindable var model: StartupEditorModel
    @Environment(\.words) private var words

    var body: some View {
        Section {
            EditorField(
                name: "description",
                text: $model.form.description,
                prompt: words("editor.description.prompt"),
                limit: StartupContent.maximumDescription,
                lines: 8...20,
                problem: model.problem("description")
            )
        }
    }
}

struct FiguresStep: View {
    @Bindable var model: StartupEditorModel
    @Environment(\.words) private var words

    var body: some View {
        ForEach($model.form.claims) { $claim in
            let field = model.form.field(of: claim) ?? ""
            Section {
                if claim.isRemoved { RemovedNote() }
                Picker(words("field.metric"), selection: $claim.metric) {
                    ForEach(StartupClaim.Metric.allCases, id: \.self) { metric in
                        Text(verbatim: words.metric(metric)).tag(metric)
                    }
                }
                .pickerStyle(.menu)
                EditorField(name: "value", text: $claim.value, problem: model.problem("\(field).value"))
                    .keyboardType(.decimalPad)
                EditorField(
                    name: "unit",
                    text: $claim.unit,
                    prompt: words("editor.unit.prompt"),
                    problem: model.problem("\(field).unit")
                )
                DatePicker(words("field.asOf"), selection: $claim.asOf, in: ...model.now, displayedComponents: .date)
                EditorField(
                    name: "evidence",
                    text: $claim.evidence,
                    prompt: "https://example.org",
                    problem: model.problem("\(field).evidence")
                )
                Button(role: .destructive) {
                    model.removeClaimTapped(claim.id)
                } label: {
                    Label(words("editor.claim.remove"), systemImage: "trash")
                }
            }
        }
        Section {
            Button {
                model.addClaimTapped()
            } label: {
                Label(words("editor.claim.add"), systemImage: "plus")
            }
            .disabled(!model.canAddClaim)
        } footer: {
            Text(verbatim: words("editor.figures.note"))
        }
    }
}

/// What is missing, what it looks like, and who may publish.
struct CheckStep: View {
    let model: StartupEditorModel
    let isMember: Bool
    @Environment(\.words) private var words
    @Environment(\.openURL) private var openURL

    var body: some View {
        Section(words("editor.check.missing")) {
            if model.form.missing.isEmpty {
                Label(words("editor.check.complete"), systemImage: "checkmark.circle.fill")
                    .foregroundStyle(Palette.success)
            }
            ForEach(model.form.missing, id: \.self) { field in
                Label(words.field(field), systemImage: "circle").foregroundStyle(.secondary)
            }
        }
        if let present = model.present {
            Section(words("editor.check.preview")) { StartupRow(startup: present) }
        }
        if !isMember {
            Section {
                Text(verbatim: words("editor.guest.note"))
                if let url = model.signUpAddress {
                    Button(words("editor.guest.signUp")) { openURL(url) }
                }
            }
        }
    }
}
