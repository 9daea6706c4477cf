import type { ProductDetail } from '@trendee/contract/selling/detail'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../format/format'
import { type Observation, countHistory, launchEvents, priceHistory, unitsHistory, withHoles } from './product-models'

const texts = { t: (key: string) => key, format: formatFor('en') }

function seen(day: string, part: Partial<Observation> = {}): Observation {
  const nothing = {
    units: null,
    units_total: null,
    units_in_period: null,
    sales_rank: null,
    reviews: null,
    favorites: null,
    rating: null,
    in_stock: null,
  }
  return { day, price: null, price_usd: null, ...nothing, ...part }
}

it('draws a count that is told weekly as one line, though the shop is read daily', () => {
  const history = ['2025-08-01', '2025-08-02', '2025-08-08', '2025-08-09'].map((day, at) =>
    seen(day, { units_in_period: at % 2 === 0 ? 100 + at : null }),
  )
  const model = countHistory({ history } as unknown as ProductDetail, 'units_in_period', texts)
  expect([model.x, model.series[0]?.values]).toEqual([
    ['2025-08-01', '2025-08-08'],
    [100, 102],
  ])
})

describe('withHoles', () => {
  it('breaks the line where nothing was seen for longer than a week and three usual steps', () => {
    const { x, rows } = withHoles(['2025-08-01', '2025-08-02', '2025-08-03', '2025-08-12'].map((day) => seen(day)))
    expect(x).toEqual(['2025-08-01', '2025-08-02', '2025-08-03', '2025-08-04', '2025-08-12'])
    expect(rows[3]).toBeNull()
  })
  it('does not break where daily reading began after weekly reading', () => {
    const mixed = ['2025-08-01', '2025-08-08', '2025-08-09', '2025-08-10'].map((day) => seen(day))
    expect(withHoles(mixed).rows).toEqual(mixed)
  })
  it('takes weekly observations as they come', () => {
    const weekly = ['2025-08-01', '2025-08-08', '2025-08-15'].map((day) => seen(day))
    expect(withHoles(weekly).rows).toEqual(weekly)
    expect(withHoles([])).toEqual({ x: [], rows: [] })
  })
})

describe('unitsHistory', () => {
  it('spreads units over the days since the capture before', () => {
    const history = [
      seen('2025-08-01', { units: 50 }),
      seen('2025-08-08', { units: 70 }),
      seen('2025-08-09', { units: 12 }),
      seen('2025-08-10'),
    ]
    const model = unitsHistory({ history } as unknown as ProductDetail, texts)
    expect(model.series[0]?.values).toEqual([null, 10, 12, null])
  })
})

describe('priceHistory', () => {
  const priced = (day: string, amount: number, currency: string, dollars: number) =>
    seen(day, { price: { amount, currency }, price_usd: dollars })
  const drawn = (history: readonly Observation[]) => {
    const { write, series } = priceHistory({ history } as unknown as ProductDetail, texts)
    return [series[0]?.values, write(30)]
  }

  it('is in the currency of the shop', () => {
    const history = [priced('2025-08-01', 30, 'EUR', 34.8), seen('2025-08-02'), priced('2025-08-03', 30, 'EUR', 35.1)]
    expect(drawn(history)).toEqual([[30, null, 30], texts.format.money(30, 'EUR')])
  })
  it('is in dollars where the shop changed its currency, or tells none', () => {
    const history = [priced('2025-08-01', 30, 'EUR', 34.8), priced('2025-08-02', 35, 'USD', 35)]
    expect(drawn(history)).toEqual([[34.8, 35], texts.format.money(30, 'USD')])
    expect(drawn([seen('2025-08-01')])).toEqual([[null], texts.format.money(30, 'USD')])
  })
})

describe('launchEvents', () => {
  const euros = (amount: number) => ({ price: { amount, currency: 'EUR' } })
  const eventsOf = (detail: unknown) =>
    launchEvents(detail as ProductDetail).map(({ day, kind, price, rank }) => [
      day,
      kind,
      price?.amount ?? rank ?? null,
    ])

  it('tells the story in order', () => {
    const detail = {
      product: { first_seen: '2025-07-01', last_seen: '2025-07-20', in_stock: false },
      sold_out_on: '2025-07-19',
      history: [
        // A small rise is one; what only the rate of exchange moves is none.
        seen('2025-07-01', { ...euros(20), price_usd: 22, sales_rank: 40, in_stock: true }),
        seen('2025-07-05', { ...euros(20), price_usd: 25, sales_rank: 12 }),
        seen('2025-07-09', { ...euros(15), sales_rank: 30, in_stock: false }),
        seen('2025-07-12', { ...euros(15.05), in_stock: true }),
        seen('2025-07-14', euros(15.5)),
        seen('2025-07-15', { price: { amount: 18, currency: 'USD' } }),
      ],
    }
    expect(eventsOf(detail)).toEqual([
      ['2025-07-01', 'first_seen', null],
      ['2025-07-05', 'best_rank', 12],
      ['2025-07-09', 'cheaper', 15],
      ['2025-07-12', 'back', null],
      ['2025-07-14', 'dearer', 15.5],
      ['2025-07-19', 'sold_out', null],
      ['2025-07-20', 'last_seen', null],
    ])
  })

  it('does not say that what vanished was sold out', () => {
    const product = { first_seen: '2025-07-01', last_seen: '2025-07-08', in_stock: null }
    const history = [seen('2025-07-01', euros(20)), seen('2025-07-08', euros(20))]
    expect(eventsOf({ product, sold_out_on: '2025-07-13', history }).at(-1)).toEqual(['2025-07-13', 'gone', null])
  })

  it('begins with the day that the shop listed it, which nobody saw', () => {
    const product = { first_seen: '2025-03-01', last_seen: '2025-07-01' }
    expect(eventsOf({ product, sold_out_on: null, history: [seen('2025-07-01', euros(9))] })).toEqual([
      ['2025-03-01', 'listed', null],
      ['2025-07-01', 'first_seen', null],
      ['2025-07-01', 'last_seen', null],
    ])
  })

  it('keeps the greatest of many changes of a price', () => {
    const history = Array.from({ length: 28 }, (_, at) =>
      seen(`2025-07-${String(at + 1).padStart(2, '0')}`, euros(at % 2 === 0 ? 20 : 21 + at)),
    )
    const product = { first_seen: '2025-07-01', last_seen: '2025-07-28' }
    const changes = eventsOf({ product, sold_out_on: null, history }).filter(([, kind]) => kind === 'dearer')
    expect(changes.at(-1)).toEqual(['2025-07-28', 'dearer', 48])
    expect(changes.length).toBeLessThan(13)
    expect(changes.map(([day]) => day)).not.toContain('2025-07-02')
  })
})
