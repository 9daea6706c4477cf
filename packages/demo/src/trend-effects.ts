import { SEASON_FLOOR_LOG, type WearerGroup } from './planted-truth'
import type { TrendCourse } from './trend-course'

/** How the planted trends move what carries their keys. */
export class TrendEffects {
  private readonly byKey = new Map<string, TrendCourse[]>()

  constructor(readonly courses: readonly TrendCourse[]) {
    for (const course of courses) {
      const key = course.trend.matches[0] ?? ''
      const list = this.byKey.get(key)
      if (list) list.push(course)
      else this.byKey.set(key, [course])
    }
  }

  /** The trends a thing with these keys belongs to. */
  coursesOf(keys: ReadonlySet<string>): TrendCourse[] {
    const found: TrendCourse[] = []
    for (const key of keys) {
      for (const course of this.byKey.get(key) ?? []) {
        if (course.trend.matches.every((match) => keys.has(match))) found.push(course)
      }
    }
    return found
  }

  /**
   * Weekly demand of a group of wearers for a thing with these keys over the newest `weeks` weeks, 1 in a usual week of a year
   * without changes. Changes of its trends multiply; of their seasons the mean counts, because "linen" and "linen shirt" are one summer.
   */
  demand(keys: ReadonlySet<string>, group: WearerGroup, weeks: number): Float64Array {
    const courses = this.coursesOf(keys)
    const seasonal = courses.filter((course) => course.trend.seasonLog >= SEASON_FLOOR_LOG)
    const demand = new Float64Array(weeks)
    for (let week = 0; week < weeks; week++) {
      const weeksAgo = weeks - week
      let change = 0
      for (const course of courses) change += course.changeAt('best-sellers', group, weeksAgo)
      let season = 0
      for (const course of seasonal) season += course.seasonAt(group, weeksAgo)
      if (seasonal.length > 0) season /= seasonal.length
      demand[week] = Math.exp(Math.max(-LIMIT_LOG, Math.min(LIMIT_LOG, change * CHANGE_SHARE + season * SEASON_SHARE)))
    }
    return demand
  }
}

/** Shops smooth what searches show: stock, sizes and advertising lag behind. */
export const CHANGE_SHARE = 0.9
const SEASON_SHARE = 0.7
const LIMIT_LOG = 1.8
