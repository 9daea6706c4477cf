import type { Page } from 'playwright-core'
import { TEXTS } from '@trendee/contract/texts/texts'
import { describe, expect, it } from 'vitest'
import { findings } from './accessibility'
import { LANGUAGES, PHONE, type Visitor, overflows, useBrowser } from './browser'
import { MAILBOXES, type Mailbox } from './sessions'

/** Low, so that a wall draws few of its rows: what a checker reads costs time. */
const DESK = { width: 1280, height: 600 }
const WALK_MS = 120_000

/** Products of each account: the lines of its role, and administration for the administrator. */
const PRODUCTS = {
  designer: ['line.trendee'],
  seller: ['line.trendeesellers'],
  admin: ['line.trendee', 'line.trendeesellers', 'line.admin'],
} as const satisfies Record<Mailbox, readonly (keyof typeof TEXTS)[]>

const areas = [...new Set(Object.keys(TEXTS).map((key) => key.split('.')[0]))]
/** The key of a text, where its words should stand; a file's name or a shop's address looks alike. */
const RAW_KEY = new RegExp(String.raw`(?<![\w.@/-])(${areas.join('|')})\.(?!csv|json|ndjson|html|com)[a-z]\w*`)

/** Wears the theme from the next line on: colours that are still on their way are nobody's choice. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) =>
      document.documentElement.dataset['mantineColorScheme'] === scheme &&
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    colorScheme,
  )
}

/** Everything the screen asked for has come. */
async function settled({ page, heading }: Visitor): Promise<void> {
  await heading().waitFor()
  await page.waitForFunction(
    () => document.querySelector('main [aria-busy="true"], main .mantine-Skeleton-root') === null,
  )
}

/** The marketplaces share a screen of each kind. */
const kindOf = (address: string) => address.split('/', 3).join('/')

/** Goes through the menus of all products, and asks to be told at each screen; `isShort`: one screen of each kind. */
async function walk(
  visitor: Visitor,
  mailbox: Mailbox,
  isShort: boolean,
  look: (address: string) => Promise<void>,
): Promise<string[]> {
  const { page, say } = visitor
  const seen: string[] = []
  const menu = page.getByRole('navigation', { name: say('shell.menu') })
  for (const product of PRODUCTS[mailbox]) {
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

describe('sign-in page', () => {
  const visit = useBrowser()

  it.each(LANGUAGES)('is accessible in %s, light and dark', async (language) => {
    const visitor = await visit({ language })
    await visitor.open('/login')
    await settled(visitor)
    expect(await findings(visitor.page)).toEqual([])
    await wear(visitor.page, 'dark')
    expect(await findings(visitor.page)).toEqual([])
  })
})

describe('product switcher', () => {
  const visit = useBrowser()

  it.each(MAILBOXES)('offers %s what the account may open', async (mailbox) => {
    const { page, open, say } = await visit({ as: mailbox })
    await open('/')
    await page.getByRole('button', { name: say('shell.products') }).click()
    await page.getByRole('menuitem').first().waitFor()
    const offered = await page.getByRole('menuitem').allInnerTexts()
    expect(offered).toEqual(PRODUCTS[mailbox].map((product) => say(product)))
  })
})

describe.each(LANGUAGES)('every screen of the menus in %s', (language) => {
  const visit = useBrowser()

  // A checker of accessibility costs more than all else here, and finds colours by theme and names by language: each
  // language is read in one theme.
  const scheme = language === 'en' ? 'dark' : 'light'

  it(`has title and content, in words, fits a phone, is accessible in ${scheme}`, { timeout: WALK_MS }, async () => {
    const visitor = await visit({ language, scheme, as: 'admin' })
    const { page, open } = visitor
    const wrong: string[] = []
    await page.setViewportSize(DESK)
    await open('/')
    const kinds = new Set<string>()
    // What the marketplaces differ in is in one language; their menus are read in both.
    const seen = await walk(visitor, 'admin', language !== 'en', async (address) => {
      const rows = page.locator('main').getByRole('article').or(page.locator('main').getByRole('row'))
      const isFilled = await rows
        .first()
        .waitFor()
        .then(
          () => true,
          () => false,
        )
      if (!isFilled) wrong.push(`${address}: neither a card nor a row`)
      const key = RAW_KEY.exec(await page.locator('body').innerText())
      if (key !== null) wrong.push(`${address}: the key ${key[0]} is shown`)
      if (!kinds.has(kindOf(address))) {
        // What stands around the screens is the same on each.
        const found = await findings(page, kinds.size === 0 ? 'html' : 'main')
        wrong.push(...found.map((finding) => `${address}: ${finding}`))
      }
      kinds.add(kindOf(address))
      await page.setViewportSize({ width: PHONE, height: DESK.height })
      if (await overflows(page)) wrong.push(`${address}: wider than a phone`)
      await page.setViewportSize(DESK)
    })
    expect(wrong).toEqual([])
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(PRODUCTS.admin.length)
  })
})
