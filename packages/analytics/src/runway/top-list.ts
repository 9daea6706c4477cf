import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { z } from 'zod'
import { seasonYearBefore } from '@trendee/core/runway/season-year-before'
import type { AnalyticsDb } from '../engine/db'
import { wordsPutRight } from '../tables/found-by-words'
import { IN_SHOW } from '../tables/look-row'
import { type RankedPage, rankedPage } from '../tables/ranked-page'
import { lookConditions } from '../tables/look-filter'

const ROW = z.object({
  show_id: z.string(),
  show: z.string(),
  brand_id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  shown_day: z.string(),
  looks: z.number(),
  showing: z.number(),
  share: z.number(),
  growth: z.number().nullable(),
  first_looks: z.array(z.string()),
})
export type RankedShow = z.output<typeof ROW>

const SORTS = {
  showing: 'showing {order}, share {order}',
  share: 'share {order}, showing {order}',
  growth: 'growth {order} NULLS LAST',
  shown_on: 'shown_on {order}',
} as const

/** A share of fewer looks is chance. */
const FEWEST_LOOKS = 10
const PICTURES = 4

/** For whom the looks of a group are: '' where they are for several. */
const WEARER = "if(uniqExact(gender) = 1, any(gender), '')"

/** Each season that there is, with the same a year before. */
async function yearsBefore(db: AnalyticsDb): Promise<{ seasons: string[]; before: string[] }> {
  const rows = await db.rows(
    z.object({ season: z.string() }),
    "SELECT DISTINCT season FROM trendee.show_current WHERE season != ''",
    {},
    { route: 'runway.topList.seasons', isKept: true },
  )
  const pairs = rows.flatMap(({ season }) => {
    const before = seasonYearBefore(season)
    return before === null ? [] : [{ season, before }]
  })
  return { seasons: pairs.map(({ season }) => season), before: pairs.map(({ before }) => before) }
}

/**
 * Shows by how many of their looks show what is asked for; each with the growth of that share over a year, against what the
 * house showed then for the same wearer.
 */
export async function topList(
  db: AnalyticsDb,
  question: ParsedOf<typeof CONTRACT.runway.topList>,
): Promise<RankedPage<RankedShow> & { readonly searchedAs: string | null }> {
  const { q, searchedAs } = await wordsPutRight(db, question.q)
  const { place, worn, parameters } = lookConditions(question, q)
  const { season: _season, show: _show, ...thenToo } = question
  const inSeason = `SELECT brand_id, season, wearer, sum(looks) AS looks_then, sum(showing) / looks_then AS share_then
    FROM (SELECT brand_id, season, ${WEARER} AS wearer, count() AS looks, countIf(${worn}) AS showing
      FROM trendee.look_current WHERE brand_id != '' AND season != '' AND ${lookConditions(thenToo, '').place}
      GROUP BY show_id, brand_id, season)
    GROUP BY brand_id, season, wearer`
  const shows = `SELECT show_id, argMin(show, look_id) AS show, argMin(brand_id, look_id) AS brand_id,
      argMin(brand, look_id) AS brand, argMin(season, look_id) AS season, argMin(city, look_id) AS city,
      min(shown_on) AS shown_on, ${WEARER} AS wearer, count() AS looks, countIf(shows) AS showing, showing / looks AS share,
      groupArrayIf(${PICTURES})(look_id, shows) AS first_looks
    FROM (SELECT *, ${worn} AS shows FROM trendee.look_current WHERE ${place} ORDER BY show_id, ${IN_SHOW})
    GROUP BY show_id`
  const page = await rankedPage(
    db,
    ROW,
    {
      select: `show_id, show, brand_id, brand, season, city, toString(shown_on) AS shown_day, looks, showing, share,
        if(looks >= ${FEWEST_LOOKS} AND looks_then >= ${FEWEST_LOOKS} AND share_then > 0, share / share_then - 1, NULL) AS growth,
        first_looks`,
      from: `(SELECT *, shown_on AS as_of, transform(season, {seasons:Array(String)}, {before:Array(String)}, '') AS year_before
        FROM (${shows})) AS ranked
        LEFT JOIN (${inSeason}) AS then
          ON ranked.brand_id = then.brand_id AND ranked.wearer = then.wearer AND ranked.year_before = then.season`,
      where: 'showing > 0',
      order: `${SORTS[question.sort].replaceAll('{order}', question.order)}, shown_on DESC, show_id`,
    },
    question,
    { ...parameters, ...(await yearsBefore(db)) },
    { route: 'runway.topList', isKept: true },
  )
  return { ...page, searchedAs }
}
