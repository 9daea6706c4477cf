import { deriveStale } from '@trendee/analytics/derive/derive-stale'
import { STAGES } from '@trendee/analytics/derive/stages'
import { ORDERED_SHOP, type OrderedShop, openOrderedShop } from '@trendee/analytics/testing/ordered-shop'
import { followedOf } from '@trendee/store/dashboard/star-lists'
import { addStar } from '@trendee/store/dashboard/stars'
import { embeddedStore } from '@trendee/store/testing/engines'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveContext } from './derive-context'

const store = embeddedStore()
let shop: OrderedShop
beforeAll(async () => {
  shop = await openOrderedShop()
})
afterAll(() => shop.close())

it('a star on a product that only orders name goes to the one of the shop’s own table once that is derived', async () => {
  const { db } = store()
  await db.insertInto('account').values({ account_id: 'ann', name: 'ann' }).execute()
  await shop.orders('june.csv', '2025-07-01', [[1, '2025-06-02', 'Cord Overshirt - M', 2, 80]])
  const stages = STAGES.filter(({ name }) => name === 'ordered-products')
  const derive = () => deriveStale(deriveContext(shop.db, db, new AbortController().signal), { stages })
  const starred = async () => (await followedOf(db, 'ann', 'product')).map(({ id }) => id)
  await addStar(db, 'ann', { kind: 'product', id: `${ORDERED_SHOP}.cord-overshirt` }, new Date())
  await derive()
  expect(await starred()).toEqual([`${ORDERED_SHOP}.cord-overshirt`])
  const mapping = { productId: 'sku', title: 'name', price: 'price', currency: 'currency' }
  await shop.ingest('shelf.csv', '2025-07-01', ['sku,name,price,currency', 'K-1,Cord Overshirt,89,GBP'], mapping)
  await derive()
  expect(await starred()).toEqual([`${ORDERED_SHOP}.K-1`])
})
