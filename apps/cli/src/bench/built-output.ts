import { dirname, join } from 'node:path'

/** The bundle that runs this command. A chunk's own address would not do: it lies in a folder below. */
const COMMAND = process.argv[1] ?? ''
const APPS = join(dirname(COMMAND), '../..')

/** What `node scripts/build.mjs` makes: the command's bundle, the server's, the web app's folder. */
export const BUILT = {
  command: COMMAND,
  server: join(APPS, 'server/dist/main.js'),
  web: join(APPS, 'web/dist'),
} as const
