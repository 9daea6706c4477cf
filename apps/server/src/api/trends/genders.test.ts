import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { genderNamedIn } from '@trendee/core/extraction/find-gender'
import { GENDERS_OF_GROUP, groupOfWearer } from '@trendee/core/lexicon/gender-groups'
import type { Gender } from '@trendee/core/lexicon/types'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

const { topList, topListColor, detail, related } = CONTRACT.trends

let demo: DemoApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  demo = await openDemoApp()
  for (const account of ['trendee-business', 'sellers-business']) tokens.set(account, await demo.signIn(account))
})
afterAll(() => demo.close())

async function ask<E extends Endpoint>(entry: E, query: Record<string, string>, as = 'trendee-business') {
  const path = entry.path.replace(':platform', query['platform'] ?? '')
  const answer = await demo.app.inject({ path, query, headers: { authorization: `Bearer ${tokens.get(as) ?? ''}` } })
  return answer.json<{ data: OutputOf<E> | null }>().data
}
const trendsOf = async (gender: string) => (await ask(topList, { gender, pageSize: '100' }))?.list ?? []

/** The groups that a trend's name or the words of its search terms belong to. */
async function wearersSearchedFor(trendId: string): Promise<string[]> {
  const joins = await demo.runtime.analytics.rows(
    z.object({ term: z.string() }),
    'SELECT DISTINCT term FROM trendee.series_join WHERE trend_id = {trendId:String}',
    { trendId },
  )
  const named = [...joins.map(({ term }) => genderNamedIn(term) ?? ''), trendNamed(trendId).gender]
  return named.map(groupOfWearer)
}

describe.each(['men', 'kids'] as const)('the trends of %s', (gender) => {
  it('are theirs: no curve or picture of women’s, and everybody’s curve only where it is told as everybody’s', async () => {
    const [listed, women] = [await trendsOf(gender), await trendsOf('women')]
    expect(listed.length).toBeGreaterThan(50)
    expect(new Set(listed.map((trend) => trend.gender))).toEqual(new Set([gender, '']))
    const own = listed.filter((trend) => trend.gender === gender)
    const byAll = listed.filter((trend) => trend.gender === '')
    for (const { yoy, sparkline } of byAll) expect(yoy !== null || sparkline.forecast.length > 0).toBe(true)
    // Their own tells no year, and some of its products are theirs.
    for (const { trend_id: name } of byAll.slice(0, 5)) {
      const found = await ask(detail, { name, gender })
      expect([found?.trend.gender, found?.trend.yoy, found?.forecast], name).toEqual([gender, null, null])
      expect(found?.is_told_by_all).toBe(true)
    }
    const curve = ({ sparkline, trend_id: id }: (typeof own)[number]) => `${id} ${JSON.stringify(sparkline.values)}`
    // A trend that only unisex products carry is as much men's as women's.
    const shared = new Set((await trendsOf('unisex')).map(curve))
    const curves = new Set(women.map(curve).filter((line) => !shared.has(line)))
    expect(own.map(curve).filter((line) => curves.has(line))).toEqual([])
    const searched = own.filter(({ source }) => ['google', 'pinterest'].includes(source.platform))
    for (const trend of searched) expect(await wearersSearchedFor(trend.trend_id)).toContain(gender)
    const pictures = new Set(women.flatMap((trend) => trend.pictures))
    expect(listed.filter((trend) => trend.pictures.some((picture) => pictures.has(picture)))).toEqual([])
  })

  it('show the products that are made for them, and trends that are theirs beside', async () => {
    const found = await ask(detail, { name: 'hoodie', gender })
    const made: readonly string[] = GENDERS_OF_GROUP[gender]
    expect(found?.trend.gender).toBe(gender)
    expect(found?.products.length).toBeGreaterThan(1)
    expect(found?.products.filter((product) => !made.includes(product.gender))).toEqual([])
    const beside = await ask(related, { name: 'hoodie', gender })
    expect(beside?.trends.filter((trend) => trend.gender !== gender)).toEqual([])
    const colors = await ask(topListColor, { gender })
    expect(colors?.list.length).toBeGreaterThan(1)
    expect(colors?.list.filter((color) => color.gender !== gender && color.gender !== '')).toEqual([])
  })
})

it('says that a curve is of everybody where nothing tells the asked gender apart', async () => {
  const found = await ask(detail, { name: 'suede-bag', gender: 'men' })
  expect(found?.trend).toMatchObject({ gender: '', source: { platform: 'google' } })
  expect([found?.products, found?.posts]).toEqual([[], []])
  // Known of women alone.
  expect(await ask(detail, { name: 'slip-dress', gender: 'men' })).toBeNull()
})

it.each(['women', 'men', 'unisex', 'kids'] as const)('a shop’s list for %s has products for them', async (gender) => {
  const list = await ask(CONTRACT.selling.shein.list, { gender, pageSize: '100' }, 'sellers-business')
  const genders = new Set(list?.list.map((product) => product.gender as Gender))
  expect(genders.size).toBeGreaterThan(0)
  expect([...genders].filter((one) => !GENDERS_OF_GROUP[gender].includes(one))).toEqual([])
})

it('counts what a shop sells for anybody grown up among women’s and men’s', async () => {
  const total = async (query: Record<string, string>) =>
    (await ask(CONTRACT.selling.shein.list, query, 'sellers-business'))?.total ?? 0
  const [women = 0, men = 0, kids = 0, unisex = 0] = await Promise.all(
    ['women', 'men', 'kids', 'unisex'].map((gender) => total({ gender })),
  )
  expect(unisex).toBeGreaterThan(0)
  expect(women + men + kids - unisex).toBe(await total({}))
})

it('draws a trend for whom its row is', async () => {
  const drawn = async (id: string) => (await demo.app.inject(`/api/v1/common/picture/trend/${id}?format=svg`)).body
  const [forAll, forMen] = [await drawn('burgundy.0'), await drawn('burgundy.0.men')]
  expect(forMen).toContain('<svg')
  expect(forMen).not.toBe(forAll)
})
