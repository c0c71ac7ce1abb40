/** What a command prints, and its exit code. */
export interface CommandResult {
  code: 0 | 1 | 2
  said: string
  /** For the standard error. */
  failure: string
}

export function finishCommand({ code, said, failure }: CommandResult): void {
  process.stdout.write(said)
  process.stderr.write(failure)
  process.exitCode = code
}
