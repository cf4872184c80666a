/// `scenec run FILE`: plays a scene in the browser.
func runScene(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  .misuse
}
