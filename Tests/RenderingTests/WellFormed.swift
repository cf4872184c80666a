import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a parser of XML finds wrong with a document; nil when it is well-formed.
func wellFormednessProblem(of document: String) -> String? {
  let parser = XMLParser(data: Data(document.utf8))
  return parser.parse() ? nil : "line \(parser.lineNumber): \(String(describing: parser.parserError))"
}

/// The texts of the `text` elements of an SVG document, as a parser reads them.
func texts(in document: String) -> [String] {
  let collector = TextCollector()
  let parser = XMLParser(data: Data(document.utf8))
  parser.delegate = collector
  return parser.parse() ? collector.texts : []
}

private final class TextCollector: NSObject, XMLParserDelegate {
  var texts: [String] = []
  private var isInText = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    isInText = name == "text"
    if isInText { texts.append("") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { texts[texts.count - 1] += text }
  }
}
