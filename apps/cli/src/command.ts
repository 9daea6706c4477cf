import type { FolderOpener } from './open-folder'

/** What every command gets: its words after the name, and where to write. */
export interface CommandContext {
  readonly argv: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Who opens the data folder; absent: the command itself. Tests give a folder that is open already. */
  readonly open?: FolderOpener
  /** One line on standard output. */
  print(line: string): void
  /** One line for the person, on standard error: progress, warnings. */
  tell(line: string): void
}

interface OptionText {
  /** What the option says or changes, and what holds without it. */
  readonly text: string
  readonly isRequired?: boolean
}

/** An option that takes a value. */
interface ValueOption extends OptionText {
  /** The value's name in the help, such as `DATE`. */
  readonly value: string
  readonly example: string
}

/** An option that takes one of a few words; the first is the default. */
interface ChoiceOption extends OptionText {
  readonly choices: readonly [string, ...string[]]
}

export type Option = OptionText | ValueOption | ChoiceOption

/** A command's options by name, without the dashes. */
export type OptionTable = Readonly<Record<string, Option>>

export interface Command {
  /** The files or names that it takes, as in the help; empty when it takes none. */
  readonly operands: string
  readonly summary: string
  /** What else the command's own help says. */
  readonly notes?: readonly string[]
  readonly options: OptionTable
  /** What follows `trendee NAME` in a call that works. */
  readonly example: string
  /** Resolves to the exit code; throws what went wrong. */
  run(context: CommandContext): Promise<number>
}

/** The words do not make a command; the message says what is missing. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
