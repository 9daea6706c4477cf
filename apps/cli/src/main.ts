import { ApiError } from '@trendee/contract/errors'
import type { Command, CommandContext } from './command'
import { UsageError } from './command'
import { bench } from './commands/bench'
import { demo } from './commands/demo'
import { extract } from './commands/extract'
import { forecast } from './commands/forecast'
import { ingest } from './commands/ingest'
import { openapi } from './commands/openapi'
import { serve } from './commands/serve'
import { trends } from './commands/trends'

const COMMANDS: readonly Command[] = [ingest, trends, forecast, extract, openapi, demo, serve, bench]

function help(): string {
  const lines = COMMANDS.map(({ name, usage, summary }) => `  trendee ${name} ${usage}\n      ${summary}`)
  return `Usage:\n${lines.join('\n')}\n\nData is kept in the folder that TRENDEE_DATA names (default: data).`
}

async function main(context: CommandContext, name: string | undefined): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    context.print(help())
    return name === undefined ? 2 : 0
  }
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command) {
    context.tell(`trendee: there is no command ${name}\n${help()}`)
    return 2
  }
  try {
    return await command.run(context)
  } catch (error) {
    if (error instanceof UsageError) {
      context.tell(`trendee ${name}: ${error.message}\nUsage: trendee ${command.name} ${command.usage}`)
      return 2
    }
    const isExpected =
      error instanceof ApiError || (error instanceof Error && error.name !== 'Error' && error.name !== 'TypeError')
    context.tell(`trendee ${name}: ${isExpected ? (error as Error).message : String((error as Error).stack ?? error)}`)
    return 1
  }
}

// Whoever reads may stop early (`| head`): that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const [name, ...argv] = process.argv.slice(2)
process.exitCode = await main(
  {
    argv,
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    tell: (line) => process.stderr.write(`${line}\n`),
  },
  name,
)
