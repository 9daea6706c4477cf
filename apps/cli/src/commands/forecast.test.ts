import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addWeeks } from '@trendee/core/periods/week'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand } from '../testing/run-command'
import { forecast } from './forecast'

const folder = mkdtempSync(join(tmpdir(), 'trendee-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const START = '2022-01-03'
const WEEKS = 157
const ORIGIN = addWeeks(START, WEEKS - 1)
const height = (week: number) => (50 + 20 * Math.sin((2 * Math.PI * week) / 52)).toFixed(3)

function matrix(name: string, more = ''): string {
  const path = join(folder, name)
  const rows = Array.from(
    { length: WEEKS },
    (_, week) => `${addWeeks(START, week)},${height(week)},${height(week + 9)}`,
  )
  writeFileSync(path, `${['week,coat,boot', ...rows].join('\n')}\n${more}`)
  return path
}
const series = matrix('series.csv')
const run = (...argv: string[]) => runCommand(forecast, argv)

it('prints a row a week of the year after the origin, a column a series, and its band where asked', async () => {
  const { code, printed } = await run(series, '--origin', ORIGIN)
  expect(code).toBe(0)
  const [header, ...rows] = printed.map((line) => line.split(','))
  expect(header).toEqual(['week', 'coat', 'boot'])
  expect(rows.map(([week]) => week)).toEqual(Array.from({ length: 52 }, (_, week) => addWeeks(ORIGIN, week + 1)))
  // A season without noise comes again.
  rows.forEach(([, coat, boot], week) => {
    expect(Math.abs(Number(coat) - Number(height(WEEKS + week)))).toBeLessThan(7)
    expect(Math.abs(Number(boot) - Number(height(WEEKS + week + 9)))).toBeLessThan(7)
  })
  const banded = await run(series, '--origin', ORIGIN, '--interval', '0.8', '--horizon', '2')
  expect(banded.printed).toHaveLength(3)
  expect(banded.printed[0]?.split(',')).toEqual(expect.arrayContaining(['week', 'coat', 'boot']))
  expect(banded.printed[0]?.split(',')).toHaveLength(7)
})

it('uses nothing after the origin', async () => {
  const origin = addWeeks(START, 104)
  const cut = join(folder, 'cut.csv')
  const lines = Array.from({ length: 105 }, (_, week) => `${addWeeks(START, week)},${height(week)},${height(week + 9)}`)
  writeFileSync(cut, `${['week,coat,boot', ...lines].join('\n')}\n`)
  const whole = await run(series, '--origin', origin, '--horizon', '4')
  expect(whole.printed).toHaveLength(1 + 4)
  expect((await run(cut, '--origin', origin, '--horizon', '4')).printed).toEqual(whole.printed)
})

describe('what cannot be forecast', () => {
  it.each<[string, string[], RegExp]>([
    ['no file', ['--origin', ORIGIN], /one file/],
    ['two files', [series, series, '--origin', ORIGIN], /one file/],
    ['no origin', [series], /--origin is missing\. The Monday/],
    ['an origin that is no day', [series, '--origin', 'soon'], /origin/i],
    ['an origin on another weekday', [series, '--origin', '2024-12-31'], /origin/i],
    ['an origin outside the file', [series, '--origin', '2031-01-06'], /origin/i],
    ['a horizon that is no number', [series, '--origin', ORIGIN, '--horizon', 'year'], /--horizon takes a number/],
    ['an unknown option', [series, '--origin', ORIGIN, '--method', 'x'], /--method/],
    [
      'a cell that is no number',
      [matrix('words.csv', `${addWeeks(START, WEEKS)},much,1\n`), '--origin', ORIGIN],
      /line 159, column coat: "much"/,
    ],
  ])('%s', async (_, argv, message) => {
    await expect(run(...argv)).rejects.toThrow(message)
  })
})
