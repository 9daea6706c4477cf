import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { z } from 'zod'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { trendLine } = CONTRACT.trends
type Answer = OutputOf<typeof trendLine>

let demo: DemoApp
let token: string
/** Search trends of the US by file: what each reaches at most in it. */
let files: { id: string; top: number }[][]
beforeAll(async () => {
  demo = await openDemoApp()
  token = await demo.signIn('trendee-business')
  const rows = await demo.runtime.analytics.rows(
    z.object({ file: z.string(), id: z.string(), top: z.number() }),
    `SELECT toString(scale) AS file, joined.trend_id AS id, max(value) AS top FROM trendee.series_point AS point
     INNER JOIN (SELECT DISTINCT term, region, trend_id, file_hash FROM trendee.series_join
                 WHERE platform = 'google' AND region = 'US' AND outcome = 'reference') AS joined
       ON joined.term = point.term AND joined.region = point.region AND joined.file_hash = point.scale
     WHERE point.platform = 'google' AND joined.trend_id IN (
       SELECT trend_id FROM trendee.trend_metric WHERE region = 'US' AND platform = 'google')
     GROUP BY file, id ORDER BY file, top DESC, id`,
  )
  files = [...new Set(rows.map(({ file }) => file))].map((name) => rows.filter(({ file }) => file === name))
})
afterAll(() => demo.close())

async function linesOf(...names: readonly string[]): Promise<Answer> {
  const answer = await demo.app.inject({
    path: trendLine.path,
    query: { names: names.join(','), region: 'US' },
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json<{ data: Answer }>().data
}
const topOf = ({ line }: Answer['lines'][number]) => Math.max(...line.values.map((value) => value ?? 0))

/** A file in which the second term is clearly lower than the first: one of both at 100 would be each on its own. */
function unequalFile() {
  const found = files.find(([first, second]) => first?.top === 100 && (second?.top ?? 100) < 97)
  if (!found?.[0] || !found[1]) throw new Error('the demo world has no such file')
  return { high: found[0], low: found[1], file: found }
}

it('draws two terms of one file as high as the file has them', async () => {
  const { high, low } = unequalFile()
  const { lines } = await linesOf(low.id, high.id)
  expect(lines.map((line) => [line.trend_id, line.comparable, line.scale_error])).toEqual([
    [low.id, true, 0],
    [high.id, true, 0],
  ])
  expect(lines.map((line) => Math.round(topOf(line)))).toEqual([low.top, 100])
})

it('puts what no file links on no common scale, and gives the growth of all', async () => {
  const { high, low, file } = unequalFile()
  const other = files.find((one) => one !== file && one[0])?.[0]
  if (!other) throw new Error('the demo world has one file')
  const { lines, growth } = await linesOf(low.id, other.id, high.id)
  expect(lines.map((line) => [line.comparable, line.scale_error])).toEqual([
    [true, 0],
    [false, null],
    [true, 0],
  ])
  expect(lines.map((line) => Math.round(topOf(line)))).toEqual([low.top, 100, 100])
  expect(growth?.lines.map(({ start }) => start)).toEqual(Array.from({ length: 3 }, () => growth?.since))
  for (const line of growth?.lines ?? []) {
    expect(line.values.slice(0, 4).reduce((sum: number, value) => sum + (value ?? 0), 0)).toBeCloseTo(400)
  }
})
