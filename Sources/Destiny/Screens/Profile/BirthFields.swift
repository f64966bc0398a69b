import DesignSystem
import DestinyDomain
import SwiftUI

/// Name, day, time and place of a birth.
struct BirthFields: View {
    @Bindable var form: BirthForm
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            field("destiny.birth.name") {
                TextField(words("destiny.birth.name"), text: $form.name)
                    .modifier(FieldFrame())
            }
            field("destiny.birth.date") { date }
            field("destiny.birth.time") { time }
            field("destiny.birth.place") { PlaceField(form: form) }
            if form.isDoubled { doubled }
        }
        .task(id: form.birth) { await form.checkFold() }
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
        if form.date == nil, !form.isChoosingDate {
            chooser("destiny.birth.date.choose", "calendar") { form.isChoosingDate = true }
        } else {
            picked("calendar") {
                DatePicker(
                    words("destiny.birth.date"),
                    selection: Binding {
                        form.date ?? BirthForm.offeredDate
                    } set: {
                        form.date = $0
                    },
                    displayedComponents: .date
                )
            }
            if form.date == nil {
                let day = GuideDates(words).full(BirthForm.offeredDate)
                take(words("destiny.birth.take", day)) { form.date = BirthForm.offeredDate }
            }
        }
    }

    /// What stands in an open field is taken as it is.
    private func take(_ text: String, action: @escaping () -> Void) -> some View {
        Button(text, action: action).buttonStyle(.quiet)
    }

    /// Which of two equal clock times, on the day when clocks were set back.
    private var doubled: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(words("destiny.birth.fold.about")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
            Picker(words("destiny.birth.fold"), selection: $form.fold) {
                Text(words("destiny.birth.fold.first")).tag(0)
                Text(words("destiny.birth.fold.second")).tag(1)
            }
            .pickerStyle(.segmented)
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
            } else if form.time == nil, !form.isChoosingTime {
                chooser("destiny.birth.time.choose", "clock") { form.isChoosingTime = true }
            } else {
                picked("clock") {
                    DatePicker(
                        words("destiny.birth.time"),
                        selection: Binding {
                            form.time ?? BirthForm.offeredTime
                        } set: {
                            form.time = $0
                        },
                        displayedComponents: .hourAndMinute
                    )
                }
                if form.time == nil {
                    let noon = GuideDates(words).time(BirthForm.offeredTime)
                    take(words("destiny.birth.take", noon)) { form.time = BirthForm.offeredTime }
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
