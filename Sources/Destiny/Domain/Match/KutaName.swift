/// One of the eight agreements of a match, in the order in which they are counted.
package enum KutaName: String, Codable, Hashable, Sendable, CaseIterable {
    case varna, vashya, tara, yoni, grahaMaitri, gana, bhakoot, nadi

    /// As in “Graha Maitri” and “ग्रह मैत्री”.
    package func name(in language: GuideLanguage) -> String {
        switch (self, language) {
        case (.grahaMaitri, .english): "Graha Maitri"
        case (_, .english): rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        case (.varna, .hindi): "वर्ण"
        case (.vashya, .hindi): "वश्य"
        case (.tara, .hindi): "तारा"
        case (.yoni, .hindi): "योनि"
        case (.grahaMaitri, .hindi): "ग्रह मैत्री"
        case (.gana, .hindi): "गण"
        case (.bhakoot, .hindi): "भकूट"
        case (.nadi, .hindi): "नाड़ी"
        }
    }
}
