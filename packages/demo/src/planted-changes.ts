import type { AdoptionWave, WaveEnd } from './adoption-wave'
import type { Lags, PlantedShape } from './planted-truth'
import { Draws } from './seeded-draws'

/** What is planted into one search term. */
export interface PlantedChange {
  readonly term: string
  readonly shape: PlantedShape
  readonly waves: readonly AdoptionWave[]
  readonly lags: Lags
}

/** Weeks after the searches: runway, TikTok, Instagram, new arrivals, best sellers; null where nothing comes. */
type LagRow = readonly [
  runway: number | null,
  tiktok: number | null,
  instagram: number | null,
  newArrivals: number | null,
  bestSellers: number | null,
]

/** term, half of the rise so many weeks ago, weeks from its first to its ninth tenth, factor, lags, how it goes on */
type RiseRow = readonly [
  term: string,
  halfWeeksAgo: number,
  riseWeeks: number,
  factor: number,
  lags: LagRow,
  end?: readonly [halfAfterWeeks: number, fallWeeks: number, keeps: number],
]

const RISES: readonly RiseRow[] = [
  ['butter yellow', 8, 16, 2.8, [-34, -6, -4, 3, 6]],
  ['barrel jeans', 12, 22, 2.6, [-30, -4, -3, 4, 7]],
  ['suede bag', 7, 12, 2.7, [-38, -3, -4, 2, 4]],
  ['chore jacket', 10, 18, 2.5, [-36, null, -2, 3, 5]],
  ['leopard print skirt', 9, 8, 3, [-40, -5, -3, 2, 4], [7, 8, 0.75]],
  ['cherry red', 5, 9, 3.1, [-28, -4, -2, 3, 6]],
  ['polka dot top', 6, 10, 2.8, [-26, -7, -5, 2, 4]],
  ['bubble skirt', 12, 14, 3.2, [-32, -8, -6, 4, 6], [10, 12, 0.85]],
  // Not everything passes everywhere.
  ['mens suede jacket', 9, 16, 2.6, [-33, null, -3, 4, 6]],
  ['girls ballet flats', 8, 12, 2.4, [null, -4, -2, 2, 4]],
]

const SLOW_RISES: readonly RiseRow[] = [
  ['wide leg trousers', 34, 56, 1.9, [-40, -3, -2, 5, 8]],
  ['chocolate brown', 20, 36, 1.8, [-38, -4, -3, 4, 7]],
  ['boho dress', 30, 48, 2.1, [-44, -3, -2, 6, 9]],
  ['ballet flats', 16, 26, 1.6, [-30, -4, -3, 4, 6]],
  ['mary janes', 32, 54, 1.9, [-36, -3, -2, 5, 8]],
  ['baggy jeans', 36, 58, 1.8, [null, null, null, 4, 7]],
  ['fisherman sandals', 28, 46, 2.2, [-42, -5, -4, 5, 8]],
  ['mocha', 15, 28, 1.8, [-30, -4, -3, 3, 6], [14, 10, 0.9]],
  ['burgundy', 30, 52, 1.8, [-40, -3, -2, 6, 9]],
  ['suede jacket', 15, 26, 1.6, [-34, -3, -2, 3, 5]],
  ['lace trim camisole', 18, 30, 1.7, [-28, -5, -4, 3, 5]],
  ['polka dot dress', 30, 50, 2, [-36, -3, -2, 5, 8]],
  ['drop waist dress', 30, 50, 2.1, [-38, -4, -3, 5, 7]],
  ['kitten heels', 16, 28, 1.6, [-32, null, null, 4, 7]],
  ['silk scarf', 32, 52, 1.9, [-40, -3, -2, 5, 8]],
  ['half zip sweatshirt', 34, 54, 1.8, [null, null, null, 4, 7]],
  ['boat shoes', 20, 34, 1.7, [-36, -4, -3, 5, 8]],
  ['mohair cardigan', 28, 46, 1.9, [-34, -3, -2, 5, 7]],
  ['office siren', 14, 24, 1.8, [-26, -6, -4, 4, 6]],
  ['powder blue', 30, 50, 1.9, [-38, -3, -2, 5, 8]],
  ['mens linen shirt', 26, 44, 1.8, [null, -3, -2, 4, 6]],
  ['mens loafers', 22, 38, 1.7, [-34, null, -3, 5, 8]],
]

/** term, share that is left at the end */
const FADES: readonly (readonly [string, number])[] = [
  ['cargo pants', 0.5],
  ['skinny jeans', 0.55],
  ['cold shoulder top', 0.4],
  ['tie dye', 0.45],
  ['bucket hat', 0.5],
  ['chunky sneakers', 0.5],
  ['biker shorts', 0.5],
  ['cottagecore', 0.4],
  ['belt bag', 0.5],
  ['jeggings', 0.45],
  ['lime green', 0.4],
  ['lavender', 0.5],
  ['puff sleeve top', 0.5],
  ['corset top', 0.5],
  ['mom jeans', 0.5],
  ['platform sandals', 0.55],
  ['hot pink', 0.45],
  ['claw clip', 0.55],
  ['cut out dress', 0.45],
  ['ripped jeans', 0.5],
  ['cargo skirt', 0.4],
  ['sage green', 0.6],
  ['boys cargo pants', 0.5],
]

/** term, half of the rise so many weeks ago, weeks of the rise, factor, weeks until half of the fall, weeks of the fall */
const FADS: readonly (readonly [string, number, number, number, number, number])[] = [
  ['barbiecore', 168, 9, 5, 16, 14],
  ['mermaidcore', 176, 12, 3.4, 18, 20],
  ['coquette', 126, 20, 3, 32, 24],
  ['balletcore', 148, 24, 2.6, 30, 30],
  ['cobalt blue', 186, 16, 2.2, 34, 28],
  // Dying now.
  ['checkerboard', 58, 12, 2.4, 32, 16],
  ['cow print', 52, 8, 2.3, 26, 14],
  ['western style', 66, 18, 2.2, 40, 20],
]

/** As fads, seen on the networks alone: much watched, never searched for and never bought. */
const NETWORK_FADS: readonly (readonly [string, number, number, number, number, number])[] = [
  ['hobo bag', 16, 8, 2.8, 10, 9],
  ['bandana', 13, 6, 2.6, 9, 8],
]

/** term, first wave (as in fads), second wave: half weeks ago, weeks of the rise, factor */
const REVIVALS: readonly (readonly [
  string,
  readonly [number, number, number, number, number],
  number,
  number,
  number,
])[] = [
  ['leopard print', [225, 14, 2.2, 30, 26], 26, 40, 1.9],
  ['y2k fashion', [205, 16, 2, 40, 36], 18, 30, 1.7],
  ['gingham', [210, 10, 1.9, 22, 18], 24, 36, 1.8],
]

/** Lags that nothing below names, drawn by the term so that they stay. */
function drawnLags(term: string): LagRow {
  const draws = new Draws(0, 'planted-lags', term)
  return [draws.whole(-40, -24), draws.whole(-7, -2), draws.whole(-5, -1), draws.whole(2, 7), draws.whole(4, 10)]
}

function lagsOf([runway, tiktok, instagram, newArrivals, bestSellers]: LagRow): Lags {
  return { runway, tiktok, instagram, search: 0, 'new-arrivals': newArrivals, 'best-sellers': bestSellers }
}

function wave(
  term: string,
  halfWeeksAgo: number,
  riseWeeks: number,
  factor: number,
  end: WaveEnd | null,
): AdoptionWave {
  // Between a film that everybody sees at once and a habit that is caught from friends.
  const imitation = new Draws(0, 'imitation', term, halfWeeksAgo).between(6, 50)
  return { halfWeeksAgo, riseWeeks, factor, imitation, end }
}

function fadWave(term: string, [half, rise, factor, halfAfterWeeks, fallWeeks]: readonly number[]): AdoptionWave {
  const keeps = new Draws(0, 'keeps', term).between(0.02, 0.15)
  return wave(term, half ?? 0, rise ?? 0, factor ?? 1, {
    halfAfterWeeks: halfAfterWeeks ?? 0,
    fallWeeks: fallWeeks ?? 0,
    keeps,
  })
}

function risesOf(rows: readonly RiseRow[], shape: PlantedShape): PlantedChange[] {
  return rows.map(([term, halfWeeksAgo, riseWeeks, factor, lags, end]) => {
    const [halfAfterWeeks, fallWeeks, keeps] = end ?? []
    const ending =
      halfAfterWeeks === undefined || fallWeeks === undefined || keeps === undefined
        ? null
        : { halfAfterWeeks, fallWeeks, keeps }
    return { term, shape, waves: [wave(term, halfWeeksAgo, riseWeeks, factor, ending)], lags: lagsOf(lags) }
  })
}

function fade(term: string, factor: number): PlantedChange {
  const draws = new Draws(0, 'fade', term)
  const one = wave(term, draws.whole(30, 48), draws.whole(44, 60), factor, null)
  return { term, shape: 'fade', waves: [one], lags: lagsOf(drawnLags(term)) }
}

/** Everything that is planted, by search term; how a term is worn by men and children follows in `wearer-waves.ts`. */
export const CHANGES: readonly PlantedChange[] = [
  ...risesOf(RISES, 'rise'),
  ...risesOf(SLOW_RISES, 'slow_rise'),
  ...FADES.map(([term, factor]) => fade(term, factor)),
  ...FADS.map(([term, ...row]) => {
    const change: PlantedChange = { term, shape: 'fad', waves: [fadWave(term, row)], lags: lagsOf(drawnLags(term)) }
    return change
  }),
  ...NETWORK_FADS.map(([term, ...row]) => {
    const lags: Lags = { ...lagsOf([null, 0, 2, null, null]), search: null }
    const change: PlantedChange = { term, shape: 'fad', waves: [fadWave(term, row)], lags }
    return change
  }),
  ...REVIVALS.map(([term, first, half, rise, factor]) => {
    const waves = [fadWave(term, first), wave(term, half, rise, factor, null)]
    const change: PlantedChange = { term, shape: 'revival', waves, lags: lagsOf(drawnLags(term)) }
    return change
  }),
]
