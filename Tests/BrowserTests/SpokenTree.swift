import Foundation

extension Toy {
  /// What the browser tells screen readers of the scene: a line for each thing, indented by the groups that it is in,
  /// such as `  button piece 1, draggable button`. Chromium is asked for its accessibility tree, WebKitGTK for the role and
  /// the label of each element, up to sixty.
  func spokenTree() throws -> [String] {
    switch session.browser {
    case .chromium: try treeOfTools()
    case .webKit: try treeOfElements()
    }
  }

  private func treeOfTools() throws -> [String] {
    try session.tools("Accessibility.enable")
    let nodes = try session.tools("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    let byID = Dictionary(nodes.map { ($0["nodeId"] as? String ?? "", $0) }) { first, _ in first }
    var lines: [String] = []
    func add(_ node: [String: Any], _ level: Int) {
      let isIgnored = node["ignored"] as? Bool ?? true
      let role = value(node["role"]), name = value(node["name"])
      let properties = node["properties"] as? [[String: Any]] ?? []
      let described = properties.first { $0["name"] as? String == "roledescription" }.map { value($0["value"]) } ?? ""
      let isSpoken = !isIgnored && !["generic", "InlineTextBox"].contains(role)
      if isSpoken { lines.append(line(level, role == "StaticText" ? "text" : role, name, described)) }
      for child in node["childIds"] as? [String] ?? [] { add(byID[child] ?? [:], isSpoken ? level + 1 : level) }
    }
    if let scene = nodes.first(where: { value($0["role"]) == "group" }) { add(scene, 0) }
    return lines
  }

  private func value(_ wrapped: Any?) -> String {
    let value = (wrapped as? [String: Any])?["value"]
    return value as? String ?? ""
  }

  private func treeOfElements() throws -> [String] {
    let elements = try session.value(
      """
      const all = [], add = (element, level) => {
        const text = element.childElementCount ? '' : element.textContent
        const told = ['aria-roledescription', 'role', 'aria-label'].map((name) => element.getAttribute(name) ?? '')
        all.push([element, level, text, ...told])
        for (const child of element.children) add(child, level + 1)
      }
      add(document.getElementById('things'), 0)
      return all
      """, as: [[Any]].self)
    return try elements.enumerated().map { number, element in
      let level = (element[1] as? NSNumber)?.intValue ?? 0
      let told = element[2...].map { $0 as? String ?? "" }
      if !told[0].isEmpty { return line(level, "text", told[0], told[1]) }
      // Each question takes its time: of a crowd, the first are asked, the others are like them.
      let isAsked = number < 60
      let role = isAsked ? try session.computed("role", of: element[0]) : told[2]
      let label = isAsked ? try session.computed("label", of: element[0]) : told[3]
      return line(level, role == "img" ? "image" : role, label, told[1])
    }
  }

  private func line(_ level: Int, _ role: String, _ name: String, _ described: String) -> String {
    String(repeating: "  ", count: level) + "\(role) \(name)" + (described.isEmpty ? "" : ", \(described)")
  }

  /// The name of what has the focus; empty when nothing of the scene has.
  func focused() throws -> String {
    try session.value("return document.activeElement.getAttribute('aria-label') ?? ''", as: String.self)
  }

  /// What a screen reader was told last.
  func announced() throws -> String {
    try session.value("return document.getElementById('news').textContent.trim()", as: String.self)
  }
}
