import { z } from 'zod'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { isComparable, judgeDays, newestComparable } from '@trendee/core/captures/comparable-days'
import { dayNumber, isoDate } from '@trendee/core/periods/week'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { type ImportRow, NO_DAY, importRows } from '../ingestion/import-runs'
import { inspectedTable } from '../ingestion/inspect-file'
import { RECORD_TABLES } from '../ingestion/record-tables'
import { capturedDays } from '../tables/captured-days'

type Preview = OutputOf<typeof admin.importPreview>
type Move = Preview['moves'][number]
type Kind = keyof typeof RECORD_TABLES

/** Kind → SQL of the day of its rows; a kind without has no days of its own. */
const DAY_OF: Readonly<Partial<Record<Kind, string>>> = {
  product: 'observed_on',
  series: 'date',
  'place-interest': 'to_day',
  post: 'toDate(posted_at)',
  hashtag: 'observed_on',
  look: 'shown_on',
}

const OVERLAPS_SHOWN = 20

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
    const file = inspectedTable(held.importId, kind)
    // Rows without a day stand under NO_DAY; the day that was asked with takes its place.
    const dated = `(SELECT * REPLACE (if(observed_on = {none:Date}, {day:Date}, observed_on) AS observed_on) FROM ${file})`
    const rows = kind === 'product' || kind === 'hashtag' ? dated : file
    const parameters = { platform, none: NO_DAY, day: capturedOn ?? NO_DAY }
    const counts = await countsOf(db, kind, rows, parameters)
    moves.push({
      platform,
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
    day ? `toString(nullIf(${reduce}(${day}), {none:Date}))` : 'CAST(NULL AS Nullable(String))'
  const newest = day
    ? `SELECT toString(maxOrNull(${day})) FROM trendee.${table} WHERE platform = {platform:String}`
    : 'SELECT CAST(NULL AS Nullable(String))'
  const [counts] = await db.rows(
    COUNTS,
    `SELECT count() AS rows,
       countIf(fp IN (SELECT fingerprint FROM trendee.${table} WHERE platform = {platform:String})) AS rows_known,
       ${ofDay('minOrNull')} AS from, ${ofDay('maxOrNull')} AS to, (${newest}) AS newest_day
     FROM (SELECT *, cityHash64(tuple(${identity})) AS fp FROM ${rows} WHERE platform = {platform:String})`,
    parameters,
    { route: 'admin.importPreview' },
  )
  return counts ?? { rows: 0, rows_known: 0, from: null, to: null, newest_day: null }
}

const PRODUCTS = z.object({ total: z.number(), new: z.number(), changed: z.number() })

async function productsOf(db: AnalyticsDb, rows: string, parameters: QueryParameters, newest: string) {
  const seen = `SELECT product_id, observed_on FROM trendee.observation WHERE platform = {platform:String}`
  const together = `${seen} UNION ALL SELECT product_id, observed_on FROM ${rows} WHERE platform = {platform:String}`
  const [before, after] = [
    newestComparable(judgeDays(await capturedDays(db, seen, parameters))),
    judgeDays(await capturedDays(db, together, parameters)),
  ]
  const captured = after.find(({ day }) => day === dayNumber(newest))
  const asOfAfter = newestComparable(after)
  const ask = { ...parameters, newest, before: before ? isoDate(before.day) : NO_DAY }
  const [products] = await db.rows(
    PRODUCTS,
    `SELECT count() AS total, countIf(known.product_id = '') AS new,
       countIf(known.product_id != '' AND (file_words != known.words OR abs(file_price - known.price) > 0.005)) AS changed
     FROM (SELECT product_id, argMax(words, version) AS file_words, argMaxIf(price, version, price IS NOT NULL) AS file_price
       FROM ${rows} WHERE platform = {platform:String} AND observed_on = {newest:Date} GROUP BY product_id) AS file
     LEFT JOIN (SELECT product_id, argMax(words, (observed_on, version)) AS words,
         argMaxIf(price, (observed_on, version), price IS NOT NULL) AS price
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
      vanished: captured && isComparable(captured) ? (gone?.vanished ?? 0) : null,
    },
  }
}

/** Earlier imports that speak of the same platforms on the same days, newest first. */
export async function importOverlaps(db: AnalyticsDb, moves: readonly Move[]): Promise<Preview['overlaps']> {
  const earlier = await importRows(db, "state IN ('loaded', 'done', 'failed', 'interrupted') AND coverage != '[]'")
  return earlier
    .flatMap((run) =>
      moves.flatMap(({ platform, kind, from, to }) => {
        if (from === null || to === null) return []
        const covers = run.coverage.filter(
          (cover) => cover.platform === platform && cover.kind === kind && cover.from <= to && cover.to >= from,
        )
        if (covers.length === 0) return []
        return {
          import_id: run.importId,
          file: run.file,
          platform,
          from: covers.reduce((first, cover) => (cover.from < first ? cover.from : first), covers[0]?.from ?? from),
          to: covers.reduce((last, cover) => (cover.to > last ? cover.to : last), covers[0]?.to ?? to),
          rows: covers.reduce((sum, cover) => sum + cover.rows, 0),
        }
      }),
    )
    .slice(0, OVERLAPS_SHOWN)
}

function later(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a
}
