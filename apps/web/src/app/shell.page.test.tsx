import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { TEXTS } from '@trendee/contract/texts/texts'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { productPath } from '../shared/products/product-path'
import { productRecordPath } from '../shared/records/record-path'
import { fill, press } from '../testing/controls'
import { screensByTurns } from '../testing/languages-by-turns'
import { usePages } from '../testing/open-page'

const HIGHLIGHTS = '/trendee/trend-highlights'
const MY_TRENDS = '/trendee/my-trends'
/** Products of each account: the lines of its role, and administration for the administrator. */
const PRODUCTS = {
  designer: ['line.trendee'],
  seller: ['line.trendeesellers'],
  graphics: ['line.trendeegraphics'],
  admin: ['line.trendee', 'line.trendeesellers', 'line.trendeegraphics', 'line.admin'],
} as const

describe('the frame around the screens', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/error'))('%s says what happened, and the way home, in %s', async (path, language) => {
    const page = await openPage(path, { as: 'designer', language })
    expect(page.title()).toBe(page.say('screen.error'))
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('error_page.title'))
    await press(page, page.say('not_found.home'), 'link')
    expect(page.address()).toBe(MY_TRENDS)
  })

  it.each(Object.keys(PRODUCTS) as (keyof typeof PRODUCTS)[])(
    'offers %s what the account may open',
    async (mailbox) => {
      const page = await openPage('/', { as: mailbox })
      await press(page, page.say('shell.products'))
      const offered = await page.view.findAllByRole('menuitem')
      expect(offered.map((item) => item.textContent)).toEqual(PRODUCTS[mailbox].map((product) => page.say(product)))
    },
  )

  it('counts in its menu what each marketplace has', async () => {
    const page = await openPage('/trendeesellers', { as: 'seller' })
    const menu = within(page.view.getByRole('navigation', { name: page.say('shell.menu') }))
    const { total } = await page.ask(CONTRACT.selling.temu.list, {})
    expect(menu.getAllByRole('link', { name: (name) => name.startsWith('Temu') })[0]?.textContent).toBe(`Temu${total}`)
  })

  it('speaks the other language at once, and lets the account speak it', async () => {
    const token = await makeSession(server().runtime.store.db, { role: '1' })
    const page = await openPage(HIGHLIGHTS, { as: { token } })
    await press(page, page.say('shell.language'))
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(TEXTS['highlights.title'].zh)
    expect((await page.ask(CONTRACT.user.info, {})).userInfo.language).toBe('zh')
  })

  it('one bell holds messages and changes of level', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'designer', language: 'zh' })
    const { view, say } = page
    await press(page, say('news.label_other', { count: 2 }))
    expect(await view.findByRole('link', { name: (name) => name.includes('欢迎使用 Trendee') })).toBeDefined()
    const tab = (key: 'news.levels' | 'news.messages') =>
      view.getByRole('tab', { name: (name) => name.startsWith(say(key)) })
    await page.user.click(tab('news.levels'))
    expect(within(view.getByRole('tabpanel')).getByText(say('moves.first'))).toBeDefined()
    await page.user.click(tab('news.messages'))
    await press(page, say('news.all'), 'link')
    expect(page.address()).toBe('/user/messages')
  })

  it('the reader’s menu says the plans, and leads to more', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'designer' })
    await press(page, page.say('user.menu', { name: 'Dora Designer' }))
    expect(await page.view.findByText(page.say('plan.until', { day: '31 Dec 2099' }))).toBeDefined()
    await press(page, page.say('upgrade.short'), 'menuitem')
    expect(page.address()).toBe('/trendee/pricing')
  })

  it('an address that is none says so once, and leads home', async () => {
    const page = await openPage('/trendee/no-such-screen', { as: 'designer' })
    const { view, say } = page
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('not_found.subtitle'))
    expect(view.getAllByRole('main')).toHaveLength(1)
    expect(page.title()).toBe(say('not_found.subtitle'))
    await press(page, say('not_found.home'), 'link')
    expect(page.address()).toBe(MY_TRENDS)
  })

  it('a trend that nobody knows is asked for from the search', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'designer' })
    await page.user.keyboard('{Control>}k{/Control}')
    await fill(page, await page.view.findByRole('textbox', { name: page.say('search.prompt') }), 'zzyzx')
    await press(page, page.say('suggest.button'))
    expect(await page.view.findByText(page.say('suggest.done'))).toBeDefined()
  })

  it('what is typed before the search is there is kept, and giving up gives it up', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'designer' })
    const { view, say, user } = page
    const opener = view.getByRole('button', { name: say('search.prompt') })
    opener.focus()
    await user.keyboard('{Control>}k{/Control}linen shirt')
    await page.settled()
    const dialog = within(await view.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: say('search.prompt') })
    expect((field as HTMLInputElement).value).toBe('linen shirt')
    await expect.poll(() => document.activeElement === field).toBe(true)
    expect(view.getAllByRole('textbox', { name: say('search.prompt') })).toEqual([field])
    await user.keyboard('{Escape}')
    await page.settled()
    await expect.poll(() => document.activeElement === opener).toBe(true)
  })

  it.each([
    ['en', 'black fri', 'Black Friday'],
    ['zh', '黑色星期五', '黑色星期五'],
  ] as const)(
    'festivals and reports are found by name, and no trend is asked for in their place, in %s',
    async (language, typed, name) => {
      const page = await openPage(HIGHLIGHTS, { as: 'designer', language })
      await page.user.keyboard('{Control>}k{/Control}')
      const field = await page.view.findByRole('textbox', { name: page.say('search.prompt') })
      await fill(page, field, typed)
      await page.settled()
      const dialog = within(await page.view.findByRole('dialog'))
      const found = async (kind: 'festival' | 'report') => {
        // A group's heading is drawn by the style sheet.
        const heads = () =>
          [...document.querySelectorAll<HTMLElement>('[role=dialog] [style*="--spotlight-label"]')].map((group) =>
            group.style.getPropertyValue('--spotlight-label'),
          )
        await expect.poll(() => heads()).toContain(`'${page.say(`search.kind.${kind}`)}'`)
      }
      await found('festival')
      expect(dialog.queryByRole('button', { name: page.say('suggest.button') })).toBeNull()
      const [report] = (await page.ask(CONTRACT.reports.page, { kind: 'season' })).list
      if (report === undefined) throw new Error('the demo has no report of a season')
      await fill(page, dialog.getByRole('textbox'), language === 'zh' ? report.title_zh : report.title)
      await page.settled()
      await found('report')
      expect(dialog.queryByRole('button', { name: page.say('suggest.button') })).toBeNull()
      await fill(page, dialog.getByRole('textbox'), typed)
      await page.settled()
      await found('festival')
      // What was typed is marked in the name, and read apart.
      const festival = dialog.getAllByRole('button').find(({ textContent }) => textContent.startsWith(name))
      await page.user.click(festival as HTMLElement)
      await page.settled()
      expect(page.address()).toBe('/trendee/topics?festival=black-friday')
    },
  )

  it('shops are found by name and lead to what they sell, festivals also where they are mistyped', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'designer' })
    const { list } = await page.ask(CONTRACT.records.shopWall, { channel: 'marketplaces', pageSize: 50 })
    // One of a name that no other shop has.
    const shop = list.find(({ shop: name }) => list.filter((other) => other.shop.startsWith(name)).length === 1)
    if (shop === undefined) throw new Error('the demo has no shop')
    await page.user.keyboard('{Control>}k{/Control}')
    await fill(page, await page.view.findByRole('textbox', { name: page.say('search.prompt') }), 'blakc friday')
    await page.settled()
    const dialog = within(await page.view.findByRole('dialog'))
    const named = (name: string) =>
      dialog.findByRole('button', { name: (label) => label.startsWith(`${name} `) || label === name })
    expect(await named('Black Friday')).toBeDefined()
    await fill(page, dialog.getByRole('textbox'), shop.shop)
    await page.settled()
    await page.user.click(await named(shop.shop))
    await page.settled()
    expect(page.title()).toBe(page.say('screen.wall_sales'))
    expect(new URLSearchParams(page.address().split('?')[1]).get('seller')).toBe(shop.shop)
  })

  it('a mistyped search finds trends and products with pictures, and Escape gives the focus back', async () => {
    const page = await openPage(HIGHLIGHTS, { as: 'admin' })
    const { view, say } = page
    const opener = view.getByRole('button', { name: say('search.prompt') })
    opener.focus()
    await page.user.keyboard('{Control>}k{/Control}')
    await fill(page, await view.findByRole('textbox', { name: say('search.prompt') }), 'lnien shirt')
    await page.settled()
    const dialog = within(await view.findByRole('dialog'))
    expect(await dialog.findByText(say('search.instead', { text: 'linen shirt' }))).toBeDefined()
    const { groups } = await page.ask(CONTRACT.search.esSearch, {
      q: 'lnien shirt',
      kinds: ['trend', 'product'],
      pageSize: 3,
    })
    expect(groups.map(({ kind }) => kind)).toEqual(['trend', 'product'])
    for (const { name } of groups.flatMap(({ list }) => list))
      expect(dialog.getAllByText(name).length).toBeGreaterThan(0)
    await page.user.keyboard('{Escape}')
    await page.settled()
    await expect.poll(() => document.activeElement === opener).toBe(true)
    expect(view.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['designer', HIGHLIGHTS, productRecordPath],
    ['seller', '/trendeesellers/best-seller/shein', productPath],
  ] as const)('a product that a %s finds opens on a screen of the line', async (as, from, pathOf) => {
    const page = await openPage(from, { as })
    await page.user.keyboard('{Control>}k{/Control}')
    await fill(page, await page.view.findByRole('textbox', { name: page.say('search.prompt') }), 'lnien shirt')
    await page.settled()
    const { groups } = await page.ask(CONTRACT.search.esSearch, { q: 'lnien shirt', kinds: ['product'], pageSize: 5 })
    const product = groups[0]?.list[0]
    if (product === undefined) throw new Error('no product is found')
    const dialog = within(await page.view.findByRole('dialog'))
    const [found] = await dialog.findAllByText(product.name)
    await page.user.click(found as HTMLElement)
    await page.settled()
    expect(page.address()).toBe(pathOf(product))
  })

  it('counts each screen, not each filter, with where the reader came from', async () => {
    const page = await openPage('/trendeesellers/best-seller/temu?window=7&authorization_code=secret', { as: 'seller' })
    await page.user.click(page.view.getByRole('radio', { name: page.say('window.short', { days: 90 }) }))
    await page.settled()
    const menu = within(page.view.getByRole('navigation', { name: page.say('shell.menu') }))
    await page.user.click(menu.getAllByRole('link', { name: (name) => name.startsWith('Shein') })[0] as HTMLElement)
    await page.settled()
    const views = page.requests
      .filter(({ path }) => path === CONTRACT.visits.collect.path)
      .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
      .filter(({ trackingTag }) => trackingTag === '/trendeesellers/best-seller/$platform')
    expect(views).toMatchObject([
      {
        currentPage: '/trendeesellers/best-seller/temu',
        event: 'page_view',
      },
      { currentPage: '/trendeesellers/best-seller/shein', previousPage: '/trendeesellers/best-seller/temu' },
    ])
    expect(JSON.parse(views[0]?.['notes'] ?? '{}')).toEqual({
      platform: 'temu',
      window: '7',
      uid: localStorage.getItem('userId'),
    })
  })

  it('texts that cannot be loaded leave the built-in ones', async () => {
    const answers = ({ path }: { readonly path: string }) =>
      path === CONTRACT.common.language.path ? new Response('no', { status: 429 }) : null
    const page = await openPage(HIGHLIGHTS, { as: 'designer', language: 'zh', answers })
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('highlights.title'))
    expect(localStorage.getItem('texts')).toBeNull()
  })

  it.each([
    ['Yes', 'advert.title'],
    ['No', 'advert.timeout_title'],
  ] as const)(
    'invites a visitor to sign in, register_login being %s, and leaves members alone',
    async (register_login, title) => {
      await server().answerTo(CONTRACT.adminSettings.advertisingSave, { alert_time: 1, register_login }, 'admin')
      const page = await openPage(HIGHLIGHTS, { as: 'visitor' })
      const dialog = await page.view.findByRole('dialog', { name: page.say(title) })
      await page.user.click(within(dialog).getByRole('button', { name: page.say('advert.later') }))
      const member = await openPage(HIGHLIGHTS, { as: 'designer' })
      expect(member.view.queryByRole('dialog')).toBeNull()
      await server().answerTo(CONTRACT.adminSettings.advertisingSave, { alert_time: 0, register_login: 'No' }, 'admin')
    },
  )
})
