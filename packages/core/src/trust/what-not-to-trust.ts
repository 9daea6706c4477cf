import { dayNumber } from '../periods/week'

/** What may be wrong with what the platform holds, each with the figure that says so. */
export const DOUBTS = [
  'old_feed',
  'one_capture',
  'newest_apart',
  'titles_unread',
  'gender_untold',
  'platforms_differ',
  'band_short',
  'no_trends_for',
] as const
export type DoubtKind = (typeof DOUBTS)[number]

export interface Doubt {
  readonly kind: DoubtKind
  /** Of a feed: its platform; '' of what is about all of them. */
  readonly platform: string
  /** A kind of record, a gender, or ''. */
  readonly of: string
  /** Days of age, captures, or a share, by kind. */
  readonly figure: number | null
  readonly day: string | null
}

/** Days after which a kind of record is old; shows come twice a year and have no such age. */
export const OLD_AFTER_DAYS: Readonly<Record<string, number>> = {
  product: 14,
  'order-line': 14,
  post: 14,
  hashtag: 14,
  'ad-topic': 14,
  creator: 35,
  series: 21,
}
/** With fewer titles read, or genders told, what is counted is a part of the shelf. */
export const LEAST_READ = 0.7
export const LEAST_GENDERED = 0.5
/** Of trends that several platforms tell, more that move apart than this are no exception. */
export const MOST_DIFFERING = 0.4
/** A band says 80 %. */
export const LEAST_HELD = 0.7
/** Of fewer nothing is said in general. */
export const FEWEST = 5

export interface HeldFacts {
  /** The clock's day. */
  readonly today: string
  readonly feeds: readonly {
    readonly platform: string
    readonly kind: string
    readonly to: string | null
    /** Of products: captures that can be compared, and the day on which windows end. */
    readonly captures: number | null
    readonly asOf: string | null
  }[]
  readonly titles: readonly {
    readonly platform: string
    readonly products: number
    readonly read: number
    readonly gendered: number
  }[]
  readonly told: number
  readonly differing: number
  /** Of forecasts that came due; `null` where they are not known. */
  readonly scored: number
  readonly coverage: number | null
  /** Trends of each gender that has a filter. */
  readonly trends: readonly { readonly gender: string; readonly trends: number }[]
}

/** Age of a day in days; 0 of one that lies ahead. */
export const ageOf = (day: string, today: string): number => Math.max(0, dayNumber(today) - dayNumber(day))

/** What the reader should not trust today, in the order in which it weighs. */
export function whatNotToTrust(facts: HeldFacts): Doubt[] {
  const { today, feeds, titles, told, differing, scored, coverage, trends } = facts
  const none = { platform: '', of: '', figure: null, day: null }
  const found = [
    ...feeds.flatMap(({ platform, kind, to }): Doubt[] => {
      const most = OLD_AFTER_DAYS[kind]
      if (most === undefined || to === null || ageOf(to, today) <= most) return []
      return [{ kind: 'old_feed', platform, of: kind, figure: ageOf(to, today), day: to }]
    }),
    ...feeds.flatMap(({ platform, captures }): Doubt[] =>
      captures !== null && captures < 2 ? [{ ...none, kind: 'one_capture', platform, figure: captures }] : [],
    ),
    ...feeds.flatMap(({ platform, to, asOf }): Doubt[] =>
      to !== null && asOf !== null && asOf < to ? [{ ...none, kind: 'newest_apart', platform, day: asOf }] : [],
    ),
    ...titles.flatMap(({ platform, products, read, gendered }): Doubt[] =>
      products < FEWEST
        ? []
        : [
            ...(read / products < LEAST_READ
              ? [{ ...none, kind: 'titles_unread' as const, platform, figure: read / products }]
              : []),
            ...(gendered / products < LEAST_GENDERED
              ? [{ ...none, kind: 'gender_untold' as const, platform, figure: gendered / products }]
              : []),
          ],
    ),
    ...(told >= FEWEST && differing / told > MOST_DIFFERING
      ? [{ ...none, kind: 'platforms_differ' as const, figure: differing / told }]
      : []),
    ...(scored >= FEWEST && coverage !== null && coverage < LEAST_HELD
      ? [{ ...none, kind: 'band_short' as const, figure: coverage }]
      : []),
    ...trends.flatMap(({ gender, trends: count }): Doubt[] =>
      count < FEWEST ? [{ ...none, kind: 'no_trends_for', of: gender, figure: count }] : [],
    ),
  ]
  return found.toSorted((a, b) => DOUBTS.indexOf(a.kind) - DOUBTS.indexOf(b.kind))
}
