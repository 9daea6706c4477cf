import type { Command } from '../command'
import type { FolderOpener } from '../open-folder'

export interface CommandRun {
  readonly code: number
  /** Lines on standard output. */
  readonly printed: readonly string[]
  /** Lines on standard error. */
  readonly errors: readonly string[]
}

/** Runs a command in this process on a data folder, which it opens itself where `open` is absent. */
export async function runCommand(
  command: Command,
  argv: readonly string[],
  folder = 'none',
  open?: FolderOpener,
): Promise<CommandRun> {
  const printed: string[] = []
  const errors: string[] = []
  const code = await command.run({
    argv,
    env: { TRENDEE_DATA: folder },
    ...(open ? { open } : {}),
    print: (line) => printed.push(line),
    tell: (line) => errors.push(line),
  })
  return { code, printed, errors }
}
