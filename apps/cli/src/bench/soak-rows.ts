import { openRuntime } from '@trendee/runtime/open-runtime'
import { type FactsDigest, digestOf, timesOfRows } from '@trendee/runtime/testing/facts-digest'
import type { AcceptedFile } from './soak-feeder'

/** What feeds said: here a row can be lost or be there twice. */
const FACTS = ['observation', 'series_point', 'product'] as const
type Times = ReadonlyMap<string, number>

interface FolderContent {
  readonly digest: FactsDigest
  readonly facts: Readonly<Record<(typeof FACTS)[number], Times>>
}

/** What a folder holds once `files` are read in, in their order, and all is derived. */
async function contentOf(folder: string, files: readonly AcceptedFile[]): Promise<FolderContent> {
  const runtime = await openRuntime({ folder })
  try {
    await Promise.all(
      files.map(({ path, capturedOn }) => runtime.imports.ingest(path, capturedOn ? { capturedOn } : {})),
    )
    await runtime.imports.idle()
    const times = async (table: (typeof FACTS)[number]) => timesOfRows(runtime.analytics, table)
    return {
      digest: await digestOf(runtime.analytics),
      facts: {
        observation: await times('observation'),
        series_point: await times('series_point'),
        product: await times('product'),
      },
    }
  } finally {
    await runtime.close()
  }
}

export interface SoakRows {
  readonly rows: number
  /** Rows that are there less often than in the folder that nobody disturbed, by table. */
  readonly lost: Readonly<Record<string, number>>
  /** Rows that are there more often. */
  readonly doubled: Readonly<Record<string, number>>
  /** Derived tables that say something else. */
  readonly otherwise: readonly string[]
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0)

/** Rows of `of` that `than` has not, or less often. */
function more(of: Times, than: Times): number {
  return sum([...of].map(([row, times]) => Math.max(0, times - (than.get(row) ?? 0))))
}

/**
 * Holds the folder that was soaked against a fresh one into which the files that were acknowledged, and not withdrawn, are
 * read in the order of their acknowledgement.
 */
export async function compareRows(soaked: string, fresh: string, accepted: readonly AcceptedFile[]): Promise<SoakRows> {
  const found = await contentOf(soaked, [])
  const wanted = await contentOf(
    fresh,
    accepted.filter(({ withdrawal }) => withdrawal !== 'acknowledged'),
  )
  const counted = (rowsOf: (table: (typeof FACTS)[number]) => number) =>
    Object.fromEntries(FACTS.map((table) => [table, rowsOf(table)]))
  return {
    rows: sum(FACTS.map((table) => wanted.digest[table].rows)),
    lost: counted((table) => more(wanted.facts[table], found.facts[table])),
    doubled: counted((table) => more(found.facts[table], wanted.facts[table])),
    otherwise: (Object.keys(wanted.digest) as (keyof FactsDigest)[]).filter(
      (table) =>
        !(FACTS as readonly string[]).includes(table) && found.digest[table].digest !== wanted.digest[table].digest,
    ),
  }
}
