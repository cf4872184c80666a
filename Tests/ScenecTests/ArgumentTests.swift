import Foundation
import TestSupport
import Testing

@Suite struct ArgumentTests {
  @Test(
    "What can't be read is answered with what was meant, on the stream of errors, with status 2",
    arguments: [
      (["chekc", "a.scene"], "there is no command “chekc”. Did you mean “check”?"),
      (
        ["dance"],
        "there is no command “dance”. The commands are run, check, format, test, export, extract, site, help."
      ),
      (["check", "--colour", "never", "a.scene"], "there is no option “--colour”. Did you mean “--color”?"),
      (["check", "--xyzzy", "a.scene"], "there is no option “--xyzzy”."),
      (["check", "--color", "pink", "a.scene"], "“--color” does not take “pink”. It takes: auto, always, never."),
      (["run", "a.scene", "--port"], "“--port” needs one of these after it: 0–65535."),
      (["run", "--port=65536", "a.scene"], "“--port” does not take “65536”. It takes: 0–65535."),
      (["run", "--no-open=yes", "a.scene"], "“--no-open” stands alone, without “=”."),
      (["check", "--port", "8000", "a.scene"], "“check” has no option “--port”."),
      (["check"], "which scene? For example: scenec check fingers.scene"),
      (["run"], "which scene? For example: scenec run fingers.scene"),
      (["run", "a.scene", "b.scene"], "“run” takes one scene at a time."),
      (["toy.scene"], "what should be done with toy.scene? To play it: scenec run toy.scene"),
      (["help", "chekc"], "there is no command “chekc”. Did you mean “check”?"),
    ])
  func misuse(arguments: [String], complaint: String) throws {
    let outcome = try Scenec.run(arguments)
    #expect(outcome.errors.hasPrefix("scenec: \(complaint)\n"))
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test("Help names every command, and the help of a command its options")
  func help() throws {
    let overview = try Scenec.run(["--help"])
    #expect(overview.status == 0)
    for command in ["run FILE", "check FILE…", "format FILE…", "test FILE…", "help COMMAND", "--version"] {
      #expect(overview.output.contains(command))
    }
    let run = try Scenec.run(["help", "run"])
    for option in ["--port N", "--no-open", "--lang en|ja", "--color auto|always|never", "--help"] {
      #expect(run.output.contains(option))
    }
    #expect(try Scenec.run(["run", "--help"]).output == run.output)
  }

  @Test("Without a command the overview comes on the stream of errors, with status 2")
  func nothing() throws {
    let outcome = try Scenec.run([])
    #expect(outcome.errors == (try Scenec.run(["--help"])).output)
    #expect(outcome.status == 2)
  }

  @Test("The version is one line")
  func version() throws {
    let outcome = try Scenec.run(["--version"])
    #expect(outcome.output.wholeMatch(of: /scenec \d+\.\d+\.\d+\n/) != nil)
    #expect(outcome.status == 0)
  }

  @Test(
    "The language comes from --lang, and without it from LC_ALL, LC_MESSAGES and LANG, in that order",
    arguments: [
      (["--lang", "ja"], [:], true),
      (["--lang=en"], ["LC_ALL": "ja_JP.UTF-8"], false),
      ([], ["LC_ALL": "ja_JP.UTF-8", "LANG": "en_GB.UTF-8"], true),
      ([], ["LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "en_GB.UTF-8"], true),
      ([], ["LC_ALL": "", "LANG": "ja_JP.UTF-8"], true),
      ([], ["LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8"], false),
    ] as [([String], [String: String], Bool)])
  func language(arguments: [String], environment: [String: String], japanese: Bool) throws {
    let outcome = try Scenec.run(["dance"] + arguments, environment: environment)
    #expect(outcome.errors.contains("「dance」というコマンドはありません。") == japanese)
  }

  @Test("Behind -- a word that begins with a dash is a file")
  func afterDashes() throws {
    let outcome = try Scenec.run(["check", "--", "--help"])
    #expect(outcome.errors == "scenec: there is no file --help.\n")
    #expect(outcome.status == 2)
  }
}
