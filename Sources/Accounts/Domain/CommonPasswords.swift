/// Passwords of ten characters and more that everybody tries first; shorter ones are refused for their length.
enum CommonPasswords {
    static let all: Set<String> = {
        let words = [
            "password", "passwort", "motdepasse", "contraseña", "qwerty", "qwertyuiop", "asdfghjkl", "zxcvbnm",
            "iloveyou", "welcome", "letmein", "administrator", "admin", "changeme", "secret", "sunshine", "princess",
            "football", "baseball", "superman", "batman", "pokemon", "starwars", "trustno", "whatever", "computer",
            "internet", "serendip", "gitrepd", "repofinder", "github", "steam", "hello", "monkey", "dragon", "master",
            "shadow", "michael", "jennifer", "liverpool", "chelsea", "arsenal", "summer", "winter", "spring", "autumn",
        ]
        let endings = [
            "", "1", "12", "123", "1234", "12345", "123456", "1234567", "12345678", "123456789", "1234567890", "!",
            "1!", "123!", "2023", "2024", "2025", "2026", "2027",
        ]
        let others = [
            "0123456789", "1234567890", "12345678910", "123123123123", "1q2w3e4r5t", "1q2w3e4r5t6y", "q1w2e3r4t5",
            "1qaz2wsx3edc", "zaq12wsxcde3", "qazwsxedcrfv", "qwertzuiop", "azertyuiop", "qwerty123456", "abc123abc123",
            "abcd1234abcd", "a1b2c3d4e5", "passw0rd123", "p@ssw0rd123", "p@ssword123", "p@ssword1234", "iloveyou123",
            "ihateyou123", "letmein1234", "correcthorsebatterystaple", "correct horse battery staple", "testtest123",
            "asdfasdfasdf", "qweasdzxc123", "1111122222", "football123", "passwordpassword", "adminadmin",
            "administrator1", "rockyou123", "nopassword", "mypassword", "thepassword", "newpassword", "mypassword1",
        ]
        let built = words.flatMap { word in endings.map { word + $0 } }
        return Set((built + others).filter { $0.count >= NewPassword.minimumLength })
    }()
}
