/// What the browser loads, embedded in the binary.
package enum ClientAssets {
    /// Path below the live path, content type and bytes of each file.
    ///
    /// The path holds a hash of all of them, so that browsers may keep the files for ever.
    package static let files: [String: (type: String, bytes: [UInt8])] = [
        "\(hash)/webui.js": ("text/javascript; charset=utf-8", script),
        "\(hash)/webui.css": ("text/css; charset=utf-8", styleSheet),
        "\(hash)/icons.svg": ("image/svg+xml", PackageResources.icons_svg),
    ]

    /// FNV-1a over the files.
    package static let hash: String = {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in [script, styleSheet, PackageResources.icons_svg] {
            for byte in file { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 36)
    }()

    private static let script = withoutMargins(PackageResources.webui_js)
    private static let styleSheet = withoutMargins(PackageResources.webui_css)

    /// The file without indentation and comment lines.
    ///
    /// The sources keep to one statement a line and to no string over several lines, so nothing but their size changes.
    static func withoutMargins(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            guard !text.starts(with: Array("//".utf8)) else { continue }
            result += text
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }
}
