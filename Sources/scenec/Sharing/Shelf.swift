import PlayerBundle
import Rendering
import SceneLang

/// A page that lists toys with their names and pictures, each a link to its page.
struct Shelf {
  /// A toy on the shelf, and the names of its files.
  struct Entry {
    let toy: Toy
    let page: Text
    let picture: Text
  }

  /// The toys in their order.
  private(set) var entries: [Entry] = []
  /// The language of the page itself; each name is in its toy's.
  let language: Language

  /// A shelf of toys: in a language, or else in Japanese when at least half of the toys are.
  init(of toys: [Toy], language: Language?) {
    let japanese = toys.filter { $0.content.language == .japanese }.count
    self.language = language ?? (2 * japanese >= toys.count ? .japanese : .english)
    var taken: Set<Text> = ["index"]
    for toy in toys {
      let stem = Text(Path(toy.content.main.bytes).replacingExtension(by: "").bytes)
      var name = stem
      var number = 1
      while !taken.insert(name.lowercasedASCII).inserted {
        number += 1
        name = stem + "-" + Text(decimal: number)
      }
      entries.append(Entry(toy: toy, page: name + ".html", picture: name + ".svg"))
    }
  }

  /// The page, which is HTML without a script.
  var page: [UInt8] {
    let title: Text = language == .japanese ? "おもちゃ" : "Toys"
    let style = Text(stringLiteral: shelfStyle)
    let hash = Text(base64(sha256(style.bytes)))
    var page: Text = "<!doctype html>\n<html lang=\"" + language.code + "\">\n<head>\n<meta charset=\"utf-8\">\n"
    page += Text(stringLiteral: PageMaker.shelf.mark) + "\n"
    page += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src 'self' file: data:; "
    page += "style-src 'sha256-" + hash + "'; base-uri 'none'; form-action 'none'\">\n"
    page += "<title>" + title + "</title>\n"
    page +=
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<link rel=\"icon\" href=\"data:,\">\n"
    page += "<style>" + style + "</style>\n</head>\n<body>\n<main>\n<h1>" + title + "</h1>\n<ul>\n"
    for entry in entries { page += line(of: entry) }
    page += "</ul>\n</main>\n</body>\n</html>\n"
    return page.bytes
  }

  private func line(of entry: Entry) -> Text {
    let content = entry.toy.content
    var line: Text = "<li><a href=\"" + Text(html(fileAddress(entry.page))) + "\""
    if let language = content.language { line += " lang=\"" + language.code + "\"" }
    // The name stands beside it, so that the picture says nothing of its own.
    line += "><img alt=\"\" src=\"" + Text(html(fileAddress(entry.picture))) + "\"><span>"
    return line + Text(html(content.name)) + "</span></a></li>\n"
  }
}

extension Text {
  /// The same with small letters for A to Z: many systems take names that differ by case only for one.
  fileprivate var lowercasedASCII: Text { Text(bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }) }
}

private let shelfStyle: StaticString = """

  body { margin: 0; background: #fff8e5; color: #1d1d20;
    font: 20px/1.4 system-ui, -apple-system, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif; }
  main { max-width: 1100px; margin: 0 auto; padding: 16px; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 20px;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
  a { display: flex; flex-direction: column; height: 100%; box-sizing: border-box; padding: 12px; color: inherit;
    text-decoration: none; background: #fff; border: 2px solid #8a7a50; border-radius: 16px; }
  a:focus-visible { outline: 4px solid #1a5fb4; outline-offset: 2px; }
  img { width: 100%; aspect-ratio: 1; object-fit: contain; }
  span { margin-top: 8px; font-weight: bold; text-align: center; overflow-wrap: anywhere; }

  """
