/// What the browser loads, embedded in the binary.
package enum ClientAssets {
    /// Path below the live path, content type and bytes of each file.
    ///
    /// The path holds a hash of all of them, so that browsers may keep the files for ever.
    package static let files: [String: (type: String, bytes: [UInt8])] = [
        "\(hash)/webui.js": ("text/javascript; charset=utf-8", script),
        "\(hash)/rare.js": ("text/javascript; charset=utf-8", rareScript),
        "\(hash)/webui.css": ("text/css; charset=utf-8", styleSheet),
        "\(hash)/icons.svg": ("image/svg+xml", PackageResources.icons_svg),
    ]

    /// The service worker, which has one address for all builds so that browsers look whether it changed.
    package static let worker: [UInt8] = Array(
        SqueezedScript(String(decoding: PackageResources.worker_js, as: UTF8.self)).text.utf8
    )

    /// FNV-1a over the files.
    package static let hash: String = {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in [script, rareScript, styleSheet, PackageResources.icons_svg] {
            for byte in file { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 36)
    }()

    /// The parts of `webui.js` in their order: all declare, and `start`, the last, sets them going.
    private static let parts = [
        PackageResources.elements_js, PackageResources.connection_js, PackageResources.resume_js,
        PackageResources.events_js, PackageResources.frames_js, PackageResources.reset_js, PackageResources.fields_js,
        PackageResources.focus_js, PackageResources.motion_js, PackageResources.history_js, PackageResources.taps_js,
        PackageResources.keys_js, PackageResources.dialogs_js, PackageResources.menus_js,
        PackageResources.gestures_js, PackageResources.drags_js, PackageResources.decks_js,
        PackageResources.refresh_js, PackageResources.offline_js, PackageResources.ahead_js,
        PackageResources.visibility_js, PackageResources.commands_js, PackageResources.start_js,
    ]

    private static let script: [UInt8] = {
        Array("(()=>{'use strict';\(SqueezedScript(joined(parts)).text)})();\n".utf8)
    }()

    private static func joined(_ parts: [[UInt8]]) -> String {
        parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    private static let rareParts = [
        PackageResources.transfers_js, PackageResources.reorder_js, PackageResources.pull_js,
        PackageResources.swipe_js, PackageResources.rowmenu_js, PackageResources.fitting_js, PackageResources.typing_js,
        PackageResources.settling_js, PackageResources.kept_js, PackageResources.choices_js,
        PackageResources.columns_js, PackageResources.pinch_js,
    ]

    /// What `webui.js` takes from the rare file.
    private static let rareNames = """
        upload, download, share, copy, rowMove, moveByKey, pull, rowSwipe, closeSwiped, openRowMenu, fillRowMenu, \
        dressed, findItem, settled, searchKept, leaveKept, brief, moveChoice
        """

    /// What few pages need, which `webui.js` fetches when they do.
    private static let rareScript: [UInt8] = Array(
        SqueezedScript("export default (given) => {\n\(joined(rareParts))\nreturn {\(rareNames)};};").text.utf8
    )

    private static let styleSheet = withoutMargins(PackageResources.webui_css)

    /// The style sheet without indentation.
    ///
    /// The source keeps to no string over several lines, so nothing but its size changes.
    private static func withoutMargins(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for line in source.split(separator: UInt8(ascii: "\n")) {
            result += line.drop { $0 == UInt8(ascii: " ") }
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }
}
