import Foundation
import Server
import Storage

extension BackupError {
    /// Runs `body`; what the database or the file system refuses is said in words.
    static func translating<Value>(_ folder: String, _ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch StorageError.corrupted {
            throw BackupError.failed("The database is damaged. Restore the last backup that is whole.")
        } catch let error as StorageError {
            throw BackupError.failed("\(folder): \(error.words).")
        } catch let error as CocoaError {
            throw BackupError.failed("\(folder): \(reason(error)).")
        }
    }

    private static func reason(_ error: CocoaError) -> String {
        let system = (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap { error in
            error.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(error.code))) : nil
        }
        if system == nil, error.code == .fileWriteUnknown { return "nothing can be written there" }
        return system ?? error.localizedDescription.trimmingCharacters(in: ["."])
    }
}
