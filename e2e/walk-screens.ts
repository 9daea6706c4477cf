import type { Page } from 'playwright-core'
import { trends } from '@trendee/contract/trends/trends'
import { TEXTS } from '@trendee/contract/texts/texts'
import { expect, it } from 'vitest'
import { findings } from './accessibility'
import { ask } from './ask'
import { PHONE, type Visitor, fitsBoth, fitsWidth, type useBrowser } from './browser'
import type { Language } from './kept-pages'
import { become, sessionOf } from './people'
import type { Mailbox } from './sessions'
import { sharedServer } from './visited-server'

/** Low, so that a wall draws few of its rows: what a checker reads costs time. */
const DESKTOP = { width: 1280, height: 600 }
const PRODUCTS = ['line.trendee', 'line.trendeesellers', 'line.trendeegraphics', 'line.admin'] as const

const areas = [...new Set(Object.keys(TEXTS).map((key) => key.split('.')[0]))]
/** The key of a text, where its words should stand; a file's name or a shop's address looks alike. */
const RAW_KEY = new RegExp(String.raw`(?<![\w.@/-])(${areas.join('|')})\.(?!csv|json|ndjson|html|com)[a-z]\w*`)

/** Screens that no menu leads to, and drawers and forms that an address opens, by who looks at them. */
const BESIDE_MENUS: readonly (readonly [Mailbox | null, readonly string[]])[] = [
  [
    null,
    [
      '/login',
      '/trendeesellers/login?by=sms',
      '/trendeegraphics/login?by=email',
      '/trendeeapi/login?by=wechat',
      '/login?by=forgotten',
      '/trendeesellers/transfer?code=stolen&state=somebody-else',
      '/free-trial',
      '/starter/MARKET14',
      '/starter/NOSUCH',
      '/outbox',
      '/pricing/info',
      '/trendee/pricing',
    ],
  ],
  [
    'designer',
    [
      ...['profile', 'plans', 'bindings', 'password', 'devices', 'api', 'words'].map(
        (section) => `/user/info?section=${section}`,
      ),
      '/user/messages',
      '/trendee/pricing',
      '/trendee/trend-detail/no-such-trend/women/product',
      '/trendee/trend-database?q=no-such-trend',
      '/trendee/product-trends?view=table&gender=all&demand=sales',
      '/trendee/sales-info/shein/10000001',
      '/trendee/retail-info/10000001',
      '/trendee/runway-info/avelisse-ss27-01',
      '/trendee/brands/avelisse',
      '/trendee/brands?view=discovery',
      '/trendee/creators/tiktok.cloud.folds.demo',
      '/trendee/creators/tiktok.nobody',
    ],
  ],
  [
    'admin',
    [
      '/admin/promotions?code=new',
      '/admin/messages?part=write',
      '/admin/languages?key=screen.audit',
      '/admin/audit',
      '/trendeegraphics/keyword/google-trends/leopard',
      '/trendeegraphics/keyword/etsy/no-such-print',
      '/trendeegraphics/prints/shein',
      '/trendeegraphics/listings/shein/floral',
      '/trendeegraphics/shein/10000001',
    ],
  ],
]

/** Everything the screen asked for has come. */
async function settled({ page, heading }: Visitor): Promise<void> {
  await heading().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], main .mantine-Skeleton-root') === null)
}

/** The marketplaces share a screen of each kind. */
const kindOf = (address: string) => address.split('/', 3).join('/')

/** Goes through the menus of all products; `isShort`: one screen of each kind. */
async function walk(visitor: Visitor, isShort: boolean, look: (address: string) => Promise<void>): Promise<string[]> {
  const { page, say } = visitor
  const seen: string[] = []
  const menu = page.getByRole('navigation', { name: say('shell.menu') })
  for (const product of PRODUCTS) {
    await page.getByRole('button', { name: say('shell.products') }).click()
    await page.getByRole('menuitem', { name: say(product) }).click()
    await settled(visitor)
    await menu.locator('a[aria-current="page"]').waitFor()
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const address of addresses) {
      if (address === null) continue
      if (isShort && seen.some((other) => kindOf(other) === kindOf(address))) continue
      await menu.locator(`a[href="${address}"]`).click()
      await page.waitForURL((url) => url.pathname === address)
      await settled(visitor)
      await look(address)
      seen.push(address)
    }
  }
  return seen
}

async function keyShownOn(page: Page): Promise<string[]> {
  const key = RAW_KEY.exec(await page.locator('body').innerText())
  return key === null ? [] : [`the key ${key[0]} is shown`]
}

type Visit = ReturnType<typeof useBrowser>

/**
 * A checker of accessibility costs more than all else here, and finds colours by theme and names by language: each
 * language is read in one theme.
 */
const SCHEMES = { en: 'dark', zh: 'light' } as const

/** Walks through the menus: all that they lead to, or one screen of each kind. */
export function walkMenus(visit: Visit, language: Language, which: 'all' | 'kinds'): void {
  const scheme = SCHEMES[language]

  it(`every screen of the menus fits a phone and is accessible in ${scheme}`, async () => {
    const visitor = await visit({ language, scheme, as: 'admin' })
    const { page, open } = visitor
    const wrong: string[] = []
    await page.setViewportSize(DESKTOP)
    await open('/')
    const kinds = new Set<string>()
    const seen = await walk(visitor, which === 'kinds', async (address) => {
      wrong.push(...(await keyShownOn(page)).map((problem) => `${address}: ${problem}`))
      if (!kinds.has(kindOf(address))) {
        // The frame around the screens is the same on each.
        const found = await findings(page, kinds.size === 0 ? 'html' : 'main')
        wrong.push(...found.map((finding) => `${address}: ${finding}`))
      }
      kinds.add(kindOf(address))
      if (!(await fitsWidth(page, PHONE))) wrong.push(`${address}: wider than a phone`)
      await page.setViewportSize(DESKTOP)
    })
    expect(wrong.join('\n')).toBe('')
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(PRODUCTS.length)
  })
}

/** Walks through the screens that no menu leads to, drawers and forms. */
export function walkOtherScreens(visit: Visit, language: Language): void {
  const scheme = SCHEMES[language]

  it(`every other screen fits a desktop and a phone and is accessible in ${scheme}`, async () => {
    const { list } = await ask('designer', trends.topList, { gender: 'women', sort: 'level', pageSize: 1 })
    const trend = `/trendee/trend-detail/${list[0]?.trend_id}/women/category`
    const wrong: string[] = []
    for (const [as, addresses] of BESIDE_MENUS) {
      const visitor = await visit({ language, scheme, ...(as === null ? {} : { as }) })
      for (const address of as === 'designer' ? [...addresses, trend] : addresses) {
        await visitor.open(address)
        await settled(visitor)
        const problems = [...(await findings(visitor.page)), ...(await keyShownOn(visitor.page))]
        if (!(await fitsBoth(visitor.page))) problems.push('wider than its window')
        wrong.push(...problems.map((problem) => `${address}: ${problem}`))
      }
    }
    expect(wrong.join('\n')).toBe('')
  })
}

export function visitPlanEnd(visit: Visit, language: Language): void {
  const scheme = SCHEMES[language]

  it(`the dialog where a plan ends fits a desktop and a phone and is accessible in ${scheme}`, async () => {
    const visitor = await visit({ language, scheme })
    await become(visitor, await sessionOf(sharedServer(), 'expired'))
    await visitor.open('/trendee/trend-highlights?window=90')
    const dialog = visitor.page.getByRole('dialog', { name: visitor.say('plan_limit.not_included') })
    await dialog.getByText(visitor.say('error.plan_limit')).waitFor()
    expect(await fitsBoth(visitor.page)).toBe(true)
    expect(await findings(visitor.page)).toEqual([])
    // Neither Escape nor a click beside it takes it away.
    await visitor.page.keyboard.press('Escape')
    await visitor.page.mouse.click(4, 4)
    expect(await dialog.isVisible()).toBe(true)
  })
}
