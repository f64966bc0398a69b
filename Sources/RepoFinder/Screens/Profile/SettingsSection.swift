import DesignSystem
import DiscoveryDomain
import Foundation
import SwiftUI

/// How the app looks and feels.
struct SettingsSection: View {
    @Binding var settings: AppSettings
    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            Picker(words("repofinder.settings.appearance"), selection: $settings.appearance) {
                ForEach(AppSettings.Appearance.allCases, id: \.self) { appearance in
                    Text(words("repofinder.settings.appearance.\(appearance.rawValue)")).tag(appearance)
                }
            }
            .pickerStyle(.segmented)
            Toggle(words("repofinder.settings.haptics"), isOn: $settings.hasHaptics)
            Toggle(words("repofinder.settings.motion"), isOn: $settings.reducesMotion)
            Picker(words("repofinder.settings.region"), selection: $settings.region) {
                Text("repofinder.settings.region.system", bundle: .module).tag(String?.none)
                ForEach(AppSettings.regions, id: \.self) { region in
                    Text(verbatim: name(of: region)).tag(String?.some(region))
                }
            }
            .pickerStyle(.menu)
        } header: {
            Text("repofinder.settings.title", bundle: .module)
        } footer: {
            Text("repofinder.settings.region.about", bundle: .module)
        }
    }

    private func name(of region: String) -> String {
        locale.localizedString(forIdentifier: region) ?? region
    }
}
