import { showId } from '@trendee/core/runway/show-id'
import type { LookRecord } from '@trendee/feeds/records'
import { rebuildLooks } from '../derive/rebuild-looks'
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
  const { table, columns, row } = RECORD_TABLES.look
  const enricher = new Enricher()
  const lines = new JsonLines()
  for (const [index, look] of looks.entries()) {
    const record = recordOf(look)
    const context = { importId: '', fileHash: '', capturedOn: null }
    const source = {
      enriched: enricher.enrich(record),
      context,
      day: record.shownOn,
      version: BigInt(index + 1),
      words: 0,
    }
    lines.add(row(record, source).map((value) => (typeof value === 'bigint' ? Number(value) : value)))
  }
  await facts.db.append(
    `trendee.${table}`,
    columns.map(([name]) => name),
    lines.take(),
  )
  await rebuildLooks(facts.db)
  await rebuildSearch(facts.db)
  return facts
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
