import type { Command } from '../command'

export interface CommandRun {
  readonly code: number
  /** Lines on standard output. */
  readonly printed: readonly string[]
  /** Lines on standard error. */
  readonly errors: readonly string[]
}

/** Runs a command in this process on a data folder. */
export async function runCommand(command: Command, argv: readonly string[], folder = 'none'): Promise<CommandRun> {
  const printed: string[] = []
  const errors: string[] = []
  const code = await command.run({
    argv,
    env: { TRENDEE_DATA: folder },
    print: (line) => printed.push(line),
    tell: (line) => errors.push(line),
  })
  return { code, printed, errors }
}
