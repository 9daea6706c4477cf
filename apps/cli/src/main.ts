import { runLine } from './run-line'

// Whoever reads may stop early (`| head`): that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

// `bin/trendee.mjs` was killed: a command that nobody can end any more would keep the data folder locked.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

const [name, ...argv] = process.argv.slice(2)
process.exitCode = await runLine(
  {
    argv,
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    tell: (line) => process.stderr.write(`${line}\n`),
  },
  name,
)
