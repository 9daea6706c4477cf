import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { smallWorld } from '@trendee/server/testing/small-world'
import type { TestProject } from 'vitest/node'
import { UNLIMITED, startServer } from './running-server'
import type { Mailbox, Session } from './sessions'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shared server, without a slash at its end. */
    baseUrl: string
    /** What signing in to it answered, by account. */
    sessions: Readonly<Record<Mailbox, Session>>
    /** A second one, on which nothing is counted by network. */
    unlimitedBaseUrl: string
    unlimitedSessions: Readonly<Record<Mailbox, Session>>
    /** Milliseconds that a wait for one state may take before it counts as one that hangs. */
    waitLimitMs: number
    /** Data folder of the small demo world, to be copied. */
    smallWorld: string
  }
}

const BUILT = ['../apps/server/dist/main.js', '../apps/web/dist/index.html']

/** Starts the two servers that journeys share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = BUILT.filter((path) => !existsSync(fileURLToPath(new URL(path, import.meta.url))))
  if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')}: node scripts/build.mjs`)
  const folder = await smallWorld()
  const [limited, unlimited] = await Promise.all([startServer(folder), startServer(folder, UNLIMITED)])
  project.provide('smallWorld', folder)
  project.provide('baseUrl', limited.baseUrl)
  project.provide('sessions', limited.sessions)
  project.provide('unlimitedBaseUrl', unlimited.baseUrl)
  project.provide('unlimitedSessions', unlimited.sessions)
  return async () => {
    await Promise.all([limited.stop(), unlimited.stop()])
  }
}
