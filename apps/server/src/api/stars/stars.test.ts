import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { MOST_STARS } from '@trendee/core/stars/star-kinds'
import { addStar } from '@trendee/store/dashboard/stars'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { exampleCall } from '../../testing/example-inputs'
import { makeAccount, makeSession } from '../../testing/test-accounts'

const { stars } = CONTRACT
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const answer = async (endpoint: Endpoint, input: Input, token?: string) =>
  (await ask(demo.app, endpoint, input, token)).json()
type Path = Exclude<keyof typeof stars, 'list' | 'ids'>
const PATHS = Object.keys(stars).filter((name): name is Path => name !== 'list' && name !== 'ids')

/** An id of the demo world that the path's star is for. */
async function idFor(path: Path): Promise<string> {
  const { input } = await exampleCall(demo as never, `stars.${path}`, stars[path])
  return String(input['id'])
}

describe('a star', () => {
  it.each(PATHS)('of %s is given and taken, and once only', async (path) => {
    const token = await makeSession(db())
    const id = await idFor(path)
    const given = (await answer(stars[path], { id }, token)).data
    expect(given).toMatchObject({ is_starred: true, total: 1 })
    expect(given.id.endsWith(id)).toBe(true)
    expect((await answer(stars[path], { id }, token)).data).toEqual(given)
    const { list } = (await answer(stars.list, {}, token)).data
    expect(list).toMatchObject([{ id: given.id, name: expect.stringMatching(/\S/), starred_at: expect.any(Number) }])
    expect((await answer(stars.ids, {}, token)).data.list).toEqual([{ kind: list[0].kind, id: given.id }])
    for (let time = 0; time < 2; time += 1) {
      const taken = await answer(stars[path], { id, is_starred: false }, token)
      expect(taken.data).toEqual({ id: given.id, is_starred: false, total: 0 })
    }
    expect((await answer(stars.list, {}, token)).data).toMatchObject({ list: [], total: 0 })
  })

  it('given twenty times at once is one', async () => {
    const token = await makeSession(db())
    const id = await idFor('trend')
    const given = await Promise.all(Array.from({ length: 20 }, () => answer(stars.trend, { id }, token)))
    expect(new Set(given.map(({ data }) => data.total))).toEqual(new Set([1]))
  })

  it('is for what there is', async () => {
    const token = await makeSession(db())
    for (const [name, id] of [
      ['social', 'instagram.1'],
      ['retail', '10000001'],
      ['retail', 'look.avelisse-ss27-01'],
      ['retail', 'nowhere.10000001'],
      ['runway', 'no-such-look'],
      ['tiktok', 'instagram.17900000000000002'],
      ['trend', 'no-such-trend'],
      ['brand', 'nosuchbrand'],
      ['report', 'weekly-us-1999-01-03'],
      ['creator', 'instagram.nobody-of-this-name'],
      ['hashtag', "tiktok.x') OR 1=1 --"],
    ] as const) {
      expect((await answer(stars[name], { id }, token)).code, `${name} ${id}`).toBe(1002)
    }
  })

  it('of a TikTok post is the same by either path, with and without its platform', async () => {
    const token = await makeSession(db())
    const id = await idFor('tiktok')
    await answer(stars.tiktok, { id: id.replace('tiktok.', '') }, token)
    expect((await answer(stars.tiktok, { id: `tiktok.${id.replace('tiktok.', '')}` }, token)).data.total).toBe(1)
    expect((await answer(stars.social, { id: `tiktok.${id.replace('tiktok.', '')}` }, token)).data.total).toBe(1)
  })

  it("is counted and listed for each account alone, and another's cannot be taken", async () => {
    const [one, other] = [await makeSession(db()), await makeSession(db())]
    await answer(stars.retail, { id: 'shein.10000001' }, one)
    expect((await answer(stars.list, {}, other)).data.total).toBe(0)
    expect((await answer(stars.ids, {}, other)).data.list).toEqual([])
    expect((await answer(stars.retail, { id: 'shein.10000001', is_starred: false }, other)).data.total).toBe(0)
    expect((await answer(stars.list, {}, one)).data.total).toBe(1)
  })

  it('beyond what an account can hold is refused, and says how many that is', async () => {
    const accountId = await makeAccount(db())
    const token = await openSession(db(), accountId)
    for (let place = 0; place < MOST_STARS.trend; place += 1) {
      await addStar(db(), accountId, { kind: 'trend', id: `trend-${place}` }, new Date())
    }
    const refused = await answer(stars.trend, { id: await idFor('trend') }, token)
    expect(refused).toMatchObject({ code: 1010, data: { field: 'id', most: MOST_STARS.trend } })
    expect((await answer(stars.list, { kind: 'trend' }, token)).data.total).toBe(MOST_STARS.trend)
  })

  it('stays when the data no longer holds the record, and can be taken away', async () => {
    const accountId = await makeAccount(db())
    const token = await openSession(db(), accountId)
    await addStar(db(), accountId, { kind: 'product', id: 'shein.gone' }, new Date())
    const { list } = (await answer(stars.list, { kind: 'product' }, token)).data
    expect(list).toMatchObject([{ id: 'shein.gone', name: null, picture: null }])
    expect((await answer(stars.retail, { id: 'shein.gone', is_starred: false }, token)).data.total).toBe(0)
  })

  it('is listed by kind, page by page', async () => {
    const token = await makeSession(db())
    for (const id of ['shein.10000001', 'shein.10000002', 'temu.10000001']) await answer(stars.retail, { id }, token)
    await answer(stars.trend, { id: await idFor('trend') }, token)
    const page = (await answer(stars.list, { kind: 'product', page: 2, pageSize: 2 }, token)).data
    expect([page.total, page.list.map(({ id }: { id: string }) => id)]).toEqual([3, ['shein.10000001']])
  })
})
