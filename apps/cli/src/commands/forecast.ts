import {
  ForecastInputError,
  type WeeklyMatrix,
  forecastWeeklyMatrix,
} from '@trendee/core/forecast/weekly-matrix-forecast'
import { readTable } from '@trendee/feeds/read-table'
import { type Command, UsageError } from '../command'
import { parseOptions } from '../options'
import { csvLine } from '../table'

/** Empty cells are gaps; anything else that is no number is refused with its place. */
function valueOf(cell: string, line: number, column: string): number | null {
  const text = cell.trim()
  if (text === '') return null
  const value = Number(text)
  if (!Number.isFinite(value)) {
    throw new ForecastInputError('values', `line ${line}, column ${column}: "${text}" is not a number`)
  }
  return value
}

async function readMatrix(path: string): Promise<WeeklyMatrix> {
  let header: readonly string[] | null = null
  const weeks: string[] = []
  let columns: (number | null)[][] = []
  for await (const rows of readTable(path)) {
    for (const { line, cells } of rows) {
      if (header === null) {
        header = cells.map((cell) => cell.trim())
        columns = header.slice(1).map(() => [])
        continue
      }
      if (cells.every((cell) => cell.trim() === '')) continue
      weeks.push((cells[0] ?? '').trim())
      columns.forEach((column, index) => column.push(valueOf(cells[index + 1] ?? '', line, header?.[index + 1] ?? '')))
    }
  }
  return { header: header ?? [], weeks, columns }
}

function numberOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isFinite(value)) throw new UsageError(`--${name} takes a number, not ${text}`)
  return value
}

const OPTIONS = {
  origin: { value: 'DATE', text: 'The Monday of the last week to use', example: '2018-12-31', isRequired: true },
  horizon: { value: 'WEEKS', text: 'How many weeks to forecast (default 52)', example: '26' },
  influencers: {
    value: 'FILE',
    text: 'A weekly matrix of series that may run ahead of these',
    example: 'fashion-posts.csv',
  },
  interval: { value: 'SHARE', text: 'Adds a lower and an upper bound that hold this share', example: '0.8' },
  format: { choices: ['csv', 'json'], text: 'A table, or the same as one JSON object' },
} as const

export const forecast: Command = {
  operands: 'SERIES.csv',
  summary: 'Forecast every column of a weekly matrix from the weeks up to a Monday',
  options: OPTIONS,
  example: 'series.csv --origin 2018-12-31 --horizon 52 --interval 0.8',
  async run({ argv, print }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    const [file, ...more] = files
    if (!file || more.length > 0) throw new UsageError('forecast takes one file')
    const table = forecastWeeklyMatrix({
      matrix: await readMatrix(file),
      influencers: options.influencers ? await readMatrix(options.influencers) : undefined,
      origin: options.origin,
      horizon: numberOf('horizon', options.horizon, 52),
      interval: options.interval === undefined ? undefined : numberOf('interval', options.interval, 0.8),
    })
    if (options.format === 'json') {
      print(JSON.stringify(table))
      return 0
    }
    print(csvLine(table.header))
    for (const row of table.rows) print(csvLine(row.map(String)))
    return 0
  },
}
