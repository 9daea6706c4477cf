import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imports } from '@trendee/analytics/admin/imports'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, ParsedOf } from '@trendee/contract/endpoint'
import { ImportQueue } from '@trendee/runtime/import-queue'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../http/handler'
import { filtersIndex } from '../filters/index'
import { handlers } from '../handlers'
import { sellingHandlers } from './handlers'

const folder = mkdtempSync(join(tmpdir(), 'trendee-shops-'))
const store = embeddedStore()
let world: SellingWorld
let call: Call

/** A table of a shop that nobody names, before there are any others with its columns, and two of two shops, all with a product 1. */
const TABLES = [
  { shop: undefined, rows: ['1,Silk Top,25,USD'] },
  { shop: 'Linden & Lark', rows: ['1,Red Midi Dress,59,USD', '2,Linen Shirt,39,USD'] },
  { shop: '青木堂', rows: ['1,Wool Coat,210,USD'] },
]

beforeAll(async () => {
  world = await openSellingWorld([])
  const work = new ImportQueue(world.db, store(), folder)
  const failures: unknown[] = []
  work.onDeriveFailure = (error) => failures.push(error)
  for (const [index, { shop, rows }] of TABLES.entries()) {
    const path = join(folder, `table-${index}.csv`)
    writeFileSync(path, ['article,name,price,money', ...rows].join('\n'))
    const mapping = { productId: 'article', title: 'name', price: 'price', currency: 'money' }
    await work.ingest(path, { mapping, capturedOn: '2025-06-30', ...(shop === undefined ? {} : { shop }) })
  }
  await work.idle()
  await work.stop()
  if (failures.length > 0) throw new AggregateError(failures, 'deriving failed')
  call = {
    runtime: { analytics: world.db },
    state: { today: () => '2025-06-30' },
    request: { origin: 'https://trendee.example' },
    top: null,
  } as unknown as Call
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const parsed = <Asked extends Endpoint>(endpoint: Asked, input: object) =>
  endpoint.input.parse(input) as ParsedOf<Asked>
const { shop: ofShop } = sellingHandlers
const listOf = (shop: string) => ofShop.list(parsed(CONTRACT.selling.shop.list, { shop }), call)
const indexOf = (platform?: string) => filtersIndex({ platform }, call)

/** The platform that the filters list under a name. */
async function platformCalled(name: string): Promise<string> {
  const { platforms } = await indexOf()
  return platforms.find((option) => option.name === name)?.value ?? ''
}

describe('shops that tables name', () => {
  it('are listed with their names and numbers, each once', async () => {
    const { platforms } = await indexOf()
    expect(platforms.map(({ name, name_zh: chinese, count }) => [name, chinese, count])).toEqual([
      ['Linden & Lark', 'Linden & Lark', 2],
      ['Unnamed shop', '未命名店铺', 1],
      ['青木堂', '青木堂', 1],
    ])
  })

  it('have lists, leaders and filters of their own products alone', async () => {
    const [lark, other] = [await platformCalled('Linden & Lark'), await platformCalled('青木堂')]
    const titles = async (shop: string) => (await listOf(shop)).list.map(({ id, title }) => `${id} ${title}`).toSorted()
    expect(await titles(lark)).toEqual(['1 Red Midi Dress', '2 Linen Shirt'])
    expect(await titles(other)).toEqual(['1 Wool Coat'])
    expect(await titles('catalog')).toEqual(['1 Silk Top'])
    const leaders = await ofShop.topSecondary(parsed(CONTRACT.selling.shop.topSecondary, { shop: other }), call)
    expect(leaders.list.map(({ products }) => products)).toEqual([1])
    const { attributes } = await indexOf(lark)
    const colors = attributes.find(({ type }) => type === 'color')?.values.map(({ value }) => value)
    expect(colors).toEqual(['red'])
    expect((await indexOf(other)).attributes.find(({ type }) => type === 'color')).toBeUndefined()
  })

  it('have a page of each product, and none of another shop’s', async () => {
    const lark = await platformCalled('Linden & Lark')
    const detailOf = (id: string) => ofShop.detail(parsed(CONTRACT.selling.shop.detail, { shop: lark, id }), call)
    expect((await detailOf('1')).product).toMatchObject({ platform: lark, title: 'Red Midi Dress' })
    await expect(detailOf('3')).rejects.toThrow('no product of this id')
  })

  it('are on the wall and in the analyses of all shops, and can be chosen there', async () => {
    const { productWall, shopWall } = handlers.records
    const wall = await productWall(parsed(CONTRACT.records.productWall, { channel: 'marketplaces' }), call)
    expect(wall.total).toBe(4)
    const lark = await platformCalled('Linden & Lark')
    const chosen = await productWall(parsed(CONTRACT.records.productWall, { platforms: lark }), call)
    expect(chosen.list.map(({ platform }) => platform)).toEqual([lark, lark])
    const sites = await productWall(parsed(CONTRACT.records.productWall, { channel: 'brand_sites' }), call)
    expect(sites.total).toBe(0)
    expect((await shopWall(parsed(CONTRACT.records.shopWall, {}), call)).total).toBe(0)
    const { analysisCategory } = handlers.insights
    const categories = await analysisCategory(parsed(CONTRACT.insights.analysisCategory, {}), call)
    expect(new Set(categories.list.map(({ platform }) => platform)).size).toBe(3)
  })

  it('are refused by a name that is no platform', () => {
    for (const shop of ['Linden & Lark', 'shein', 'shop-', '', 'shop-x; DROP'])
      expect(CONTRACT.selling.shop.list.input.safeParse({ shop }).success).toBe(false)
  })

  it('say of the import that its table named none', async () => {
    const { list } = await imports(world.db, { page: 1, pageSize: 10 })
    const said = Object.fromEntries(list.map(({ file, notes }) => [file, notes.map(({ note }) => note)]))
    expect(said['table-1.csv']).toEqual([])
    expect(said['table-0.csv']).toEqual([expect.stringContaining('names no shop')])
  })
})
