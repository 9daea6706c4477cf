// `npm start`: install, build, fill an empty data folder with the demo world, serve.
import { hasDemoWorld, runProgram } from './run-program.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureBuilt()

// In a process of its own: reading half a million rows takes memory that a server at rest need not hold.
const needsDemo = process.env.TRENDEE_DEMO !== '0' && !hasDemoWorld()
const SERVER = 'apps/server/dist/main.js'
/** The programs in their order; a taken port is told before half a million rows are read in for nothing. */
const programs = [
  ...(needsDemo
    ? [
        [SERVER, '--check-port'],
        ['apps/cli/dist/main.js', 'demo'],
      ]
    : []),
  [SERVER],
]
for (const program of programs) {
  process.exitCode = await runProgram(...program)
  if (process.exitCode !== 0) break
}
