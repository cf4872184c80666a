import SceneLang

/// The value of a variable of the environment; nil where it is unset or empty.
func environment(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}

/// The language of the person at the terminal, by the variables that systems use for it.
func languageOfEnvironment() -> Language {
  let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
  return locale.utf8.starts(with: "ja".utf8) ? .japanese : .english
}
