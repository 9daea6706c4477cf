import type { Site } from './site'

/** `timeout` where the prompt comes back again and again; none where it is shown once. */
export type AdvertisementType = 'timeout' | null

export interface Clock {
  readonly setTimeout: (run: () => void, ms: number) => unknown
  readonly clearTimeout: (timer: never) => void
  readonly setInterval: (run: () => void, ms: number) => unknown
  readonly clearInterval: (timer: never) => void
}

/**
 * The advertising timer: with `register_login` it fires once after `alert_time` seconds and shows the prompt without a
 * type, otherwise every `alert_time` seconds with type `timeout`; 0 seconds is never. Returns how to stop it.
 */
export function startAdvertising(
  { alert_time: seconds, register_login: registers }: Site['advertising'],
  show: (type: AdvertisementType) => void,
  clock: Clock = globalThis,
): () => void {
  if (seconds <= 0) return () => undefined
  if (registers === 'Yes') {
    const timer = clock.setTimeout(() => show(null), seconds * 1000)
    return () => clock.clearTimeout(timer as never)
  }
  const timer = clock.setInterval(() => show('timeout'), seconds * 1000)
  return () => clock.clearInterval(timer as never)
}

interface Audience {
  /** `null`: nobody is signed in. */
  readonly isRestricted: boolean | null
  readonly pathname: string
}

/** Members are left alone; visitors are invited, and who is not signed in, but not where signing in is the page itself. */
export function isInvited({ isRestricted, pathname }: Audience): boolean {
  if (isRestricted !== null) return isRestricted
  return !/\/(login|transfer|free-trial|wechat-callback)$|^\/(starter|outbox|error)(\/|$)/.test(pathname)
}
