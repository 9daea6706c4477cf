import { smallWorld } from '@trendee/server/testing/small-world'
import type { TestProject } from 'vitest/node'
import { startPlatform } from './running-platform'
import type { Mailbox, Session } from './sessions'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shared platform, without a slash at its end. */
    baseUrl: string
    /** What signing in to it answered, by account. */
    sessions: Readonly<Record<Mailbox, Session>>
    /** Data folder of the small demo world, to be copied. */
    smallWorld: string
  }
}

/** Starts the platform that all journeys share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await smallWorld()
  const { baseUrl, sessions, stop } = await startPlatform(folder)
  project.provide('smallWorld', folder)
  project.provide('baseUrl', baseUrl)
  project.provide('sessions', sessions)
  return stop
}
