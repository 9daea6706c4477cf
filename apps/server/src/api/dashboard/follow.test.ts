import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { MOST_STARS } from '@trendee/core/stars/star-kinds'
import { followedOf } from '@trendee/store/dashboard/star-lists'
import { markSeen } from '@trendee/store/dashboard/stars'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeAccount } from '../../testing/test-accounts'

const { dashboard, stars } = CONTRACT
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const answer = async (endpoint: Endpoint, input: Input, token: string) =>
  (await ask(demo.app, endpoint, input, token)).json()

interface Money {
  readonly amount: number
  readonly currency: string
}
interface Person {
  readonly accountId: string
  readonly token: string
}
async function newPerson(role = '1'): Promise<Person> {
  const accountId = await makeAccount(db(), { role, plan: { line: 'trendee', plan: 'business' } })
  return { accountId, token: await openSession(db(), accountId) }
}
async function one(sql: string): Promise<string> {
  const [row] = await demo.runtime.analytics.rows(z.object({ id: z.string() }), sql)
  return row?.id ?? ''
}
const idsOf = async (list: Endpoint, { token }: Person) =>
  ((await answer(list, {}, token)).data.list as { id: string }[]).map(({ id }) => id)

const CREATOR =
  "SELECT concat(platform, '.', author_key) AS id FROM trendee.post_current ORDER BY posted_at DESC LIMIT 1"
const BREAKOUT =
  "SELECT trend_id AS id FROM trendee.trend_metric WHERE region = 'US' AND gender = '' AND level = 'breakout' ORDER BY trend_id LIMIT 1"

describe('what an account follows', () => {
  it('is arranged by its owner, and every word can be said twice', async () => {
    const person = await newPerson()
    const operate = async (action: string, id: string, more: Input = {}) =>
      answer(dashboard.keywordsOperate, { action, id, ...more }, person.token)
    for (const word of ['Lace', 'suede', 'cargo']) {
      for (let time = 0; time < 2; time += 1) expect((await operate('add', word)).code).toBe(1)
    }
    // Another case is the same word.
    expect((await operate('add', ' LACE ')).data).toEqual({ id: 'lace', action: 'add', total: 3 })
    expect(await idsOf(dashboard.keywords, person)).toEqual(['cargo', 'suede', 'lace'])
    for (let time = 0; time < 2; time += 1) {
      expect((await operate('pin', 'lace')).data).toEqual({ id: 'lace', action: 'pin', total: 3 })
      expect((await operate('order', 'suede', { place: 2 })).data.total).toBe(3)
      expect(await idsOf(dashboard.keywords, person)).toEqual(['lace', 'suede', 'cargo'])
    }
    for (let time = 0; time < 2; time += 1) expect((await operate('unpin', 'lace')).code).toBe(1)
    // The other actions mean the same word.
    expect((await operate('pin', '  LACE ')).data.id).toBe('lace')
    expect((await operate('order', ' Suede', { place: 1 })).data.id).toBe('suede')
    expect((await operate('unpin', 'Lace  ')).data.id).toBe('lace')
    for (let time = 0; time < 2; time += 1) expect((await operate('remove', ' Lace')).data.total).toBe(2)
    expect((await operate('pin', 'lace')).code).toBe(1002)
    expect(await operate('order', 'suede')).toMatchObject({ code: 1001, data: { field: 'place' } })
    expect((await operate('shout', 'suede')).code).toBe(1001)
  })

  it('is what there is: unknown brands, creators and trends are not', async () => {
    const { token } = await newPerson()
    for (const entry of [dashboard.brandsOperate, dashboard.influencerOperate, dashboard.trendsOperate]) {
      expect((await answer(entry, { action: 'add', id: 'no.such-thing' }, token)).code).toBe(1002)
    }
    expect(await answer(dashboard.customizedOperate, { action: 'add', id: 'fen' }, token)).toMatchObject({
      code: 1001,
      data: { field: 'action' },
    })
  })

  it('belongs to one account: no other lists, moves or takes it', async () => {
    const [ann, bob] = [await newPerson(), await newPerson()]
    const creator = await one(CREATOR)
    await answer(dashboard.brandsOperate, { action: 'add', id: 'Avelisse' }, ann.token)
    await answer(dashboard.influencerOperate, { action: 'add', id: creator }, ann.token)
    await answer(dashboard.keywordsOperate, { action: 'add', id: 'lace' }, ann.token)
    await answer(dashboard.customizedAdd, { name: 'Fen Studio' }, ann.token)
    for (const list of [dashboard.brands, dashboard.influencers, dashboard.keywords, dashboard.customizedBrands]) {
      expect((await answer(list, {}, ann.token)).data.total).toBe(1)
      expect((await answer(list, {}, bob.token)).data).toMatchObject({ list: [], total: 0 })
    }
    expect((await answer(dashboard.posts, {}, bob.token)).data.total).toBe(0)
    expect((await answer(dashboard.products, {}, bob.token)).data.total).toBe(0)
    expect((await answer(dashboard.brandsOperate, { action: 'pin', id: 'avelisse' }, bob.token)).code).toBe(1002)
    await answer(dashboard.brandsOperate, { action: 'remove', id: 'avelisse' }, bob.token)
    await answer(dashboard.seen, {}, bob.token)
    const [kept] = (await answer(dashboard.brands, {}, ann.token)).data.list
    expect(kept).toMatchObject({ id: 'avelisse', seen_through: null, is_pinned: false })
  })

  it('is a brand however it is written, whatever is done with it', async () => {
    const { token } = await newPerson()
    const operate = async (action: string, id: string) => answer(dashboard.brandsOperate, { action, id }, token)
    expect((await operate('add', 'AVELISSE')).data).toMatchObject({ id: 'avelisse', total: 1 })
    expect((await operate('pin', 'Avelisse')).data).toMatchObject({ id: 'avelisse', total: 1 })
    expect((await operate('remove', 'Avelisse')).data).toMatchObject({ id: 'avelisse', total: 0 })
    const star = async (id: string, isStarred: boolean) =>
      (await answer(stars.brand, { id, is_starred: isStarred }, token)).data
    expect(await star('Avelisse', true)).toMatchObject({ id: 'avelisse', total: 1 })
    expect(await star('AVELISSE', false)).toMatchObject({ id: 'avelisse', total: 0 })
    await answer(dashboard.brandsOperate, { action: 'add', id: 'avelisse' }, token)
    expect((await answer(dashboard.seen, { kind: 'brand', id: 'Avelisse' }, token)).data).toEqual({ seen: 1 })
    await answer(dashboard.customizedAdd, { name: 'Fen Studio' }, token)
    const own = async (action: string) =>
      (await answer(dashboard.customizedOperate, { action, id: 'Fen Studio' }, token)).data
    expect(await own('pin')).toMatchObject({ total: 1 })
    expect(await own('remove')).toMatchObject({ total: 0 })
  })

  it('by a star and by the dashboard is the same', async () => {
    const person = await newPerson()
    const trend = await one(BREAKOUT)
    await answer(stars.trend, { id: trend }, person.token)
    expect((await answer(dashboard.trendsOperate, { action: 'add', id: trend }, person.token)).data.total).toBe(1)
    await answer(dashboard.trendsOperate, { action: 'remove', id: trend }, person.token)
    expect((await answer(stars.ids, {}, person.token)).data.list).toEqual([])
  })

  it('is bounded, and twenty brands of one’s own at once are the twenty that fit', async () => {
    const { token } = await newPerson()
    const names = Array.from(
      { length: MOST_STARS.own_brand + 4 },
      (_, place) => `Atelier ${'abcdefghijklmnopqrstuvwxyz'[place] ?? ''}ona`,
    )
    const codes = await Promise.all(
      names.map(async (name) => (await answer(dashboard.customizedAdd, { name }, token)).code as number),
    )
    expect(codes.filter((code) => code === 1010)).toHaveLength(4)
    expect((await answer(dashboard.customizedBrands, { pageSize: 100 }, token)).data.total).toBe(MOST_STARS.own_brand)
  })
})

describe('news', () => {
  it('of a followed creator are the posts since its follower looked', async () => {
    const { accountId, token } = await newPerson()
    const creator = await one(CREATOR)
    await answer(dashboard.influencerOperate, { action: 'add', id: creator }, token)
    const [before] = (await answer(dashboard.influencers, {}, token)).data.list
    expect(before.creator.new_posts).toBeGreaterThan(0)
    expect(before.creator.newest_posts[0]).toMatchObject({ author: creator.slice(creator.indexOf('.') + 1) })
    const posts = (await answer(dashboard.posts, { pageSize: 100 }, token)).data
    expect(posts.total).toBe(before.creator.posts)
    expect(posts.list.filter(({ is_new }: { is_new: boolean }) => is_new)).toHaveLength(before.creator.new_posts)
    expect((await answer(dashboard.seen, { kind: 'creator' }, token)).data).toEqual({ seen: 1 })
    const [after] = (await answer(dashboard.influencers, {}, token)).data.list
    expect(after.creator.new_posts).toBe(0)
    // A creator is seen as far as the posts of the network reach.
    const [{ id: newest } = { id: '' }] = await demo.runtime.analytics.rows(
      z.object({ id: z.string() }),
      'SELECT toString(max(posted_on)) AS id FROM trendee.post_current WHERE platform = {platform:String}',
      { platform: creator.slice(0, creator.indexOf('.')) },
    )
    expect(after.seen_through).toBe(newest)
    // As after a look on the day of an earlier post: those that came later are new.
    const day: string = before.creator.newest_posts.at(-1).posted_on
    await db().updateTable('account_star').set({ seen_through: null }).where('account_id', '=', accountId).execute()
    await markSeen(db(), accountId, [{ kind: 'creator', id: creator, through: day }])
    const [since] = (await answer(dashboard.influencers, {}, token)).data.list
    const later = posts.list.filter(({ posted_on }: { posted_on: string }) => posted_on > day)
    expect(since.creator.new_posts).toBe(later.length)
  })

  it('of a followed trend is the level that changed since its follower saw it', async () => {
    const { accountId, token } = await newPerson()
    const trend = await one(BREAKOUT)
    await answer(dashboard.trendsOperate, { action: 'add', id: trend }, token)
    const news = async () => (await answer(dashboard.trends, {}, token)).data.list[0].trend
    expect(await news()).toMatchObject({ trend_id: trend, level: 'breakout', level_before: null })
    await markSeen(db(), accountId, [{ kind: 'trend', id: trend, through: '2020-01-01', level: 'hot' }])
    expect(await news()).toMatchObject({ level: 'breakout', level_before: 'hot' })
    await answer(dashboard.seen, {}, token)
    expect(await news()).toMatchObject({ level: 'breakout', level_before: null })
  })

  it('of a followed brand is what came and sold out; of one’s own brand too, with its files', async () => {
    const { accountId, token } = await newPerson()
    const brand = await one(
      "SELECT lower(brand) AS id FROM trendee.product_current WHERE match(brand, '^[A-Za-z]+$') GROUP BY id ORDER BY countIf(arrived_on > as_of - 30) DESC, id LIMIT 1",
    )
    const file = await one("SELECT file AS id FROM trendee.import_run WHERE state = 'done' ORDER BY file LIMIT 1")
    await answer(dashboard.brandsOperate, { action: 'add', id: brand }, token)
    const [followed] = (await answer(dashboard.brands, {}, token)).data.list
    expect(followed.brand.new_arrivals).toBeGreaterThan(0)
    const products = (await answer(dashboard.products, { pageSize: 100 }, token)).data
    expect(products.total).toBe(followed.brand.new_arrivals + followed.brand.sold_out)
    const added = await answer(
      dashboard.customizedAdd,
      { name: brand.toUpperCase(), site: 'https://own.example', files: [file, file, 'not-yet.csv'] },
      token,
    )
    expect(added.data).toEqual({ id: brand, total: 1 })
    const [own] = (await answer(dashboard.customizedBrands, {}, token)).data.list
    expect(own).toMatchObject({ name: brand.toUpperCase(), site: 'https://own.example', brand: followed.brand })
    // Whose import it was nobody knows: that there was one is told to administrators.
    expect(own.files).toEqual([
      { name: file, rows_loaded: null, captured_on: null },
      { name: 'not-yet.csv', rows_loaded: null, captured_on: null },
    ])
    const admin = await newPerson('1,888')
    await answer(dashboard.customizedAdd, { name: brand, files: [file, 'not-yet.csv'] }, admin.token)
    expect((await answer(dashboard.customizedBrands, {}, admin.token)).data.list[0].files).toEqual([
      { name: file, rows_loaded: expect.any(Number), captured_on: expect.any(String) },
      { name: 'not-yet.csv', rows_loaded: null, captured_on: null },
    ])
    // Followed and one's own it is one brand.
    expect((await answer(dashboard.products, {}, token)).data.total).toBe(products.total)
    await answer(dashboard.seen, {}, token)
    expect((await answer(dashboard.products, {}, token)).data.total).toBe(0)
    // As if the files of one shop had ended long before when they were looked at: its rows alone are news.
    const [star] = await followedOf(db(), accountId, 'brand')
    const days = star?.seenByPlatform ?? {}
    const shops = [...new Set(products.list.map(({ product }: { product: { platform: string } }) => product.platform))]
    expect(Object.keys(days)).toEqual(expect.arrayContaining(shops))
    const shop = String(shops[0])
    await markSeen(db(), accountId, [
      { kind: 'brand', id: brand, through: '2999-01-01', byPlatform: { ...days, [shop]: '2020-01-01' } },
    ])
    const later = (await answer(dashboard.products, { pageSize: 100 }, token)).data
    expect(later.total).toBeGreaterThan(0)
    expect(new Set(later.list.map(({ product }: { product: { platform: string } }) => product.platform))).toEqual(
      new Set([shop]),
    )
    const top = (await answer(dashboard.topBrands, { pageSize: 100 }, token)).data.list
    expect(
      top.filter(({ is_followed }: { is_followed: boolean }) => is_followed).map(({ id }: { id: string }) => id),
    ).toEqual([brand])
  })

  it('of a starred product is the price that was seen and whether it sold out, until it is seen', async () => {
    const [{ token }, other] = [await newPerson(), await newPerson()]
    const cheaper = await one(
      `SELECT concat(platform, '.', product_id) AS id FROM trendee.observation WHERE platform = 'shein' GROUP BY platform, product_id
       HAVING argMin(price, observed_on) > argMax(price, observed_on) AND min(observed_on) < max(observed_on) - 60 ORDER BY id LIMIT 1`,
    )
    const soldOut = await one(
      "SELECT concat(platform, '.', product_id) AS id FROM trendee.product_current WHERE sold_out_on IS NOT NULL ORDER BY id LIMIT 1",
    )
    await answer(stars.retail, { id: cheaper }, token)
    expect((await answer(dashboard.productsOperate, { action: 'add', id: soldOut }, token)).data.total).toBe(2)
    const told = async () =>
      (await answer(dashboard.starredProducts, {}, token)).data.list as {
        id: string
        product: { price: Money; price_before: Money | null; is_changed: boolean }
      }[]
    const [gone] = await told()
    expect(gone).toMatchObject({ id: soldOut, product: { sold_out_on: expect.any(String) } })
    // As it cost on the first day of the data.
    const accountId = (await answer(CONTRACT.user.info, {}, token)).data.userInfo.userId
    await markSeen(db(), accountId, [{ kind: 'product', id: cheaper, through: '2000-01-01' }])
    expect((await told())[1]).toMatchObject({ id: cheaper, product: { price_before: null, is_changed: false } })
    const since = await one(
      `SELECT toString(min(observed_on)) AS id FROM trendee.observation WHERE concat(platform, '.', product_id) = '${cheaper}'`,
    )
    await markSeen(db(), accountId, [{ kind: 'product', id: cheaper, through: since }])
    const before = (await told())[1]?.product
    expect(before).toMatchObject({
      price_before_on: since,
      price_before: { currency: before?.price.currency },
      is_changed: true,
    })
    expect(before?.price_before?.amount).toBeGreaterThan(before?.price.amount ?? Number.NaN)
    await answer(dashboard.seen, { kind: 'product' }, token)
    expect((await told()).map(({ product }) => product.is_changed)).toEqual([false, false])
    expect((await answer(dashboard.starredProducts, {}, other.token)).data).toMatchObject({ list: [], total: 0 })
  })

  it('of a keyword is the trend that it means, in either language; an unknown word means none', async () => {
    const { token } = await newPerson()
    const [known] = (await answer(CONTRACT.trends.mapping, {}, token)).data
    for (const id of [known.trend_name, known.trend_name_zh, 'risograph fruit basket']) {
      await answer(dashboard.keywordsOperate, { action: 'add', id }, token)
    }
    const { list } = (await answer(dashboard.keywords, {}, token)).data
    expect(list.map(({ trend }: { trend: { trend_id: string } | null }) => trend?.trend_id ?? null)).toEqual([
      null,
      known.trend_id,
      known.trend_id,
    ])
  })

  it('of reports are the newest, those about a followed trend, its category or a keyword first', async () => {
    const [reader, other] = [await newPerson(), await newPerson()]
    const all = (await answer(CONTRACT.reports.page, { pageSize: 100 }, reader.token)).data
    const forReader = async ({ token }: Person) =>
      (await answer(dashboard.reports, { pageSize: 100 }, token)).data as {
        total: number
        list: { id: string; subject: string; is_followed: boolean; as_of: string }[]
      }
    const before = await forReader(reader)
    expect(before.list.map(({ id }) => id)).toEqual(all.list.map(({ id }: { id: string }) => id))
    expect(before.list.some(({ is_followed: isFollowed }) => isFollowed)).toBe(false)

    // The trend of the oldest weekly report that names one.
    const trendsOf = async (id: string) => {
      const { sections } = (await answer(CONTRACT.reports.detail, { id }, reader.token)).data
      return (sections as { trends: { trend_id: string }[] }[]).flatMap(({ trends }) =>
        trends.map(({ trend_id: trendId }) => trendId),
      )
    }
    const named = await Promise.all(
      before.list.map(async ({ id, subject }) => ({ id, subject, trends: await trendsOf(id) })),
    )
    const trend = named.findLast(({ trends }) => trends.length > 0)?.trends[0] ?? ''
    const category = await one(
      `SELECT primary_category AS id FROM trendee.trend_metric WHERE trend_id = '${trend}' AND region = 'US' AND gender = ''`,
    )
    const about = named.filter(
      ({ subject, trends }) => trends.includes(trend) || (subject !== '' && subject === category),
    )
    expect(about.length).toBeGreaterThan(0)
    expect(about.length).toBeLessThan(named.length)
    const expected = [...about, ...named.filter((report) => !about.includes(report))].map(({ id }) => id)
    await answer(dashboard.trendsOperate, { action: 'add', id: trend }, reader.token)
    await answer(dashboard.keywordsOperate, { action: 'add', id: trend.replaceAll('-', ' ') }, other.token)
    for (const person of [reader, other]) {
      const { list, total } = await forReader(person)
      expect([total, list.map(({ id }) => id)]).toEqual([all.total, expected])
      expect(list.filter(({ is_followed: isFollowed }) => isFollowed)).toHaveLength(about.length)
    }
  })

  it('an own brand is refused where its name names none or its site is no address', async () => {
    const { token } = await newPerson()
    for (const [input, field] of [
      [{ name: '!!' }, 'name'],
      [{ name: 'N/A' }, 'name'],
      [{ name: 'Fen', site: 'javascript:alert(1)' }, 'site'],
      [{ name: 'Fen', site: 'fen.example' }, 'site'],
      [{ name: 'Fen', files: Array.from({ length: 21 }, String) }, 'files'],
    ] as const) {
      expect(await answer(dashboard.customizedAdd, input, token), JSON.stringify(input)).toMatchObject({
        code: 1001,
        data: { field },
      })
    }
  })
})

describe('version 3', () => {
  it('opens and ends the same sessions as version 1', async () => {
    const signed = await answer(
      CONTRACT.signIn.auth,
      { account: 'designer@trendee.demo', password: 'trendee-demo' },
      '',
    )
    const { token } = signed.data
    expect((await answer(CONTRACT.user.info, {}, token)).data.userInfo.userId).toBe(signed.data.userInfo.userId)
    expect((await answer(CONTRACT.user.authLogout, {}, token)).code).toBe(1)
    expect((await answer(CONTRACT.user.info, {}, token)).code).toBe(1004)
  })
})
