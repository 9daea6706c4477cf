import { describe, expect, it } from 'vitest'
import type { ProductState, TrendState } from './alert-state'
import { alertWords } from './alert-words'
import { LEVEL_NAMES } from '../trend/level-names'
import { alertKey, compareDays, compareFound, compareProduct, compareTrend } from './compare-states'

const TREND: TrendState = { level: 'none', peakWeek: '2026-12-07', asOf: '2026-11-01' }
const PRODUCT: ProductState = {
  price: 20,
  currency: 'USD',
  seller: '',
  isSoldOut: false,
  seenOn: '2026-11-01',
  asOf: '2026-11-01',
}
const inBoth = (name: string) => ({ en: name, zh: name })
const LATER = { seenOn: '2026-11-08', asOf: '2026-11-08' }

describe('a trend', () => {
  const kinds = (now: Partial<TrendState>, told: TrendState | null = TREND, isEnded = false) =>
    compareTrend(told, { ...TREND, asOf: '2026-11-08', ...now }, isEnded).alerts.map(({ kind }) => kind)

  it('calls levels as every screen does', () => {
    const words = alertWords({ kind: 'level', day: '2026-11-08', from: 'very_hot', to: 'breakout' })
    expect(words).toEqual({
      en: 'Now breakout, before very hot.',
      zh: `等级由“${LEVEL_NAMES.very_hot.zh}”变为“${LEVEL_NAMES.breakout.zh}”。`,
    })
  })

  it('tells a level that changed, once', () => {
    const { alerts, told } = compareTrend(TREND, { ...TREND, level: 'hot', asOf: '2026-11-08' }, false)
    expect(alerts).toEqual([{ kind: 'level', day: '2026-11-08', from: 'none', to: 'hot' }])
    expect(alerts.map(alertWords)).toEqual([
      { en: 'Now hot, before without a level.', zh: '等级由“无等级”变为“热门”。' },
    ])
    expect(compareTrend(told, { ...told, asOf: '2026-11-15' }, false).alerts).toEqual([])
  })

  it('tells nothing the first time, of data that ended, and of days before those that were told', () => {
    expect(kinds({ level: 'hot' }, null)).toEqual([])
    expect(compareTrend(TREND, { ...TREND, level: 'hot' }, true)).toEqual({ alerts: [], told: TREND })
    const back = { ...TREND, level: 'hot', asOf: '2026-10-25' } as const
    expect(compareTrend(TREND, back, false)).toEqual({ alerts: [], told: back })
  })

  it('tells a peak that moved by two weeks and no less; small moves add up', () => {
    expect([kinds({ peakWeek: '2026-12-14' }), kinds({ peakWeek: '2026-12-21' })]).toEqual([[], ['peak']])
    expect(kinds({ peakWeek: '2026-11-23' })).toEqual(['peak'])
    const { told } = compareTrend(TREND, { ...TREND, peakWeek: '2026-12-14', asOf: '2026-11-08' }, false)
    expect(told.peakWeek).toBe('2026-12-07')
    const second = compareTrend(told, { ...TREND, peakWeek: '2026-12-21', asOf: '2026-11-15' }, false)
    expect(second.alerts.map(alertWords)).toEqual([
      {
        en: 'Its forecast peak moved later: late December, before early December.',
        zh: '预测峰值推迟：由12月上旬变为12月下旬。',
      },
    ])
  })

  it('takes the next season for no move, nor a peak that has passed or is not forecast', () => {
    expect(kinds({ peakWeek: '2027-11-15' })).toEqual([])
    const next = { ...TREND, peakWeek: '2027-11-15' }
    expect(compareTrend(next, { ...TREND, asOf: '2026-11-15' }, false)).toEqual({
      alerts: [],
      told: { ...TREND, asOf: '2026-11-15' },
    })
    expect(kinds({ peakWeek: '2027-03-01', asOf: '2026-12-14' })).toEqual([])
    expect(kinds({ peakWeek: null })).toEqual([])
    expect(compareTrend(TREND, { ...TREND, peakWeek: null }, false).told.peakWeek).toBe('2026-12-07')
  })
})

describe('a product', () => {
  const compare = (now: Partial<ProductState>, told: ProductState = PRODUCT, isEnded = false) =>
    compareProduct(told, { ...told, ...LATER, ...now }, isEnded)
  const kinds = (...of: Parameters<typeof compare>) => compare(...of).alerts.map(({ kind }) => kind)

  it('tells a price that fell by five per cent or more', () => {
    expect([kinds({ price: 19.01 }), kinds({ price: 19 })]).toEqual([[], ['price']])
    expect(compare({ price: 15 }).alerts.map(alertWords)).toEqual([
      { en: 'Its price fell by 25 %: $15.00, before $20.00.', zh: '价格下降 25%：由 US$20.00 降至 US$15.00。' },
    ])
  })

  it('compares no currencies, no sellers, and no capture with itself', () => {
    expect(kinds({ price: 10, currency: 'EUR' })).toEqual([])
    expect(kinds({ price: 10, seller: 'b' }, { ...PRODUCT, seller: 'a' })).toEqual([])
    expect(kinds({ price: 10, seenOn: PRODUCT.seenOn })).toEqual([])
    expect(kinds({ price: 10 }, { ...PRODUCT, price: null })).toEqual([])
    expect(kinds({ price: 10 }, PRODUCT, true)).toEqual([])
  })

  it('adds small steps up, and counts from a price that rose', () => {
    const { told } = compare({ price: 19.5 })
    expect(told.price).toBe(20)
    expect(kinds({ price: 18.9, seenOn: '2026-11-15' }, told)).toEqual(['price'])
    expect(compare({ price: 30 }).told.price).toBe(30)
  })

  it('tells that it sold out and that it is back, each once', () => {
    const gone = compare({ isSoldOut: true, seenOn: PRODUCT.seenOn })
    expect(gone.alerts).toEqual([{ kind: 'sold_out', day: LATER.asOf }])
    expect(kinds({ isSoldOut: true }, gone.told)).toEqual([])
    const back = compare({ isSoldOut: false, seenOn: '2026-11-15', asOf: '2026-11-15' }, gone.told)
    expect(back.alerts).toEqual([{ kind: 'back_in_stock', day: '2026-11-15' }])
    // Not seen again: rules or files changed, the shop did not.
    expect(kinds({ isSoldOut: false, seenOn: PRODUCT.seenOn }, gone.told)).toEqual([])
  })
})

describe('what is counted', () => {
  it('is told where there is any, and days never go back', () => {
    const counted = [
      { kind: 'arrivals', day: '2026-11-08', count: 4, names: ['Slip dress', 'Maxi skirt'].map(inBoth) },
      { kind: 'price_cuts', day: '2026-11-08', count: 0, names: [] },
    ] as const
    const told = { days: { shein: '2026-11-01', temu: '2026-11-05' } }
    const { alerts, told: next } = compareDays(told, { shein: '2026-11-08', temu: '2026-10-20' }, counted)
    expect(next).toEqual({ days: { shein: '2026-11-08', temu: '2026-11-05' } })
    expect(alerts.map(alertWords)).toEqual([
      {
        en: '4 new arrivals: Slip dress; Maxi skirt; 2 more.',
        zh: '新上架 4 件商品：Slip dress；Maxi skirt；另有 2 个。',
      },
    ])
  })

  it('of a search among trends is told once for each trend', () => {
    const lace = { id: 'lace', name: inBoth('Lace') }
    const suede = { id: 'suede', name: inBoth('Suede') }
    const first = compareFound(null, [lace], '2026-11-01')
    expect(first).toEqual({ alerts: [], told: { found: ['lace'] } })
    const second = compareFound(first.told, [suede], '2026-11-08')
    expect(second.alerts).toEqual([{ kind: 'finds', day: '2026-11-08', count: 1, names: [inBoth('Suede')] }])
    expect(compareFound(second.told, [lace, suede], '2026-11-15').alerts).toEqual([])
  })

  it('remembers all that it finds: nothing that was there is told as new', () => {
    const many = Array.from({ length: 3000 }, (_, number) => ({ id: `t${number}`, name: inBoth(`T ${number}`) }))
    const { told } = compareFound(null, many.slice(0, -1), '2026-11-01')
    const one = compareFound(told, many, '2026-11-08')
    expect(one.alerts).toMatchObject([{ count: 1, names: [inBoth('T 2999')] }])
    expect(compareFound(one.told, many, '2026-11-15').alerts).toEqual([])
    // One that left and is back was told before.
    const without = compareFound(one.told, many.slice(1), '2026-11-15')
    expect(compareFound(without.told, many, '2026-11-22').alerts).toEqual([])
  })
})

it('a key says what is told, so that it differs by what it is', () => {
  const level = { kind: 'level', day: '2026-11-08', from: 'none', to: 'hot' } as const
  expect(alertKey(level)).toBe('level:2026-11-08:none:hot')
  expect(alertKey({ ...level, to: 'breakout' })).not.toBe(alertKey(level))
  expect(alertKey({ kind: 'sold_out', day: '2026-11-08' })).toBe('sold_out:2026-11-08')
})
