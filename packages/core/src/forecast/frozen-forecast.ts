/** Which series a forecast is of. */
export interface SeriesKey {
  readonly trendId: string
  readonly platform: string
  readonly region: string
  readonly gender: string
}

/** A series that speaks for another trend than it did. */
export interface MovedSeries {
  readonly platform: string
  /** '' for a series of no region, which speaks in all of them. */
  readonly region: string
  readonly from: Pick<SeriesKey, 'trendId' | 'gender'>
  readonly to: Pick<SeriesKey, 'trendId' | 'gender'>
  /** Weeks for which it spoke. */
  readonly weeks: number
  /** Its term says what the id of before says. */
  readonly isNamesake: boolean
}

/** A forecast as it was first made; it is never changed, so that it can be compared with the weeks that come. */
export interface FrozenForecast extends SeriesKey {
  /** Monday of the last week that the forecast knew. */
  readonly origin: string
  /** Made after the fact on nothing but the weeks up to its origin. */
  readonly isBacktest: boolean
  readonly intervalShare: number
  /** `levelAt` its origin when it was made; `null` where the series has a unit of its own, or of one made before it was kept. */
  readonly knownLevel: number | null
  readonly mean: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** Of a backtest: how it fared in the weeks after its origin, which are known when it is made. */
  readonly score?: FrozenForecastScore
}

export interface FrozenForecastScore {
  readonly weeksScored: number
  readonly mase: number | null
  readonly coverage: number | null
}
