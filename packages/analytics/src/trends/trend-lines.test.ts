import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY, openTrendWorld } from '../testing/trend-world'
import { trendLines } from './trend-lines'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    { trendId: 'grey-coat', nameZh: '灰色大衣', start: '2025-06-16', line: [1, null], adjusted: [2, 3] },
    { trendId: 'grey-coat', region: '', line: [9] },
    { trendId: 'nowhere', region: '', line: [7] },
    { trendId: 'boot', gender: 'women', line: [4] },
    { trendId: 'boot', gender: '', line: [5] },
    { trendId: 'skirt', gender: 'women', line: [6] },
    { trendId: 'skirt', gender: '', yoy: 0.3, line: [8] },
  ])
})
afterAll(() => world.close())

it('gives the curves in the order asked, by id or by name, and none for what nobody knows', async () => {
  const lines = await trendLines(
    world.db,
    ['boot', 'never heard', 'Gray Coat', 'grey-coat', 'nowhere'],
    { region: 'US', gender: '' },
    { show: 'interest', today: WORLD_DAY },
  )
  expect(lines.map(({ asked, line }) => [asked, line?.trend_id ?? null, line?.line ?? null])).toEqual([
    ['boot', 'boot', [5]],
    ['never heard', null, null],
    ['Gray Coat', 'grey-coat', [1, null]],
    ['grey-coat', 'grey-coat', [1, null]],
    ['nowhere', 'nowhere', [7]],
  ])
})
it('gives the curve of the asked gender alone', async () => {
  for (const [gender, line] of [
    ['women', [4]],
    ['men', undefined],
    ['', [5]],
  ] as const) {
    const [boot] = await trendLines(
      world.db,
      ['boot'],
      { region: 'US', gender },
      { show: 'interest', today: WORLD_DAY },
    )
    expect(boot?.line?.line).toEqual(line)
  }
})
it('gives everybody’s curve where that of the gender tells no year', async () => {
  const asked = { region: 'US', gender: 'women' } as const
  const [skirt] = await trendLines(world.db, ['skirt'], asked, { show: 'interest', today: WORLD_DAY })
  expect([skirt?.line?.gender, skirt?.line?.line]).toEqual(['', [8]])
})
it('gives the season-adjusted curve where that is asked for, and the one of no region elsewhere', async () => {
  const [adjusted] = await trendLines(
    world.db,
    ['grey-coat'],
    { region: 'US', gender: '' },
    { show: 'season_adjusted', today: WORLD_DAY },
  )
  expect(adjusted?.line).toEqual({
    trend_id: 'grey-coat',
    name: 'grey coat',
    trend_name_zh: '灰色大衣',
    gender: '',
    platform: 'google',
    evidence: 'relative',
    region: 'US',
    signal_gender: '',
    signal_region: 'US',
    last_week_day: '2025-06-23',
    as_of_day: '2025-06-29',
    start_day: '2025-06-16',
    line: [2, 3],
  })
  expect(
    (await trendLines(world.db, ['grey-coat'], { region: 'GB', gender: '' }, { show: 'interest', today: WORLD_DAY }))[0]
      ?.line?.line,
  ).toEqual([9])
  expect(await trendLines(world.db, [], { region: 'US', gender: '' }, { show: 'interest', today: WORLD_DAY })).toEqual(
    [],
  )
})
