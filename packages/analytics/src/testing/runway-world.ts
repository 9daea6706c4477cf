import { showId } from '@trendee/core/runway/show-id'
import type { LookRecord } from '@trendee/feeds/records'
import { rebuildLooks } from '../derive/rebuild-looks'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { Enricher } from '../ingestion/enrich'
import { RECORD_TABLES } from '../ingestion/record-tables'
import { type OpenFacts, openEmptyFacts } from './empty-facts'
import { rebuildSearch } from './rebuild-search'

export type RunwayWorld = OpenFacts

/** What a file says of a look; what is left out, it does not say. */
export interface WorldLook {
  readonly id: string
  /** By name. */
  readonly garments: readonly string[]
  readonly description?: string
  readonly brand: string
  readonly show: string
  readonly season: string
  readonly gender?: string
  readonly city?: string
  readonly shownOn?: string
  readonly number?: number
}

/** An embedded database in a folder of its own that holds just these looks, read and derived as after an import; later ones are newer. */
export async function openRunwayWorld(looks: readonly WorldLook[]): Promise<RunwayWorld> {
  const facts = await openEmptyFacts()
  await saveLooks(facts.db, looks)
  return facts
}

/** The same beside facts that a world holds already. */
export async function saveLooks(db: AnalyticsDb, looks: readonly WorldLook[]): Promise<void> {
  const { table, columns, row } = RECORD_TABLES.look
  const enricher = new Enricher()
  const lines = new JsonLines()
  for (const [index, look] of looks.entries()) {
    const record = recordOf(look)
    const context = { importId: '', fileHash: '', importNumber: 0, capturedOn: null }
    const source = {
      enriched: enricher.enrich(record),
      context,
      day: record.shownOn,
      version: BigInt(index + 1),
      words: 0,
    }
    lines.add(row(record, source).map((value) => (typeof value === 'bigint' ? Number(value) : value)))
  }
  await db.append(
    `trendee.${table}`,
    columns.map(([name]) => name),
    lines.take(),
  )
  await rebuildLooks(db)
  await rebuildSearch(db)
}

function recordOf(look: WorldLook): LookRecord {
  const {
    id,
    brand,
    show,
    season,
    number,
    description = '',
    gender = '',
    city = 'Milan',
    shownOn = '2025-09-25',
  } = look
  return {
    kind: 'look',
    platform: 'runway',
    lookId: id,
    showId: showId({ brand, show, season }),
    show,
    brand,
    season,
    city,
    gender,
    shownOn,
    lookNumber: number ?? null,
    description,
    garments: look.garments.map((name) => ({ name, category: '', color: '', material: '' })),
    url: '',
    imageUrl: '',
  }
}
