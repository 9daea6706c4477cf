import {
  ForecastInputError,
  type WeeklyMatrix,
  forecastWeeklyMatrix,
} from '@trendee/core/forecast/weekly-matrix-forecast'
import { readTable } from '@trendee/feeds/read-table'
import { type Command, UsageError } from '../command'
import { choice, parseOptions } from '../options'
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

export const forecast: Command = {
  usage: 'SERIES.csv --origin DATE [--horizon 52] [--influencers FILE] [--interval 0.8] [--format csv|json]',
  summary: 'Forecast every column of a weekly matrix from the weeks up to a Monday',
  async run({ argv, print }) {
    const { files, options } = parseOptions(argv, {
      influencers: 'string',
      origin: 'string',
      horizon: 'string',
      interval: 'string',
      format: 'string',
    })
    const [file, ...more] = files
    if (!file || more.length > 0) throw new UsageError('forecast takes one file')
    if (!options.origin) throw new UsageError('--origin is the Monday of the last week to use')
    const format = choice('format', options.format, ['csv', 'json'], 'csv')
    const table = forecastWeeklyMatrix({
      matrix: await readMatrix(file),
      influencers: options.influencers ? await readMatrix(options.influencers) : undefined,
      origin: options.origin,
      horizon: numberOf('horizon', options.horizon, 52),
      interval: options.interval === undefined ? undefined : numberOf('interval', options.interval, 0.8),
    })
    if (format === 'json') {
      print(JSON.stringify(table))
      return 0
    }
    print(csvLine(table.header))
    for (const row of table.rows) print(csvLine(row.map(String)))
    return 0
  },
}
