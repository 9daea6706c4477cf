import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The bundle that runs this command, without links. A chunk's own address would not do: it lies in a folder below. */
const COMMAND = realpathSync(process.argv[1] ?? '.')
const APPS = join(dirname(COMMAND), '../..')

/** What `node scripts/build.mjs` makes, in the repository or where it was installed. */
export const BUILT = {
  command: COMMAND,
  server: join(APPS, 'server/dist/main.js'),
  web: join(APPS, 'web/dist'),
} as const
