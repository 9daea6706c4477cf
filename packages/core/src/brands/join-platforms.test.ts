import { describe, expect, it } from 'vitest'
import { joinPlatforms, type PlatformWindows } from './join-platforms'

const four = (value: number) => [value, value, value, value]
const on = (platform: string, more: Partial<PlatformWindows> = {}): PlatformWindows => ({
  platform,
  arrivals: [0, 1, 2, 3],
  sellOuts: four(0),
  basis: 'units',
  fixedDays: null,
  demand: [null, 10, 40, 90],
  compared: [0, 8, 30, 60],
  comparedBefore: [0, 10, 20, 80],
  squaredSteps: four(0),
  evidence: ['', 'measured', 'measured', 'measured'],
  comparedProducts: [0, 2, 3, 3],
  showsListPrices: true,
  priced: [10, 70, 300, 900],
  reduced: [0, 7, 30, 45],
  reductions: [0, 1.75, 9, 18],
  ...more,
})

describe('a brand over its platforms', () => {
  it('grows like for like, from a base that is no chance', () => {
    const { growth, growthProducts, demand } = joinPlatforms([on('amazon')])
    // Ten pieces before are too few; 30 after 20; 60 after 80.
    expect(growth).toEqual([null, null, 0.5, -0.25])
    expect(growthProducts).toEqual([0, 2, 3, 3])
    expect(demand).toEqual([null, 10, 40, 90])
  })

  it('does not grow by the steps of rounded counts, and says how its counts are known', () => {
    // Four products rounded to tens: 5 steps of 20 together are 100.
    const rounded = on('amazon', {
      squaredSteps: four(400),
      comparedBefore: [0, 20, 99, 100],
      evidence: ['', 'at_least', 'at_least', 'at_least'],
    })
    expect(joinPlatforms([rounded])).toMatchObject({
      growth: [null, null, null, -0.4],
      evidence: ['', 'at_least', 'at_least', 'at_least'],
    })
    expect(joinPlatforms([rounded, on('temu')]).evidence[3]).toBe('at_least')
  })

  it('adds pieces to pieces and leaves reviews out', () => {
    const reviews = on('shein', {
      basis: 'reviews',
      demand: four(1000),
      compared: four(900),
      comparedBefore: four(100),
    })
    expect(joinPlatforms([reviews, on('amazon')])).toMatchObject({ basis: 'units', demand: [null, 10, 40, 90] })
    expect(joinPlatforms([reviews])).toMatchObject({ basis: 'reviews', growth: four(8) })
    const two = joinPlatforms([on('amazon'), on('temu')])
    expect([two.demand[2], two.growth[2], two.arrivals[3]]).toEqual([80, 0.5, 6])
  })

  it('adds counts of one period: of the asked windows, else of the shortest that feeds have fixed', () => {
    const [month, week] = [on('amazon', { fixedDays: 30, demand: four(500) }), on('etsy', { fixedDays: 7 })]
    const alone = { demand: [null, 10, 40, 90], growth: [null, null, 0.5, -0.25], growthProducts: [0, 2, 3, 3] }
    expect(joinPlatforms([month, on('temu')])).toMatchObject({ ...alone, fixedDays: null, arrivals: [0, 2, 4, 6] })
    expect(joinPlatforms([month, week])).toMatchObject({ ...alone, fixedDays: 7 })
    expect(joinPlatforms([month, month])).toMatchObject({ fixedDays: 30, demand: four(1000) })
    // A shop that tells nothing has no period.
    expect(joinPlatforms([month, on('temu', { demand: four(0).map(() => null) })])).toMatchObject({
      fixedDays: 30,
      demand: four(500),
    })
  })

  it('knows reductions where list prices are shown', () => {
    const silent = on('temu', { showsListPrices: false, priced: four(9000), reduced: four(0) })
    const { reducedShare, discountDepth } = joinPlatforms([on('amazon'), silent])
    expect(reducedShare).toEqual([0, 0.1, 0.1, 0.05])
    // No piece reduced yesterday: no discount. 1.75 ÷ 7, 9 ÷ 30, 18 ÷ 45.
    expect(discountDepth).toEqual([0, 0.25, 0.3, 0.4])
    expect(joinPlatforms([silent])).toMatchObject({
      reducedShare: [null, null, null, null],
      discountDepth: [null, null, null, null],
    })
  })

  it('is nothing without platforms', () => {
    expect(joinPlatforms([])).toMatchObject({ basis: '', demand: [null, null, null, null], arrivals: four(0) })
  })
})
