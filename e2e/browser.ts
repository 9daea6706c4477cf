import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface VisitorOptions {
  readonly language?: 'en' | 'zh'
  readonly scheme?: 'light' | 'dark'
  /** Pixels; height follows. */
  readonly width?: number
}

/** Someone at a browser of their own: nothing is remembered from another test. */
export interface Visitor {
  readonly page: Page
  /** Opens a path of the platform. */
  open(path: string): Promise<void>
  /** Signs in through the form; the main line's page is `/login`, the others have their own. */
  signIn(mailbox: string, line?: 'trendee' | 'trendeesellers'): Promise<void>
}

/**
 * A browser for the tests of a file: call it at the top of `describe`, then the returned function in each test. After
 * each test its page must have been without an error in the console and without a failed request of ours.
 */
export function useBrowser(): (options?: VisitorOptions) => Promise<Visitor> {
  let browser: Browser | null = null
  const contexts: BrowserContext[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: FLAGS })
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    expect(complaints.splice(0), 'what the browser complained about').toEqual([])
  })
  afterAll(() => browser?.close())

  return async ({ language = 'en', scheme = 'light', width = 1440 } = {}) => {
    if (!browser) throw new Error('the browser opens before the first test, not before')
    const context = await browser.newContext({
      baseURL: inject('baseUrl'),
      locale: language === 'zh' ? 'zh-CN' : 'en-GB',
      colorScheme: scheme,
      reducedMotion: 'reduce',
      viewport: { width, height: width < 600 ? 844 : 900 },
    })
    contexts.push(context)
    const page = await context.newPage()
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
      signIn: async (mailbox, line = 'trendee') => {
        await page.goto(line === 'trendee' ? '/login' : `/${line}/login`)
        await page.locator('input[type="email"]').fill(`${mailbox}@trendee.demo`)
        await page.locator('input[type="password"]').fill(DEMO_PASSWORD)
        await page.locator('button[type="submit"]').click()
        await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      },
    }
  }
}
