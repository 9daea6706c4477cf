import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@trendee/core/periods/week'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../command'
import { runCommand } from '../testing/run-command'
import { ingest } from './ingest'
import { trends } from './trends'

const folder = mkdtempSync(join(tmpdir(), 'trendee-cli-'))
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (...argv: string[]) => runCommand(trends, argv, data)
const list = async (...argv: string[]) =>
  JSON.parse((await run('--format', 'json', ...argv)).printed.join('\n')) as Record<string, unknown>[]

const FIRST = '2022-01-02'
const WEEKS = 156
/** Read on the last day of the data, as whoever keeps it fresh would: on today's clock it is too old to tell what comes. */
const LAST_DAY = addDays(FIRST, 7 * WEEKS)
const THEN = ['--as-of', LAST_DAY] as const

it('lists nothing of an empty data folder', async () => {
  expect(await list()).toEqual([])
  expect(await list('--as-of', '2024-01-01')).toEqual([])
  expect((await run('--format', 'csv')).printed).toHaveLength(1)
})

describe('trends of a folder', () => {
  beforeAll(async () => {
    const path = join(folder, 'timeline.csv')
    const lines = Array.from({ length: WEEKS }, (_, week) => {
      const season = 50 + 20 * Math.sin((2 * Math.PI * week) / 52)
      return `${addDays(FIRST, 7 * week)},${Math.round(season)},${Math.round(season * 1.2 ** (week / 52))}`
    })
    writeFileSync(path, `Week,moto boots: (United States),puffer vest: (United States)\n${lines.join('\n')}\n`)
    await runCommand(ingest, [path], data)
  })

  it('have every field, with the terms that people searched', async () => {
    const found = await list(...THEN)
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['Moto Boots', 'Puffer Vest']))
    expect(found).toHaveLength(2)
    const boots = found.find(({ name }) => name === 'Moto Boots')
    expect(boots).toEqual({
      name: 'Moto Boots',
      type: 'product',
      yoy: expect.any(Number),
      ytd: expect.any(Number),
      level: 'none',
      why: expect.objectContaining({ rule: 'below_hot', inputs: expect.anything(), thresholds: expect.anything() }),
      lifecycle: expect.any(String),
      season_strength: expect.any(Number),
      forecast_peak_week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      score: expect.any(Number),
      region: 'US',
      platform: 'google',
      // Sunday weeks count as the Monday weeks a day later.
      as_of: LAST_DAY,
      told_on: LAST_DAY,
      is_stale: false,
      trend_id: 'moto-boots',
      story: {
        curve: { kind: 'flat', since: null, flat_years: 3, from: expect.any(Number), to: expect.any(Number) },
        agreement: null,
      },
      forecast_growth: expect.any(Number),
      forecast_confidence: 'usual',
      forecast_seasons: expect.arrayContaining([
        expect.objectContaining({ season: 'summer-2025', gender: '', verdict: 'returns', from: '2025-05-26' }),
      ]),
      gender: '',
      searched_as: ['moto boots'],
      name_zh: expect.any(String),
      is_seasonal: true,
      last_week: LAST_DAY,
    })
    expect(boots?.['yoy']).toBeCloseTo(0, 2)
    expect(found.find(({ name }) => name === 'Puffer Vest')?.['yoy']).toBeCloseTo(0.2, 1)
  })

  it('come as columns, as lines and as a table', async () => {
    const csv = (await run('--format', 'csv', ...THEN)).printed
    expect(csv).toHaveLength(3)
    expect(csv[0]).toBe(
      'name,type,yoy,ytd,level,why,decision,lifecycle,season_strength,forecast_peak_week,score,region,platform,as_of',
    )
    expect(csv.slice(1).every((line) => / last year[.;]/.test(line))).toBe(true)
    const boots = (lines: readonly string[]) => lines.find((line) => line.startsWith('Moto Boots')) ?? ''
    expect(boots(csv)).toMatch(
      /Summer 2025: as last year, repeat ×0\.9\d \(0\.\d\d–1\.\d\d\), order by 17 February 2025 with 14 weeks’ lead\./,
    )
    // With three weeks spring can still be met.
    expect(boots((await run('--format', 'csv', '--lead', '3', ...THEN)).printed)).toMatch(
      /Spring 2025: .*3 February 2025/,
    )
    await expect(run('--lead', '41')).rejects.toThrow('--lead')
    // Read today, the same data says that it has ended.
    expect(boots((await run('--format', 'csv')).printed)).toContain('Its data ends')
    expect((await run('--format', 'ndjson')).printed.map((line) => JSON.parse(line) as unknown)).toEqual(await list())
    expect((await run()).printed[0]).toMatch(/^name +type +yoy/)
  })

  it('are those of a day in the past, of a region and of a platform', async () => {
    const then = await list('--as-of', '2023-12-31')
    expect(then.map((trend) => [trend['as_of'], trend['last_week']])).toEqual([
      ['2023-12-31', '2023-12-31'],
      ['2023-12-31', '2023-12-31'],
    ])
    expect(await list('--as-of', '2021-12-31')).toEqual([])
    expect(await list('--region', 'GB')).toEqual([])
    expect(await list('--platform', 'temu')).toEqual([])
    expect(await list('--platform', 'google')).toHaveLength(2)
  })
})

it.each<[string[], RegExp]>([
  [['--as-of', 'yesterday'], /--as-of/],
  [['--region', 'Europe'], /--region.*region code/],
  [['--gender', 'dogs'], /--gender/],
  [['--format', 'xml'], /--format is one of/],
  [['--year', '2024'], /--year/],
  [['file.csv'], /takes no file/],
])('%o is refused', async (argv, message) => {
  await expect(run(...argv)).rejects.toThrow(UsageError)
  await expect(run(...argv)).rejects.toThrow(message)
})
