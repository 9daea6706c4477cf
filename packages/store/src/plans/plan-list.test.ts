import { describe, expect, it } from 'vitest'
import type { Plan } from '@trendee/core/plans/price-list'
import { priceList, savePriceList } from './plan-list'
import { ENGINES, useStore } from '../testing/engines'

const BASIC: Plan = { line: 'trendee', plan: 'basic', monthlyUsd: 49.5, rules: { forecast: 'on', compare: 'day:3' } }
const LARGE: Plan = { line: 'trendee', plan: 'large', monthlyUsd: 149, rules: {} }
const PARTNER: Plan = { line: 'trendeepartners', plan: 'basic', monthlyUsd: 0, isByApproval: true, rules: {} }

describe.each(ENGINES)('the price list on $name', (engine) => {
  const db = useStore(engine)

  it('comes as it was saved, a year for ten months', async () => {
    await savePriceList(db(), [BASIC, LARGE, PARTNER])
    expect(await priceList(db())).toEqual([
      {
        line: 'trendee',
        plan: 'basic',
        monthlyUsd: 49.5,
        yearlyUsd: 495,
        isByApproval: false,
        rules: [
          { featureName: 'compare', planBusiness: 'day:3' },
          { featureName: 'forecast', planBusiness: 'on' },
        ],
      },
      { line: 'trendee', plan: 'large', monthlyUsd: 149, yearlyUsd: 1490, isByApproval: false, rules: [] },
      { line: 'trendeepartners', plan: 'basic', monthlyUsd: 0, yearlyUsd: 0, isByApproval: true, rules: [] },
    ])
  })

  it('drops what the next one has not, with its rules', async () => {
    await savePriceList(db(), [BASIC, LARGE])
    await savePriceList(db(), [{ ...LARGE, monthlyUsd: 99 }])
    expect(await priceList(db())).toMatchObject([{ plan: 'large', monthlyUsd: 99 }])
    await savePriceList(db(), [{ ...BASIC, rules: {} }])
    expect(await priceList(db())).toMatchObject([{ plan: 'basic', rules: [] }])
  })

  it('is saved by several processes that start at the same moment', async () => {
    await savePriceList(db(), [BASIC])
    await Promise.all(Array.from({ length: 6 }, () => savePriceList(db(), [LARGE, PARTNER])))
    expect((await priceList(db())).map(({ line, plan }) => [line, plan])).toEqual([
      ['trendee', 'large'],
      ['trendeepartners', 'basic'],
    ])
  })
})
