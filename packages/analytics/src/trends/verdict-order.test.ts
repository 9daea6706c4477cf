import { CONTRACT } from '@trendee/contract/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TopListQuestion } from '../tables/trends-asked'
import type { SellingWorld } from '../testing/selling-world'
import { judgedSeason } from '../testing/judged-season'
import { WORLD_DAY, openTrendWorld } from '../testing/trend-world'
import { topList } from './top-list'

// With 14 weeks' lead goods ordered on 29 June meet winter; with 2 autumn.
const winter = (told: Parameters<typeof judgedSeason>[0]) => judgedSeason({ season: 'winter-2025', ...told })
const autumn = (told: Parameters<typeof judgedSeason>[0]) => judgedSeason({ season: 'autumn-2025', ...told })
const came = judgedSeason({ season: 'winter-2025', isBacktest: true, kind: 'order', usualError: 0.01, timesLower: 9 })

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    {
      trendId: 'surest',
      seasonStrength: 0.2,
      seasons: [autumn({ kind: 'leave' }), winter({ kind: 'order', timesLower: 1.2, usualError: 0.9 })],
    },
    { trendId: 'highest', seasonStrength: 0.9, seasons: [winter({ kind: 'order', timesLower: 1.6, usualError: 0.8 })] },
    { trendId: 'tested', seasons: [winter({ kind: 'test', timesLower: 3, usualError: null })] },
    {
      trendId: 'guessed',
      yoy: 0.3,
      seasons: [winter({ kind: 'test', timesLower: 5, isGuess: true, usualError: 1.4 })],
    },
    { trendId: 'returning', yoy: 0.5, seasons: [autumn({ kind: 'order' }), winter({ usualError: 0.1 })] },
    { trendId: 'left', gender: 'women', seasons: [winter({ kind: 'leave', reason: 'falling', usualError: 0.3 })] },
    // Everybody's curve tells it of women: after what women's own tells, however much it rises.
    {
      trendId: 'everybodys',
      gender: 'women',
      seasonGender: '',
      seasons: [winter({ kind: 'order', timesLower: 9, usualError: 0.85 })],
    },
    // Its forecast reaches no season that is still met: the last one is spoken of.
    { trendId: 'lagging', seasons: [autumn({ kind: 'order', timesLower: 1.3, usualError: 0.95 })] },
    {
      trendId: 'southern',
      region: 'AU',
      seasons: [
        judgedSeason({ season: 'spring-2025', kind: 'leave' }),
        judgedSeason({ season: 'summer-2025', kind: 'test' }),
        judgedSeason({ season: 'autumn-2026', kind: 'leave' }),
      ],
    },
    {
      trendId: 'elsewhere',
      region: '',
      seasons: [
        autumn({ kind: 'order' }),
        winter({ kind: 'leave', timesLower: 0.1, usualError: null }),
        judgedSeason({ season: 'spring-2026', kind: 'order' }),
      ],
    },
    {
      trendId: 'begun',
      region: 'GB',
      asOf: '2025-08-31',
      seasons: [winter({ kind: 'order' }), judgedSeason({ season: 'spring-2026', kind: 'leave' })],
    },
    {
      trendId: 'whole',
      region: 'GB',
      asOf: '2025-08-24',
      seasons: [winter({ kind: 'test' }), judgedSeason({ season: 'spring-2026', kind: 'leave' })],
    },
    // A row of no region goes by the northern calendar; what has come is not ahead.
    { trendId: 'nowhere', region: '', seasons: [came, winter({ kind: 'not_known', usualError: 0.2 })] },
    { trendId: 'untold', yoy: 0.9, seasons: [came] },
  ])
})
afterAll(() => world.close())

const ask = async (input: object, today = WORLD_DAY) =>
  (await topList(world.db, CONTRACT.trends.topList.input.parse(input) as TopListQuestion, today)).list
const ids = async (input: object) => (await ask(input)).map(({ trend_id: id }) => id)

it.each([
  [
    { sort: 'verdict' },
    [
      ['highest', 'lagging', 'surest', 'everybodys'],
      ['tested', 'guessed'],
      ['returning', 'left', 'elsewhere', 'nowhere', 'untold'],
    ].flat(),
  ],
  [{ sort: 'verdict', lead_weeks: 2 }, ['highest', 'lagging', 'elsewhere', 'returning', 'everybodys', 'tested']],
  [
    { sort: 'usual_error', order: 'asc' },
    ['returning', 'left', 'highest', 'everybodys', 'surest', 'lagging', 'guessed'],
  ],
  [{ sort: 'season' }, ['highest', 'surest']],
  // Without a level the year tells, where it is known.
  [{ sort: 'level' }, ['untold', 'returning', 'guessed']],
])('%j lists %j first', async (input, expected) => {
  expect((await ids(input)).slice(0, expected.length)).toEqual(expected)
})

it('names the same weeks of the south by its own season', async () => {
  // Winter of the north is summer there, in the same year.
  const found = await ask({ sort: 'verdict', region: 'AU', lead_weeks: 14 })
  expect(found.map(({ trend_id: id }) => id)).toEqual(['southern', 'elsewhere', 'nowhere'])
  expect(found[0]?.seasonsAhead[1]).toMatchObject({ season: 'summer-2025', from: '2025-12-01' })
  expect(found[2]?.seasonsAhead).toMatchObject([{ season: 'winter-2025', from: '2025-12-01' }])
})

it('a week that has only begun is told on its last day, by which a season may be missed', async () => {
  // On that Monday, the last day to order for winter, one of them is told; the other on the Sunday after.
  const found = await ask({ sort: 'verdict', region: 'GB', lead_weeks: 14 }, '2025-08-25')
  expect(found.slice(0, 2).map(({ trend_id: id, toldOn }) => [id, toldOn])).toEqual([
    ['whole', '2025-08-25'],
    ['begun', '2025-08-31'],
  ])
})

it('a trend tells its coming seasons with their days, and by whose curve', async () => {
  const women = await ask({ gender: 'women' })
  const seasonsOf = (trendId: string) => women.find(({ trend_id: id }) => id === trendId)?.seasonsAhead
  expect(seasonsOf('everybodys')).toMatchObject([{ season: 'winter-2025', gender: '' }])
  expect(seasonsOf('left')).toMatchObject([
    {
      season: 'winter-2025',
      from: '2025-12-01',
      to: '2026-02-22',
      gender: 'women',
      verdict: 'leave',
      usual_error: 0.3,
    },
  ])
  const untold = (await ask({ sort: 'name' })).find(({ trend_id: id }) => id === 'untold')
  expect(untold?.seasonsAhead).toEqual([])
})
