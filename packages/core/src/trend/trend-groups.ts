import type { Signal } from './signal'

/** Search speaks first where it knows a trend; then the platform with the longest history. */
const PREFERRED_PLATFORMS = ['google', 'pinterest', 'social']

/** The signals of one trend for one gender, and the one of them that speaks for it. */
export interface TrendGroup {
  readonly trendId: string
  readonly gender: string
  readonly primary: Signal
  readonly signals: readonly Signal[]
}

/** Brings the signals of a region together by trend. */
export function groupsOf(signals: readonly Signal[]): TrendGroup[] {
  const byTrend = new Map<string, Signal[]>()
  for (const signal of signals) {
    const list = byTrend.get(signal.trendId)
    if (list) list.push(signal)
    else byTrend.set(signal.trendId, [signal])
  }
  return [...byTrend].flatMap(([trendId, all]) => {
    // One row speaks for everybody; only where no feed has everybody does a gender speak for itself.
    const everybody = all.filter((signal) => signal.gender === '')
    const genders = everybody.length > 0 ? [''] : [...new Set(all.map((signal) => signal.gender))]
    return genders.flatMap((gender) => {
      const signals = onePerPlatform(all.filter((signal) => signal.gender === gender))
      const primary = signals.toSorted(byPreference)[0]
      return primary ? [{ trendId, gender, primary, signals }] : []
    })
  })
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
