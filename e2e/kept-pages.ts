import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { sharedBrowser } from './launch-browser'

export type Language = 'en' | 'zh'

/** Something that a browser keeps of an origin. */
export interface Item {
  readonly name: string
  readonly value: string
}

interface Place {
  readonly language: Language
  /** Address of the server, without a slash at its end. */
  readonly baseUrl: string
  /** In a profile that never was there, and is thrown away after. */
  readonly isNew: boolean
}

/** A page that nobody is at: at a file of its origin, where no app is at work, and with nothing remembered. */
interface Kept {
  readonly page: Page
  readonly key: string
}

/** A profile costs the browser as much as a screen; and the screens' code is compiled once a page. */
const MOST_KEPT = 6

const WITHOUT_APP = '/favicon.svg'

/** Pages in use, with where they belong; null for those that are not kept. */
const keys = new WeakMap<Page, string | null>()
/** The page used last stands last. */
const kept: Kept[] = []

async function newPage({ language, baseUrl }: Place): Promise<Page> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(inject('waitLimitMs'))
  return context.newPage()
}

/** Everything that a journey may have left in a profile but the files of the app itself. */
async function forget(context: BrowserContext, page: Page): Promise<void> {
  await Promise.all(context.pages().flatMap((other) => (other === page ? [] : [other.close()])))
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(WITHOUT_APP)
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/**
 * A page of somebody of whom the browser remembers `items` alone: one that an earlier journey left, emptied, or a new
 * one. Give it back by `leave`.
 */
export async function arrive(place: Place, items: readonly Item[]): Promise<Page> {
  const key = place.isNew ? null : `${place.language} ${place.baseUrl}`
  const index = kept.findLastIndex((one) => one.key === key)
  const page = kept.splice(index, index < 0 ? 0 : 1)[0]?.page ?? (await newPage(place))
  keys.set(page, key)
  if (items.length > 0) {
    if (index < 0) await page.goto(WITHOUT_APP)
    await page.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value)
    }, items)
  }
  return page
}

/** Empties a page and keeps it for the next who arrives there; after a failure it is thrown away. */
export async function leave(page: Page, hasFailed: boolean): Promise<void> {
  const context = page.context()
  const key = keys.get(page) ?? null
  // A page that is still on its way somewhere may not let itself be led away.
  const isEmpty =
    !hasFailed &&
    key !== null &&
    (await forget(context, page).then(
      () => true,
      () => false,
    ))
  if (!isEmpty) {
    await context.close()
    return
  }
  kept.push({ page, key })
  if (kept.length > MOST_KEPT) await kept.shift()?.page.context().close()
}
