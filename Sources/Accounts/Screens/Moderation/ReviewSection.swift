import DesignSystem
import ModerationDomain
import SwiftUI

/// All reports of one item, and the two ways to decide.
struct ReviewSection: View {
    @Bindable var model: ReviewQueueViewModel
    let report: Report
    @Environment(\.dateWords) private var dateWords

    private var note: Binding<String> {
        Binding {
            model.notes[report.item] ?? ""
        } set: {
            model.notes[report.item] = $0
        }
    }

    private var reasons: String {
        report.reasons.map { words("account.report.reason.\($0.rawValue)") }.joined(separator: ", ")
    }

    var body: some View {
        Section {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: "\(report.item.kind) \(report.item.id)").font(.headline).lineLimit(2)
                Text(words("account.reviews.count.\(report.count == 1 ? "one" : "other")", report.count))
                Text(verbatim: reasons).foregroundStyle(.secondary)
                Text(words("account.reviews.since", dateWords.relative(report.firstAt)))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            ForEach(report.notes.indices, id: \.self) { index in
                Label {
                    Text(verbatim: report.notes[index])
                } icon: {
                    Image(systemName: "quote.opening").foregroundStyle(.secondary)
                }
                .font(.subheadline)
            }
            TextField(words("account.reviews.note"), text: note, axis: .vertical)
            HStack(spacing: Spacing.row) {
                Button(words("account.reviews.keep")) { model.decided(.kept, on: report.item) }
                Spacer()
                Button(words("account.reviews.hide"), role: .destructive) { model.decided(.hidden, on: report.item) }
            }
            .buttonStyle(.bordered)
            .disabled(model.deciding != nil)
            .frame(minHeight: 44)
        }
    }
}
