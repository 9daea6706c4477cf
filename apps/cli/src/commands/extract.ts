import { extractGarment } from '@trendee/core/extraction/extract-garment'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { readTable } from '@trendee/feeds/read-table'
import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'
import { csvLine } from '../table'

interface Found {
  readonly value: string
  readonly words: string
  readonly from: string
  /** Base colour, for colours only. */
  readonly family?: string | null
}

/** What the extractor finds in one row, by attribute type, as it is printed. */
function extracted(row: number, title: string, description: string) {
  const garment = extractGarment({ title, ...(description ? { description } : {}) })
  const attributes = Object.fromEntries(
    ATTRIBUTE_TYPES.map((type): [string, Found[]] => [
      type.replace('-', '_'),
      garment.attributes
        .filter((attribute) => attribute.type === type)
        .map(({ value, words, from }) => ({
          value,
          words,
          from,
          ...(type === 'color' ? { family: lexiconEntry('color', value)?.family ?? null } : {}),
        })),
    ]),
  )
  return { row, title, category: garment.category, gender: garment.gender, is_set: garment.isSet, ...attributes }
}

const OPTIONS = {
  title: { value: 'COLUMN', text: 'The column that holds the titles', example: 'title', isRequired: true },
  description: { value: 'COLUMN', text: 'The column that holds the descriptions', example: 'description' },
  format: { choices: ['ndjson', 'csv'], text: 'One JSON object a row with the words found, or a table of values' },
} as const

export const extract: Command = {
  operands: 'FILE.csv',
  summary:
    'Print what the extractor finds in each row: category, gender and each attribute, with the words that gave it',
  options: OPTIONS,
  example: 'products.csv --title name --description text --format csv',
  async run({ argv, print }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    const { format } = options
    const [file, ...more] = files
    if (!file || more.length > 0) throw new UsageError('extract takes one file')
    const types = ATTRIBUTE_TYPES.map((type) => type.replace('-', '_'))
    if (format === 'csv') print(csvLine(['row', 'title', 'primary_category', 'secondary_category', 'gender', ...types]))
    let place: { title: number; description: number } | null = null
    let row = 0
    for await (const rows of readTable(file)) {
      for (const { cells } of rows) {
        if (!place) {
          place = { title: columnOf(cells, options.title), description: columnOf(cells, options.description) }
          continue
        }
        row += 1
        const found = extracted(
          row,
          cells[place.title] ?? '',
          place.description < 0 ? '' : (cells[place.description] ?? ''),
        )
        if (format === 'ndjson') {
          print(JSON.stringify(found))
          continue
        }
        const values = types.map((type) => (found as unknown as Record<string, Found[]>)[type] ?? [])
        print(
          csvLine([
            String(row),
            found.title,
            found.category?.primary ?? '',
            found.category?.secondary ?? '',
            found.gender?.value ?? '',
            ...values.map((list) => list.map(({ value }) => value).join('|')),
          ]),
        )
      }
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
