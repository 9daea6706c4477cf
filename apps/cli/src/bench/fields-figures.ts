import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { productInput } from '@trendee/analytics/ingestion/enrich'
import type { ExtractedGarment } from '@trendee/core/extraction/garment'
import { usualWearer } from '@trendee/core/extraction/brand-wearer'
import { extractFashion, extractGarment } from '@trendee/core/extraction/extract-garment'
import { fieldMeaning } from '@trendee/core/extraction/read-fields'
import { type FieldMeaning, TYPES_OF_FIELD } from '@trendee/core/lexicon/field-names'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import type { Gender } from '@trendee/core/lexicon/types'
import { openFeed } from '@trendee/feeds/read-feed'
import type { ProductRecord } from '@trendee/feeds/records'
import type { CatalogRow } from './catalog-labels'

const FILES = ['shein', 'shopee', 'lazada']
type Meaning = keyof typeof TYPES_OF_FIELD
const MEANINGS = Object.keys(TYPES_OF_FIELD) as Meaning[]

export interface FieldFigures {
  /** By what a field is about: fashion products whose shop fills one, and how many of them have such an attribute without and with it. */
  readonly fields: ReadonlyMap<Meaning, { filled: number; without: number; with: number }>
  readonly fashion: number
  /** Fashion products with a wearer, and how many of those the shop's field or breadcrumb names. */
  readonly wearers: number
  readonly fromField: number
  readonly fromPath: number
}

/** Values by which a shop says that it says nothing. */
const SAYS_NOTHING = /^(?:otros?|outros?|others?|khác|lainnya|lain lain|อื่นๆ|其他|none|no|nil|cero|-)$/iu

function filledMeanings({ rawAttributes }: ProductRecord): Set<FieldMeaning> {
  const filled = rawAttributes.filter(([, value]) => !SAYS_NOTHING.test(value.trim()))
  return new Set(filled.flatMap(([name]) => fieldMeaning(name) ?? []))
}

/** What the shops' own fields add, over the marketplace files of a folder. */
export async function measureFields(folder: string): Promise<FieldFigures> {
  const fields = new Map(MEANINGS.map((meaning) => [meaning, { filled: 0, without: 0, with: 0 }]))
  const sum = { fashion: 0, wearers: 0, fromField: 0, fromPath: 0 }
  for (const name of FILES) {
    const path = join(folder, `${name}-products.csv`)
    if (!existsSync(path)) continue
    const { batches } = await openFeed(path, { capturedOn: '2025-01-01' })
    for await (const { records } of batches) {
      for (const record of records) if (record.kind === 'product') count(record, fields, sum)
    }
  }
  return { fields, ...sum }
}

function count(
  record: ProductRecord,
  fields: ReadonlyMap<Meaning, { filled: number; without: number; with: number }>,
  sum: { fashion: number; wearers: number; fromField: number; fromPath: number },
): void {
  const input = productInput(record)
  const garment = extractFashion(input, () => record.description)
  if (garment === null) return
  const bare = extractGarment({ ...input, fields: [], description: record.description })
  sum.fashion += 1
  if (garment.gender !== null) sum.wearers += 1
  if (garment.gender?.from === 'field') sum.fromField += 1
  if (garment.gender?.from === 'path') sum.fromPath += 1
  const filled = filledMeanings(record)
  for (const [meaning, tally] of fields) {
    if (!filled.has(meaning)) continue
    const has = (found: ExtractedGarment) => found.attributes.some(({ type }) => TYPES_OF_FIELD[meaning].includes(type))
    tally.filled += 1
    if (has(bare)) tally.without += 1
    if (has(garment)) tally.with += 1
  }
}

export interface BrandFigures {
  readonly rows: number
  /** Rows whose brand's other products agree on a wearer, and how many of them the label says; "kids" is right of any child. */
  readonly told: number
  readonly right: number
  /** Those of them whose brand is for children of any sex. */
  readonly toldKids: number
  /** The same of rows whose own words name none. */
  readonly silent: number
  readonly silentTold: number
  readonly silentRight: number
}

/** How right a brand's usual wearer is: each row's is told from the other rows of its brand, as their texts were read. */
export function measureBrands(rows: readonly CatalogRow[]): BrandFigures {
  const read = rows.map(
    ({ title, description, brand }) => extractGarment({ title, description, rawBrand: brand }).gender?.value,
  )
  const brands = new Map<string, Map<Gender, number>>()
  const change = (brand: string, gender: Gender | undefined, by: number) => {
    const named = brands.get(brand) ?? new Map<Gender, number>()
    if (gender !== undefined) named.set(gender, (named.get(gender) ?? 0) + by)
    brands.set(brand, named)
    return named
  }
  for (const [index, { brand }] of rows.entries()) change(brand, read[index], 1)
  const sum = { told: 0, right: 0, toldKids: 0, silent: 0, silentTold: 0, silentRight: 0 }
  for (const [index, { brand, gender }] of rows.entries()) {
    const told = usualWearer(change(brand, read[index], -1))
    change(brand, read[index], 1)
    const isSilent = read[index] === undefined
    if (isSilent) sum.silent += 1
    if (told === null) continue
    const isRight = told === gender || (told === 'kids' && gender !== null && GENDERS_OF_GROUP.kids.includes(gender))
    sum.told += 1
    if (told === 'kids') sum.toldKids += 1
    if (isRight) sum.right += 1
    if (isSilent) sum.silentTold += 1
    if (isSilent && isRight) sum.silentRight += 1
  }
  return { rows: rows.length, ...sum }
}

/** Both as lines of a report. */
export function fieldLines({ fields, fashion, wearers, fromField, fromPath }: FieldFigures): string[] {
  return [
    `shops' own fields: fashion products that fill one; with such an attribute by title and description alone, and with the fields`,
    ...[...fields].map(
      ([meaning, tally]) =>
        `  ${meaning.padEnd(10)} ${String(tally.filled).padStart(4)} ${String(tally.without).padStart(5)} ${String(tally.with).padStart(5)}`,
    ),
    `  wearer: ${wearers} of ${fashion}, by a field ${fromField}, by the breadcrumb ${fromPath}`,
  ]
}

export function brandLines({ rows, told, right, toldKids, silent, silentTold, silentRight }: BrandFigures): string[] {
  const percent = (part: number, of: number) => `${((part / Math.max(of, 1)) * 100).toFixed(1)} %`
  return [
    `a brand's usual wearer, told from its other rows: ${told} of ${rows} (${percent(told, rows)}), right ${percent(right, told)}; ${toldKids} of them as children of any sex`,
    `  rows whose own words name none: ${silentTold} of ${silent}, right ${silentRight}`,
  ]
}
