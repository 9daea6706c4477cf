import { type AdoptionWave, wavesLog } from './adoption-wave'
import { driftWaves } from './background-waves'
import type { Channel, PlantedTrend, WearerGroup } from './planted-truth'
import { Draws } from './seeded-draws'

/** How one group of wearers takes a trend up: their own waves, none where it passes them by. */
export interface WearerTrend {
  readonly planted: readonly AdoptionWave[]
  readonly drift: readonly AdoptionWave[]
}

/** How many of a trend's waves other wearers join at all, how much later and how strongly. */
const JOINING: Readonly<Record<WearerGroup, { share: number; later: [number, number]; strength: [number, number] }>> = {
  women: { share: 0.5, later: [2, 16], strength: [0.3, 0.9] },
  men: { share: 0.55, later: [3, 26], strength: [0.35, 0.95] },
  kids: { share: 0.45, later: [6, 30], strength: [0.25, 0.7] },
}

/** The waves of a trend among one group of wearers. Those whose trend it is have the planted ones to the week. */
export function wearerTrend(trend: PlantedTrend, group: WearerGroup): WearerTrend {
  if (group === trend.wearer) return { planted: trend.waves, drift: trend.drift }
  const draws = new Draws(0, 'wearer', trend.term, group)
  const { share, later, strength } = JOINING[group]
  const planted = trend.waves.flatMap((wave) => {
    const joins = draws.chance(share)
    const delay = draws.whole(...later)
    const factor = wave.factor ** draws.between(...strength)
    const riseWeeks = Math.min(60, Math.round(wave.riseWeeks * draws.between(0.9, 1.6)))
    const imitation = draws.between(6, 50)
    return joins ? [{ ...wave, halfWeeksAgo: wave.halfWeeksAgo - delay, factor, riseWeeks, imitation }] : []
  })
  return { planted, drift: driftWaves(trend.term, group) }
}

/** What the waves of a trend come to in one channel, natural logarithm; `weeksAgo` below 1 lies after the world's end. */
export function changeLog(trend: PlantedTrend, channel: Channel, group: WearerGroup, weeksAgo: number): number {
  const { planted, drift } = wearerTrend(trend, group)
  const lag = trend.lags[channel]
  return (lag === null ? 0 : wavesLog(planted, weeksAgo + lag)) + wavesLog(drift, weeksAgo + (lag ?? 0))
}
