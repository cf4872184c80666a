import SceneLang

/// The page of all problems in Markdown: `Docs/Diagnostics.md` and `Docs/Diagnostics.ja.md`.
public func diagnosticsPage(in language: Language) -> Text {
  var text = introduction(in: language)
  var group: Text = ""
  for code in Code.all {
    let title = code.groupTitle(in: language)
    if title != group { text += "\n## " + title + "\n" }
    group = title
    text += "\n" + explanationMarkdown(of: code, in: language)
  }
  return text
}

/// All codes with their titles, a line each.
public func listOfCodes(in language: Language) -> Text {
  var text: Text = ""
  for code in Code.all { text += code.name + "  " + title(of: code, in: language) + "\n" }
  return text
}

private func introduction(in language: Language) -> Text {
  switch language {
  case .english:
    """
    # Problems

    <!-- Written by Scripts/diagnostics from Sources/Explanations; changes made here are lost. -->

    Everything that `scenec check` and `scenec test` can find, by its code: what happened, why it matters, and a scene
    with the problem and without it. In a terminal, `scenec explain S07` shows the same. An error stops a scene from
    playing; a warning and an info do not. The examples are run by the tests.

    日本語: [Diagnostics.ja.md](Diagnostics.ja.md)

    """
  case .japanese:
    """
    # メッセージの一覧

    <!-- Written by Scripts/diagnostics from Sources/Explanations; changes made here are lost. -->

    `scenec check` と `scenec test` で表示されるメッセージを、番号の順に並べています。
    何が起こったのか、なぜ大切なのか、直す前の例と直した例があります。
    ターミナルで `scenec explain S07` のように入力しても、同じ説明が出ます。
    「エラー」があると場面は動きません。「警告」と「お知らせ」があっても動きます。

    English: [Diagnostics.md](Diagnostics.md)

    """
  }
}
