import { NAMED_KINDS, type SearchKind, SEARCH_KINDS } from '@trendee/core/search/search-kinds'
import type { SearchFilters } from '@trendee/contract/search/search-filters'
import type { UnderstoodSearch } from '@trendee/core/search/understand-search'
import { trendOfTerm } from '@trendee/core/trend/trend-identity'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type SearchTable, kindsIn } from '../tables/search-sources'
import { type SearchCondition, matching } from '../tables/matching'
import { searchFilter } from './search-filter'
import { understand } from '../tables/understand'

const ROW = z.object({
  kind: z.enum(SEARCH_KINDS),
  platform: z.string(),
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  detail: z.string(),
  secondary_category: z.string(),
  gender: z.string(),
  region: z.string(),
  price_usd: z.number().nullable(),
  figure: z.number().nullable(),
  on_day: z.string().nullable(),
})
export type FoundRecord = z.output<typeof ROW>

/** What of a record the search tells. */
const SHOWN = `kind, platform, id, name, name_zh, detail, secondary_category, gender, region, price_usd,
  figure, toString(day) AS on_day`

const NAMED = ROW.extend({ records: z.number() })

const BEST = z.object({
  kind: z.enum(SEARCH_KINDS),
  platform: z.string(),
  records: z.number(),
  /** Of the best records, the best first. */
  standings: z.array(z.number()),
})
const ITEM = ROW.extend({ place: z.number() })

export interface FoundKind {
  readonly kind: SearchKind
  /** Records on all pages. */
  readonly total: number
  /** The platforms that have some, the most first; none for what is found by its name. */
  readonly platforms: readonly { readonly platform: string; readonly total: number }[]
  readonly rows: FoundRecord[]
}

export interface SearchAnswer {
  readonly understood: UnderstoodSearch
  /** Kinds with a record, in their order. */
  readonly groups: FoundKind[]
}

export interface SearchQuestion extends SearchFilters {
  readonly q: string
  readonly kinds: readonly SearchKind[]
  readonly page: number
  /** With `page` at most a few thousand records deep. */
  readonly pageSize: number
}

/**
 * One page of each kind that has what the words ask for, in both languages. Without words everything is asked for; words
 * that say nothing find nothing.
 */
export async function search(db: AnalyticsDb, question: SearchQuestion): Promise<SearchAnswer> {
  const understood = await understand(db, question.q)
  if (question.q !== '' && understood.groups.length === 0) return { understood, groups: [] }
  const [items, names] = await Promise.all([foundItems(db, question, understood), foundNames(db, question, understood)])
  const found = [...items, ...names]
  return { understood, groups: question.kinds.flatMap((kind) => found.filter((group) => group.kind === kind)) }
}

/**
 * What products and posts are asked by: `words` stands in a PREWHERE, so that the engine reads the words' index alone and not the
 * terms of the rows. `platforms`: in place of those that are asked.
 */
export function itemCondition(
  question: SearchFilters,
  understood: UnderstoodSearch,
  platforms = question.platforms,
): SearchCondition {
  const words = matching(understood.groups)
  const filter = searchFilter(question, platforms)
  return {
    sql: `PREWHERE ${words.sql} WHERE ${filter.sql}`,
    parameters: { ...words.parameters, ...filter.parameters },
  }
}

const asksOf = ({ kinds }: SearchQuestion, table: SearchTable) => kindsIn(table).some((kind) => kinds.includes(kind))

/**
 * Products and posts of one page. First how many there are and where the best of them stand, which needs the index and two
 * short columns; then these rows, by the table's key.
 */
async function foundItems(
  db: AnalyticsDb,
  question: SearchQuestion,
  understood: UnderstoodSearch,
): Promise<FoundKind[]> {
  if (!asksOf(question, 'search_item')) return []
  const { sql, parameters } = itemCondition(question, understood)
  const deep = question.page * question.pageSize
  const best = await db.rows(
    BEST,
    `SELECT kind, platform, count() AS records, groupArraySorted(${deep})(standing) AS standings
     FROM trendee.search_item ${sql} GROUP BY kind, platform`,
    parameters,
    { route: 'search.items', isKept: true },
  )
  const pages = question.kinds.flatMap((kind) => {
    const own = best.filter((row) => row.kind === kind)
    if (own.length === 0) return []
    const places = own
      .flatMap(({ platform, standings }) => standings.map((standing) => ({ kind, platform, standing })))
      .toSorted((a, b) => a.standing - b.standing || (a.platform < b.platform ? -1 : 1))
      .slice(deep - question.pageSize, deep)
    const platforms = own
      .map(({ platform, records }) => ({ platform, total: records }))
      .toSorted((a, b) => b.total - a.total || (a.platform < b.platform ? -1 : 1))
    return [{ kind, platforms, places }]
  })
  const rows = await itemsAt(
    db,
    pages.flatMap(({ places }) => places),
  )
  return pages.map(({ kind, platforms, places }) => ({
    kind,
    total: platforms.reduce((sum, { total }) => sum + total, 0),
    platforms,
    rows: places.flatMap((place) => rows.get(placeKey(place)) ?? []),
  }))
}

interface Place {
  readonly kind: SearchKind
  readonly platform: string
  readonly standing: number
}

const placeKey = ({ kind, platform, standing }: Place) => `${kind}/${platform}/${standing}`

async function itemsAt(db: AnalyticsDb, places: readonly Place[]): Promise<Map<string, FoundRecord>> {
  if (places.length === 0) return new Map()
  const rows = await db.rows(
    ITEM,
    `SELECT ${SHOWN}, standing AS place FROM trendee.search_item
     WHERE kind IN {kinds:Array(String)} AND platform IN {platforms:Array(String)} AND standing IN {standings:Array(UInt32)}`,
    {
      kinds: [...new Set(places.map(({ kind }) => kind))],
      platforms: [...new Set(places.map(({ platform }) => platform))],
      standings: [...new Set(places.map(({ standing }) => standing))],
    },
    { route: 'search.items.rows', isKept: true },
  )
  return new Map(rows.map(({ place, ...row }) => [placeKey({ ...row, standing: place }), row]))
}

const isNamed = (kind: SearchKind) => (NAMED_KINDS as readonly SearchKind[]).includes(kind)

/** A name that is the query comes first, then those that begin with it; records without a name come as they stand. */
const NAMED_ORDER = `multiIf(NOT kind IN {named:Array(String)}, 2,
  id = {trendId:String} OR lowerUTF8(name) = {text:String} OR lowerUTF8(name_zh) = {text:String}, 0,
  startsWith(lowerUTF8(name), {text:String}) OR startsWith(lowerUTF8(name_zh), {text:String}), 1, 2)`

/** What has a name, and the few other records that lie beside: all kinds in one question, each with its number. */
async function foundNames(
  db: AnalyticsDb,
  question: SearchQuestion,
  understood: UnderstoodSearch,
): Promise<FoundKind[]> {
  if (!asksOf(question, 'search_name')) return []
  const filter = searchFilter(question)
  const [byName, byText] = [matching(understood.nameGroups, 'name'), matching(understood.groups)]
  const { text } = understood
  const kinds = kindsIn('search_name').filter((kind) => question.kinds.includes(kind))
  const rows = await db.rows(
    NAMED,
    `SELECT ${SHOWN}, records FROM (
       SELECT *, count() OVER (PARTITION BY kind) AS records FROM trendee.search_name
       WHERE kind IN {kinds:Array(String)} AND if(kind IN {named:Array(String)}, ${byName.sql}, ${byText.sql}) AND ${filter.sql})
     ORDER BY ${NAMED_ORDER}, standing, id LIMIT {limit:UInt32} OFFSET {offset:UInt32} BY kind`,
    {
      ...byName.parameters,
      ...byText.parameters,
      ...filter.parameters,
      kinds,
      named: kinds.filter(isNamed),
      text,
      trendId: text === '' ? '' : trendOfTerm(text).trendId,
      limit: question.pageSize,
      offset: (question.page - 1) * question.pageSize,
    },
    { route: 'search.names', isKept: true },
  )
  return kinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const [first] = own
    return first ? [{ kind, total: first.records, platforms: [], rows: own.map((row) => ROW.parse(row)) }] : []
  })
}
