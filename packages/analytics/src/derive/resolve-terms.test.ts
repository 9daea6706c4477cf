import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { addRows } from '../testing/trend-world'
import { resolveTerms } from './resolve-terms'

let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
})
afterAll(() => facts.close())

const place = (term: string, trend = '') => ({ platform: 'google', term, place: 'Vermont', value: 1, trend_id: trend })
const trends = async (table: string) =>
  (
    await facts.db.rows(
      z.object({ found: z.string() }),
      `SELECT concat(term, ' = ', trend_id) AS found FROM trendee.${table}`,
    )
  )
    .map(({ found }) => found)
    .toSorted()

it('stores which trend each term means, in any spelling, also of rows of before and of another lexicon', async () => {
  await addRows(facts.db, 'trendee.place_interest', [
    place('Gray Coat'),
    place('灰色大衣'),
    place('grey coat', 'grey-coat'),
    place('suede', 'what-it-meant-once'),
    place("o'neill \\ 'shirt'"),
  ])
  await addRows(facts.db, 'trendee.related_query', [{ platform: 'google', term: 'wide leg trousers', query: 'q' }])
  await resolveTerms(facts.db)
  expect(await trends('place_interest')).toEqual(
    [
      'Gray Coat = grey-coat',
      "o'neill \\ 'shirt' = oneill-shirt",
      'suede = suede',
      'grey coat = grey-coat',
      '灰色大衣 = grey-coat',
    ].toSorted(),
  )
  expect(await trends('related_query')).toEqual(['wide leg trousers = wide-leg-pants'])
})

it('resolves more terms than one statement holds, and none twice', async () => {
  const many = Array.from({ length: 900 }, (_, index) => place(`unheard of word number ${index}`))
  await addRows(facts.db, 'trendee.place_interest', many)
  await resolveTerms(facts.db)
  const unresolved = await trends('place_interest')
  expect(unresolved.filter((row) => row.endsWith('= '))).toEqual([])
  const mutations = () =>
    facts.db.rows(z.object({ n: z.number() }), "SELECT count() AS n FROM system.mutations WHERE database = 'trendee'")
  const before = await mutations()
  await resolveTerms(facts.db)
  expect(await mutations()).toEqual(before)
})
