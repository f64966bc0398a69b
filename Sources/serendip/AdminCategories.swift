import ArgumentParser
import PitchDeckDomain
import Server

struct AdminCategories: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "categories",
        abstract: "Keep PitchDeck’s categories.",
        subcommands: [
            ListCategories.self, AddCategory.self, RenameCategory.self, OrderCategories.self, RetireCategory.self,
        ],
        defaultSubcommand: ListCategories.self
    )
}

extension CategoryProblem {
    /// What is wrong, and what to do.
    var words: String {
        switch self {
        case .unknown(let slug): "There is no category “\(slug)”; “serendip admin categories” lists them."
        case .taken(let slug): "There is a category “\(slug)” already; “rename” calls it otherwise."
        case .nameTaken(let slug): "The category “\(slug)” has this English name."
        case .malformedSlug: "A slug has at most 40 small letters and digits, with hyphens between them."
        case .noName(let language): "The name is missing: --\(language.rawValue)."
        case .longName(let language):
            "A name has at most \(StartupCategory.maximumName) letters: --\(language.rawValue)."
        case .inUse(let count):
            """
            \(count == 1 ? "1 startup is" : "\(count) startups are") in it; “--into” and the slug of another category \
            moves \(count == 1 ? "it" : "them").
            """
        case .sameCategory: "It cannot be moved into itself."
        }
    }
}

/// A name for each language.
struct CategoryNames: ParsableArguments {
    @Option(help: "In English, which is also what searches and other programs read.")
    var en: String?

    @Option(help: "In German.")
    var de: String?

    @Option(help: "In Hindi.")
    var hi: String?

    @Option(help: "In Arabic.")
    var ar: String?

    var given: [PitchDeckLanguage: String] {
        [.english: en, .german: de, .hindi: hi, .arabic: ar].compactMapValues { $0 }
    }
}

struct ListCategories: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List them in their order, with how many startups are in each, drafts included."
    )

    @OptionGroup var place: DataOptions

    func run() async throws {
        for kept in try await place.administer({ try await $0.categories() }) {
            let others = kept.category.names.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            printRow([kept.category.slug, "\(kept.count)", kept.category.name] + others)
        }
    }
}

struct AddCategory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add one with its names, or bring back one that was retired."
    )

    @OptionGroup var place: DataOptions
    @OptionGroup var names: CategoryNames

    @Argument(help: "What it is called in files and addresses, such as “deep-sea”.")
    var slug: String

    func run() async throws {
        try await place.administer { try await $0.addCategory(slug, names.given) }
        print("\(slug) is a category.")
    }
}

struct RenameCategory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Call one otherwise in the languages that are given; its slug stays."
    )

    @OptionGroup var place: DataOptions
    @OptionGroup var names: CategoryNames

    @Argument(help: "Its slug.")
    var slug: String

    func run() async throws {
        guard !names.given.isEmpty else { throw ValidationError("Give a name: --en, --de, --hi or --ar.") }
        try await place.administer { try await $0.renameCategory(slug, names.given) }
        print("\(slug) is renamed.")
    }
}

struct OrderCategories: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "order",
        abstract: "List these first and in this order, the others after them by name; with none, all by name."
    )

    @OptionGroup var place: DataOptions

    @Argument(help: "Their slugs.")
    var slugs: [String] = []

    func run() async throws {
        try await place.administer { try await $0.orderCategories(slugs) }
        print(slugs.isEmpty ? "All are listed by name." : "Listed first: \(slugs.joined(separator: ", ")).")
    }
}

struct RetireCategory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retire",
        abstract: "Take one away; what is in it has to go into another."
    )

    @OptionGroup var place: DataOptions

    @Option(help: "The slug of the category that its startups are moved into.")
    var into: String?

    @Argument(help: "Its slug.")
    var slug: String

    func run() async throws {
        let count = try await place.administer { try await $0.retireCategory(slug, into: into) }
        print("\(slug) is no category any more; \(count) startup\(count == 1 ? " was" : "s were") moved.")
    }
}
