const DAY_SECONDS = 86_400

interface Validity {
  readonly plan_start: number | null
  /** Unix seconds. */
  readonly plan_end: number | null
  readonly validity: boolean
}

/** `valid`, `ended`, or `none` where there never was a plan. */
export function lineStateOf({ plan_end: end, validity }: Validity): 'valid' | 'ended' | 'none' {
  if (validity) return 'valid'
  return end === null ? 'none' : 'ended'
}

/** Days until the end, a begun one counted; `null` when it is over or there is none. */
export function wholeDaysLeft(end: number | null, now: number): number | null {
  return end === null || end <= now ? null : Math.ceil((end - now) / DAY_SECONDS)
}

/** How much of a valid plan's time has passed, 0–1; `null` where there is none. */
export function elapsedShare({ plan_start: start, plan_end: end, validity }: Validity, now: number): number | null {
  if (!validity || start === null || end === null || end <= start) return null
  return Math.min(1, Math.max(0, (now - start) / (end - start)))
}
