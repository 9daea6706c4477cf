import { expect, it } from 'vitest'
import { moverOf } from './mover'

const facts = { growth: 0, shareOfDemand: 0.3, shareOfOffers: 0.2, reducedShare: 0.1 }

it.each([
  [{}, 'core'],
  [{ growth: 0.2 }, 'top_mover'],
  [{ growth: 0.19 }, 'core'],
  [{ growth: -0.2 }, 'struggling'],
  [{ growth: -0.19 }, 'core'],
  [{ growth: -0.5, reducedShare: 0.5 }, 'clearance'],
  [{ growth: 0, reducedShare: 0.5 }, 'clearance'],
  // What is reduced and sells better is no clearance.
  [{ growth: 0.3, reducedShare: 0.9 }, 'top_mover'],
  [{ growth: -0.5, reducedShare: null }, 'struggling'],
  [{ shareOfDemand: 0.1 }, null],
  [{ shareOfDemand: null }, null],
  // A growth that is not known makes nothing of it, however much is reduced.
  [{ growth: null, reducedShare: 1 }, null],
])('%o is %s', (given, mover) => {
  expect(moverOf({ ...facts, ...given })).toBe(mover)
})
