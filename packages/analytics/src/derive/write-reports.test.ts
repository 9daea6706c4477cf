import { expect, it } from 'vitest'
import { addWeeks } from '@trendee/core/periods/week'
import type { Report } from '@trendee/core/reports/report'
import { openTrendWorld } from '../testing/trend-world'
import { writeReports } from './write-reports'

const START = '2023-01-02'
const WEEKS = 130

it('reports are written from the trends of the highest score, whatever their names', async () => {
  /** Two and a half years of a line that stands still, but for a last half year that many times as high. */
  const trend = (trendId: string, score: number | null, factor: number) => ({
    trendId,
    score,
    start: START,
    asOf: '2025-06-29',
    lastWeek: addWeeks(START, WEEKS - 1),
    line: Array.from({ length: WEEKS }, (_, week) => (week < WEEKS - 26 ? 50 : 50 * factor)),
  })
  const world = await openTrendWorld([
    // As many as are read, all before the others by their names; they doubled and matter little.
    ...Array.from({ length: 1000 }, (_, at) => trend(`a-${String(at).padStart(4, '0')}`, at < 500 ? 1 : null, 2)),
    ...Array.from({ length: 6 }, (_, at) => trend(`zebra-${at}`, 90, 3)),
  ])
  try {
    const kept: Report[] = []
    await writeReports(world.db, {
      keep: async (written) => {
        kept.push(...written.map(({ report }) => report))
      },
    })
    const weekly = kept.find(({ kind, asOf }) => kind === 'weekly' && asOf === '2025-06-29')
    const [up] = weekly?.sections ?? []
    expect(up?.trends.map(({ trendId }) => trendId)).toEqual(['zebra-0', 'zebra-1', 'zebra-2', 'zebra-3', 'zebra-4'])
  } finally {
    await world.close()
  }
})
