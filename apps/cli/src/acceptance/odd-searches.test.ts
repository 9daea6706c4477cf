import type { FeedOptions } from '@trendee/feeds/feed'
import type { LeftOut } from '@trendee/feeds/left-out'
import { openFeed } from '@trendee/feeds/read-feed'
import type { SeriesRecord } from '@trendee/feeds/records'
import { describe, expect, it } from 'vitest'
import { hasOddFiles, ODD_FOLDER, whyLeftOut } from './odd-files'

async function seriesOf(name: string, options: FeedOptions = {}) {
  const opened = await openFeed(ODD_FOLDER + name, options)
  const points: SeriesRecord[] = []
  const leftOut: LeftOut[] = []
  const lost: unknown[] = []
  for await (const batch of opened.batches) {
    points.push(...batch.records.filter((record) => record.kind === 'series'))
    leftOut.push(...batch.leftOut)
    lost.push(...batch.rejects, ...batch.unread)
  }
  return { feed: opened.feed.id, points, leftOut, lost }
}

/** Per term and place: points, the first and last of them with its value. */
function curvesOf(points: readonly SeriesRecord[]) {
  const names = [...new Set(points.map(({ term, region, step }) => `${term}, ${region}, ${step}`))]
  return names.map((name) => {
    const own = points.filter(({ term, region, step }) => `${term}, ${region}, ${step}` === name)
    const said = ({ date, value }: SeriesRecord) => `${date} ${value}`
    return [name, own.length, ...own.filter((_, at) => at === 0 || at === own.length - 1).map(said)]
  })
}

describe.skipIf(!hasOddFiles)(`files of search interest as people have them${whyLeftOut}`, () => {
  it.each([
    [
      'trends-new-monthly.csv',
      [
        ['ballet flats, ZZ, month', 24, '2024-06-01 20', '2026-05-01 74'],
        ['barn jacket, ZZ, month', 24, '2024-06-01 3', '2026-05-01 6'],
        ['loafers, ZZ, month', 24, '2024-06-01 55', '2026-05-01 58'],
      ],
    ],
    [
      'trends-new-weekly.csv',
      [
        ['ballet flats, ZZ, week', 60, '2025-06-01 30', '2026-07-19 59'],
        ['barn jacket, ZZ, week', 60, '2025-06-01 0.5', '2026-07-19 24'],
      ],
    ],
    ['trends-new-daily.csv', [['loafers, ZZ, day', 90, '2026-05-01 60', '2026-07-29 62']]],
    [
      'search-client-stacked.csv',
      [
        ['loafers, US, day', 3, '2026-06-27 60', '2026-06-29 62'],
        ['clogs, US, day', 3, '2026-06-27 12', '2026-06-29 12'],
        ['parachute pants, US, day', 3, '2026-06-27 7', '2026-06-29 9'],
        ['capri pants, US, day', 3, '2026-06-27 31', '2026-06-29 31'],
        ['loafers, CA, day', 3, '2026-06-27 69', '2026-06-29 71'],
        ['clogs, CA, day', 3, '2026-06-27 21', '2026-06-29 21'],
        ['parachute pants, CA, day', 3, '2026-06-27 16', '2026-06-29 18'],
        ['capri pants, CA, day', 3, '2026-06-27 22', '2026-06-29 22'],
      ],
    ],
    [
      'search-api-partial-week.json',
      [
        ['barn jacket, US, week', 52, '2025-08-31 40', '2026-08-23 65'],
        ['funnel neck coat, US, week', 52, '2025-08-31 0.5', '2026-08-23 4'],
      ],
    ],
    [
      'trends-case-only-terms.csv',
      [
        ['Максі сукня, UA, week', 26, '2026-01-04 0', '2026-06-28 2'],
        ['максі сукня, UA, week', 26, '2026-01-04 5', '2026-06-28 30'],
        ['лляна сукня, UA, week', 26, '2026-01-04 40', '2026-06-28 90'],
      ],
    ],
  ])('%s', async (name, curves) => {
    const { points, lost } = await seriesOf(name)
    expect(curvesOf(points)).toEqual(curves)
    expect(lost).toEqual([])
    // Told, not assumed.
    const told = (await seriesOf(name, { region: 'FR' })).points
    expect(told).toHaveLength(points.length)
    expect(told.filter(({ region }) => region === 'ZZ')).toEqual([])
  })

  it.each([
    ['search-client-stacked.csv', 4],
    ['search-api-partial-week.json', 1],
  ])('%s leaves out the steps that were not over', async (name, rows) => {
    expect((await seriesOf(name)).leftOut).toMatchObject([{ reason: 'unfinished_step', rows }])
  })

  it('has each request of a stacked table on a scale of its own', async () => {
    const { points } = await seriesOf('search-client-stacked.csv')
    expect(points.filter(({ term }) => term === 'clogs').map(({ scalePart }) => scalePart)).toEqual(
      Array.from({ length: 6 }, () => '1'),
    )
    expect(points.filter(({ term }) => term === 'capri pants').map(({ scalePart }) => scalePart)).toEqual(
      Array.from({ length: 6 }, () => '2'),
    )
  })
})
