import { extractGarment } from '@trendee/core/extraction/extract-garment'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import type { ColorFamily } from '@trendee/core/lexicon/types'
import { CATALOG_COLORS, CATALOG_GENDERS, type CatalogRow } from './catalog-labels'
import { readRecords } from './read-records'

/** Counts of (label, answer); an answer of `none` is a gap. */
export type Confusion = ReadonlyMap<string, ReadonlyMap<string, number>>

export interface Accuracy {
  /** Right ÷ counted rows; null when no row counts. */
  readonly share: number | null
  readonly right: number
  readonly rows: number
}

export interface CatalogAccuracy {
  readonly rows: number
  readonly gender: Accuracy
  /** Rows where title or description names a colour and the label is one: right when the label is among the garment's colours. */
  readonly color: Accuracy
  /** As `color`, but only the main (first named) colour counts. */
  readonly mainColor: Accuracy
  /** As `color`, over the rows whose text names exactly one base colour: there is nothing to choose. */
  readonly singleColor: Accuracy
  /** Rows of `color` ÷ all labelled rows. */
  readonly namedColorShare: number
  /** Wrong rows whose label is no word of their text: "Red" of "textuRED". No reader of the text can get them right. */
  readonly unreachableColors: number
  /** Rows of `color` that name several base colours, and how many of them have the first as label. */
  readonly severalColors: Accuracy
  readonly genderConfusion: Confusion
  readonly colorConfusion: Confusion
}

/** The rows of a catalogue file with its labels in the lexicon's words. */
export async function readCatalog(path: string): Promise<CatalogRow[]> {
  const records = await readRecords(path)
  return records.map((row) => ({
    title: row['Product_Name'] ?? '',
    brand: row['Product_Brand'] ?? '',
    description: row['Description'] ?? '',
    gender: CATALOG_GENDERS[row['Gender'] ?? ''] ?? null,
    color: CATALOG_COLORS[row['Primary_Color'] ?? ''] ?? null,
  }))
}

/** The base colours named for a garment, main one first; "multicolour" is no colour that a label could be compared with. */
function colorFamilies(row: CatalogRow, withBrand: boolean): ColorFamily[] {
  const { attributes } = extractGarment(inputOf(row, withBrand))
  const families = attributes.flatMap(({ type, value }) => {
    const family = type === 'color' ? lexiconEntry('color', value)?.family : undefined
    return family === undefined || family === 'multicolour' ? [] : [family]
  })
  return [...new Set(families)]
}

function inputOf({ title, description, brand }: CatalogRow, withBrand: boolean) {
  return withBrand ? { title, description, rawBrand: brand } : { title, description }
}

function accuracy(right: number, rows: number): Accuracy {
  return { share: rows === 0 ? null : right / rows, right, rows }
}

function count(table: Map<string, Map<string, number>>, label: string, answer: string): void {
  const row = table.get(label) ?? new Map<string, number>()
  row.set(answer, (row.get(answer) ?? 0) + 1)
  table.set(label, row)
}

/** Compares what extraction finds with the catalogue's labels. `withBrand` also gives it the brand column. */
export function measureCatalog(rows: readonly CatalogRow[], withBrand: boolean): CatalogAccuracy {
  const genderConfusion = new Map<string, Map<string, number>>()
  const colorConfusion = new Map<string, Map<string, number>>()
  const tally = {
    gender: 0,
    genders: 0,
    color: 0,
    main: 0,
    single: 0,
    singles: 0,
    named: 0,
    labelled: 0,
    unreachable: 0,
  }
  for (const row of rows) {
    if (row.gender !== null) {
      const value = extractGarment(inputOf(row, withBrand)).gender?.value ?? 'none'
      tally.genders += 1
      if (value === row.gender) tally.gender += 1
      count(genderConfusion, row.gender, value)
    }
    if (row.color === null) continue
    tally.labelled += 1
    const families = colorFamilies(row, withBrand)
    const [main] = families
    if (main === undefined) continue
    tally.named += 1
    const isNamed = families.includes(row.color)
    if (isNamed) tally.color += 1
    else if (!namesWord(row, row.color)) tally.unreachable += 1
    if (main === row.color) tally.main += 1
    if (families.length === 1) {
      tally.singles += 1
      if (main === row.color) tally.single += 1
    }
    count(colorConfusion, row.color, isNamed ? row.color : main)
  }
  return {
    rows: rows.length,
    gender: accuracy(tally.gender, tally.genders),
    color: accuracy(tally.color, tally.named),
    mainColor: accuracy(tally.main, tally.named),
    singleColor: accuracy(tally.single, tally.singles),
    severalColors: accuracy(tally.main - tally.single, tally.named - tally.singles),
    namedColorShare: tally.labelled === 0 ? 0 : tally.named / tally.labelled,
    unreachableColors: tally.unreachable,
    genderConfusion,
    colorConfusion,
  }
}

/** Whether any label of this base colour stands as a whole word in the row's text. */
function namesWord(row: CatalogRow, color: ColorFamily): boolean {
  const labels = Object.keys(CATALOG_COLORS).filter((label) => CATALOG_COLORS[label] === color)
  return new RegExp(`\\b(?:${labels.join('|')})\\b`, 'i').test(`${row.title} ${row.description}`)
}
