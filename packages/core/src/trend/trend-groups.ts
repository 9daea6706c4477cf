import type { Signal } from './signal'
import { isStale, judgedOn, signalFreshUntil } from './stale-series'

/** Search speaks first where it knows a trend; then the platform with the longest history. */
const PREFERRED_PLATFORMS = ['google', 'pinterest', 'social']

/** The signals of one trend for one gender, and the one of them that speaks for it. */
export interface TrendGroup {
  readonly trendId: string
  /** '' for everybody. */
  readonly gender: string
  readonly primary: Signal
  readonly signals: readonly Signal[]
  /** None of them speaks of the day for which they were brought together. */
  readonly isStale: boolean
}

/**
 * Brings the signals of a region together by trend and gender: one group for everybody, and one for each gender that some
 * platform tells apart. `wearerOf` names the gender that a trend itself belongs to, '' for most: there, what a platform
 * says that tells no gender apart, as search does, is said of that gender ("slip dress", "men's loafers"); everywhere else
 * it is said of nobody but everybody. `day`: the one that they are to speak of.
 */
export function groupsOf(signals: readonly Signal[], wearerOf: (trendId: string) => string, day: string): TrendGroup[] {
  const byTrend = new Map<string, Signal[]>()
  for (const signal of signals) {
    const list = byTrend.get(signal.trendId)
    if (list) list.push(signal)
    else byTrend.set(signal.trendId, [signal])
  }
  return [...byTrend].flatMap(([trendId, all]) => {
    const wearer = wearerOf(trendId)
    const tellApart = new Set(all.flatMap(({ platform, gender }) => (gender === '' ? [] : [platform])))
    const spoken = all.filter(({ platform, gender }) => wearer === '' || gender !== '' || !tellApart.has(platform))
    const genderOf = (signal: Signal) => signal.gender || wearer
    return [...new Set(spoken.map(genderOf))].flatMap((gender) => {
      const signals = onePerPlatform(spoken.filter((signal) => genderOf(signal) === gender))
      const primary = speakerOf(signals, day)
      if (!primary) return []
      return [{ trendId, gender, primary, signals, isStale: isStale(signalFreshUntil(primary), day) }]
    })
  })
}

/** What is stale beside something fresher speaks for nobody: it would have last year's news shown as today's. */
function speakerOf(signals: readonly Signal[], today: string): Signal | undefined {
  const day = judgedOn(signals, today)
  return signals.filter((signal) => !isStale(signalFreshUntil(signal), day)).toSorted(byPreference)[0]
}

function byPreference(a: Signal, b: Signal): number {
  const rank = (signal: Signal) => {
    const place = PREFERRED_PLATFORMS.indexOf(signal.platform)
    return place < 0 ? PREFERRED_PLATFORMS.length : place
  }
  return rank(a) - rank(b) || b.series.values.length - a.series.values.length || (a.platform < b.platform ? -1 : 1)
}

/** A platform that names the region beats the same platform without one. */
function onePerPlatform(signals: readonly Signal[]): Signal[] {
  const best = new Map<string, Signal>()
  for (const signal of signals) {
    const rival = best.get(signal.platform)
    if (!rival || (rival.region === '' && signal.region !== '')) best.set(signal.platform, signal)
  }
  return [...best.values()]
}
