// `npm run bench -- [NAME…]`: figures for the documentation; never part of the tests.
import { runProgram } from './run-program.mjs'

process.exitCode = await runProgram('apps/cli/bin/trendee.mjs', 'bench', ...process.argv.slice(2))
