import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { TEXTS, type TextKey } from '@trendee/contract/texts/texts'
import { type TestContext, afterEach, expect } from 'vitest'
import { type Item, type Language, arrive, leave } from './kept-pages'
import type { RunningServer } from './running-server'
import type { Mailbox, Session } from './sessions'
import { sharedServer } from './visited-server'

/** Frames in a row in which a page neither changes nor grows: it has drawn what a new width asks of it. */
const STILL_FRAMES = 60

/** The width of a desktop screen. */
const DESKTOP_WIDTH = 1440
/** As a phone is wide. */
export const PHONE = 390

const heightOf = (width: number) => (width < 600 ? 844 : 900)

export interface VisitorOptions {
  readonly language?: Language
  readonly scheme?: 'light' | 'dark'
  /** Pixels; height follows. */
  readonly width?: number
  /** Already signed in. */
  readonly as?: Mailbox
  /** In a browser that never was here: for journeys that count a first visit, or put a clock or a script into it. */
  readonly isNew?: boolean
}

/** A server without sessions of the demo's accounts is visited by whoever signs in. */
type VisitedServer = Pick<RunningServer, 'baseUrl'> & Partial<Pick<RunningServer, 'sessions'>>

/** Someone at a browser of their own: nothing is remembered from another test. */
export interface Visitor {
  readonly page: Page
  /** Opens a path of the server. */
  open(path: string): Promise<void>
  /** A text of the interface in the visitor's language, with its places filled in. */
  say(key: TextKey, values?: Readonly<Record<string, string | number>>): string
  /** A trend's name as it is written in the visitor's language. */
  nameOf(trend: { readonly name: string; readonly trend_name_zh: string }): string
  heading(): Locator
}

/** What the browser keeps of a signed-in account. */
function remembered({ token, userInfo, planInfo }: Session): Item[] {
  return [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify({ userInfo, planInfo }) },
    { name: 'userId', value: userInfo.userId },
  ]
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)(?:, number)?\}/g, (place, name: string) => String(values[name] ?? place))
}

/**
 * Run in the page: whether it comes to be no wider than its window, but for the rounding of a pixel, before it is still.
 */
async function comesToFit(stillFrames: number): Promise<boolean> {
  const { documentElement: root } = document
  let hasChanged = false
  const observer = new MutationObserver(() => (hasChanged = true))
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    let width = root.scrollWidth
    for (let still = 0; still < stillFrames;) {
      if (root.scrollWidth <= window.innerWidth + 1) return true
      hasChanged = false
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = hasChanged || root.scrollWidth !== width ? 0 : still + 1
      width = root.scrollWidth
    }
    return false
  } finally {
    observer.disconnect()
  }
}

/** Whether the page comes to fit a window of this width: parts that it does not show leave a frame or more later. */
export async function fitsWidth(page: Page, width: number): Promise<boolean> {
  await page.setViewportSize({ width, height: heightOf(width) })
  return page.evaluate(comesToFit, STILL_FRAMES)
}

/** Whether the page fits a desktop screen and a phone; restores the page's width afterwards. */
export async function fitsBoth(page: Page): Promise<boolean> {
  const before = page.viewportSize()
  let isFitting = true
  for (const width of [DESKTOP_WIDTH, PHONE]) isFitting = (await fitsWidth(page, width)) && isFitting
  if (before !== null) await page.setViewportSize(before)
  return isFitting
}

/** Pictures of failed journeys: one folder a run. */
const FAILURES = join(process.env['KEPT_TMPDIR'] ?? tmpdir(), `trendee-failed-journeys-${process.ppid}`)

/** Keeps a screenshot of each page of a failed test, and prints its path. */
async function keepPictures({ task }: TestContext, pages: readonly Page[]): Promise<void> {
  mkdirSync(FAILURES, { recursive: true })
  const words = [task.suite?.name, task.name].join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  for (const [index, page] of pages.entries()) {
    const path = join(FAILURES, `${words.slice(0, 120)}-${task.id}-${index}.png`)
    // A crashed page has no screenshot; the test has failed already and says why.
    const isKept = await page.screenshot({ path }).then(
      () => true,
      () => false,
    )
    if (isKept) process.stderr.write(`${task.name}: ${page.url()} looked like ${path}\n`)
  }
}

/**
 * A browser for the tests of a file: call it at the top of `describe`, then the returned function in each test. After
 * each test its page must have been without an error in the console and without a failed request of ours. Visits the
 * shared server, or the one that `server` gives.
 */
export function useBrowser(server: () => VisitedServer = sharedServer): (options?: VisitorOptions) => Promise<Visitor> {
  const pages: Page[] = []
  const complaints: string[] = []

  afterEach(async (test) => {
    const isWrong = test.task.result?.state === 'fail' || complaints.length > 0
    if (isWrong) await keepPictures(test, pages)
    for (const page of pages.splice(0)) await leave(page, isWrong)
    expect(complaints.splice(0), 'what the browser complained about').toEqual([])
  })

  return async ({ language = 'en', scheme = 'light', width = DESKTOP_WIDTH, as, isNew = false } = {}) => {
    const { baseUrl, sessions } = server()
    const page = await arrive(
      { language, baseUrl, isNew },
      as === undefined || sessions === undefined ? [] : remembered(sessions[as]),
    )
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: heightOf(width) })
    pages.push(page)
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // A refused request is an answer, and the screen's business; the browser notes it here all the same.
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text())
    })
    page.on('response', (answer) => {
      if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`)
    })
    return {
      page,
      open: async (path) => {
        await page.goto(path)
      },
      say: (key, values = {}) => filled(TEXTS[key][language], values),
      nameOf: ({ name, trend_name_zh: chinese }) =>
        language === 'zh' ? chinese : name.charAt(0).toUpperCase() + name.slice(1),
      heading: () => page.getByRole('heading', { level: 1 }),
    }
  }
}

/** Chooses in a control of a few words side by side. */
export async function choose(page: Page, control: string, word: string): Promise<void> {
  await page.getByRole('radiogroup', { name: control, exact: true }).getByText(word, { exact: true }).click()
}
