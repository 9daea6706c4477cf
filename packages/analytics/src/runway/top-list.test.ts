import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { type RunwayWorld, openRunwayWorld } from '../testing/runway-world'
import { topList } from './top-list'

describe('the growth of a show', () => {
  let houses: RunwayWorld
  beforeAll(async () => {
    /** Ten looks of one show, the first of them in suede. */
    const show = (name: string, season: string, gender: string, suede: number, more = {}) =>
      Array.from({ length: 10 }, (_, at) => ({
        id: `${name}-${season}-${at}`,
        brand: 'Prado',
        show: `${name} ${season}`,
        season,
        gender,
        garments: [at < suede ? 'Suede coat' : 'Cotton shirt'],
        ...more,
      }))
    houses = await openRunwayWorld([
      ...show('Prado Men', 'SS26', 'men', 6),
      ...show('Prado Men', 'SS25', 'men', 3),
      ...show('Prado Women', 'SS26', 'women', 4),
      ...show('Prado Women', 'SS25', 'women', 8),
      // The house shows its women in Paris as well, and only this year.
      ...show('Prado Haute', 'PF26', 'women', 4, { city: 'Paris' }),
      ...show('Prado Early', 'PF25', 'women', 2, { city: 'Milan' }),
      // No season that is known; two of them must not be each other's year before.
      ...show('Prado Salon', '', 'women', 5),
      ...show('Prado Club', 'Club', 'women', 5),
    ])
  })
  afterAll(() => houses.close())

  const growths = async (input: object) => {
    const { rows } = await topList(
      houses.db,
      CONTRACT.runway.topList.input.parse({ attributeName: 'suede', sort: 'showing', ...input }) as never,
    )
    return Object.fromEntries(rows.map((show) => [show.show, show.growth]))
  }

  it('is against the same wearer of the house a year before, in seasons of any name', async () => {
    expect(await growths({})).toEqual({
      'Prado Men SS26': 1,
      'Prado Women SS26': -0.5,
      'Prado Haute PF26': 1,
      'Prado Men SS25': null,
      'Prado Women SS25': null,
      'Prado Early PF25': null,
      'Prado Salon ': null,
      'Prado Club Club': null,
    })
  })

  it('is the same when one season, show or wearer is asked for, and none of another city', async () => {
    expect(await growths({ season: 'SS26', gender: 'men' })).toEqual({ 'Prado Men SS26': 1 })
    expect(await growths({ season: 'PF26' })).toEqual({ 'Prado Haute PF26': 1 })
    expect(await growths({ city: 'Paris' })).toEqual({ 'Prado Haute PF26': null })
  })
})
