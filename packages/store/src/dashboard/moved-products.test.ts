import { describe, expect, it } from 'vitest'
import { ApiError } from '@trendee/contract/errors'
import { saveSubscription, subscriptionsOf } from '../alerts/subscriptions'
import { createProject } from '../collections/projects'
import { addReferences, referencePage } from '../collections/references'
import { ENGINES, useStore } from '../testing/engines'
import { keptProducts, moveKeptProducts } from './moved-products'
import { followedOf } from './star-lists'
import { addStar } from './stars'

const NOW = new Date('2026-03-10T12:00:00Z')

describe.each(ENGINES)('products that people keep, on $name', (engine) => {
  const db = useStore(engine)

  it('stay theirs under another id, once, and nothing else moves', async () => {
    for (const who of ['ann', 'bob']) await db().insertInto('account').values({ account_id: who, name: who }).execute()
    const star = (who: string, id: string, kind: 'product' | 'post' = 'product') =>
      addStar(db(), who, { kind, id }, NOW)
    await star('ann', 'shop-alma.dress')
    await star('ann', 'shop-alma.D-1')
    await star('bob', 'shop-alma.dress')
    await star('bob', 'shop-alma-kids.dress')
    await star('bob', 'shop-alma.dress', 'post')
    const project = await createProject(db(), 'bob', 'Summer', NOW)
    const asked = { accountId: 'bob', projectId: project }
    await addReferences(db(), asked, 'product', ['shop-alma.dress', 'shop-alma.skirt'], NOW)
    const watched = {
      accountId: 'ann',
      subject: 'product',
      itemId: 'shop-alma.dress',
      line: 'trendeesellers',
      nameEn: 'Dress',
      nameZh: 'Dress',
      link: '/dress',
      search: {},
      kinds: ['price'],
      channels: null,
      told: {},
    } as const
    const most = { count: null, refusal: () => new ApiError('plan_limit', 'enough') }
    await saveSubscription(db(), watched, most, NOW)
    await saveSubscription(db(), { ...watched, itemId: 'shop-alma.D-1', kinds: ['sold_out'] }, most, NOW)

    expect(await keptProducts(db(), 'shop-alma')).toEqual(['shop-alma.D-1', 'shop-alma.dress', 'shop-alma.skirt'])
    const moved = [{ from: 'shop-alma.dress', to: 'shop-alma.D-1' }]
    await moveKeptProducts(db(), moved)
    await moveKeptProducts(db(), moved)

    const starred = async (who: string, kind: 'product' | 'post') =>
      (await followedOf(db(), who, kind)).map(({ id }) => id).toSorted()
    expect(await starred('ann', 'product')).toEqual(['shop-alma.D-1'])
    expect(await starred('bob', 'product')).toEqual(['shop-alma-kids.dress', 'shop-alma.D-1'])
    expect(await starred('bob', 'post')).toEqual(['shop-alma.dress'])
    const { list } = await referencePage(db(), asked, { page: 1, pageSize: 10 })
    expect(list.map(({ id }) => id)).toEqual(['shop-alma.D-1', 'shop-alma.skirt'])
    expect((await subscriptionsOf(db(), 'ann')).map(({ itemId, kinds }) => [itemId, kinds])).toEqual([
      ['shop-alma.D-1', ['price', 'sold_out']],
    ])
  })
})
