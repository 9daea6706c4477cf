import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { DesignAnswer } from '@trendee/contract/designs/design-fields'
import { ask } from '../../testing/ask'
import { makeDesign } from '../../testing/made-designs'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'
import { makeMember } from '../../testing/test-accounts'

const { designs } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'basic' } } as const

let demo: SignInApp
beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
})
afterAll(() => demo.close())

const designer = () => makeMember(demo.runtime.store.db, PLAN)
const says = async (token: string, entry: Parameters<typeof ask>[1], input: Record<string, unknown> = {}) =>
  (await ask(demo.app, entry, input, token)).json()

const valuesOf = ({ attributes }: DesignAnswer) => attributes.map(({ type, value }) => `${type}:${value}`)

describe('garments from a brief', () => {
  it.each([
    ['en', 'red linen midi dress with puff sleeves'],
    ['zh', '红色亚麻泡泡袖中长连衣裙'],
  ])('are different, have all that it states, and are kept (%s)', async (_language, brief) => {
    const { token } = await designer()
    const { data } = await says(token, designs.generate, { brief, quantity: 6, seed: 5 })
    expect(data).toMatchObject({ engine: 'local' })
    // The small world has too few dresses to draw from, and the answer says so.
    expect([data.products, data.list[0].attributes.some(({ from }: { from: string }) => from === 'free')]).toEqual([
      0,
      true,
    ])
    const list: DesignAnswer[] = data.list
    expect(list).toHaveLength(6)
    expect(new Set(list.map((design) => valuesOf(design).toSorted().join(' '))).size).toBe(6)
    expect(new Set(list.map(({ svg }) => svg)).size).toBe(6)
    for (const design of list) {
      expect(valuesOf(design)).toEqual(
        expect.arrayContaining(['color:red', 'fabric:linen', 'shape:midi', 'sleeve:puff-sleeve']),
      )
      expect([design.category, design.svg.startsWith('<svg')]).toEqual(['dress', true])
    }
    const { data: again } = await says(token, designs.generate, { brief, quantity: 6, seed: 5 })
    expect(again.list.map(({ svg }: DesignAnswer) => svg)).toEqual(list.map(({ svg }) => svg))
    const { data: kept } = await says(token, designs.list, { pageSize: 20, q: brief.slice(0, 4) })
    expect([kept.total, kept.list[6].svg]).toEqual([12, kept.list[0].svg])
  })

  it('are counted before they are made, and refused when the plan has too few left', async () => {
    const { token } = await designer()
    const { data } = await says(token, designs.generate, { brief: 'dress', quantity: 12 })
    expect(data.list).toHaveLength(12)
    const refused = await says(token, designs.generate, { brief: 'dress', quantity: 12 })
    expect(refused).toMatchObject({ code: 1005, data: { remaining: 8 } })
    // What was refused costs nothing.
    const unread = await says(token, designs.generate, { brief: 'something nice', quantity: 8 })
    expect(unread).toMatchObject({ code: 1001, data: { field: 'brief' } })
    expect((await says(token, designs.generate, { brief: 'dress', quantity: 8 })).data.list).toHaveLength(8)
  })
})

describe('a reference', () => {
  it('is kept but for what is changed: of a design, and of a product', async () => {
    const { token, accountId } = await designer()
    const id = await makeDesign(demo.runtime.store.db, accountId)
    const { data } = await says(token, designs.generateCref, { design_id: id, changes: 'color:black,pattern:gingham' })
    expect(valuesOf(data.list[0]).toSorted()).toEqual(['color:black', 'neckline:v-neck', 'pattern:gingham'])
    expect(data.list[0].reference).toBe(`design/${id}`)
    const { data: products } = await says(token, CONTRACT.records.productWall, {
      pageSize: 1,
      secondaryCategory: 'dress',
    })
    const { platform, id: product } = products.list[0]
    const { data: flat } = await says(token, designs.generateCref, { platform, id: product })
    expect(flat.list[0]).toMatchObject({ category: 'dress', reference: `${platform}/${product}` })
    expect(flat.list[0].attributes.every(({ from }: { from: string }) => from === 'reference')).toBe(true)
  })

  it('is refused where it is none, or what is changed is no word of the lexicon', async () => {
    const { token } = await designer()
    expect(await says(token, designs.generateCref, {})).toMatchObject({ code: 1001 })
    expect(await says(token, designs.generateCref, { platform: 'shein', id: 'none' })).toMatchObject({ code: 1002 })
    const wrong = await says(token, designs.generateCref, { platform: 'shein', id: 'x', changes: 'color:octarine' })
    expect(wrong).toMatchObject({ code: 1001, data: { field: 'changes' } })
    const { accountId } = await designer()
    const others = await makeDesign(demo.runtime.store.db, accountId)
    expect(await says(token, designs.generateCref, { design_id: others })).toMatchObject({ code: 1002 })
  })
})

describe('prints', () => {
  it('are drawn in the given colours, and refused where the pattern does not repeat', async () => {
    const { token } = await designer()
    const asked = { pattern: 'floral', colors: '#112233,#ff8800', quantity: 2 }
    const { data } = await says(token, designs.generation, asked)
    expect(data.list).toHaveLength(2)
    expect(data.list[0]).toMatchObject({ kind: 'print', colors: ['#112233', '#ff8800'], repeat: 'block' })
    expect(data.list[0].svg).toContain('#112233')
    for (const pattern of ['solid', 'no-such-print']) {
      expect(await says(token, designs.generation, { ...asked, pattern })).toMatchObject({
        code: 1001,
        data: { field: 'pattern' },
      })
    }
    const [print] = data.list
    expect(await says(token, designs.nearest, { design_id: print.design_id })).toMatchObject({ code: 1001 })
  })
})

it('tells the nearest products of a design, favourites, and deletes what is asked', async () => {
  const { token, accountId } = await designer()
  const id = await makeDesign(demo.runtime.store.db, accountId)
  const { data } = await says(token, designs.nearest, { design_id: id })
  expect(data.list).toHaveLength(12)
  const likeness = data.list.map((product: { likeness: number }) => product.likeness)
  expect(likeness).toEqual(likeness.toSorted((a: number, b: number) => b - a))
  expect(data.novelty).toBeCloseTo(1 - likeness[0], 9)
  await says(token, designs.favourite, { design_id: id, is_favourite: true })
  expect((await says(token, designs.list, { favourite: 'true' })).data.total).toBe(1)
  expect((await says(token, designs.del, { ids: id })).data).toEqual({ deleted: 1 })
  expect(await says(token, designs.del, { ids: id })).toMatchObject({ code: 1002 })
  expect((await says(token, designs.list)).data.total).toBe(0)
})
