import DestinyDomain
import DesignSystem
import SwiftUI

/// How many questions are left this month, and when there will be new ones.
struct QuotaWidget: View {
    let quota: Quota
    let onUpgrade: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        let (left, limit) = (quota.left ?? 0, quota.limit ?? 0)
        VStack(alignment: .leading, spacing: Spacing.row) {
            Label(words("destiny.quota.left", String(left), String(limit)), systemImage: "sparkles")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
            ShareBar(share: limit == 0 ? 0 : Double(left) / Double(limit))
            Text(words("destiny.quota.renews", GuideDates(words).day(quota.renewsAt)))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            if quota.isExhausted {
                Button(words("destiny.quota.upgrade"), action: onUpgrade)
                    .buttonStyle(.plain)
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.goldText)
                    .frame(minHeight: 44)
            }
        }
        .card()
        .accessibilityElement(children: .contain)
    }
}
