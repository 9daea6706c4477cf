import { afterAll, beforeAll, inject } from 'vitest'
import { type OwnServer, type RunningServer, UNLIMITED, startServer } from './running-server'

/** The server that all journeys share. What one journey writes there, another may see: name it after the test. */
export function sharedServer(): RunningServer {
  return { baseUrl: inject('baseUrl'), sessions: inject('sessions') }
}

/**
 * The same without limits by network, shared too, by journeys that change accounts: each account that one changes is
 * that journey's alone.
 */
export function unlimitedServer(): RunningServer {
  return { baseUrl: inject('unlimitedBaseUrl'), sessions: inject('unlimitedSessions') }
}

/**
 * A server of this `describe`'s own, without limits by network, for journeys that change what everybody sees. Its
 * start costs seconds.
 */
export function useServer(): () => RunningServer {
  let own: OwnServer | null = null
  beforeAll(async () => {
    own = await startServer(inject('smallWorld'), UNLIMITED)
  })
  afterAll(() => own?.stop())
  return () => {
    if (!own) throw new Error('the server starts before the first test, not earlier')
    return own
  }
}
