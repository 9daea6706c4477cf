import { readFile } from 'node:fs/promises'
import { type ReadingOptions, readingOptions } from '@trendee/contract/admin/reading-options'
import { MAPPED_PLATFORMS } from '@trendee/core/imports/mappable-fields'
import { UsageError } from './command'
import type { OptionValues } from './options'

/** What a person may tell of files that do not say it themselves. */
export const READING_FLAGS = {
  term: { value: 'WORDS', text: 'The search term that a file of related queries belongs to', example: 'linen' },
  region: { value: 'CODE', text: 'The region of files that name none', example: 'US' },
  platform: {
    choices: ['as-the-file-says', ...MAPPED_PLATFORMS.series],
    text: 'The network of posts (instagram or tiktok), or the network or search engine of series, in a table that does not name it',
  },
  currency: { value: 'CODE', text: 'The currency of prices that carry none', example: 'USD' },
  shop: { value: 'NAME', text: 'The shop whose products a table lists, where the table names none', example: 'Tiki' },
  'shop-url': {
    value: 'URL',
    text: 'The address of the shop whose products the files list',
    example: 'https://shop.example',
  },
  'decimal-mark': {
    choices: ['as-shown', 'dot', 'comma'],
    text: 'The decimal mark of columns whose cells show none of their own, such as 49.499',
  },
  'day-order': {
    choices: ['as-shown', 'day-first', 'month-first', 'year-first'],
    text: 'Which of day, month and short year dates such as 05/03/2026 and 26/04/13 write first, where no other cell tells',
  },
  'unnamed-column': {
    choices: ['none', 'first', 'last'],
    text: 'Which column of a table its header does not name, where its rows have a cell more or its names stand beside their cells',
  },
  'units-window': {
    value: 'DAYS',
    text: 'Over how many days units were sold, where a table does not say it; lifetime for all that were ever sold',
    example: '30',
  },
  mapping: {
    value: 'FILE.json',
    text: 'Names the columns of a table of unknown layout: {"productId": "Article", "title": "Name", "shop": "Store"}, of series {"date": "Week", "value": ["linen dress", "maxi skirt"]}',
    example: 'columns.json',
  },
} as const

const DECIMAL_MARKS = { 'as-shown': undefined, dot: '.', comma: ',' } as const

/** What the options tell, as the contract takes it. Throws UsageError for a value that can be none, with its option. */
export async function toldReading(options: OptionValues<typeof READING_FLAGS>): Promise<ReadingOptions> {
  const { term, region, currency, shop, platform, mapping } = options
  const { 'shop-url': shopUrl, 'day-order': dayOrder, 'unnamed-column': unnamed } = options
  const told = {
    term,
    region,
    platform: platform === 'as-the-file-says' ? undefined : platform,
    currency,
    shop,
    shop_url: shopUrl,
    decimal_mark: DECIMAL_MARKS[options['decimal-mark']],
    day_order: dayOrder === 'as-shown' ? undefined : dayOrder,
    unnamed_column: unnamed === 'none' ? undefined : unnamed,
    units_window: options['units-window'],
    mapping: mapping === undefined ? undefined : await mappingIn(mapping),
  }
  const read = readingOptions.safeParse(
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  )
  if (read.success) return read.data
  const [issue] = read.error.issues
  const name = String(issue?.path[0]) as keyof typeof told
  const given = name === 'mapping' ? mapping : told[name]
  throw new UsageError(`--${name.replaceAll('_', '-')} ${String(given)}: ${issue?.message ?? 'not understood'}`)
}

async function mappingIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`--mapping ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
