import type { SeasonOutlook } from './season-outlook'

/**
 * What to do about a trend for a season. `order`: it rises surely enough; `test`: it rises, but how much is not sure; `returns`: it
 * comes as it did a year before, times a factor; `leave`; `not_known`.
 */
export const SEASON_VERDICTS = ['order', 'test', 'returns', 'leave', 'not_known'] as const
export type SeasonVerdictKind = (typeof SEASON_VERDICTS)[number]

/** Whether there is something to order by a day. */
export function isOrdered(kind: SeasonVerdictKind): boolean {
  return kind === 'order' || kind === 'test' || kind === 'returns'
}

/**
 * Why it is left, not known, tested, or repeated with care; '' for any other verdict. `untried`: no forecast of it or of
 * its kind was scored; `below_last_year`: it stands there today; `year_off`: the forecast of a year ago was far off; `wide_band`: too
 * much stays unsold at the lower edge.
 */
export const SEASON_REASONS = [
  'falling',
  'out_of_season',
  'no_year_before',
  'too_small',
  'from_nothing',
  'untried',
  'below_last_year',
  'year_off',
  'wide_band',
  '',
] as const
export type SeasonReason = (typeof SEASON_REASONS)[number]

export interface SeasonVerdict {
  readonly kind: SeasonVerdictKind
  readonly reason: SeasonReason
  /** Expected level ÷ that of the same weeks a year before, and of both edges of the band; `null` where not known. */
  readonly times: number | null
  readonly timesLower: number | null
  readonly timesUpper: number | null
  /** Of 100 pieces ordered for the expected level: unsold at the lower edge, missed at the upper. */
  readonly unsold: number | null
  readonly missed: number | null
  /** Its earlier forecasts were further off than a year usually changes it. */
  readonly isGuess: boolean
}

/** Set by judgement, before they were scored; `npm run bench -- seasons` says how they do. */
const RISES = 1.1
const FALLS = 0.8
/** What comes back each year is not left for a fall that still brings half of it. */
const SEASON_FALLS = 0.5
/** Weeks that stand so far below the trend's own year are not its season; so far above it they are. */
const OUT_OF_SEASON = 0.75
const ITS_SEASON = 1.1
/** As many of 100 may stay unsold at the lower edge of an order. */
const MOST_UNSOLD = 30
/** What was under the floor a year before has left it behind at this many times of it. */
const LEFT_NOTHING = 2
/** Under this what comes back is not as the year before. */
const LOWER = 0.9
/** What came lies this near to what was said. */
export const NEAR = 0.25
/** What came so far above or below the same weeks a year before has moved: a buyer would have wanted to be told. Set by judgement. */
export const MOVED = 0.2
/** What was left as falling was rightly left where it lost a tenth. */
const FELL = 0.9
/** Errors above what a year usually changes. */
const GUESS_FROM = 1
/**
 * The verdict about one trend for one season.
 * @param error of its own earlier forecasts in their seasons, else of its kind's; `null` where nothing was scored yet
 */
export function seasonVerdict(outlook: SeasonOutlook, error: number | null): SeasonVerdict {
  const { expected, lower, upper, before, floor } = outlook
  if (before === null) return unknown('no_year_before')
  // Next to nothing has no multiple.
  const isCounted = before > 0 && before >= floor
  const by = (level: number) => (isCounted ? level / before : null)
  const numbers = {
    times: by(expected),
    timesLower: by(lower),
    timesUpper: by(upper),
    unsold: expected > 0 ? 100 * Math.max(0, 1 - lower / expected) : null,
    missed: expected > 0 ? 100 * Math.max(0, upper / expected - 1) : null,
    isGuess: error !== null && error > GUESS_FROM,
  }
  const decide = (): Pick<SeasonVerdict, 'kind' | 'reason'> | null => {
    const { times } = numbers
    if (isEachYear(outlook, (share) => share < OUT_OF_SEASON)) return { kind: 'leave', reason: 'out_of_season' }
    if (times === null) {
      return expected > 0 && expected >= LEFT_NOTHING * floor ? { kind: 'test', reason: 'from_nothing' } : null
    }
    if (times < (isItsSeason(outlook) ? SEASON_FALLS : FALLS)) return { kind: 'leave', reason: 'falling' }
    const isWide = (numbers.unsold ?? 0) > MOST_UNSOLD
    if (times < RISES) return { kind: 'returns', reason: isWide && !numbers.isGuess ? 'wide_band' : '' }
    if (numbers.isGuess) return { kind: 'test', reason: '' }
    const doubt = error === null ? 'untried' : (doubtOfItsYear(outlook) ?? (isWide ? 'wide_band' : null))
    return doubt === null ? { kind: 'order', reason: '' } : { kind: 'test', reason: doubt }
  }
  const decided = decide()
  return decided === null ? unknown('too_small') : { ...numbers, ...decided }
}

/** What is to rise by then but stands under last year today, or whose forecast of a year ago was far off in other weeks. */
function doubtOfItsYear({ yearError, yoy }: SeasonOutlook): SeasonReason | null {
  if ((yoy ?? 0) < 0) return 'below_last_year'
  return (yearError ?? 0) > GUESS_FROM ? 'year_off' : null
}

/** Whether the trend stands high in these weeks each year, the coming one as the last. */
export function isItsSeason(outlook: Pick<SeasonOutlook, 'ofYear' | 'beforeOfYear'>): boolean {
  return isEachYear(outlook, (share) => share >= ITS_SEASON)
}

/** How something returns: in its season or in any weeks, as the year before or well under it. */
export type ReturnKind = 'season' | 'season_lower' | 'year' | 'year_lower'

export function returnKind(
  told: Pick<SeasonOutlook, 'ofYear' | 'beforeOfYear'> & Pick<SeasonVerdict, 'times'>,
): ReturnKind {
  const isLower = told.times !== null && told.times < LOWER
  if (isItsSeason(told)) return isLower ? 'season_lower' : 'season'
  return isLower ? 'year_lower' : 'year'
}

function isEachYear(
  { ofYear, beforeOfYear }: Pick<SeasonOutlook, 'ofYear' | 'beforeOfYear'>,
  isSo: (share: number) => boolean,
): boolean {
  return ofYear !== null && beforeOfYear !== null && isSo(ofYear) && isSo(beforeOfYear)
}

function unknown(reason: SeasonReason): SeasonVerdict {
  const numbers = { times: null, timesLower: null, timesUpper: null, unsold: null, missed: null }
  return { ...numbers, kind: 'not_known', reason, isGuess: false }
}

/** Whether what came bears a verdict of the past out; `null` where it claims nothing, or nothing came. */
export function isBorneOut(
  verdict: SeasonVerdict,
  { expected, before, came, cameOfYear }: SeasonOutlook,
): boolean | null {
  if (came === null || before === null) return null
  switch (verdict.kind) {
    case 'order':
      return came >= before
    case 'returns':
      return Math.abs(came / expected - 1) <= NEAR
    case 'leave':
      if (verdict.reason === 'falling') return came < FELL * before
      return cameOfYear === null ? null : cameOfYear < OUT_OF_SEASON
    case 'test':
    case 'not_known':
      return null
  }
}
