import { heldDiscoveries } from '../trend/lead-test'

/** Of all keywords that are told, so many are chance at most. */
export const FALSE_KEYWORDS = 0.05
/** Listings with a print that carry the phrase, from which it is tested: fewer are a shop's own series. */
export const LEAST_LISTINGS = 5
/** A phrase is dropped where a longer one that holds it has so many of its listings: "soul social" is but a piece. */
const PIECE_SHARE = 0.9

/** How often a phrase is said in one category: of listings that say that they carry a print, and of all others. */
export interface PhraseCount {
  readonly phrase: string
  readonly category: string
  readonly printed: number
  readonly others: number
}

/** Listings of a category, with and without a print. */
export interface CategoryCount {
  readonly printed: number
  readonly others: number
}

export interface KeywordStrength {
  /** The log-likelihood ratio, Dunning's G², in the category where it is largest. */
  readonly ratio: number
  /** How many times as often it is said of prints as of the rest of that category; `null`: of the rest never. */
  readonly lift: number | null
  readonly pValue: number
  readonly category: string
  /** All categories in which it is told, the strongest first. */
  readonly categories: readonly string[]
}

/**
 * Dunning's log-likelihood ratio of a fourfold table: whether a phrase is said of `ofFirst` listings out of `first` as often as
 * of `ofSecond` out of `second`. Negative where it is said less often of the first.
 */
export function logLikelihoodRatio(ofFirst: number, first: number, ofSecond: number, second: number): number {
  const share = (ofFirst + ofSecond) / (first + second)
  const part = (observed: number, expected: number) => (observed > 0 ? observed * Math.log(observed / expected) : 0)
  const ratio =
    2 *
    (part(ofFirst, first * share) +
      part(first - ofFirst, first * (1 - share)) +
      part(ofSecond, second * share) +
      part(second - ofSecond, second * (1 - share)))
  return ofFirst * second >= ofSecond * first ? Math.max(0, ratio) : -Math.max(0, ratio)
}

/** How often chance reaches such a ratio in the direction asked for: half of what χ² with one degree of freedom exceeds. */
export function chanceOf(ratio: number): number {
  return ratio <= 0 ? 1 : upperHalf(Math.sqrt(ratio))
}

/** The normal distribution above `z`, by Numerical Recipes' erfc: right to seven digits, at the far end too. */
function upperHalf(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.5 * x)
  const factors = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ]
  const power = factors.reduceRight((sum, factor) => sum * t + factor, 0)
  return (t * Math.exp(-x * x + power)) / 2
}

/**
 * The phrases that listings with a print say more often than other listings of the same category, chance held to
 * `FALSE_KEYWORDS` over all tests. A category without listings of both kinds has nothing to compare.
 */
export function judgeKeywords(
  counts: readonly PhraseCount[],
  categories: ReadonlyMap<string, CategoryCount>,
): ReadonlyMap<string, KeywordStrength> {
  const tests = counts.flatMap((count) => {
    const all = categories.get(count.category)
    if (all === undefined || all.printed === 0 || all.others === 0 || count.printed < LEAST_LISTINGS) return []
    const ratio = logLikelihoodRatio(count.printed, all.printed, count.others, all.others)
    const lift = count.others === 0 ? null : count.printed / all.printed / (count.others / all.others)
    return [{ ...count, ratio, lift, pValue: chanceOf(ratio) }]
  })
  const isHeld = heldDiscoveries(
    tests.map(({ pValue }) => pValue),
    FALSE_KEYWORDS,
  )
  const told = tests.filter((test, at) => isHeld[at] === true && test.ratio > 0).sort((a, b) => b.ratio - a.ratio)
  const strengths = new Map<string, KeywordStrength>()
  for (const { phrase, category, ratio, lift, pValue } of told) {
    const known = strengths.get(phrase)
    strengths.set(
      phrase,
      known === undefined
        ? { ratio, lift, pValue, category, categories: [category] }
        : { ...known, categories: [...known.categories, category] },
    )
  }
  return strengths
}

/** Phrases that are but a piece of a longer one of `listings`, which says more and stands for them. */
export function piecesOf(listings: ReadonlyMap<string, number>): ReadonlySet<string> {
  const pieces = new Set<string>()
  for (const [phrase, count] of listings) {
    const words = phrase.split(' ')
    for (let length = 1; length < words.length; length += 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const piece = words.slice(from, from + length).join(' ')
        if (count >= PIECE_SHARE * (listings.get(piece) ?? Number.POSITIVE_INFINITY)) pieces.add(piece)
      }
    }
  }
  return pieces
}
