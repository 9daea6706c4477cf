import { addWeeks, dayNumber, isoDate } from '@trendee/core/periods/week'
import { extractGarment } from '@trendee/core/extraction/extract-garment'
import { type CreatorLead, creatorLead, type WeeklyPosts } from '@trendee/core/trend/creator-lead'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPosts } from './demo-posts'
import { plantedLeaders } from './planted-leaders'
import { DEMO_AS_OF, PLANTED_TRENDS } from './planted-truth'
import { trendCourses } from './trend-course'
import { TrendEffects } from './trend-effects'

const WORLD = { seed: 1, scale: 1, asOf: DEMO_AS_OF }
const WEEKS = 26
/** What posts show of the terms that are led. */
const VALUES: Readonly<Record<string, string>> = {
  'butter yellow': 'butter-yellow',
  'cherry red': 'cherry-red',
  'barrel jeans': 'barrel-jeans',
}
const zeros = () => Array.from({ length: WEEKS }, () => 0)
const noPosts = () => ({ ofTrend: zeros(), inAll: zeros() })

/** The leads among all creators of a network, as the posts' own words tell. */
const leads = new Map<string, CreatorLead>()

beforeAll(() => {
  const posts = [...demoPosts(new TrendEffects(trendCourses(PLANTED_TRENDS, WORLD.asOf)), WORLD)]
  const firstDay = dayNumber(addWeeks(isoDate(dayNumber(WORLD.asOf) - 6), 1 - WEEKS))
  for (const network of ['instagram', 'tiktok'] as const) {
    for (const [term, value] of Object.entries(VALUES)) {
      const roseWeek = WEEKS - (PLANTED_TRENDS.find((trend) => trend.term === term)?.waves.at(-1)?.halfWeeksAgo ?? 0)
      const everybody = noPosts()
      const own = new Map<string, ReturnType<typeof noPosts>>()
      for (const { creator, caption, postedAt } of posts) {
        if (creator.platform !== network) continue
        const week = Math.floor((Math.floor(postedAt / 86_400) - firstDay) / 7)
        if (week < 0) continue
        const mine = own.get(creator.handle) ?? noPosts()
        own.set(creator.handle, mine)
        const garment = extractGarment({ title: caption })
        const shows =
          garment.category?.secondary === value || garment.attributes.some((attribute) => attribute.value === value)
        for (const counted of [mine, everybody]) {
          counted.inAll[week] = (counted.inAll[week] ?? 0) + 1
          if (shows) counted.ofTrend[week] = (counted.ofTrend[week] ?? 0) + 1
        }
      }
      for (const [handle, mine] of own) {
        const lead = creatorLead(mine satisfies WeeklyPosts, everybody, roseWeek)
        if (lead !== null) leads.set(`${handle} ${value}`, lead)
      }
    }
  }
})

describe('creators that lead', () => {
  const planted = plantedLeaders(WORLD.seed)

  it('are planted on both networks', () => {
    expect(planted).toHaveLength(6)
    expect(new Set(planted.map(({ creator }) => creator.handle)).size).toBe(6)
  })
  it.each(planted.map((leader) => [leader.creator.handle, leader.term, leader] as const))(
    '%s is found to lead %s by the planted weeks',
    (handle, term, { weeks }) => {
      const lead = leads.get(`${handle} ${VALUES[term]}`)
      expect(lead?.weeks).toBeGreaterThanOrEqual(weeks - 3)
      expect(lead?.weeks).toBeLessThanOrEqual(weeks + 3)
    },
  )
  it('are found alone: nobody else leads these trends', () => {
    expect([...leads.keys()].toSorted()).toEqual(
      planted.map(({ creator, term }) => `${creator.handle} ${VALUES[term]}`).toSorted(),
    )
  })
})
