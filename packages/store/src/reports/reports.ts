import { sql } from 'kysely'
import type { Report, ReportKind, ReportSection } from '@trendee/core/reports/report'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

export interface WrittenReport {
  readonly report: Report
  /** Its time is the newest in the data, which can still grow: it may be written anew. */
  readonly isOpen: boolean
}

/** Of ten years: some sixty reports are written in one. */
const MOST_TITLES = 600

export type ReportSummary = Omit<Report, 'sections' | 'orders' | 'isInTime'> & { readonly writtenAt: Date }

/** PostgreSQL keeps no text with a zero in it; titles from before feeds were cleaned of them have some. */
const withoutZeros = (text: string) => text.replaceAll('\0', '')

/** Keeps reports. One whose time is over stays as it was written, unless it tells of later days by now. */
export async function keepReports(db: StoreDb, written: readonly WrittenReport[], now: Date): Promise<void> {
  for (const { report, isOpen } of written) {
    const row = {
      report_id: report.id,
      kind: report.kind,
      subject: report.subject,
      region: report.region,
      as_of: report.asOf,
      title_en: report.title.en,
      title_zh: report.title.zh,
      teaser_en: withoutZeros(report.teaser.en),
      teaser_zh: withoutZeros(report.teaser.zh),
      body: JSON.stringify(
        { sections: report.sections, orders: report.orders, isInTime: report.isInTime },
        (_key, value: unknown) => (typeof value === 'string' ? withoutZeros(value) : value),
      ),
      written_at: now,
    }
    await db
      .insertInto('report')
      .values(row)
      .onConflict((conflict) => {
        const update = conflict.column('report_id').doUpdateSet(row)
        return isOpen ? update : update.where('report.as_of', '<', row.as_of)
      })
      .execute()
  }
}

/** The last day that each report tells of, by its id. */
export async function reportLastDays(db: StoreDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('report').select(['report_id', 'as_of']).execute()
  return new Map(rows.map((row) => [row.report_id, row.as_of]))
}

const SUMMARY = [
  'report_id',
  'kind',
  'subject',
  'region',
  'as_of',
  'title_en',
  'title_zh',
  'teaser_en',
  'teaser_zh',
  'written_at',
] as const

/** Reports, the newest first; those of one kind where it is named. */
export async function reportPage(
  db: StoreDb,
  kind: ReportKind | undefined,
  page: Page,
): Promise<PageOf<ReportSummary>> {
  const all = db.selectFrom('report').select(SUMMARY).orderBy('as_of', 'desc').orderBy('report_id')
  const { list, total } = await pageOf(db, kind === undefined ? all : all.where('kind', '=', kind), page)
  return { list: list.map(summaryOf), total }
}

/** What a reader follows, as reports name it. */
export interface FollowedSubjects {
  readonly trendIds: readonly string[]
  readonly categories: readonly string[]
}

/** Reports for a reader: those about what they follow before the others, each part the newest first. */
export async function reportsFor(
  db: StoreDb,
  { trendIds, categories }: FollowedSubjects,
  page: Page,
): Promise<PageOf<ReportSummary & { readonly isFollowed: boolean }>> {
  const isFollowed = sql<boolean>`(
    (subject <> '' and subject = any(${categories}::text[]))
    or jsonb_path_query_array(body, '$.sections[*].trends[*].trendId') ?| ${trendIds}::text[]
  )`
  const all = db
    .selectFrom('report')
    .select([...SUMMARY, isFollowed.as('is_followed')])
    .orderBy(isFollowed, 'desc')
    .orderBy('as_of', 'desc')
    .orderBy('report_id')
  const { list, total } = await pageOf(db, all, page)
  return { list: list.map((row) => ({ ...summaryOf(row), isFollowed: row.is_followed })), total }
}

/** What names a report is decided by, of every report, the newest first. */
export async function reportTitles(db: StoreDb): Promise<Pick<ReportSummary, 'id' | 'kind' | 'title'>[]> {
  const rows = await db
    .selectFrom('report')
    .select(['report_id', 'kind', 'title_en', 'title_zh'])
    .orderBy('as_of', 'desc')
    .orderBy('report_id')
    .limit(MOST_TITLES)
    .execute()
  return rows.map((row) => ({
    id: row.report_id,
    kind: row.kind as ReportKind,
    title: { en: row.title_en, zh: row.title_zh },
  }))
}

/** Reports by their ids, in no order; of an id that none has, nothing. */
export async function reportsById(db: StoreDb, ids: readonly string[]): Promise<ReportSummary[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('report').select(SUMMARY).where('report_id', 'in', ids).execute()
  return rows.map(summaryOf)
}

/** One report, whole; `undefined` for one that was never written. */
export async function reportById(db: StoreDb, id: string): Promise<(Report & ReportSummary) | undefined> {
  const row = await db
    .selectFrom('report')
    .select([...SUMMARY, 'body'])
    .where('report_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { sections, orders, isInTime } = row.body as unknown as StoredBody
  return {
    ...summaryOf(row),
    sections: sections.map(sectionOf),
    orders: orders === undefined || orders === null ? null : sectionOf(orders),
    isInTime: isInTime ?? false,
  }
}

/** What reports of earlier versions lack. */
type StoredSection = Omit<ReportSection, 'products' | 'source'> & Partial<Pick<ReportSection, 'products' | 'source'>>
interface StoredBody {
  readonly sections: readonly StoredSection[]
  readonly orders?: StoredSection | null
  readonly isInTime?: boolean
}

function sectionOf(stored: StoredSection): ReportSection {
  return { products: [], source: { en: '', zh: '' }, ...stored }
}

function summaryOf(row: {
  report_id: string
  kind: string
  subject: string
  region: string
  as_of: string
  title_en: string
  title_zh: string
  teaser_en: string
  teaser_zh: string
  written_at: Date
}): ReportSummary {
  return {
    id: row.report_id,
    kind: row.kind as ReportKind,
    subject: row.subject,
    region: row.region,
    asOf: row.as_of,
    title: { en: row.title_en, zh: row.title_zh },
    teaser: { en: row.teaser_en, zh: row.teaser_zh },
    writtenAt: row.written_at,
  }
}
