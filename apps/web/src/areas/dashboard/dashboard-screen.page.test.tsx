import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'
import { formatFor } from '../../shared/format/format'
import { productRecordPath } from '../../shared/records/record-path'

const { dashboard, stars } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'business' } } as const

describe('the dashboard', () => {
  const { openPage, server } = usePages()
  const newcomer = () => makeSession(server().runtime.store.db, PLAN)

  it.each(screensByTurns('/trendee/dashboard'))(
    '%s says what changed of what is followed, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const [trends, brands, creators, keywords] = [
        await page.ask(dashboard.trends, {}),
        await page.ask(dashboard.brands, {}),
        await page.ask(dashboard.influencers, {}),
        await page.ask(dashboard.keywords, {}),
      ]
      expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('dashboard.title'))
      for (const { trend } of trends.list) {
        if (trend === null) throw new Error('the demo follows a trend that it has not')
        expect(page.view.getAllByRole('link', { name: page.nameOf(trend) }).length).toBeGreaterThan(0)
      }
      for (const { brand } of brands.list)
        expect(page.view.getByRole('link', { name: brand?.name ?? '' })).toBeDefined()
      for (const { creator } of creators.list) {
        expect(page.view.getByRole('link', { name: `@${creator?.author}` })).toBeDefined()
      }
      expect(keywords.total).toBeGreaterThan(0)
      const changed = trends.list.filter(({ trend }) => trend?.level_before)
      expect(changed.length).toBeGreaterThan(0)
      expect(page.view.getAllByText(page.say('dashboard.was', { level: page.say('level.none') }))).toHaveLength(
        changed.length,
      )
    },
  )

  it('tells what followed products cost when they were seen, and shows posts and looks that are followed', async () => {
    const token = await newcomer()
    const first = await openPage('/trendee/dashboard', { as: { token } })
    expect(first.view.getByText(first.say('dashboard.no_products'))).toBeDefined()
    expect(first.view.queryByRole('region', { name: first.say('dashboard.records') })).toBeNull()
    const { list } = await first.ask(CONTRACT.selling.shein.list, { pageSize: 20 })
    for (const { id } of list) await first.ask(stars.retail, { id: `shein.${id}` })
    const [look] = (await first.ask(CONTRACT.runway.list, {})).list
    await first.ask(stars.runway, { id: look?.id ?? '' })
    const starred = (await first.ask(dashboard.starredProducts, { pageSize: 100 })).list
    const changed = starred.flatMap(({ product }) => (product?.price_before ? [product] : []))
    expect(changed.length).toBeGreaterThan(1)
    const page = await openPage('/trendee/dashboard', { as: { token } })
    const part = within(page.view.getByRole('region', { name: page.say('dashboard.products') }))
    await page.user.click(part.getByRole('button', { name: page.say('dashboard.show_all', { count: 20 }) }))
    for (const { title, price_before: before } of changed) {
      const row = part.getAllByRole('listitem').find((item) => item.textContent.includes(title))
      expect(row?.textContent).toContain(formatFor('en').money(before?.amount ?? null, before?.currency ?? ''))
    }
    expect(
      page.view.getByText(page.say('dashboard.changed_products_other', { count: changed.length }), { exact: false }),
    ).toBeDefined()
    const [shown] = within(page.view.getByRole('region', { name: page.say('dashboard.records') })).getAllByRole(
      'link',
      {
        name: new RegExp(look?.brand ?? ''),
      },
    )
    expect(shown?.getAttribute('href')).toContain(look?.id)
    await press(page, page.say('dashboard.see_all'))
    await page.settled()
    expect(page.view.getByText(page.say('dashboard.quiet'))).toBeDefined()
  })

  it.each(['en', 'zh'] as const)(
    'shows the newest reports and which are about what is followed, in %s',
    async (language) => {
      const page = await openPage('/trendee/dashboard', { as: 'designer', language })
      const { list } = await page.ask(dashboard.reports, { pageSize: 4 })
      expect(list).toHaveLength(4)
      const part = within(page.view.getByRole('region', { name: page.say('dashboard.reports') }))
      for (const { id, title, title_zh: titleZh } of list) {
        const link = part.getByRole('link', { name: language === 'zh' ? titleZh : title })
        expect(link.getAttribute('href')).toBe(`/trendee/reports/${id}`)
      }
      const followed = list.filter(({ is_followed: isFollowed }) => isFollowed)
      expect(followed.length).toBeGreaterThan(0)
      expect(part.getAllByText(page.say('dashboard.report_followed'))).toHaveLength(followed.length)
    },
  )

  it('leads who follows nothing to what can be followed, and a star there brings it here', async () => {
    const page = await openPage('/trendee/dashboard', { as: { token: await newcomer() } })
    expect(page.view.getByText(page.say('dashboard.nothing_followed'))).toBeDefined()
    expect(page.view.getByRole('link', { name: page.say('dashboard.find_trends') })).toBeDefined()
    const [first] = (await page.ask(dashboard.topBrands, {})).list
    await press(page, page.say('star.follow_name', { name: first?.name ?? '' }))
    await page.settled()
    expect(page.view.queryByText(page.say('dashboard.no_brands'))).toBeNull()
    expect((await page.ask(dashboard.brands, {})).list.map(({ id }) => id)).toEqual([first?.id])
  })

  it.each(['en', 'zh'] as const)(
    'says how many of what is followed the plan does not show, and what shows them, in %s',
    async (language) => {
      const token = await makeSession(server().runtime.store.db, { role: '1' })
      const first = await openPage('/trendee/dashboard', { as: { token }, language })
      const { list } = await first.ask(CONTRACT.dashboard.topBrands, { pageSize: 5 })
      const names = [...list.map(({ id }) => id), 'zara', 'h-m', 'mango']
      for (const id of names) await first.ask(dashboard.customizedAdd, { name: id })
      const page = await openPage('/trendee/dashboard', { as: { token }, language })
      expect((await page.ask(dashboard.customizedBrands, {})).list).toHaveLength(5)
      const part = within(page.view.getByRole('region', { name: page.say('dashboard.own') }))
      expect(part.getByText((text) => text.startsWith(page.say('limit.cut', { shown: 5, all: '8' })))).toBeDefined()
      const button = page.say('upgrade.to', { plan: page.say('plan.basic'), price: '$49' })
      expect(part.getByRole('button', { name: button })).toBeDefined()
    },
  )

  it('takes keywords, moves them, and forgets what is dropped', async () => {
    const page = await openPage('/trendee/dashboard', { as: { token: await newcomer() } })
    const words = async () => (await page.ask(dashboard.keywords, {})).list.map(({ keyword }) => keyword)
    for (const word of ['lace', 'risograph fruit']) {
      await page.user.type(page.view.getByRole('textbox', { name: page.say('dashboard.keyword') }), word)
      await press(page, page.say('dashboard.add'))
      await page.settled()
    }
    expect(await words()).toEqual(['risograph fruit', 'lace'])
    expect(page.view.getByText(page.say('dashboard.keyword_unknown'))).toBeDefined()
    const arrange = async (word: string, what: 'dashboard.up' | 'dashboard.drop') => {
      await press(page, page.say('dashboard.arrange', { name: word }))
      await page.user.click(await page.view.findByRole('menuitem', { name: page.say(what) }))
      await page.settled()
    }
    await arrange('lace', 'dashboard.up')
    expect(await words()).toEqual(['lace', 'risograph fruit'])
    await arrange('risograph fruit', 'dashboard.drop')
    expect(await words()).toEqual(['lace'])
  })

  it('offers the trend that a mistyped keyword means', async () => {
    const page = await openPage('/trendee/dashboard', { as: { token: await newcomer() } })
    await page.user.type(page.view.getByRole('textbox', { name: page.say('dashboard.keyword') }), 'butter yelow')
    await press(page, page.say('dashboard.add'))
    await page.settled()
    await press(page, page.say('dashboard.keyword_meant', { keyword: 'butter yellow' }))
    await page.settled()
    const { list } = await page.ask(dashboard.keywords, {})
    expect(list.map(({ keyword, trend }) => [keyword, trend?.trend_id])).toEqual([['butter yellow', 'butter-yellow']])
  })

  it('takes a brand of one’s own, and says which part of it is wrong', async () => {
    const page = await openPage('/trendee/dashboard', { as: { token: await newcomer() } })
    await press(page, page.say('dashboard.own_add'))
    await page.user.type(page.view.getByLabelText(page.say('dashboard.own_name')), 'Avelisse')
    await page.user.type(page.view.getByLabelText(page.say('dashboard.own_site')), 'avelisse')
    await page.user.click(page.view.getAllByRole('button', { name: page.say('dashboard.add') }).at(-1) as HTMLElement)
    await page.settled()
    expect(page.view.getByText(page.say('dashboard.own_site_wrong'))).toBeDefined()
    await page.user.clear(page.view.getByLabelText(page.say('dashboard.own_site')))
    await page.user.click(page.view.getAllByRole('button', { name: page.say('dashboard.add') }).at(-1) as HTMLElement)
    await page.settled()
    const [own] = (await page.ask(dashboard.customizedBrands, {})).list
    expect(own).toMatchObject({ id: 'avelisse', name: 'Avelisse' })
    expect(own?.brand?.products).toBeGreaterThan(0)
  })

  it('names the files of a brand of one’s own, and tells administrators alone whether they are imported', async () => {
    const open = async (role: string) => {
      const token = await makeSession(server().runtime.store.db, { ...PLAN, role })
      const first = await openPage('/trendee/dashboard', { as: { token } })
      await first.ask(dashboard.customizedAdd, { name: 'Fen Studio', files: ['fen.csv'] })
      return openPage('/trendee/dashboard', { as: { token } })
    }
    const member = await open('1')
    expect(member.view.getByText('fen.csv')).toBeDefined()
    const admin = await open('1,888')
    expect(admin.view.getByText(admin.say('dashboard.file_missing', { name: 'fen.csv' }))).toBeDefined()
  })

  it('is quiet after everything is marked as seen', async () => {
    const page = await openPage('/trendee/dashboard', { as: 'designer' })
    await press(page, page.say('dashboard.see_all'))
    await page.settled()
    expect(page.view.getByText(page.say('dashboard.quiet'))).toBeDefined()
    expect((await page.ask(dashboard.products, {})).total).toBe(0)
  })
})

describe('starred records', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/user-star'))(
    '%s lists what is starred, in %s, and lets go of it',
    async (path, language) => {
      const token = await makeSession(server().runtime.store.db, PLAN)
      const first = await openPage(path, { as: { token }, language })
      expect(first.view.getByText(first.say('star.none'))).toBeDefined()
      const [product] = (await server().answerTo(CONTRACT.selling.shein.list, {}, 'seller')).list
      const [trend] = await first.ask(CONTRACT.trends.mapping, {})
      if (!product || !trend) throw new Error('the demo world is empty')
      await first.ask(stars.retail, { id: `shein.${product.id}` })
      await first.ask(stars.trend, { id: trend.trend_id })
      const page = await openPage(path, { as: { token }, language })
      const name = language === 'zh' ? trend.trend_name_zh : trend.trend_name
      expect(page.view.getByRole('link', { name: new RegExp(name, 'i') })).toBeDefined()
      const [starred] = page.view.getAllByRole('link', { name: (text) => text.includes(product.title) })
      expect(starred?.getAttribute('href')).toBe(productRecordPath({ platform: 'shein', id: product.id }))
      await press(page, page.say('star.follow_name', { name: product.title }))
      await page.settled()
      expect(page.view.queryByText(product.title)).toBeNull()
      expect((await page.ask(stars.list, {})).total).toBe(1)
    },
  )

  it('are a section of the account’s page', async () => {
    const page = await openPage('/user/info?section=stars', { as: 'seller' })
    expect(page.view.getByRole('heading', { level: 2, name: page.say('account.stars') })).toBeDefined()
    expect(page.view.getByText(page.say('star.none'))).toBeDefined()
  })
})
