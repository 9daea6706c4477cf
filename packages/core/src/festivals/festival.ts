/** `public`: a day off by law; `trade`: a day that shops, schools or stages make, whatever the law says. */
export const FESTIVAL_KINDS = ['public', 'trade'] as const
export type FestivalKind = (typeof FESTIVAL_KINDS)[number]

/** Countries whose festivals are known, ISO 3166-1 alpha-2. */
export const FESTIVAL_COUNTRIES = ['US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES', 'CN', 'JP', 'KR', 'AU', 'BR'] as const
export type FestivalCountry = (typeof FESTIVAL_COUNTRIES)[number]

/** A day that people dress, give or travel for. */
export interface Festival {
  readonly id: string
  readonly name: string
  readonly nameZh: string
  readonly kind: FestivalKind
  /** Weeks in which shops sell for it. */
  readonly buildUpWeeks: number
  /** Its organiser sets the day anew each year: the rule tells the usual one. */
  readonly isUsualDay: boolean
}

/** One occurrence, with the countries that keep it on that day. */
export interface FestivalDay {
  readonly festival: Festival
  readonly day: string
  readonly countries: readonly FestivalCountry[]
}
