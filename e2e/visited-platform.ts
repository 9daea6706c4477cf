import { afterAll, beforeAll, inject } from 'vitest'
import { type OwnPlatform, type RunningPlatform, startPlatform } from './running-platform'

/** The platform that all journeys share. What one writes there, another may see: name it after the test. */
export function sharedPlatform(): RunningPlatform {
  return { baseUrl: inject('baseUrl'), sessions: inject('sessions') }
}

/**
 * A platform of this `describe`'s own, for what the shared one is not: other settings, or data that others must not see
 * changed. Its start costs seconds, so journeys on the same settings share one. Give the result to `useBrowser` and
 * `ask`.
 * @public
 */
export function usePlatform(env: Readonly<Record<string, string>>): () => OwnPlatform {
  let own: OwnPlatform | null = null
  beforeAll(async () => {
    own = await startPlatform(inject('smallWorld'), env)
  })
  afterAll(() => own?.stop())
  return () => {
    if (!own) throw new Error('the platform starts before the first test, not before')
    return own
  }
}
