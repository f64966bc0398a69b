import Foundation
import RepositoriesDomain

/// Builds inline content from openers and closers as they come.
///
/// Each opener starts a frame that collects what follows. Its closer wraps the frame; a frame that is never closed
/// becomes its own text again. At most ``maximumFrames`` are open: the oldest then gives up, so that neither time nor
/// the depth of the result can be driven by the text.
struct InlineBuilder {
    static let maximumFrames = 16
    static let recordings: Set<String> = ["audio", "video"]

    enum Opener {
        case delimiter(MarkdownDelimiter)
        case bracket(MarkdownBracket)
        case tag(name: String, link: URL?)

        /// What an opener without a closer reads as.
        var literal: String {
            switch self {
            case .delimiter(let delimiter): delimiter.text
            case .bracket(let bracket): bracket.isImage ? "![" : "["
            case .tag: ""
            }
        }

        /// What a film or a sound that is not shown reads as: its link, by the name of its file.
        var recording: Readme.Inline? {
            guard case .tag(let name, let link?) = self, InlineBuilder.recordings.contains(name) else { return nil }
            return .link(link, [.text("▶ \(link.lastPathComponent)")])
        }
    }

    private struct Frame {
        var opener: Opener?
        var children: [Readme.Inline] = []
        var text = ""

        mutating func append(_ inline: Readme.Inline) {
            if case .text(let more) = inline {
                text += more
            } else {
                flush()
                children.append(inline)
            }
        }

        mutating func flush() {
            guard !text.isEmpty else { return }
            children.append(.text(text))
            text = ""
        }
    }

    private var frames = [Frame()]
    /// Of the `<picture>` that is open.
    var sources = PictureSources()

    mutating func append(text: String) {
        // What stood between may be gone, such as a comment: of the spaces around it one is left, and none begins a line.
        let space = UInt8(ascii: " ")
        let frame = frames[frames.count - 1]
        let isAtStart = frame.text.isEmpty && frame.children.last == .lineBreak
        let isDoubled = text.utf8.first == space && (isAtStart || frame.text.utf8.last == space)
        frames[frames.count - 1].text += isDoubled ? text.dropFirst() : text[...]
    }

    mutating func append(_ inline: Readme.Inline) {
        frames[frames.count - 1].append(inline)
    }

    mutating func open(_ opener: Opener) {
        if frames.count > Self.maximumFrames { merge(frames.remove(at: 1), into: 0) }
        frames.append(Frame(opener: opener))
    }

    /// The innermost frame that `isWanted`, unless one in between `isBarrier`.
    func index(where isWanted: (Opener) -> Bool, barrier isBarrier: (Opener) -> Bool) -> Int? {
        for index in frames.indices.reversed() {
            guard let opener = frames[index].opener else { return nil }
            if isWanted(opener) { return index }
            if isBarrier(opener) { return nil }
        }
        return nil
    }

    var frameCount: Int { frames.count }

    func opener(at index: Int) -> Opener? {
        frames[index].opener
    }

    mutating func replaceOpener(at index: Int, with opener: Opener) {
        frames[index].opener = opener
    }

    /// Closes the frame, and with it those inside, which become text; gives its content.
    mutating func close(_ index: Int) -> [Readme.Inline] {
        while frames.count - 1 > index { merge(frames.removeLast(), into: frames.count - 1) }
        var frame = frames.removeLast()
        frame.flush()
        return frame.children
    }

    /// Closes the frame without a meaning: its opener is text.
    mutating func abandon(_ index: Int) {
        while frames.count > index { merge(frames.removeLast(), into: frames.count - 1) }
    }

    /// Everything so far, without spaces and line breaks at both ends; the builder is empty again.
    mutating func finish() -> [Readme.Inline] {
        abandon(1)
        frames[0].flush()
        defer { frames = [Frame()] }
        return Self.trimmed(frames[0].children).pairingAppearances()
    }

    private mutating func merge(_ frame: Frame, into index: Int) {
        var frame = frame
        frame.flush()
        frames[index].text += frame.opener?.literal ?? ""
        if let recording = frame.opener?.recording { frames[index].append(recording) }
        for child in frame.children { frames[index].append(child) }
    }

    private static func trimmed(_ inlines: [Readme.Inline]) -> [Readme.Inline] {
        var inlines = inlines[...]
        while let first = inlines.first, isSpace(first) { inlines.removeFirst() }
        while let last = inlines.last, isSpace(last) { inlines.removeLast() }
        var result = Array(inlines)
        if case .text(let text)? = result.first {
            result[0] = .text(String(text.drop { $0 == " " }))
        }
        if case .text(var text)? = result.last {
            while text.last == " " { text.removeLast() }
            result[result.count - 1] = .text(text)
        }
        return result
    }

    private static func isSpace(_ inline: Readme.Inline) -> Bool {
        switch inline {
        case .text(let text): text.allSatisfy { $0 == " " }
        case .lineBreak: true
        default: false
        }
    }
}

extension InlineBuilder {
    /// Closes what a run of delimiters can close, and opens with the rest.
    mutating func read(_ run: MarkdownDelimiter) {
        var run = run
        while run.count > 0, run.canClose, let index = opening(for: run) { wrap(index, &run) }
        guard run.count > 0 else { return }
        if run.canOpen {
            open(.delimiter(run))
        } else {
            append(text: run.text)
        }
    }

    /// Emphasis does not reach out of a link or an element.
    private func opening(for run: MarkdownDelimiter) -> Int? {
        index { opener in
            guard case .delimiter(let delimiter) = opener else { return false }
            return delimiter.isClosed(by: run)
        } barrier: { opener in
            if case .delimiter = opener { return false }
            return true
        }
    }

    private mutating func wrap(_ index: Int, _ run: inout MarkdownDelimiter) {
        guard case .delimiter(var opener)? = opener(at: index) else { return }
        let children = close(index)
        let used = min(opener.count, run.count, 2)
        opener.count -= used
        run.count -= used
        let node: Readme.Inline =
            if opener.mark == UInt8(ascii: "~") {
                .strikethrough(children)
            } else {
                used == 2 ? .strong(children) : .emphasis(children)
            }
        if opener.count > 0 { open(.delimiter(opener)) }
        append(node)
    }
}
