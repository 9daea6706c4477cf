import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { type RangeItem, dropRange, ownRange, rangeItems, replaceRange } from './own-range'

const NOW = new Date('2026-03-04T12:00:00Z')
const FILE = { fileName: 'range.csv', feed: 'mapped-table', rowsRead: 3, rowsRejected: 1 }
const item = (itemId: string, more: Partial<RangeItem> = {}): RangeItem => ({
  itemId,
  title: 'Linen dress',
  primaryCategory: 'clothing',
  secondaryCategory: 'dress',
  gender: 'women',
  attributeValues: ['linen', 'sky-blue'],
  price: 49.5,
  currency: 'EUR',
  priceUsd: 55.9,
  stock: 12,
  ...more,
})

describe.each(ENGINES)('own ranges on $name', (engine) => {
  const db = useStore(engine)
  let people = 0
  async function person() {
    const id = `seller-${(people += 1)}`
    await db().insertInto('account').values({ account_id: id, name: id }).execute()
    return id
  }

  it('are kept as they came, in place of the one before, for their account alone', async () => {
    const [ann, bob] = [await person(), await person()]
    const unpriced = item('a', { price: null, priceUsd: null, stock: null, attributeValues: [] })
    await replaceRange(db(), ann, FILE, [item('b'), unpriced], NOW)
    await replaceRange(db(), bob, { ...FILE, fileName: 'bob.csv' }, [item('a', { title: 'Bob’s' })], NOW)
    expect(await ownRange(db(), ann)).toEqual({ ...FILE, uploadedAt: NOW })
    expect(await rangeItems(db(), ann)).toEqual([unpriced, item('b')])
    await replaceRange(db(), ann, { ...FILE, fileName: 'next.csv' }, [item('c')], NOW)
    expect((await rangeItems(db(), ann)).map(({ itemId }) => itemId)).toEqual(['c'])
    expect((await rangeItems(db(), bob)).map(({ title }) => title)).toEqual(['Bob’s'])
  })

  it('stay as they were where the new one cannot be kept', async () => {
    const ann = await person()
    await replaceRange(db(), ann, FILE, [item('a')], NOW)
    await expect(replaceRange(db(), ann, FILE, [item('b'), item('b')], NOW)).rejects.toThrow()
    expect((await rangeItems(db(), ann)).map(({ itemId }) => itemId)).toEqual(['a'])
  })

  it('are whole where two come at once', async () => {
    const ann = await person()
    const sides = [1, 2].map((side) => Array.from({ length: 50 }, (_, at) => item(`${side}-${at + 10}`)))
    await Promise.all(sides.map((items) => replaceRange(db(), ann, FILE, items, NOW)))
    const kept = (await rangeItems(db(), ann)).map(({ itemId }) => itemId)
    expect(sides.map((items) => items.map(({ itemId }) => itemId))).toContainEqual(kept)
  })

  it('go on wish, and with their account', async () => {
    const [ann, bob] = [await person(), await person()]
    for (const who of [ann, bob]) await replaceRange(db(), who, FILE, [item('a')], NOW)
    expect([await dropRange(db(), ann), await dropRange(db(), ann)]).toEqual([true, false])
    await db().deleteFrom('account').where('account_id', '=', bob).execute()
    const left = await db()
      .selectFrom('own_range_item')
      .select('account_id')
      .where('account_id', 'in', [ann, bob])
      .execute()
    expect([await ownRange(db(), ann), left]).toEqual([null, []])
  })

  it('hold many items', async () => {
    const ann = await person()
    const many = Array.from({ length: 4_500 }, (_, at) => item(`item-${String(at).padStart(5, '0')}`))
    await replaceRange(db(), ann, FILE, many, NOW)
    expect(await rangeItems(db(), ann)).toHaveLength(4_500)
  })
})
