import { expect, it } from 'vitest'
import { recordCalls } from './record-calls'

it('measures every call of records that only reads, each question once, with its bar', () => {
  const calls = new Map(recordCalls().map((call) => [call.name, call]))
  expect(calls.get('festivals.byCountry')).toMatchObject({
    limit: 300,
    inputs: [{ id: 'back-to-school' }, { gender: 'women' }],
  })
  expect(calls.get('records.shopWall')?.limit).toBe(150)
  // The example's window of 30 days, two others, two genders, a region, a category, a page.
  expect(calls.get('records.shopWall')?.inputs).toHaveLength(8)
  expect(calls.has('search.esSearch')).toBe(true)
  expect([...calls.keys()].filter((name) => /operate|seen|add$/i.test(name))).toEqual([])
  expect([...calls.values()].filter(({ inputs }) => inputs.length === 0)).toEqual([])
})
