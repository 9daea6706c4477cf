import { afterAll, beforeAll, inject } from 'vitest'
import { type OwnPlatform, type RunningPlatform, UNLIMITED, startPlatform } from './running-platform'

/** The platform that all journeys share. What one writes there, another may see: name it after the test. */
export function sharedPlatform(): RunningPlatform {
  return { baseUrl: inject('baseUrl'), sessions: inject('sessions') }
}

/**
 * The same without limits by network, shared too, by journeys that change accounts: each account that one changes is
 * that journey's alone.
 */
export function unlimitedPlatform(): RunningPlatform {
  return { baseUrl: inject('unlimitedBaseUrl'), sessions: inject('unlimitedSessions') }
}

/**
 * A platform of this `describe`'s own, without limits by network, for journeys that change what everybody sees. Its
 * start costs seconds.
 */
export function usePlatform(): () => RunningPlatform {
  let own: OwnPlatform | null = null
  beforeAll(async () => {
    own = await startPlatform(inject('smallWorld'), UNLIMITED)
  })
  afterAll(() => own?.stop())
  return () => {
    if (!own) throw new Error('the platform starts before the first test, not before')
    return own
  }
}
