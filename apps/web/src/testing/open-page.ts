// The server's modules come first: some of them look for a window while they are read.
import { type SignInApp, openSignInApp } from '@trendee/server/testing/sign-in-app'
import { emptyWindow, setAddress } from './window'
import type { BoundFunctions, queries as allQueries } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import type { RouterHistory } from '@tanstack/react-router'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { TEXTS, type TextKey } from '@trendee/contract/texts/texts'
import { ask } from '@trendee/server/testing/ask'
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { type Answerer, type MadeRequest, fetchInProcess } from './fetch-in-process'
import type { Language } from './languages-by-turns'
import { rawKeys, wordsOf } from './raw-keys'

const ORIGIN = 'http://localhost:4000'
const DESKTOP_WIDTH = 1440

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a wait for one state may take before it counts as one that hangs. */
    waitLimitMs: number
  }
}

interface PageOptions {
  /**
   * A demo account, by the part of its e-mail before the @, or the token of another session, with what the browser
   * remembers of its account where that differs; absent: nobody.
   */
  readonly as?: string | { readonly token: string; readonly remembered?: OutputOf<typeof CONTRACT.user.info> }
  readonly language?: Language
  /** Pixels. */
  readonly width?: number
  /** Answers some requests in the server's place. */
  readonly answers?: Answerer
  /** The page is given back before it has come to rest. */
  readonly isBusy?: boolean
}

export interface Page {
  /** Queries over the whole document. */
  readonly view: BoundFunctions<typeof allQueries>
  readonly user: UserEvent
  /** A text of the interface in the page's language, with its places filled in. */
  say(key: TextKey, values?: Readonly<Record<string, string | number>>): string
  /** The name of the screen in the window's title. */
  title(): string
  /** A trend's name as it is written in the page's language. */
  nameOf(trend: { readonly name: string; readonly trend_name_zh: string }): string
  /** Path and query of the screen that is shown. */
  address(): string
  /** Goes back, or forward, in the page's history. */
  go(steps: number): Promise<void>
  /** Fulfilled once nothing is under way: no request, no code, no screen that is loading. */
  settled(): Promise<void>
  /** Requests so far, the oldest first. */
  readonly requests: readonly MadeRequest[]
  /** Names of the files that were saved. */
  readonly downloads: readonly string[]
  /** What the server answers this page's account. */
  ask<In, Out>(entry: Endpoint<In, unknown, Out>, input: In): Promise<Out>
}

/** Characters of a page that a failed query shows. */
const MOST_WORDS = 1500

/** Elements that stand for what has not come yet. */
const WAITING = '[aria-busy="true"], .mantine-Skeleton-root, [data-loading="true"]'

/** Settled waiting: each look at the page after all that is due now. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 10))

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)(?:, number)?\}/g, (place, name: string) => String(values[name] ?? place))
}

let networks = 0
/** Never the same twice: what is counted by network is counted apart. */
function newIp(): string {
  networks += 1
  return `10.99.${networks >> 8}.${networks & 255}`
}

async function answerTo<In, Out>(app: SignInApp, entry: Endpoint<In, unknown, Out>, input: In, token?: string) {
  const answer = await ask(app.app, entry, input as Record<string, unknown>, token)
  const { code, msg, data } = answer.json<{ code: number; msg: string; data: Out }>()
  if (code !== 1) throw new Error(`${entry.path}: ${code} ${msg}`)
  return data
}

async function remember(app: SignInApp, as: NonNullable<PageOptions['as']>): Promise<string> {
  const token = typeof as === 'string' ? await app.signIn(as) : as.token
  const known = typeof as === 'string' ? undefined : as.remembered
  const { userInfo, planInfo } = known ?? (await answerTo(app, CONTRACT.user.info, {}, token))
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify({ userInfo, planInfo }))
  localStorage.setItem('userId', userInfo.userId)
  return token
}

/** What looks for a window while it is read. */
async function loadApp() {
  const [{ startApp }, { createMemoryHistory }, dom, { userEvent }, { notifications }, { spotlight }] =
    await Promise.all([
      import('../app/start-app'),
      import('@tanstack/react-router'),
      import('@testing-library/dom'),
      import('@testing-library/user-event'),
      import('@mantine/notifications'),
      import('@mantine/spotlight'),
    ])
  /** What these keep outside the page that shows it. */
  const forget = () => {
    notifications.clean()
    spotlight.close()
  }
  return { startApp, createMemoryHistory, within: dom.within, configure: dom.configure, userEvent, forget }
}

interface Opened extends Page {
  close(): Promise<void>
  readonly complaints: readonly string[]
}

async function open(server: SignInApp, path: string, options: PageOptions): Promise<Opened> {
  const { language = 'en', width = DESKTOP_WIDTH, as, answers, isBusy = false } = options
  emptyWindow(width)
  const token = as === undefined ? undefined : await remember(server, as)
  localStorage.setItem('language', language)
  setAddress(path)

  const complaints: string[] = []
  const downloads: string[] = []
  // A download is a link of no document that is clicked by code.
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
  const network = fetchInProcess(server.app, ORIGIN, newIp())
  if (answers !== undefined) network.answerBy(answers)
  const ofNode = globalThis.fetch
  globalThis.fetch = network.fetch
  globalThis.reportError = (error) => complaints.push(String(error))
  const errors = vi.spyOn(console, 'error').mockImplementation((...words) => {
    // happy-dom does not know every element of HTML.
    if (!String(words[0]).includes('is unrecognized in this browser')) complaints.push(words.map(String).join(' '))
  })

  const { startApp, createMemoryHistory, within, configure, userEvent, forget } = await loadApp()
  configure({
    defaultHidden: true,
    asyncUtilTimeout: inject('waitLimitMs'),
    computedStyleSupportsPseudoElements: false,
    // The words of the page say more than its elements, of which there are thousands.
    getElementError: (message, container) => {
      const [reason = ''] = (message ?? '').split('\n')
      return new Error(`${reason}\nThe page says: ${wordsOf(container).slice(0, MOST_WORDS)}`)
    },
  })
  const history: RouterHistory = createMemoryHistory({ initialEntries: [path] })
  history.subscribe(({ location }) => setAddress(location.href))
  const element = document.body.appendChild(document.createElement('div'))
  const { router, queries, unmount } = startApp(element, history)

  /** What the page waits for; null when it is at rest. Elements are looked through last: there are thousands. */
  const waitsFor = (): string | null => {
    const [path] = network.underWay()
    if (path !== undefined) return path
    if (router.state.status !== 'idle') return 'another screen'
    if (queries.isFetching() + queries.isMutating() > 0) return 'a query'
    return document.querySelector(WAITING)?.outerHTML.slice(0, 200) ?? null
  }
  const settled = async () => {
    const end = performance.now() + inject('waitLimitMs')
    for (let quiet = 0; quiet < 3;) {
      await vi.dynamicImportSettled()
      await turn()
      const cause = waitsFor()
      quiet = cause === null ? quiet + 1 : 0
      if (cause !== null && performance.now() > end) throw new Error(`${history.location.href} waits for ${cause}`)
    }
  }
  const page: Opened = {
    view: within(document.body),
    user: userEvent.setup({ document, pointerEventsCheck: 0 }),
    say: (key, values = {}) => filled(TEXTS[key][language], values),
    title: () => document.title.replace(` · ${TEXTS['app.name'][language]}`, ''),
    nameOf: ({ name, trend_name_zh: chinese }) =>
      language === 'zh' ? chinese : name.charAt(0).toUpperCase() + name.slice(1),
    address: () => history.location.href,
    go: async (steps) => {
      history.go(steps)
      await settled()
    },
    settled,
    requests: network.made,
    downloads,
    ask: (entry, input) => answerTo(server, entry, input, token),
    complaints,
    close: async () => {
      complaints.push(...network.failed, ...rawKeys(document.body).map((key) => `the key ${key} is shown`))
      forget()
      unmount()
      await expect.poll(() => network.underWay()).toEqual([])
      globalThis.fetch = ofNode
      errors.mockRestore()
      links.mockRestore()
    },
  }
  if (!isBusy) await settled()
  return page
}

/** The app that answers, with its store and the outside services' stand-ins. */
export interface Server extends SignInApp {
  /** What the server answers a demo account, or nobody. */
  answerTo<In, Out>(entry: Endpoint<In, unknown, Out>, input: In, mailbox?: string): Promise<Out>
}

/**
 * Pages for the tests of a file: call it at the top of `describe`, then the returned function in each test. After each
 * test its pages must have been without an error and without a text's key in a text's place.
 */
export function usePages(): {
  openPage(path: string, options?: PageOptions): Promise<Page>
  server(): Server
} {
  let server: Server | null = null
  let opened: Opened | null = null
  const running = () => {
    if (server === null) throw new Error('the server is opened before the first test, not before')
    return server
  }
  beforeAll(async () => {
    const [app] = await Promise.all([openSignInApp(), loadApp()])
    server = {
      ...app,
      answerTo: async (entry, input, mailbox) =>
        answerTo(app, entry, input, mailbox === undefined ? undefined : await app.signIn(mailbox)),
    }
  })
  afterAll(() => server?.close())
  const close = async () => {
    const page = opened
    opened = null
    await page?.close()
    expect(page?.complaints ?? [], 'what the page complained about').toEqual([])
  }
  afterEach(close)
  return {
    server: running,
    openPage: async (path, options = {}) => {
      await close()
      opened = await open(running(), path, options)
      return opened
    },
  }
}
