import type { AdoptionWave } from './adoption-wave'
import { Draws } from './seeded-draws'

/** The search history, in weeks, over which small waves are strewn. */
const STREWN_WEEKS = 300
/** Within so many weeks small waves stay so small that nobody would call them a change. */
const NEWS_WEEKS = 80
const OLD_LOG = 0.13
const NEW_LOG = 0.035
const MOST_LOG = 0.3

/**
 * What moves everything a little, planted or not: waves of the same family, up and down, a few a term. They depend on the
 * words alone, so that they are the same in each world and part of the truth.
 */
export function driftWaves(...words: readonly string[]): AdoptionWave[] {
  const draws = new Draws(0, 'drift', ...words)
  return Array.from({ length: draws.whole(2, 4) }, () => {
    const halfWeeksAgo = draws.whole(4, STREWN_WEEKS)
    const spread = halfWeeksAgo < NEWS_WEEKS ? NEW_LOG : OLD_LOG
    const log = Math.max(-MOST_LOG, Math.min(MOST_LOG, spread * draws.normal()))
    return smallWave(draws, halfWeeksAgo, Math.exp(log))
  })
}

/** A quarter of the terms that nobody planted had their time, too, long ago. */
export function pastWave(term: string): AdoptionWave[] {
  const draws = new Draws(0, 'past', term)
  return draws.chance(0.25) ? [smallWave(draws, draws.whole(130, 240), draws.between(1.3, 2.4))] : []
}

function smallWave(draws: Draws, halfWeeksAgo: number, factor: number): AdoptionWave {
  const wave = { halfWeeksAgo, riseWeeks: draws.whole(7, 45), imitation: draws.between(3, 60), factor }
  const halfAfterWeeks = draws.whole(14, 50)
  const fallWeeks = draws.whole(10, 40)
  const keeps = draws.between(0, 0.7)
  return { ...wave, end: draws.chance(0.7) ? { halfAfterWeeks, fallWeeks, keeps } : null }
}
