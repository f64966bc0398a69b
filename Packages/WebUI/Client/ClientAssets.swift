/// What the browser loads, embedded in the binary.
package enum ClientAssets {
    /// Path below the live path, content type and bytes of each file. The path holds a hash of all of them, so that
    /// browsers may keep the files for ever.
    package static let files: [String: (type: String, bytes: [UInt8])] = [
        "\(hash)/webui.js": ("text/javascript; charset=utf-8", script),
        "\(hash)/webui.css": ("text/css; charset=utf-8", PackageResources.webui_css),
        "\(hash)/icons.svg": ("image/svg+xml", PackageResources.icons_svg),
    ]

    /// The script without comment lines and indentation: a seventh less to send, and the source keeps both.
    private static let script: [UInt8] = {
        let lines = PackageResources.webui_js.split(separator: UInt8(ascii: "\n"))
            .map { $0.drop { $0 == UInt8(ascii: " ") } }
            .filter { !$0.starts(with: "//".utf8) }
        return Array(lines.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
    }()

    /// FNV-1a over the files.
    package static let hash: String = {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in [PackageResources.webui_js, PackageResources.webui_css, PackageResources.icons_svg] {
            for byte in file { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 36)
    }()
}
