/**
 * Who showed a trend before it rose. When it rose, its own curve tells, the one without season; who showed it more than
 * chance brings, posts of one network tell, week by week, of the trend and in all.
 */

/** Weeks of a curve that are looked at, and by which its base and its height are told from noise. */
const LOOKED_BACK_WEEKS = 52
const SMOOTHED_WEEKS = 4
/** The height is at least so much of the base. */
const LEAST_RISE = 1.4
/** Posts with which a creator has shown a trend: one or two are chance. */
export const SHOWN_POSTS = 3
/** Weeks before the half of the rise from which it is a lead. */
const LEAST_WEEKS = 2
/** How often so many posts of a trend come by chance, at most. */
const LEAST_CHANCE = 1e-6

/** Weekly numbers, oldest first, of one length. */
export interface WeeklyPosts {
  readonly ofTrend: readonly number[]
  readonly inAll: readonly number[]
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Means of the weeks from each week on; null where a week of them is not known. */
function smoothed(line: readonly (number | null)[]): (number | null)[] {
  return line.map((_, week) => {
    const known = line.slice(week, week + SMOOTHED_WEEKS).filter((value) => value !== null)
    return known.length < SMOOTHED_WEEKS ? null : sumOf(known) / SMOOTHED_WEEKS
  })
}

/**
 * The week of a weekly curve in which half of the newest rise had come, as its index: the rise from the lowest stretch of the
 * last year to the highest one behind it. Null where nothing rose. `floor`: the least number that a rise is measured from, so
 * that noise after nothing is none.
 */
export function halfOfRise(line: readonly (number | null)[], floor: number): number | null {
  const first = Math.max(0, line.length - LOOKED_BACK_WEEKS)
  const means = smoothed(line)
  let [base, top] = [Infinity, -Infinity]
  let best: { readonly base: number; readonly top: number; readonly from: number } | null = null
  let from = first
  for (let week = first; week < means.length; week += 1) {
    const mean = means[week] ?? null
    if (mean === null) continue
    if (mean < base) {
      ;[base, from, top] = [mean, week, -Infinity]
    }
    if (mean > top) {
      top = mean
      if (best === null || top - base > best.top - best.base) best = { base, top, from }
    }
  }
  if (best === null || best.top < LEAST_RISE * Math.max(best.base, floor) || best.top <= 0) return null
  const half = best.base + (best.top - best.base) / 2
  const start = best.from
  const reached = means.findIndex((mean, week) => week >= start && mean !== null && mean >= half)
  return reached < 0 ? null : reached + Math.floor(SMOOTHED_WEEKS / 2)
}

/** How likely at least `count` of `tries` are where each is with a chance of `share` (binomial). */
export function chanceOf(count: number, tries: number, share: number): number {
  if (count <= 0 || share >= 1) return 1
  if (share <= 0) return 0
  let term = (1 - share) ** tries
  let below = term
  for (let event = 1; event < count; event += 1) {
    term *= ((tries - event + 1) / event) * (share / (1 - share))
    below += term
  }
  return Math.max(0, 1 - below)
}

export interface CreatorLead {
  /** Weeks from the creator's third post of the trend to the half of its rise. */
  readonly weeks: number
  /** Week of that post, as an index. */
  readonly shownWeek: number
  /** The creator's posts of the trend before the half, and all of the creator's before it. */
  readonly posts: number
  readonly allPosts: number
  /** Share of the others' posts that showed the trend before the half. */
  readonly shareOfOthers: number
}

/**
 * Whether a creator led a trend, and by how much: three posts of it at least two weeks before half of its rise had come
 * (`roseWeek`, an index of the weeks), far more of them than somebody who posts as much had by chance. Null where not.
 */
export function creatorLead(own: WeeklyPosts, everybody: WeeklyPosts, roseWeek: number): CreatorLead | null {
  let shown = 0
  const shownWeek = own.ofTrend.findIndex((count) => (shown += count) >= SHOWN_POSTS)
  if (shownWeek < 0 || roseWeek - shownWeek < LEAST_WEEKS) return null
  const before = (values: readonly number[]) => sumOf(values.slice(0, roseWeek))
  const [posts, allPosts] = [before(own.ofTrend), before(own.inAll)]
  const others = before(everybody.inAll) - allPosts
  const shareOfOthers = others === 0 ? 0 : (before(everybody.ofTrend) - posts) / others
  if (chanceOf(posts, allPosts, shareOfOthers) > LEAST_CHANCE) return null
  return { weeks: roseWeek - shownWeek, shownWeek, posts, allPosts, shareOfOthers }
}
