import type { ImportRow } from '@trendee/analytics/ingestion/import-runs'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { UnreadableFileError } from '@trendee/feeds/feed'
import { mappingOf } from '@trendee/feeds/mapping/guess-mapping'
import { type ProposedMapping, proposeMapping, readBeginning } from '@trendee/feeds/mapping/propose-mapping'
import { READ_VALUES } from '@trendee/feeds/mapping/read-values'
import { MAPPABLE_FIELDS } from '@trendee/core/imports/mappable-fields'

export type HeldTable = NonNullable<OutputOf<typeof admin.importPreview>['table']>

const PRODUCTS_SHOWN = 5
const CELLS_SHOWN = 3
const CELL_CHARS = 80

/** Whether a file is a table, though of no feed that we know. */
export async function isTable(path: string): Promise<boolean> {
  return (await proposed(path)) !== null
}

/** The columns of a held table, what they are likely to hold, and its first products as they are read with what was told, else guessed. */
export async function tableOf(path: string, { told }: Readonly<ImportRow>): Promise<HeldTable | null> {
  const found = await proposed(path)
  if (found === null) return null
  const { columns, guessed } = found
  return {
    columns: columns.map(({ name, cells }) => ({ name, cells: shownCells(cells) })),
    guessed: [...guessed],
    products: await productsOf(path, { ...told, mapping: told.mapping ?? mappingOf(guessed) }),
  }
}

/** A file that cannot be opened any more is no table. */
async function proposed(path: string): Promise<ProposedMapping | null> {
  return proposeMapping(path).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return null
    throw error
  })
}

function shownCells(cells: readonly unknown[]): string[] {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell : (JSON.stringify(cell) ?? '')).trim())
  return [...new Set(texts.filter((text) => text !== '' && text !== 'null'))]
    .slice(0, CELLS_SHOWN)
    .map((text) => text.slice(0, CELL_CHARS))
}

async function productsOf(path: string, told: ImportRow['told']): Promise<HeldTable['products']> {
  const { mapping = {} } = told
  if (mapping.title === undefined) return []
  const fields = MAPPABLE_FIELDS.filter((field) => mapping[field] !== undefined)
  const { products } = await readBeginning(path, told, PRODUCTS_SHOWN).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return { products: [] }
    throw error
  })
  return products.map((product) => Object.fromEntries(fields.map((field) => [field, READ_VALUES[field](product)])))
}
