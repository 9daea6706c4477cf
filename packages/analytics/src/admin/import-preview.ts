import { namedShop } from '@trendee/feeds/shop-platform'
import { z } from 'zod'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { judgeDays, newestComparable } from '@trendee/core/captures/comparable-days'
import { dayNumber, isoDate } from '@trendee/core/periods/week'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { type ImportRow, NO_DAY, importRows } from '../ingestion/import-runs'
import { inspectedTable } from '../ingestion/inspect-file'
import { RECORD_TABLES } from '../ingestion/record-tables'
import { capturedDays } from '../tables/captured-days'
import { FILE_OF_VERSION } from '../tables/file-of-version'
import { isDated } from '../tables/undated'

type Preview = OutputOf<typeof admin.importPreview>
type Move = Preview['moves'][number]
type Kind = keyof typeof RECORD_TABLES

/** Kind → SQL of the day of its rows; a kind without has no days of its own. */
const DAY_OF: Readonly<Partial<Record<Kind, string>>> = {
  product: 'observed_on',
  'order-line': 'ordered_on',
  series: 'date',
  'place-interest': 'to_day',
  post: 'toDate(posted_at)',
  hashtag: 'observed_on',
  creator: 'observed_on',
  'ad-topic': 'observed_on',
  look: 'shown_on',
}

const OBSERVED = 'if(observed_on = {none:Date}, {day:Date}, observed_on) AS observed_on'
/** Of kinds whose rows may leave their day to the file: their column of it, with the day that was asked with for none. */
const DATED_BY_FILE: Readonly<Partial<Record<Kind, string>>> = {
  product: OBSERVED,
  hashtag: OBSERVED,
  creator: OBSERVED,
  'ad-topic': OBSERVED,
  'order-line': 'if(ordered_on = {none:Date}, {day:Date}, ordered_on) AS ordered_on',
  post: "if(toDate(posted_at) = {none:Date}, toDateTime({day:Date}, 'UTC'), posted_at) AS posted_at",
}

const OVERLAPS_SHOWN = 20

/** Looks name no platform: they are of runways. */
const ofPlatform = (kind: Kind) => (kind === 'look' ? '1' : 'platform = {platform:String}')

/** Whether a held file has rows that name no day. */
export function needsDay(held: Readonly<ImportRow>): boolean {
  return held.coverage.some(({ from }) => from === NO_DAY)
}

/** What a held file would move, its undated rows being captured on `capturedOn`; without that day they move nothing. */
export async function importMoves(
  db: AnalyticsDb,
  held: Readonly<ImportRow>,
  capturedOn: string | null,
): Promise<Move[]> {
  const moves: Move[] = []
  const shelves = new Map(held.coverage.map(({ platform, kind }) => [`${platform}/${kind}`, { platform, kind }]))
  for (const { platform, kind } of shelves.values()) {
    const rows = inspectedRows(held, kind)
    const parameters = { platform, none: NO_DAY, day: capturedOn ?? NO_DAY }
    const counts = await countsOf(db, kind, rows, parameters)
    moves.push({
      platform,
      shop: shopOf(held, platform),
      kind,
      ...counts,
      newest_day_after: later(counts.newest_day, counts.to),
      comparability: null,
      products: null,
      ...(kind === 'product' && counts.to !== null ? await productsOf(db, rows, parameters, counts.to) : {}),
    })
  }
  return moves
}

/** What a held file calls the shop of a platform, where it is one of its commonest; '' else. */
function shopOf({ told, names }: Readonly<ImportRow>, platform: string): string {
  return [told.shop ?? '', ...names].find((name) => name !== '' && isShopOf(name, platform)) ?? ''
}

function isShopOf(name: string, platform: string): boolean {
  const { platform: own, shop } = namedShop(name)
  return own === platform && shop !== ''
}

/** SQL of the rows of a held file. Those without a day stand under NO_DAY; the day that was asked with takes its place. */
function inspectedRows({ importId }: Readonly<ImportRow>, kind: Kind): string {
  const file = inspectedTable(importId, kind)
  const dated = DATED_BY_FILE[kind]
  return dated === undefined ? file : `(SELECT * REPLACE (${dated}) FROM ${file})`
}

const COUNTS = z.object({
  rows: z.number(),
  rows_known: z.number(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  newest_day: z.string().nullable(),
})

async function countsOf(db: AnalyticsDb, kind: Kind, rows: string, parameters: QueryParameters) {
  const { table, identity } = RECORD_TABLES[kind]
  const day = DAY_OF[kind]
  const ofDay = (reduce: string) =>
    day ? `toString(${reduce}If(${day}, ${isDated(day)}))` : 'CAST(NULL AS Nullable(String))'
  const newest = day
    ? `SELECT ${ofDay('maxOrNull')} FROM trendee.${table} WHERE ${ofPlatform(kind)}`
    : 'SELECT CAST(NULL AS Nullable(String))'
  const [counts] = await db.rows(
    COUNTS,
    `SELECT count() AS rows,
       countIf(fp IN (SELECT fingerprint FROM trendee.${table} WHERE ${ofPlatform(kind)})) AS rows_known,
       ${ofDay('minOrNull')} AS from, ${ofDay('maxOrNull')} AS to, (${newest}) AS newest_day
     FROM (SELECT *, cityHash64(tuple(${identity})) AS fp FROM ${rows} WHERE ${ofPlatform(kind)})`,
    parameters,
    { route: 'admin.importPreview' },
  )
  return counts ?? { rows: 0, rows_known: 0, from: null, to: null, newest_day: null }
}

/** The upper end of a price, or the one price. */
const HIGH = 'ifNull(price_high, price)'

const PRODUCTS = z.object({ total: z.number(), new: z.number(), changed: z.number() })

async function productsOf(db: AnalyticsDb, rows: string, parameters: QueryParameters, newest: string) {
  const ofShelf = `platform = {platform:String} AND ${isDated('observed_on')} AND (words != 0
    OR product_id IN (SELECT product_id FROM trendee.product WHERE platform = {platform:String})
    OR product_id IN (SELECT product_id FROM ${rows} WHERE platform = {platform:String} AND words != 0))`
  // What is stored already changes nothing; nor do words and prices of a day before the newest that has any.
  const isNews = `cityHash64(tuple(${RECORD_TABLES.product.identity})) NOT IN
    (SELECT fingerprint FROM trendee.observation WHERE platform = {platform:String} AND observed_on = {newest:Date})`
  const seen = `SELECT product_id, observed_on FROM trendee.observation WHERE ${ofShelf}`
  const together = `${seen} UNION ALL SELECT product_id, observed_on FROM ${rows} WHERE ${ofShelf}`
  // The file's newest day is judged by what the file alone saw on it: another file of that day may be the whole shelf.
  const alone = `SELECT * FROM (${seen} AND observed_on != {newest:Date})
    UNION ALL SELECT product_id, observed_on FROM ${rows} WHERE ${ofShelf}`
  const before = newestComparable(judgeDays(await capturedDays(db, seen, parameters)))
  const after = judgeDays(await capturedDays(db, together, parameters))
  const judged = judgeDays(await capturedDays(db, alone, { ...parameters, newest }))
  const captured = judged.find(({ day }) => day === dayNumber(newest))
  const asOfAfter = newestComparable(after)
  const ask = { ...parameters, newest, before: before ? isoDate(before.day) : NO_DAY }
  const [products] = await db.rows(
    PRODUCTS,
    `SELECT count() AS total, countIf(known.product_id = '') AS new,
       countIf(known.product_id != '' AND is_news AND ((worded_on <= {newest:Date} AND file_words NOT IN (0, last_words))
         OR (priced_on <= {newest:Date} AND (abs(file_price - last_price) > 0.005 OR abs(file_high - last_high) > 0.005)))) AS changed
     FROM (SELECT product_id, argMaxIf(words, version, words != 0) AS file_words, min(price) AS file_price, max(${HIGH}) AS file_high, max(${isNews}) AS is_news
       FROM ${rows} WHERE ${ofShelf} AND observed_on = {newest:Date} GROUP BY product_id) AS file
     LEFT JOIN (SELECT product_id, argMaxIf(words, (observed_on, version), words != 0) AS last_words,
         maxIf(observed_on, words != 0) AS worded_on, maxIf(observed_on, price IS NOT NULL) AS priced_on,
         argMaxIf(price, (observed_on, ${FILE_OF_VERSION}, -assumeNotNull(price), version), price IS NOT NULL) AS last_price,
         argMaxIf(${HIGH}, (observed_on, ${FILE_OF_VERSION}, assumeNotNull(${HIGH})), price IS NOT NULL) AS last_high
       FROM trendee.observation WHERE platform = {platform:String} GROUP BY product_id) AS known USING (product_id)`,
    ask,
    { route: 'admin.importPreview' },
  )
  const [gone] = await db.rows(
    z.object({ vanished: z.number() }),
    `SELECT uniqExact(product_id) AS vanished FROM trendee.observation
     WHERE platform = {platform:String} AND observed_on = {before:Date} AND {newest:Date} > {before:Date}
       AND product_id NOT IN (SELECT product_id FROM ${rows} WHERE platform = {platform:String} AND observed_on = {newest:Date})`,
    ask,
    { route: 'admin.importPreview' },
  )
  return {
    newest_day: before ? isoDate(before.day) : null,
    newest_day_after: asOfAfter ? isoDate(asOfAfter.day) : null,
    comparability: captured?.comparability ?? null,
    products: {
      ...(products ?? { total: 0, new: 0, changed: 0 }),
      // Beside what it cannot be compared with, nothing is gone.
      vanished: captured?.comparability === 'comparable' ? (gone?.vanished ?? 0) : null,
    },
  }
}

const OVERLAP = z.object({ import_id: z.string(), from: z.string(), to: z.string(), rows: z.number() })

/** What makes two rows of a kind speak of one thing on one day. */
const SAME_THING: Readonly<Partial<Record<Kind, string>>> = {
  product: 'platform, product_id, observed_on',
  'order-line': 'platform, order_id, line',
  series: 'platform, term, region, gender, date',
  hashtag: 'platform, hashtag, region, observed_on',
  creator: 'platform, author, observed_on',
  'ad-topic': 'platform, kind, topic, region, period_days, observed_on',
}

/** Earlier imports that speak of the same products or terms on the same days, newest first. */
export async function importOverlaps(
  db: AnalyticsDb,
  held: Readonly<ImportRow>,
  moves: readonly Move[],
  capturedOn: string | null,
): Promise<Preview['overlaps']> {
  const overlaps: Preview['overlaps'] = []
  for (const move of moves) {
    const kind = move.kind as Kind
    const [same, day] = [SAME_THING[kind], DAY_OF[kind]]
    if (same === undefined || day === undefined) continue
    const found = await db.rows(
      OVERLAP,
      `SELECT toString(import_id) AS import_id, toString(min(${day})) AS from, toString(max(${day})) AS to, count() AS rows
       FROM trendee.${RECORD_TABLES[kind].table} AS stored
       WHERE platform = {platform:String} AND ${isDated(day)} AND (${same}) IN (SELECT ${same} FROM ${inspectedRows(held, kind)})
       GROUP BY import_id`,
      { platform: move.platform, none: NO_DAY, day: capturedOn ?? NO_DAY },
      { route: 'admin.importPreview' },
    )
    const ids = found.map(({ import_id: id }) => id)
    for (const { importId, file } of await importRows(db, 'import_id IN {ids:Array(String)}', { ids })) {
      const overlap = found.find(({ import_id: id }) => id === importId)
      if (overlap) overlaps.push({ ...overlap, file, platform: move.platform })
    }
  }
  return overlaps.slice(0, OVERLAPS_SHOWN)
}

function later(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a
}
