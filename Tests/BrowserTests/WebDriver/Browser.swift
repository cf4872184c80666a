import Foundation

/// A browser that tests play in.
enum Browser: CaseIterable {
  case chromium
  /// WebKitGTK's, whose engine is that of an iPad's browser; it needs a display, which Xvfb stands in for.
  case webKit

  /// The browsers that take part: those that are here. On CI all must be.
  static let participants = allCases.filter { $0.isInstalled || isCI }

  /// True where a missing browser is a failure.
  static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  /// The Debian packages that it comes with.
  var packages: String {
    switch self {
    case .chromium: "chromium chromium-driver"
    case .webKit: "webkit2gtk-driver xvfb"
    }
  }

  /// True when the browser and its driver are here.
  var isInstalled: Bool { executables.allSatisfy { path(of: $0) != nil } && binary != nil }

  /// The programs that have to be there.
  var executables: [String] {
    switch self {
    case .chromium: ["chromedriver"]
    case .webKit: ["WebKitWebDriver", "Xvfb"]
    }
  }

  /// What the driver is to start.
  var capabilities: [String: Any] {
    switch self {
    case .chromium:
      // No sandbox: tests may run as root. Two pixels a point, as on a tablet.
      let arguments = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=500,800",
        "--force-device-scale-factor=2", "--hide-scrollbars",
      ]
      return [
        "goog:chromeOptions": ["binary": binary ?? "", "args": arguments], "goog:loggingPrefs": ["browser": "ALL"],
      ]
    case .webKit:
      return ["webkitgtk:browserOptions": ["binary": binary ?? "", "args": ["--automation"]]]
    }
  }

  /// The browser itself.
  private var binary: String? {
    switch self {
    case .chromium:
      return path(of: "chromium") ?? path(of: "google-chrome")
    case .webKit:
      let libraries = URL(fileURLWithPath: "/usr/lib")
      for folder in [libraries] + subfolders(of: libraries) {
        for version in ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"] {
          let candidate = folder.appendingPathComponent(version).appendingPathComponent("MiniBrowser").path
          if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        }
      }
      return nil
    }
  }
}

/// Where a program is, by the search path.
func path(of program: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

private func subfolders(of folder: URL) -> [URL] {
  let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  return (contents ?? []).filter { $0.lastPathComponent.contains("-linux-gnu") }
}
