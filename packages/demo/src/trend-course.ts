import { type Channel, HISTORY_WEEKS, type PlantedTrend, type WearerGroup } from './planted-truth'
import { seasonOf } from './trend-interest'
import { changeLog } from './wearer-waves'

/** A trend's weekly course without noise, for what agrees with it: sales, posts, looks, by channel and by whom it is worn. */
export class TrendCourse {
  private readonly changes = new Map<string, Float64Array>()
  private readonly seasons = new Map<WearerGroup, number[]>()

  constructor(
    readonly trend: PlantedTrend,
    private readonly asOf: string,
  ) {}

  /** Season alone, natural logarithm against its yearly mean; `weeksAgo` is 1 for the newest week. */
  seasonAt(group: WearerGroup, weeksAgo: number): number {
    let season = this.seasons.get(group)
    if (season === undefined) this.seasons.set(group, (season = seasonOf(this.trend, group, this.asOf)))
    return season[HISTORY_WEEKS - weeksAgo] ?? 0
  }

  /** Change alone, natural logarithm against the time before it; also after the end of the world. */
  changeAt(channel: Channel, group: WearerGroup, weeksAgo: number): number {
    if (weeksAgo < 1 || weeksAgo > HISTORY_WEEKS) return changeLog(this.trend, channel, group, weeksAgo)
    const key = `${channel}/${group}`
    let change = this.changes.get(key)
    if (change === undefined) this.changes.set(key, (change = new Float64Array(HISTORY_WEEKS).fill(Number.NaN)))
    const known = change[weeksAgo - 1] ?? Number.NaN
    if (!Number.isNaN(known)) return known
    return (change[weeksAgo - 1] = changeLog(this.trend, channel, group, weeksAgo))
  }
}

/** The courses of all trends up to the end of the world. */
export function trendCourses(trends: readonly PlantedTrend[], asOf: string): TrendCourse[] {
  return trends.map((trend) => new TrendCourse(trend, asOf))
}
