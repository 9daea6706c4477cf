import { expect, it } from 'vitest'
import { addWeeks } from '@trendee/core/periods/week'
import { openTrendWorld } from '../testing/trend-world'
import type { WrittenReport } from './derive-context'
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
    // Ended six weeks before.
    { ...trend('zebra', 99, 9), asOf: '2025-05-18', lastWeek: addWeeks(START, WEEKS - 7) },
  ])
  try {
    const written: WrittenReport[] = []
    const kept = new Map([['weekly-us-2025-06-22', '2025-06-22']])
    await writeReports(
      world.db,
      {
        lastDays: async () => kept,
        keep: async (reports) => {
          written.push(...reports)
        },
      },
      '2025-07-01',
    )
    const { report: weekly } = written.find(({ report }) => report.id === 'weekly-us-2025-06-29') ?? {}
    const [up] = weekly?.sections ?? []
    expect(up?.trends.map(({ trendId }) => trendId)).toEqual(['zebra-0', 'zebra-1', 'zebra-2', 'zebra-3', 'zebra-4'])
    // One that is over and kept is not written again; the season of the newest day still runs.
    const ofWeeks = written.filter(({ report }) => report.kind === 'weekly')
    expect(ofWeeks.map(({ report: { asOf, isInTime }, isOpen }) => [asOf, isInTime, isOpen]).slice(0, 2)).toEqual([
      ['2025-06-29', true, true],
      ['2025-06-15', false, false],
    ])
    expect(written.map(({ report }) => report.id)).toContain('season-us-2025-08-31')
  } finally {
    await world.close()
  }
})
