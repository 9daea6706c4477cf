import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp()
  token = await demo.signIn('trendee-business')
  const before = { former_id: 'before-its-name', trend_id: 'butter-yellow' }
  await demo.runtime.store.db.insertInto('former_trend').values(before).execute()
})
afterAll(() => demo.close())

const { trendInfluencers, trendBrands } = CONTRACT.social

it.each([
  ['creators', trendInfluencers],
  ['brands', trendBrands],
])('tells a trend that no %s posted for a gender from one that is unknown', async (_who, entry) => {
  const told = async (name: string) => {
    const { code, data } = (await ask(demo.app, entry, { name, gender: 'kids' }, token)).json()
    return [code, data?.posts ?? null, data?.list ?? null]
  }
  const none = [1, 0, []]
  expect(await told('butter-yellow')).toEqual(none)
  // The data has no curve of it, but the lexicon knows what it is.
  expect(await told('satin-slip-skirt')).toEqual(none)
  expect(await told('before-its-name')).toEqual(none)
  expect(await told('nothing-of-this-name')).toEqual([1002, null, null])
})
