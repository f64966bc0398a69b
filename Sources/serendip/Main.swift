import ArgumentParser
import Foundation
import Server

/// Starts the command, a server as the child of a parent that watches over it.
@main
enum Main {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let options = Array(ProcessArguments.all.dropFirst())
        if Supervision.isServer(environment) {
            ParentDeath.endThisProcess(parent: environment[Supervision.parentVariable].flatMap { pid_t($0) })
        } else if let serve = try? Serendip.parseAsRoot(options) as? Serve,
            let supervision = serve.supervision(environment)
        {
            // What cannot be parsed is said by the command itself.
            exit(supervision.run())
        }
        do {
            var command = try Serendip.parseAsRoot(options)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as ServeError {
            error.end()
        } catch {
            Serendip.exit(withError: error)
        }
    }
}

/// What the process was started with.
enum ProcessArguments {
    /// The program's name and its options.
    ///
    /// Swift finds them before the environment's variables, and finds none where a library that was loaded first, such as
    /// faketime's, has moved those: the server would start with another folder and on another port. The kernel knows them.
    static var all: [String] {
        #if os(Linux)
        if let line = FileManager.default.contents(atPath: "/proc/self/cmdline"), line.last == 0 {
            let arguments = line.dropLast().split(separator: 0, omittingEmptySubsequences: false)
            return arguments.map { String(decoding: $0, as: UTF8.self) }
        }
        #endif
        return CommandLine.arguments
    }
}

/// A server whose parent was killed ends, so that another can have its port and its data.
private enum ParentDeath {
    static func endThisProcess(parent: pid_t?) {
        #if os(Linux)
        // Looked up, as Swift does not import functions with `...`; prctl(2) takes whole numbers only.
        typealias Control = @convention(c) (CInt, UInt, UInt, UInt, UInt) -> CInt
        let setsSignalOfParentsDeath: CInt = 1
        guard let symbol = dlsym(nil, "prctl") else { return }
        _ = unsafeBitCast(symbol, to: Control.self)(setsSignalOfParentsDeath, UInt(SIGKILL), 0, 0, 0)
        // It may have died before.
        if getppid() != parent { _exit(EXIT_FAILURE) }
        #endif
    }
}

/// Serendip's command line.
struct Serendip: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serendip",
        abstract: "Apps for finding things, on a server of your own.",
        version: "Serendip \(ServerVersion.current)",
        subcommands: [
            Serve.self, Harvest.self, ImportCommand.self, Admin.self, BackupCommand.self, RestoreCommand.self,
            Doctor.self,
            ChartCommand.self, MatchCommand.self, TransitsCommand.self, AskCommand.self, GateWords.self,
            Recommend.self, Evaluate.self, Train.self, Measure.self, GraphQLCommand.self,
        ],
        defaultSubcommand: Serve.self
    )
}

extension ServeError {
    /// Says it and ends the process, at once: what is under way need not be waited for.
    func end() -> Never {
        fflush(nil)
        FileHandle.standardError.write(Data("serendip: \(self)\n".utf8))
        _exit(status)
    }
}

/// Why a command that was asked for rightly did not do it, in words for the person who asked; it ends with 1.
struct CommandFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
