import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchWords } from '@trendee/core/search/search-words'
import fc from 'fast-check'
import { z } from 'zod'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { searchWordsSql } from './search-words-sql'

let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
})
afterAll(() => facts.close())

const inEngine = (texts: readonly string[]) =>
  facts.db.rows(
    z.object({ words: z.array(z.string()) }),
    `SELECT ${searchWordsSql('text')} AS words FROM (SELECT arrayJoin({texts:Array(String)}) AS text)`,
    { texts },
  )

it('cuts a text as the rule of core does', async () => {
  const texts = [
    "Women's Crème Dresses, bodies & boxes – T恤 奶油黄连衣裙!",
    'plain words, plain WORDS',
    '',
    'ＦＵＬＬ width Ünïcödé été Žena Платье فستان',
    '半身裙 #butteryellow 2026春夏',
    'glasses gas bus lotus ties ss xes',
  ]
  expect((await inEngine(texts)).map(({ words }) => words)).toEqual(texts.map(searchWords))
})

it('does so whatever the text is', async () => {
  const letters = fc.constantFrom(..."abcesxhyiuABS0129 -_,.'’éÜñ连衣裙黄アがกØßжس😀".split(/(?:)/u))
  const texts = fc.sample(fc.string({ unit: letters, maxLength: 40 }), { numRuns: 2000, seed: 7 })
  expect((await inEngine(texts)).map(({ words }) => words)).toEqual(texts.map(searchWords))
})
