import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toWeeklySeries } from '@trendee/core/trend/weekly-signal'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'

export interface SearchSeries {
  readonly name: string
  readonly series: WeeklySeries
}

/**
 * Reads the weekly search-interest exports (`multiTimeline*.csv`) of a folder in the order of their names. The bench reads them
 * itself, so that its numbers speak of the trend engine alone; the product reads the same files through the feeds package.
 */
export async function readSearchSeries(folder: string): Promise<SearchSeries[]> {
  const files = (await readdir(folder)).filter((file) => /^multiTimeline.*\.csv$/.test(file)).sort()
  const found: SearchSeries[] = []
  for (const file of files) found.push(...parseTimeline(await readFile(join(folder, file), 'utf8')))
  if (found.length === 0) throw new Error(`no multiTimeline*.csv in ${folder}`)
  return found
}

function parseTimeline(text: string): SearchSeries[] {
  const rows = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((line) => /^\d{4}-\d{2}-\d{2},/.test(line))
  const header = text.split('\n').find((line) => line.includes(': ('))
  if (header === undefined) return []
  const names = header.trim().split(',').slice(1)
  return names.map((name, column) => {
    const points = rows.map((row) => {
      const cells = row.split(',')
      return { date: cells[0] ?? '', value: indexValue(cells[column + 1]) }
    })
    return { name: name.slice(0, name.indexOf(': (')), series: toWeeklySeries(points, 'week_from_sunday', 'mean') }
  })
}

function indexValue(cell: string | undefined): number | null {
  const text = (cell ?? '').trim()
  if (text === '') return null
  return text.startsWith('<') ? 0.5 : Number(text)
}
