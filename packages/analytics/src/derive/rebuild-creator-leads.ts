import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import { denominatorFloor } from '@trendee/core/trend/growth'
import { creatorLead, halfOfRise, SHOWN_POSTS } from '@trendee/core/trend/creator-lead'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { TRENDS_OF_ITEM } from '../tables/product-count'
import { replacePartition } from './replace-partition'

/** Posts of so many weeks are looked at, up to the newest one. */
const LOOKED_BACK_WEEKS = 52
/** Posts that are shown for a lead. */
const EVIDENCE_POSTS = 6

const COLUMNS = [
  'platform',
  'author',
  'trend_id',
  'weeks',
  'shown_on',
  'rose_on',
  'posts',
  'all_posts',
  'share_of_others',
  'post_ids',
]

const SPAN = z.object({ first: z.string(), weeks: z.number() })
const GAPPED = z.array(z.number().nullable())
const CURVE = z.object({ trend_id: z.string(), start_day: z.string(), line: GAPPED, adjusted: GAPPED })
const COUNTED = z.object({ of: z.string(), weeks: z.array(z.number()) })
const OWN = z.object({ author: z.string(), trend: z.string(), posts: z.array(z.tuple([z.number(), z.string()])) })

/** SQL: the place of a post's week among those that are looked at, from 0. */
const WEEK = 'toUInt16((toMonday(posted_on) - {first:Date}) / 7)'
/** SQL: the trends of a post that rose. */
const RISING = `arrayFilter(id -> has({rising:Array(String)}, id), ${TRENDS_OF_ITEM})`
const LOOKED_AT = 'platform = {platform:String} AND posted_on >= {first:Date}'

/** How many of each week, from the weeks of single posts. */
function weekly(weeks: readonly number[], length: number): number[] {
  const counts = Array.from({ length }, () => 0)
  for (const week of weeks) counts[week] = (counts[week] ?? 0) + 1
  return counts
}

/** Finds who of a network showed a trend weeks before it rose, as `core/trend/creator-lead` judges. */
export async function rebuildCreatorLeads(db: AnalyticsDb, platform: string): Promise<void> {
  const lines = new JsonLines()
  let leads = 0
  for (const lead of await leadsOf(db, platform)) {
    lines.add(lead)
    leads += 1
  }
  await replacePartition(db, 'creator_lead', platform, async (target) => {
    if (leads > 0) await db.append(target, COLUMNS, lines.take())
  })
}

async function leadsOf(db: AnalyticsDb, platform: string): Promise<unknown[][]> {
  const bounds = { route: 'derive.creator-leads' }
  const [span] = await db.rows(
    SPAN,
    `SELECT toString(greatest(toMonday(min(posted_on)), newest - ${7 * (LOOKED_BACK_WEEKS - 1)})) AS first,
       toUInt32((newest - toDate(first)) / 7 + 1) AS weeks
     FROM (SELECT posted_on, toMonday(max(posted_on) OVER ()) AS newest FROM trendee.post_current
       WHERE platform = {platform:String}) GROUP BY newest`,
    { platform },
    bounds,
  )
  if (!span) return []
  const rises = await risesSince(db, span.first, span.weeks)
  if (rises.size === 0) return []
  const asked = { platform, first: span.first, rising: [...rises.keys()] }
  const count = (weeks: readonly number[]) => weekly(weeks, span.weeks)
  const counted = async (of: string) => {
    const rows = await db.rows(
      COUNTED,
      `SELECT ${of} AS of, groupArray(${WEEK}) AS weeks FROM trendee.post_current WHERE ${LOOKED_AT} GROUP BY of`,
      asked,
      bounds,
    )
    return new Map(rows.map(({ of: name, weeks }) => [name, count(weeks)]))
  }
  const [inAll, ofTrends, ofAuthors, showing] = [
    await counted("''"),
    await counted(`arrayJoin(${RISING})`),
    await counted('author_key'),
    await db.rows(
      OWN,
      `SELECT author_key AS author, arrayJoin(${RISING}) AS trend,
         arraySort(groupArray((toUnixTimestamp(posted_at), post_id))) AS posts
       FROM trendee.post_current WHERE ${LOOKED_AT} AND author_key != ''
       GROUP BY author, trend HAVING count() >= ${SHOWN_POSTS} ORDER BY author, trend`,
      asked,
      bounds,
    ),
  ]
  const firstSecond = Date.parse(`${span.first}T00:00:00Z`) / 1000
  return showing.flatMap(({ author, trend, posts }) => {
    const weeks = posts.map(([second]) => Math.floor((second - firstSecond) / 604_800))
    const own = { ofTrend: count(weeks), inAll: ofAuthors.get(author) ?? [] }
    const everybody = { ofTrend: ofTrends.get(trend) ?? [], inAll: inAll.get('') ?? [] }
    const roseWeek = rises.get(trend) ?? 0
    const lead = creatorLead(own, everybody, roseWeek)
    if (lead === null) return []
    return [
      [
        platform,
        author,
        trend,
        lead.weeks,
        addWeeks(span.first, lead.shownWeek),
        addWeeks(span.first, roseWeek),
        lead.posts,
        lead.allPosts,
        lead.shareOfOthers,
        posts.slice(0, EVIDENCE_POSTS).map(([, id]) => id),
      ],
    ]
  })
}

/**
 * The trends that rose within some weeks, each with the week in which half of its rise had come, as an index of them. A trend
 * whose season is not known has no rise: `adjusted` is then the line with its season.
 */
async function risesSince(db: AnalyticsDb, first: string, weeks: number): Promise<Map<string, number>> {
  const rows = await db.rows(
    CURVE,
    `SELECT trend_id, toString(start) AS start_day, line, adjusted FROM trendee.trend_metric
     WHERE gender = '' AND season_strength IS NOT NULL ORDER BY region = 'world' DESC, region = 'US' DESC, score DESC NULLS LAST, region LIMIT 1 BY trend_id`,
    {},
    { route: 'derive.creator-leads' },
  )
  const rises = new Map<string, number>()
  for (const { trend_id: trend, start_day: start, line, adjusted } of rows) {
    const half = halfOfRise(adjusted, denominatorFloor(line))
    if (half === null) continue
    const week = weeksBetween(first, addWeeks(start, half))
    if (week > 0 && week < weeks) rises.set(trend, week)
  }
  return rises
}
