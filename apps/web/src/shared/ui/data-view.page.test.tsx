import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { ERRORS, type ErrorName } from '@trendee/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import type { Answerer } from '../../testing/fetch-in-process'
import { usePages } from '../../testing/open-page'

interface Part {
  readonly name: string
  readonly path: string
  readonly as: string
  /** What its data comes from. */
  readonly entry: Endpoint
  /** A role that only stands there once the data has come. */
  readonly drawn: string
}

const SHEIN = '/trendeesellers/best-seller/shein'

/** Each part of the kit, and each area, once. */
function partsWith(trend: string, other: string): Part[] {
  const detail = `/trendee/trend-detail/${trend}/women/category`
  const { admin, adminSettings, dashboard, graphic, selling, signIn, trends, user } = CONTRACT
  return [
    { name: 'wall', path: SHEIN, as: 'seller', entry: selling.shein.list, drawn: 'article' },
    { name: 'table', path: `${SHEIN}?view=table`, as: 'seller', entry: selling.shein.list, drawn: 'table' },
    { name: 'detail', path: detail, as: 'designer', entry: trends.detail, drawn: 'figure' },
    { name: 'chart', path: `${detail}?compare=${other}`, as: 'designer', entry: trends.trendLine, drawn: 'figure' },
    { name: 'messages', path: '/user/messages', as: 'designer', entry: dashboard.messages, drawn: 'time' },
    { name: 'devices', path: '/user/info?section=devices', as: 'designer', entry: user.sessions, drawn: 'listitem' },
    {
      name: 'keywords',
      path: '/trendeegraphics/google-trends',
      as: 'graphics',
      entry: graphic.keywordsList,
      drawn: 'table',
    },
    { name: 'imports', path: '/admin/data', as: 'admin', entry: admin.imports, drawn: 'table' },
    { name: 'log', path: '/admin/audit', as: 'admin', entry: adminSettings.audit, drawn: 'table' },
    { name: 'outbox', path: '/outbox', as: 'designer', entry: signIn.outbox, drawn: 'listitem' },
  ]
}

const NAMES = ['wall', 'table', 'detail', 'chart', 'messages', 'devices', 'keywords', 'imports', 'log', 'outbox']

/** Refuses what an entry is asked, as often as it is asked until `isOver`. */
function refusing(entry: Endpoint, kind: ErrorName, isOver: () => boolean = () => false): Answerer {
  const { code, http } = ERRORS[kind]
  return ({ path }) =>
    path === entry.path && !isOver() ? Response.json({ code, msg: kind, data: null }, { status: http }) : null
}

describe('data', () => {
  const { openPage, server } = usePages()
  beforeAll(async () => {
    await server().codeFor('somebody@pages.example')
  })

  async function partOf(name: string): Promise<Part> {
    const { list } = await server().answerTo(CONTRACT.trends.topList, { gender: 'women', pageSize: 2 }, 'designer')
    const part = partsWith(String(list[0]?.trend_id), String(list[1]?.trend_id)).find((one) => one.name === name)
    if (part === undefined) throw new Error(`no part ${name}`)
    return part
  }

  it.each(NAMES)('of a %s that is on its way is said to be', async (name) => {
    const { path, as, entry } = await partOf(name)
    let release: (answer: Response) => void = () => undefined
    const held = new Promise<Response>((resolve) => {
      release = resolve
    })
    const page = await openPage(path, {
      as,
      isBusy: true,
      answers: (asked) => (asked.path === entry.path ? held : null),
    })
    const waiting = await page.view.findAllByRole('status', { name: page.say('state.loading') })
    expect(waiting.some((one) => one.getAttribute('aria-busy') === 'true')).toBe(true)
    release(Response.json({ code: ERRORS.too_many_requests.code, msg: '', data: null }, { status: 429 }))
    expect(await page.view.findAllByRole('alert')).toBeDefined()
  })

  it.each(NAMES)('of a %s that fails says why, and comes when asked for again', async (name) => {
    const { path, as, entry, drawn } = await partOf(name)
    let isOver = false
    const answers = refusing(entry, 'too_many_requests', () => isOver)
    const page = await openPage(path, { as, answers, language: 'zh' })
    // What stands beside a list comes before it, and may ask the same entry.
    const alert = page.view.getAllByRole('alert').at(-1) as HTMLElement
    expect(alert.textContent).toContain(page.say('error.too_many_requests'))
    isOver = true
    await page.user.click(within(alert).getByRole('button', { name: page.say('state.retry') }))
    await page.settled()
    expect(alert.isConnected).toBe(false)
    expect(page.view.getAllByRole(drawn).length).toBeGreaterThan(0)
  })

  it.each(['wall', 'table', 'detail', 'chart'])(
    'of a %s beyond the plan offers the upgrade in its place',
    async (name) => {
      const { path, as, entry } = await partOf(name)
      const page = await openPage(path, { as, answers: refusing(entry, 'plan_limit') })
      await press(page, page.say('plan_limit.later'))
      const alert = page.view.getAllByRole('alert')[0] as HTMLElement
      expect(alert.textContent).toContain(page.say('error.plan_limit'))
      expect(within(alert).getByRole('button', { name: page.say('upgrade.go') })).toBeDefined()
    },
  )

  it('that the server fails to give is asked for three times before it is said', async () => {
    const { path, as, entry } = await partOf('detail')
    const page = await openPage(path, { as, answers: refusing(entry, 'unforeseen') })
    expect(page.view.getByRole('alert').textContent).toContain(page.say('error.unforeseen'))
    expect(page.requests.filter((asked) => asked.path === entry.path)).toHaveLength(3)
  })

  it.each([
    [`${SHEIN}?price_min=99999`, 'seller', 'empty.analysis'],
    [`${SHEIN}?price_min=99999&view=table`, 'seller', 'empty.analysis'],
    ['/admin/users?q=nobody-at-all', 'admin', 'users.none'],
    ['/admin/audit?q=nothing-at-all', 'admin', 'audit.none_found'],
  ] as const)('of which there is none is said in words on %s', async (path, as, words) => {
    const page = await openPage(path, { as })
    expect(page.view.getAllByText(page.say(words)).length).toBeGreaterThan(0)
  })
})
