import { isoDate } from '@trendee/core/periods/week'
import { weeklyCaptureDays, type WorldWriter } from '../demo-world'
import { writeFeedFile, type WrittenFile } from '../feed-file'
import { GARMENTS } from '../garments'
import { hashtagOf } from '../post-captions'
import { Draws } from '../seeded-draws'
import type { TrendCourse } from '../trend-course'
import { baseInterest } from '../trend-interest'

/** Newest weeks that were captured, and how many topics of a kind a list holds. */
const WEEKS = 14
const LISTED = 40
const PERIOD_DAYS = 30

interface Topic {
  readonly kind: 'keyword' | 'hashtag' | 'product'
  readonly topic: string
  readonly course: TrendCourse
}

/** What is advertised: the most searched terms, as words, as hashtags, and the kinds of garments among them. */
function topicsOf(courses: readonly TrendCourse[], seed: number): Topic[] {
  const searched = courses.toSorted((a, b) => baseInterest(b.trend, seed) - baseInterest(a.trend, seed))
  const garments = new Set(GARMENTS.map(({ category }) => category))
  const products = searched.flatMap((course) => {
    const category = course.trend.matches.find((match) => match.startsWith('category:'))?.slice('category:'.length)
    return category !== undefined && garments.delete(category)
      ? [{ kind: 'product', topic: category.replaceAll('-', ' '), course } as const]
      : []
  })
  const first = searched.slice(0, LISTED)
  return [
    ...first.map((course) => ({ kind: 'keyword', topic: course.trend.term, course }) as const),
    ...first.map((course) => ({ kind: 'hashtag', topic: hashtagOf(course.trend.term), course }) as const),
    ...products.slice(0, LISTED),
  ]
}

/** TikTok's lists of what advertisers advertise with, captured once a week; they follow the trends on the network. */
export const writeAdsTopics: WorldWriter = async (world) => {
  const days = weeklyCaptureDays(world.asOf).slice(-WEEKS)
  const topics = topicsOf(world.effects.courses, world.seed)
  const written: WrittenFile[] = []
  for (const [week, day] of days.entries()) {
    const weeksAgo = days.length - week
    const date = isoDate(day)
    const rows = topics.map(({ kind, topic, course }) => {
      const draws = new Draws(world.seed, 'ads', kind, topic, week)
      const steady = new Draws(world.seed, 'ads', kind, topic)
      const { wearer } = course.trend
      const log = course.seasonAt(wearer, weeksAgo) * 0.6 + course.changeAt('tiktok', wearer, weeksAgo)
      const ads = Math.round(baseInterest(course.trend, world.seed) * 6 * Math.exp(log) * draws.spread(1, 0.05)) + 1
      const impressions = Math.round(ads * steady.between(20_000, 60_000))
      const clicks = steady.between(0.6, 3.2)
      const likes = Math.round(impressions * steady.between(0.004, 0.02))
      return {
        kind,
        topic,
        country_code: 'US',
        period_days: PERIOD_DAYS,
        date,
        post: ads,
        impression: impressions,
        ctr: Math.round(clicks * draws.between(0.95, 1.05) * 100) / 100,
        cvr: Math.round(steady.between(0.5, 4) * 100) / 100,
        cpa: Math.round(steady.between(4, 30) * 100) / 100,
        like: likes,
        comment: Math.round(likes * 0.02),
        share: Math.round(likes * 0.04),
      }
    })
    const path = `tiktok-ads/${date}.json`
    await writeFeedFile(world.folder, path, `${JSON.stringify({ code: 0, msg: 'OK', data: { list: rows } })}\n`)
    written.push({ path, capturedOn: date, options: {} })
  }
  return written
}
