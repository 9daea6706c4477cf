import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { numberImports } from './import-numbers'

let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
})
afterAll(() => facts.close())

it('counts imports in the order in which they are read; another attempt keeps its number', async () => {
  expect(await numberImports(facts.db, ['a', 'b'])).toEqual([1, 2])
  expect(await numberImports(facts.db, ['c', 'a', 'd'])).toEqual([3, 1, 4])
  expect(await numberImports(facts.db, ['b'])).toEqual([2])
  expect(await numberImports(facts.db, [])).toEqual([])
})

it('goes on above the numbers of files that were read before imports were counted', async () => {
  await facts.db.run("INSERT INTO trendee.import_number SELECT 'before', 262143")
  expect(await numberImports(facts.db, ['e', 'before'])).toEqual([262_144, 262_143])
})
