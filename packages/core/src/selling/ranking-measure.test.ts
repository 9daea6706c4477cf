import { expect, it } from 'vitest'
import { type RankedNumbers, rankingMeasure } from './ranking-measure'

const nothing: RankedNumbers = { demand: null, demand_basis: null, units_total: null, sales_rank: null, reviews: null }

it.each([
  [{ demand: 3, demand_basis: 'units', units_total: 900, sales_rank: 2, reviews: 5 }, 'units'],
  [{ demand: 3, demand_basis: 'reviews', reviews: 5 }, 'reviews'],
  // Nothing sold in the window: the window ranks nobody.
  [{ demand: 0, demand_basis: 'units', units_total: 900, sales_rank: 2 }, 'units_total'],
  [{ demand: 0, demand_basis: 'units', units_total: 0, sales_rank: 2 }, 'sales_rank'],
  [{ units_total: 900, reviews: 5 }, 'units_total'],
  [{ sales_rank: 2, reviews: 5 }, 'sales_rank'],
  [{ reviews: 5 }, 'reviews_total'],
  [{ demand: 0, demand_basis: 'units', reviews: 0 }, null],
  [{}, null],
] as const)('%o is ranked by %s', (numbers, measure) => {
  expect(rankingMeasure({ ...nothing, ...numbers })).toBe(measure)
})
