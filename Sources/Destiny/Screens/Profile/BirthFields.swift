import DestinyDomain
import DesignSystem
import SwiftUI

/// Name, day, time and place of a birth.
struct BirthFields: View {
    @Bindable var form: BirthForm
    @Environment(\.words) private var words

    /// The first days that are computed and any later one.
    private static let firstPicked = Date(timeIntervalSince1970: 631_152_000)

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            field("destiny.birth.name") {
                TextField(words("destiny.birth.name"), text: $form.name)
                    .modifier(FieldFrame())
            }
            field("destiny.birth.date") { date }
            field("destiny.birth.time") { time }
            field("destiny.birth.place") { PlaceField(form: form) }
        }
        .environment(\.timeZone, .gmt)
    }

    private func field(_ key: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(words(key))
                .font(.footnote)
                .fontWeight(.medium)
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityHidden(true)
            content()
        }
    }

    @ViewBuilder private var date: some View {
        if form.date == nil {
            chooser("destiny.birth.date.choose", "calendar") { form.date = Self.firstPicked }
        } else {
            picked("calendar") {
                DatePicker(
                    words("destiny.birth.date"),
                    selection: Binding {
                        form.date ?? Self.firstPicked
                    } set: {
                        form.date = $0
                    },
                    displayedComponents: .date
                )
            }
        }
    }

    private var time: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Picker(words("destiny.birth.accuracy"), selection: $form.accuracy) {
                ForEach(TimeAccuracy.allCases, id: \.self) { accuracy in
                    Text(words("destiny.birth.accuracy.\(accuracy.rawValue)")).tag(accuracy)
                }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            if form.accuracy == .unknown {
                Text(words("destiny.birth.unknown"))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            } else if form.time == nil {
                chooser("destiny.birth.time.choose", "clock") { form.time = Date(timeIntervalSince1970: 43_200) }
            } else {
                picked("clock") {
                    DatePicker(
                        words("destiny.birth.time"),
                        selection: Binding {
                            form.time ?? Date(timeIntervalSince1970: 0)
                        } set: {
                            form.time = $0
                        },
                        displayedComponents: .hourAndMinute
                    )
                }
            }
        }
    }

    private func picked(_ systemImage: String, @ViewBuilder content: () -> some View) -> some View {
        HStack(spacing: Spacing.icon) {
            Image(systemName: systemImage)
                .foregroundStyle(DestinyPalette.goldText)
                .accessibilityHidden(true)
            content().labelsHidden()
        }
        .modifier(FieldFrame())
    }

    private func chooser(_ key: String, _ systemImage: String, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Label(words(key), systemImage: systemImage)
                .foregroundStyle(DestinyPalette.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .modifier(FieldFrame())
        }
        .buttonStyle(.plain)
    }
}
