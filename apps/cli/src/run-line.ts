import { ApiError } from '@trendee/contract/errors'
import type { Command, CommandContext } from './command'
import { commandHelp, commandList, usageOf } from './command-help'
import { UsageError } from './command'

/** Each is loaded when it is run: most need neither the engines nor each other. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  ingest: async () => (await import('./commands/ingest')).ingest,
  feeds: async () => (await import('./commands/feeds')).feeds,
  map: async () => (await import('./commands/map')).map,
  imports: async () => (await import('./commands/imports')).imports,
  withdraw: async () => (await import('./commands/withdraw')).withdraw,
  watch: async () => (await import('./commands/watch')).watch,
  trends: async () => (await import('./commands/trends')).trends,
  forecast: async () => (await import('./commands/forecast')).forecast,
  backup: async () => (await import('./commands/backup')).backup,
  restore: async () => (await import('./commands/restore')).restore,
  extract: async () => (await import('./commands/extract')).extract,
  openapi: async () => (await import('./commands/openapi')).openapi,
  demo: async () => (await import('./commands/demo')).demo,
  serve: async () => (await import('./commands/serve')).serve,
  bench: async () => (await import('./commands/bench')).bench,
}

async function help(): Promise<string> {
  return commandList(
    await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => [name, await load()] as const)),
  )
}

const ASKS_FOR_HELP = new Set(['help', '--help', '-h'])

/**
 * Runs the command of that name, and tells the person what went wrong with it. Resolves to the exit code: 2 for words that
 * make no command, 1 for a failure. `trendee NAME --help` and `trendee help NAME` explain a command.
 */
export async function runLine(context: CommandContext, name: string | undefined): Promise<number> {
  const [topic] = context.argv
  if (name === 'help' && topic !== undefined) return runLine({ ...context, argv: ['--help'] }, topic)
  if (name === undefined || ASKS_FOR_HELP.has(name)) {
    context.print(await help())
    return name === undefined ? 2 : 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    context.tell(`trendee: there is no command ${name}\n${await help()}`)
    return 2
  }
  const command = await load()
  if (context.argv.some((word) => word === '--help' || word === '-h')) {
    context.print(commandHelp(name, command))
    return 0
  }
  try {
    return await command.run(context)
  } catch (error) {
    if (error instanceof UsageError) {
      context.tell(`trendee ${name}: ${error.message}\nUsage: ${usageOf(name, command)}`)
      return 2
    }
    const isExpected =
      error instanceof ApiError || (error instanceof Error && error.name !== 'Error' && error.name !== 'TypeError')
    context.tell(`trendee ${name}: ${isExpected ? (error as Error).message : String((error as Error).stack ?? error)}`)
    return 1
  }
}
