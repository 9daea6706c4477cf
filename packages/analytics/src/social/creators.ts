import type { CreatorFilters } from '@trendee/contract/social/creators'
import { BORN_FROM, GENERATIONS } from '@trendee/core/creators/crowd'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { askedHouse } from '../tables/brand-filter'
import { CREATOR_CARD, type CreatorCard } from '../tables/creator-current'
import { foundByWords } from '../tables/found-by-words'
import { newestPostDay } from '../tables/post-days'
import { rankedPage } from '../tables/ranked-page'
import { type TrendItems, itemFilter, itemParameters, itemsOf } from '../tables/trend-key'
import { askedConditions, attributeConditions } from '../tables/asked-conditions'

const WINDOW = '[{window:UInt8}]'
/** Trends that each creator led. */
const LED = '(SELECT platform, author, count() AS led FROM trendee.creator_lead GROUP BY platform, author)'
const FROM = `trendee.creator_current LEFT JOIN ${LED} AS leads USING (platform, author)`
/** SQL: the generation of a declared age, as core tells it by year of birth; '' where there is none. */
export const GENERATION = `multiIf(age IS NULL, '', ${BORN_FROM.map(([name, from]) => `toYear(age_said_on) - age >= ${from}, '${name}'`).join(', ')}, '')`
const SHOWN = `card, led, ${GENERATION} AS generation`

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  followers: 'followers {order} NULLS LAST',
  growth: `growth${WINDOW} {order} NULLS LAST`,
  engagement: `engagement_rate${WINDOW} {order} NULLS LAST`,
  posts: `posts${WINDOW} {order}`,
  likes: `likes${WINDOW} {order} NULLS LAST`,
  led: 'led {order}, followers DESC NULLS LAST',
  name: 'lowerUTF8(handle) {order}',
} as const

export interface CreatorQuestion extends CreatorFilters {
  readonly sort: keyof typeof SORTS
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
}

const ROW = z.object({ card: z.string(), led: z.number(), generation: z.enum([...GENERATIONS, '']) })

/** A creator as stored, how many trends they led, and their generation. */
export type CreatorRow = CreatorCard & Omit<z.output<typeof ROW>, 'card'>

const creatorRow = ({ card, ...more }: z.output<typeof ROW>): CreatorRow => ({
  ...CREATOR_CARD.parse(JSON.parse(card)),
  ...more,
})

/** SQL: who posted what a trend is told by, in the window. Binds: `days`, and those of the trend's items. */
const showed = (items: TrendItems) => `(platform, author) IN (SELECT platform, author_key FROM trendee.post_current
  WHERE posted_on > ${newestPostDay()} - {days:UInt16} AND ${itemFilter(items, 'caption')})`

/** Creators by what is asked, one page. */
export async function creators(db: AnalyticsDb, question: CreatorQuestion) {
  const found = await foundByWords(db, question.q, { kind: 'creator', platform: 'platform', id: 'author' })
  const filter = askedConditions([
    ['platform = {platform:String}', 'platform', question.platform],
    ['country = {country:String}', 'country', question.country],
    ['has(brand_ids, {brand:String})', 'brand', askedHouse(question.brand)],
    [
      'hasAny(category_values, {categories:Array(String)})',
      'categories',
      question.secondaryCategory === undefined ? undefined : withCovered(question.secondaryCategory),
    ],
    ...attributeConditions(question),
    ["concat(platform, '.', author) IN {ids:Array(String)}", 'ids', question.ids?.map((id) => id.toLowerCase())],
    ['age_group = {ageGroup:String}', 'ageGroup', question.age_group],
    [`${GENERATION} = {generation:String}`, 'generation', question.generation],
    ['gender = {personGender:String}', 'personGender', question.person_gender],
    ['race = {race:String}', 'race', question.race],
    ['body_type = {bodyType:String}', 'bodyType', question.body_type],
    ['city = {city:String}', 'city', question.city],
    ['led > 0 AND {leads:UInt8} = 1', 'leads', question.leads === true ? 1 : undefined],
  ])
  const items = question.trend === undefined ? null : itemsOf(question.trend)
  const page = await rankedPage(
    db,
    ROW,
    {
      select: SHOWN,
      from: FROM,
      where: `${filter.sql} AND ${found.sql || '1'} AND ${items === null ? '1' : showed(items)}`,
      order: `${SORTS[question.sort].replaceAll('{order}', question.order === 'asc' ? 'ASC' : 'DESC')}, platform, author`,
    },
    question,
    {
      ...filter.parameters,
      ...found.parameters,
      ...(items === null ? {} : itemParameters(items)),
      window: WINDOWS.indexOf(question.window) + 1,
      days: question.window,
    },
    { route: 'social.creators', isKept: true },
  )
  return { list: page.rows.map(creatorRow), total: page.total, asOf: page.asOf, searchedAs: found.searchedAs }
}

const DECLARED = {
  age_group: 'age_group',
  person_gender: 'gender',
  race: 'race',
  body_type: 'body_type',
  city: 'city',
  country: 'country',
  generation: GENERATION,
} as const
export type DeclaredField = keyof typeof DECLARED

const CHOICE = z.object({
  field: z.enum(Object.keys(DECLARED) as [DeclaredField, ...DeclaredField[]]),
  value: z.string(),
  creators: z.number(),
})

/** What creators are declared to be, with how many; nothing of a field that nobody declares. */
export function declaredChoices(db: AnalyticsDb): Promise<z.output<typeof CHOICE>[]> {
  const pairs = Object.entries(DECLARED).map(([field, column]) => `('${field}', toString(${column}))`)
  return db.rows(
    CHOICE,
    `SELECT said.1 AS field, said.2 AS value, count() AS creators
     FROM trendee.creator_current
     ARRAY JOIN [${pairs.join(', ')}] AS said WHERE said.2 != ''
     GROUP BY field, value ORDER BY field, creators DESC, value`,
    {},
    { route: 'social.creators.declared', isKept: true },
  )
}

/** One creator, or null where nobody is of that network and handle. */
export async function creatorById(db: AnalyticsDb, platform: string, author: string): Promise<CreatorRow | null> {
  const [row] = await db.rows(
    ROW,
    `SELECT ${SHOWN} FROM ${FROM} WHERE platform = {platform:String} AND author = {author:String}`,
    { platform, author },
    { route: 'social.creator', isKept: true },
  )
  return row ? creatorRow(row) : null
}
