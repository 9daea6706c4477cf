import { extractGarment } from '@trendee/core/extraction/extract-garment'
import { type KnownBrands, learnBrands } from '@trendee/core/extraction/known-brands'
import type { ReadingLanguage } from '@trendee/core/extraction/language-vocabulary'
import { FileLanguage } from '@trendee/core/extraction/titles-language'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES, FACT_TYPES } from '@trendee/core/lexicon/types'
import { readTable } from '@trendee/feeds/read-table'
import { type Command, UsageError } from '../command'
import { type OptionValues, parseOptions } from '../options'
import { csvLine } from '../table'

interface Found {
  readonly value: string
  readonly words: string
  readonly from: string
  /** Base colour, for colours only. */
  readonly family?: string | null
}

/** What of a file is known before its rows are read one by one. */
interface FileFacts {
  readonly brands: KnownBrands
  readonly fileLanguage: ReadingLanguage | null
}

/** The cells of a row that extraction reads. */
interface Row {
  readonly title: string
  readonly description: string
  readonly brand: string
}

/** Types of findings as they are printed: `fit-type` as `fit_type`. */
const TYPES = [...ATTRIBUTE_TYPES, ...FACT_TYPES].map((type) => ({ type, column: type.replace('-', '_') }))

/** What the extractor finds in one row, by type, as it is printed. */
function extracted(row: number, { title, description, brand }: Row, file: FileFacts) {
  const garment = extractGarment({
    title,
    ...file,
    ...(description ? { description } : {}),
    ...(brand ? { rawBrand: brand } : {}),
  })
  const all = [...garment.attributes, ...garment.facts]
  const found = Object.fromEntries(
    TYPES.map(({ type, column }): [string, Found[]] => [
      column,
      all
        .filter((finding) => finding.type === type)
        .map(({ value, words, from }) => ({
          value,
          words,
          from,
          ...(type === 'color' ? { family: lexiconEntry('color', value)?.family ?? null } : {}),
        })),
    ]),
  )
  return {
    row,
    title,
    category: garment.category,
    gender: garment.gender,
    // Nobody stated a brand that was read from the title.
    brand: garment.brand === null ? null : { ...garment.brand, is_inferred: garment.brand.from === 'title' },
    model_number: garment.modelNumber,
    is_set: garment.isSet,
    garments: garment.garments,
    ...found,
  }
}

const OPTIONS = {
  title: { value: 'COLUMN', text: 'The column that holds the titles', example: 'title', isRequired: true },
  description: { value: 'COLUMN', text: 'The column that holds the descriptions', example: 'description' },
  brand: {
    value: 'COLUMN',
    text: 'The column that holds the brands; titles of rows without one are searched for those of the others',
    example: 'brand',
  },
  format: { choices: ['ndjson', 'csv'], text: 'One JSON object a row with the words found, or a table of values' },
} as const

type Columns = Pick<OptionValues<typeof OPTIONS>, 'title' | 'description' | 'brand'>

/** The rows of a table file by the columns asked for; a column that was not asked for is ''. */
async function* rowsOf(file: string, { title, description, brand }: Columns): AsyncGenerator<Row> {
  let places: { title: number; description: number; brand: number } | null = null
  for await (const rows of readTable(file)) {
    for (const { cells } of rows) {
      if (!places) {
        places = {
          title: columnOf(cells, title),
          description: columnOf(cells, description),
          brand: columnOf(cells, brand),
        }
        continue
      }
      const cell = (place: number) => (place < 0 ? '' : (cells[place] ?? ''))
      yield { title: cell(places.title), description: cell(places.description), brand: cell(places.brand) }
    }
  }
}

/** The brands that a file's own column names, or those that are known anyway where there is no such column, and the language of its titles. */
async function factsOf(file: string, columns: Columns): Promise<FileFacts> {
  const names = new Set<string>()
  const language = new FileLanguage()
  let fileLanguage: ReadingLanguage | null = null
  for await (const { title, brand } of rowsOf(file, columns)) {
    fileLanguage = language.with([title])
    names.add(brand)
  }
  return { brands: learnBrands(names), fileLanguage }
}

export const extract: Command = {
  operands: 'FILE.csv',
  summary:
    'Print what the extractor finds in each row: category, gender, brand, attributes, sports and features, with the words that gave them',
  options: OPTIONS,
  example: 'products.csv --title name --description text --brand maker --format csv',
  async run({ argv, print }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    const { format } = options
    const [file, ...more] = files
    if (!file || more.length > 0) throw new UsageError('extract takes one file')
    const facts = await factsOf(file, options)
    const columns = TYPES.map(({ column }) => column)
    if (format === 'csv') {
      const head = ['row', 'title', 'primary_category', 'secondary_category', 'gender']
      print(csvLine([...head, ...columns, 'brand', 'brand_from', 'model_number']))
    }
    let row = 0
    for await (const cells of rowsOf(file, options)) {
      row += 1
      const found = extracted(row, cells, facts)
      if (format === 'ndjson') {
        print(JSON.stringify(found))
        continue
      }
      const values = columns.map((column) => (found as unknown as Record<string, Found[]>)[column] ?? [])
      print(
        csvLine([
          String(row),
          found.title,
          found.category?.primary ?? '',
          found.category?.secondary ?? '',
          found.gender?.value ?? '',
          ...values.map((list) => list.map(({ value }) => value).join('|')),
          found.brand?.value ?? '',
          found.brand?.from ?? '',
          found.model_number ?? '',
        ]),
      )
    }
    return 0
  },
}

/** Place of a named column, −1 for none asked; a name that the header lacks is refused with the names it has. */
function columnOf(header: readonly string[], name: string | undefined): number {
  if (name === undefined) return -1
  const index = header.findIndex((cell) => cell.trim() === name)
  if (index < 0) throw new UsageError(`no column ${name}; the file has ${header.join(', ')}`)
  return index
}
