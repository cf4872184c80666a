import SceneLang

/// What the command line says of itself; problems of scenes are `Diagnostic`s. The words stand in
/// `Message+Words.swift`, English and Japanese side by side.
enum Message {
  // The arguments.
  case unknownCommand(String, nearest: String?)
  case fileWithoutCommand(Path)
  case unknownOption(String, nearest: String?)
  case optionOfAnotherCommand(Option, Command)
  case optionsTogether(Option, Option)
  case optionTakesNothing(Option)
  case optionNeedsValue(Option, allowed: String)
  case optionValueNotKnown(Option, String, allowed: String)
  case noFile(Command)
  case noFolder(Command)
  case moreThanOneFile(Command)
  case seeHelp(Command?)

  // Files.
  case unreadable(Path, FileProblem)
  case folderWithoutScenes(Path)
  case folderForRun(Path)
  case pageForScene(Path)

  // Codes of problems.
  case unknownCode(String, nearest: String?)
  case howToExplain

  // What commands print.
  case problemCount(errors: Int, warnings: Int)
  case mendable
  case fixedCount(Int, errors: Int, warnings: Int)
  case moreProblems(Int)
  case fixed
  case formatted(Path)
  case wouldFormat(Path)
  case notWritten(Path, WriteProblem)
  case testPassed
  case testFailed

  // Pictures that tests take.
  case snapshotMissing(name: Path, scene: Path)
  case snapshotDiffers(name: Path, recorded: Path, new: Path, scene: Path)
  case snapshotNameUnusable(name: Path)
  case snapshotNameTwice(name: Path)
  case snapshotRecorded
  case recordingEnded(count: Int)
  case unwritable(Path, WriteProblem)

  // Playing.
  case playing(address: String)
  case howToStop
  case reloaded(Path)
  case stillShowingLastGood
  case waitingForMending
  case sceneIsGone(Path)
  case portTaken(Int)
  case portNotPermitted(Int)
  case noFreePort(ClosedRange<Int>)
  case cannotListen(Int32)
  case browserDidNotOpen(address: String)

  // Handing toys on.
  case sharing(SharingMessage)

  // Help.
  case about
  case usage(String)
  case commandsHeading
  case optionsHeading
  case exitCodes
  case summary(Command)
  case description(Command)
  case optionSummary(Option)
}
