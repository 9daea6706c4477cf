// `npm start`: install, build, fill an empty data folder with the demo world, serve.
import { hasDemoWorld, runProgram } from './run-program.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureBuilt()

// In a process of its own: reading half a million rows takes memory that a server at rest need not hold.
const needsDemo = process.env.TRENDEE_DEMO !== '0' && !hasDemoWorld()
const demoCode = needsDemo ? await runProgram('apps/cli/dist/main.js', 'demo') : 0
process.exitCode = demoCode === 0 ? await runProgram('apps/server/dist/main.js') : demoCode
