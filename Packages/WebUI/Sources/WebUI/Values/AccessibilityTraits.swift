/// What a view is, for assistive technology.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something to press.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Something that is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A way to somewhere else.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Something that keeps from what is around.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// Something that changes all the time, and is not read each time.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    /// Keys of it are letters.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 256)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// The gist of a screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
    /// Something that is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 2048)
    /// Something that can be heard.
    public static let playsSound = AccessibilityTraits(rawValue: 4096)
    /// Something that begins to be heard.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
    /// Something that handles touches itself.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
    /// Something that turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
}

/// How the children of an element are read.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    /// They are not read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They are read one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are read as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// How deep a heading is.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
