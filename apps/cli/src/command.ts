/** What every command gets: its words after the name, and where to write. */
export interface CommandContext {
  readonly argv: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** One line on standard output. */
  print(line: string): void
  /** One line for the person, on standard error: progress, warnings. */
  tell(line: string): void
}

export interface Command {
  /** As in the help: what follows the name. */
  readonly usage: string
  readonly summary: string
  /** Resolves to the exit code; throws what went wrong. */
  run(context: CommandContext): Promise<number>
}

/** The words do not make a command; the message says what is missing. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
