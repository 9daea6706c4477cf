import { median, robustSd } from '../series/robust-statistics'
import type { BuildUpFit } from './build-up-fit'

/** How one thing fared in the build-ups to a festival, against all things. Fractions: 0.12 is 12 % more. */
export interface FestivalLift {
  /** Beyond its season and the weeks around, in the last build-up. */
  readonly lift: number
  /** The same, as a mean of all measured build-ups. */
  readonly meanLift: number
  readonly years: number
  readonly yearsAbove: number
  /** Standard errors by which its mean stands above that of all things. */
  readonly surely: number
}

export interface OverIndexed {
  /** What the festival did to all things: the median of the last build-up's lifts; `null` where too few are known. */
  readonly overall: number | null
  /** In the order of the given fits; `null` for what does not over-index. */
  readonly lifts: readonly (FestivalLift | null)[]
}

/** Of hundreds of things one alone stands so far out by chance. */
const SURE = 3.5
/** Share of the build-ups in which it must have stood above the others. */
const MOST_YEARS = 0.75
/** A lift that nobody would stock for. */
const LEAST_LIFT = 0.03
/** A lift counts where it stands this far above what the season's own corners leave elsewhere in the year. */
const ABOVE_CORNERS = 1.25
/** Fewer cannot say what is usual. */
export const LEAST_THINGS = 12

/**
 * Which things over-index before a festival: more than all things do, in most years and in the last one, and by more than what
 * things that a festival leaves alone stray by. That straying is taken from the things themselves: noise has a memory, and
 * standard errors of a fit do not know it.
 */
export function overIndexed(fits: readonly (BuildUpFit | null)[]): OverIndexed {
  const usable = fits.filter((fit): fit is BuildUpFit => fit !== null && lastOf(fit) !== null)
  const usual = median(usable.map(({ mean }) => mean))
  const last = median(usable.map((fit) => lastOf(fit) ?? 0))
  if (usable.length < LEAST_THINGS || usual === null || last === null) {
    return { overall: null, lifts: fits.map(() => null) }
  }
  const strays = usable.map((fit) => (fit.mean - usual) / fit.error)
  const scale = Math.max(1, robustSd(strays) ?? 1)
  return {
    overall: Math.expm1(last),
    lifts: fits.map((fit) => {
      const newest = fit === null ? null : lastOf(fit)
      if (fit === null || newest === null) return null
      const known = fit.lifts.filter((lift): lift is number => lift !== null)
      const yearsAbove = known.filter((lift) => lift > usual).length
      const surely = (fit.mean - usual) / fit.error / scale
      const isOver =
        surely >= SURE &&
        yearsAbove >= MOST_YEARS * known.length &&
        // It must have risen itself, not only fallen less than the rest.
        newest >= Math.log1p(LEAST_LIFT) &&
        newest - last >= Math.log1p(LEAST_LIFT) &&
        fit.mean - usual >= Math.max(Math.log1p(LEAST_LIFT), ABOVE_CORNERS * fit.elsewhere)
      return isOver
        ? { lift: Math.expm1(newest), meanLift: Math.expm1(fit.mean), years: known.length, yearsAbove, surely }
        : null
    }),
  }
}

const lastOf = ({ lifts }: BuildUpFit) => lifts.at(-1) ?? null
