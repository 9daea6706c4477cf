import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { addDays } from '@trendee/core/periods/week'
import { plainText } from '@trendee/core/sentences/sentence'
import { DEMO_AS_OF } from '@trendee/demo/planted-truth'
import { createLanguageModel } from '@trendee/providers/language-model/language-model'
import { type ModelServer, startModelServer } from '@trendee/providers/testing/model-server'
import { NO_PROVIDERS } from '../../http/outside-services'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { ai, trends } = CONTRACT
type Written = OutputOf<typeof ai.highlight>

let model: ModelServer
let demo: DemoApp
/** The time of what is kept and counted. */
let now = new Date('2026-11-23T10:00:00Z')
const tokens = new Map<string, string>()

beforeAll(async () => {
  model = await startModelServer()
  const languageModel = createLanguageModel({
    key: model.key,
    baseUrl: model.baseUrl,
    name: 'stand-in-1',
    callsPerDay: { account: 4, all: 5 },
    fetch,
    waitsMs: [],
  })
  const services = { ...NO_PROVIDERS, languageModel }
  demo = await openDemoApp({ now: () => now, providers: { ...services, withoutStandIns: services } })
  for (const account of ['trendee-business', 'designer', 'no-plan']) tokens.set(account, await demo.signIn(account))
})
afterAll(async () => {
  await demo.close()
  await model.close()
})
beforeEach(() => model.set('well'))
afterEach(async () => {
  const { db } = demo.runtime.store
  await db.deleteFrom('rewording').execute()
  await db.deleteFrom('attempt_counter').execute()
  // What failed is not asked again for a minute.
  now = new Date(now.getTime() + 120_000)
})

async function ask<E extends Endpoint>(entry: E, query: Record<string, string>, as = 'trendee-business') {
  const headers = { authorization: `Bearer ${tokens.get(as) ?? ''}` }
  const answer = await demo.app.inject({ path: entry.path, query, headers })
  return answer.json<{ data: OutputOf<E> }>().data
}
const textOf = (sentences: Written['sentences'], about: string) =>
  sentences.filter((one) => one.about === about).map(({ parts }) => plainText(parts))[0]
const figures = (sentences: Written['sentences']) =>
  sentences.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.opens])))
/** Shops have been captured for weeks, and some more follow. */
const PAST = addDays(DEMO_AS_OF, -14)
const OWN = { rewording: 'false' }

describe('the summary of a trend', () => {
  it('says what its page shows, each number with its part', async () => {
    const page = await ask(trends.detail, { name: 'linen' })
    const { list } = await ask(trends.topList, { gender: 'all', sort: 'score', pageSize: '60' })
    const pages = await Promise.all(list.map(({ trend_id: name }) => ask(trends.detail, { name })))
    const led = pages.find(({ brands: [first, second] }) => (first?.products ?? 0) > Math.max(1, second?.products ?? 0))
    const tied = pages.find(({ brands: [first, second] }) => first !== undefined && first.products === second?.products)
    if (led === undefined || tied === undefined) throw new Error('the small world has no such trends')
    const shopsOf = async ({ trend }: typeof led) =>
      textOf((await ask(ai.summary, { name: trend.trend_id, ...OWN })).sentences, 'shops')
    expect(await shopsOf(led)).toContain(`${led.brands[0]?.brand} has the most (${led.brands[0]?.products}).`)
    const colorsOf = ({ trend: { type }, attributes }: typeof led) =>
      type === 'color'
        ? []
        : attributes.filter((one) => one.type === 'color').toSorted((a, b) => b.products - a.products)
    const colored = pages.find((one) => (colorsOf(one)[0]?.products ?? 0) > (colorsOf(one)[1]?.products ?? 0))
    const [color] = colored === undefined ? [] : colorsOf(colored)
    const worn = (await ask(ai.summary, { name: colored?.trend.trend_id ?? '', ...OWN })).sentences
    expect(textOf(worn, 'worn')?.toLowerCase()).toContain(
      `on them is ${color?.name.toLowerCase()} (${Math.round((color?.share ?? 0) * 100)}%)`,
    )
    expect(await shopsOf(tied)).not.toContain('has the most')
    const { sentences, forecast_sentences: forecast, ...rest } = await ask(ai.summary, { name: 'linen', ...OWN })
    expect(rest).toMatchObject({
      trend_id: 'linen',
      source: 'built_in',
      reason: 'not_asked',
      model: '',
      language: 'en',
    })
    const shops = textOf(sentences, 'shops') ?? ''
    expect(shops).toMatch(new RegExp(`^${page.product_count} products carry it, median price \\$`))
    const scored = page.past_forecasts.find(({ against_last_year: against }) => against !== null)?.against_last_year
    const change = Math.round(100 * ((scored?.error ?? 0) / (scored?.last_year_error ?? 1) - 1))
    expect(textOf(forecast, 'forecast')).toContain(
      change < 0 ? `${-change}% closer than repeating last year` : `${change}% further off than repeating last year`,
    )
    expect(new Set(figures(sentences).map((address) => address.split('#')[0]))).toEqual(
      new Set(['/trendee/trend-detail/linen/all/fabric?region=US']),
    )
  })

  it('hides how forecasts did where the plan has none, and says the rest', async () => {
    const { sentences, forecast_sentences: forecast } = await ask(ai.summary, { name: 'linen' }, 'no-plan')
    expect(forecast).toEqual([])
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.some(({ about }) => about === 'forecast')).toBe(false)
  })

  it('tells of a past day what was known then', async () => {
    const past = await ask(ai.summary, { name: 'linen', as_of: PAST, ...OWN })
    const page = await ask(trends.detail, { name: 'linen', as_of: PAST })
    expect(past.as_of).toBe(page.trend.as_of)
    expect(textOf(past.sentences, 'shops') === undefined).toBe(page.product_count === 0)
    expect(figures(past.sentences)[0]).toContain(`as_of=${PAST}`)
  })

  it('tells nothing of a gender by a curve of others', async () => {
    const { list } = await ask(trends.topList, { gender: 'all', pageSize: '100' })
    const rows = await Promise.all(
      list.slice(0, 40).map(({ trend_id: name }) => ask(trends.detail, { name, gender: 'kids' })),
    )
    const others = rows.find((page) => page?.trend.gender === '')
    if (others === undefined) throw new Error('every trend has a curve of its own for kids')
    const { sentences, forecast_sentences: forecast } = await ask(ai.summary, {
      name: others.trend.trend_id,
      gender: 'kids',
    })
    expect([...sentences, ...forecast].every(({ about }) => about === 'shops' || about === 'worn')).toBe(true)
  })

  it('is unknown where the trend is', async () => {
    const headers = { authorization: `Bearer ${tokens.get('designer') ?? ''}` }
    const answer = await demo.app.inject({ path: ai.summary.path, query: { name: 'no-such-thing' }, headers })
    expect(answer.json()).toMatchObject({ code: 1002 })
  })
})

describe('the highlights of the week', () => {
  it('count what the lists count, and name who leads them', async () => {
    const asked = { gender: 'women', region: 'US' }
    const told = await ask(ai.highlight, { ...asked, ...OWN })
    for (const level of ['breakout', 'very_hot', 'hot']) {
      const { total } = await ask(trends.trendList, { ...asked, level })
      const address = `/trendee/trend-database?gender=women&region=US&level=${level}`
      const said = told.sentences.flatMap(({ parts }) =>
        parts.flatMap((part) => (typeof part !== 'string' && part.opens === address ? [part.text] : [])),
      )
      expect(said).toEqual(total === 0 ? [] : [String(total)])
    }
    const { list } = await ask(trends.topList, { ...asked, level: 'breakout,very_hot,hot', pageSize: '1' })
    expect(textOf(told.sentences, 'leader')?.toLowerCase()).toContain(list[0]?.name.toLowerCase())
    const peaks = { peak_within_weeks: '12', sort: 'peak', order: 'asc', pageSize: '2' }
    const season = await ask(trends.topList, { ...asked, ...peaks })
    const [first, next] = season.list
    expect(textOf(told.sentences, 'season')).toMatch(new RegExp(`^${season.total} seasonal trend`))
    expect(textOf(told.sentences, 'season')?.endsWith(`, ${first?.name} first.`)).toBe(
      first?.forecast_peak_week !== next?.forecast_peak_week,
    )
    expect(textOf(told.sentences, 'falling')).toMatch(/falls fastest \(down \d/)
  })

  it('say of a place without data that there is none', async () => {
    const { sentences, as_of: asOf } = await ask(ai.highlight, { region: 'IS' })
    expect({ sentences, asOf }).toEqual({ sentences: [], asOf: null })
  })

  it('are told to every plan, of the window that it has', async () => {
    const { sentences } = await ask(ai.highlight, { gender: 'women' }, 'no-plan')
    expect(sentences.length).toBeGreaterThan(2)
    const headers = { authorization: `Bearer ${tokens.get('no-plan') ?? ''}` }
    const refused = await demo.app.inject({ path: ai.highlight.path, query: { window: '90' }, headers })
    expect(refused.json()).toMatchObject({ code: 1005 })
  })
})

describe('a language model’s words', () => {
  it.each([
    ['en', 'In short: '],
    ['zh', '数据显示，'],
  ])('stand where they say the same, and are asked for once (%s)', async (language, begun) => {
    const query = { name: 'linen', language }
    const own = await ask(ai.summary, { ...query, ...OWN })
    const before = model.asked.length
    const [first, again] = [await ask(ai.summary, query), await ask(ai.summary, query, 'designer')]
    expect(first).toMatchObject({ source: 'model', reason: '', model: 'stand-in-1' })
    expect(again).toEqual(first)
    expect(model.asked).toHaveLength(before + 1)
    expect(first.sentences.every(({ parts }) => plainText(parts).startsWith(begun))).toBe(true)
    expect(figures(first.sentences)).toEqual(figures(own.sentences))
    // How a forecast did is hidden by plan, and so never part of what is reworded.
    expect(model.asked.at(-1)?.sentences).toEqual(own.sentences.map(({ parts }) => plainText(parts)))
    expect(first.forecast_sentences).toEqual(own.forecast_sentences)
  })

  it('are left out where they add a number, and are not asked for again that day', async () => {
    model.set('adds')
    const query = { gender: 'women' }
    const own = await ask(ai.highlight, { ...query, ...OWN })
    const before = model.asked.length
    const told = await ask(ai.highlight, query)
    expect(told).toMatchObject({ source: 'built_in', reason: 'refused', model: '' })
    expect(told.sentences).toEqual(own.sentences)
    model.set('well')
    expect((await ask(ai.highlight, query)).reason).toBe('refused')
    expect(model.asked).toHaveLength(before + 1)
    const kept = await demo.runtime.store.db.selectFrom('rewording').selectAll().execute()
    expect(kept).toMatchObject([{ model: 'stand-in-1', sentences: null, fault: 'numbers', tokens: 321 }])
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect((await ask(ai.highlight, query)).source).toBe('model')
  })

  it('are left out where they are something else', async () => {
    model.set('other')
    expect(await ask(ai.highlight, { gender: 'men' })).toMatchObject({ source: 'built_in', reason: 'refused' })
  })

  it('are not waited for where the service fails, and it has a minute of rest', async () => {
    model.set(500)
    const before = model.asked.length
    expect(await ask(ai.highlight, { gender: 'men' })).toMatchObject({ source: 'built_in', reason: 'unavailable' })
    model.set('well')
    expect((await ask(ai.highlight, { gender: 'men' })).reason).toBe('unavailable')
    expect(model.asked).toHaveLength(before + 1)
    now = new Date(now.getTime() + 61_000)
    expect((await ask(ai.highlight, { gender: 'men' })).source).toBe('model')
  })

  it('come later where the service is slow: the reader has the platform’s own meanwhile', async () => {
    model.set('hangs')
    const told = await Promise.all([
      ask(ai.highlight, { gender: 'kids' }),
      ask(ai.highlight, { gender: 'kids' }, 'designer'),
    ])
    expect(told.map(({ source, reason }) => [source, reason])).toEqual([
      ['built_in', 'under_way'],
      ['built_in', 'under_way'],
    ])
    expect(model.asked.filter(({ sentences }) => sentences.some((text) => text.includes('kids’ trends')))).toHaveLength(
      1,
    )
  })

  it('are asked for so often a day by one account, and so often by all', async () => {
    const names = ['linen', 'denim', 'wide-leg-trousers', 'butter-yellow', 'lace', 'boho', 'midi-dress']
    const known: string[] = []
    for (const name of names) {
      if ((await ask(ai.summary, { name, ...OWN }))?.sentences !== undefined) known.push(name)
    }
    expect(known.length).toBeGreaterThan(5)
    const reasons: string[] = []
    for (const name of known.slice(0, 5)) reasons.push((await ask(ai.summary, { name })).reason)
    expect(reasons).toEqual(['', '', '', '', 'bound_reached'])
    expect((await ask(ai.summary, { name: known[4] ?? '' }, 'designer')).reason).toBe('')
    expect((await ask(ai.summary, { name: known[5] ?? '' }, 'designer')).reason).toBe('bound_reached')
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect((await ask(ai.summary, { name: known[5] ?? '' }, 'designer')).reason).toBe('')
  })
})
