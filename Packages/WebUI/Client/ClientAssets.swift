/// What the browser loads, embedded in the binary.
package enum ClientAssets {
    /// Path below the live path, content type and bytes of each file. The path holds a hash of all of them, so that
    /// browsers may keep the files for ever.
    package static let files: [String: (type: String, bytes: [UInt8])] = [
        "\(hash)/webui.js": ("text/javascript; charset=utf-8", PackageResources.webui_js),
        "\(hash)/webui.css": ("text/css; charset=utf-8", PackageResources.webui_css),
        "\(hash)/icons.svg": ("image/svg+xml", PackageResources.icons_svg),
    ]

    /// FNV-1a over the files.
    package static let hash: String = {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in [PackageResources.webui_js, PackageResources.webui_css, PackageResources.icons_svg] {
            for byte in file { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 36)
    }()
}
