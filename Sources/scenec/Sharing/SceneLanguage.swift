import SceneLang

extension SceneTexts {
  /// The language that a scene speaks: Japanese where there is kana or kanji in a text of it, otherwise English. A text
  /// in another language can't be told from English.
  var language: Language {
    let isJapanese = all.contains { text in
      text.pieces.contains { $0.map { $0.scalars.contains(where: isKanaOrKanji) } ?? false }
    }
    return isJapanese ? .japanese : .english
  }
}

/// True for hiragana, katakana and the ideographs of the basic plane.
private func isKanaOrKanji(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x9FFF, 0xF900...0xFAFF: true
  default: false
  }
}
