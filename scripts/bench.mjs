// `npm run bench -- [NAME…]`: figures for the documentation; never part of the tests.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup.mjs'

const result = spawnSync(
  process.execPath,
  [join(root, 'apps/cli/bin/trendee.mjs'), 'bench', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
process.exitCode = result.status ?? 1
