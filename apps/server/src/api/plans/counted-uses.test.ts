import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { EXPORT_FORMATS } from '@trendee/contract/common/own-export'
import { TABLE_FILES } from '@trendee/runtime/exports/table-file'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { connectRaw, listen } from '../../testing/raw-connection'
import { makePlan, makeSession } from '../../testing/test-accounts'

const { trends, common, plans } = CONTRACT
const LIMIT = 20
let demo: DemoApp
let token: string
let found: { trend_id: string; name: string; trend_name_zh: string }[]

beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  const { db } = demo.runtime.store
  await makePlan(db, 'trendee', 'counted', `month:${LIMIT}`, ['trend_detail', 'export_rows'])
  await makePlan(db, 'trendee', 'counted', 'on', ['trend_list', 'compare'])
  const list = await ask(demo.app, trends.topList, { pageSize: 50 }, await demo.signIn('admin'))
  found = list.json().data.list
})
afterAll(() => demo.close())
beforeEach(async () => {
  token = await makeSession(demo.runtime.store.db, { role: '1', plan: { line: 'trendee', plan: 'counted' } })
})

async function remainingAfter(endpoint: Endpoint, input: Input, status = 200): Promise<number> {
  const answer = await ask(demo.app, endpoint, input, token)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status)
  return Number(answer.headers['x-quota-remaining'])
}

it('every spelling of a trend is one use of it', async () => {
  const words = found.filter(({ trend_id }) => trend_id.includes('-')).slice(0, 5)
  expect(words.length).toBe(5)
  for (const [index, { trend_id, name, trend_name_zh }] of words.entries()) {
    const spellings = [trend_id, trend_id.replaceAll('-', ' '), name, name.toUpperCase(), trend_name_zh]
    for (const spelling of spellings) {
      expect([spelling, await remainingAfter(trends.detail, { name: spelling })]).toEqual([spelling, LIMIT - 1 - index])
    }
    expect(await remainingAfter(trends.trendLine, { names: spellings.join(',') })).toBe(LIMIT - 1 - index)
  }
})

it('what remains is what remains now, also where nothing new was counted', async () => {
  const [first = '', second = '', third = ''] = found.map(({ trend_id }) => trend_id)
  expect(await remainingAfter(trends.detail, { name: first })).toBe(LIMIT - 1)
  expect(await remainingAfter(trends.trendLine, { names: `${second},${third}` })).toBe(LIMIT - 3)
  expect(await remainingAfter(trends.detail, { name: first })).toBe(LIMIT - 3)
  expect(await remainingAfter(trends.detail, { name: 'no-such-trend-at-all' }, 404)).toBe(LIMIT - 3)
  expect(await remainingAfter(trends.detail, { name: second })).toBe(LIMIT - 3)
})

it('an export is as many uses as it has rows', async () => {
  const wanted = found[0]?.name ?? ''
  const answer = await ask(demo.app, common.export, { what: 'trends', quantity: LIMIT, q: wanted }, token)
  const rows = answer.body.trim().split('\n').length - 1
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(LIMIT / 2)
  expect(answer.headers['x-quota-remaining']).toBe(String(LIMIT - rows))
  expect(await remainingAfter(common.export, { what: 'trends', quantity: 2, q: 'nothing like this' })).toBe(
    LIMIT - rows,
  )
  expect(await remainingAfter(common.export, { what: 'trends', quantity: 2 })).toBe(LIMIT - rows - 2)
})

describe('a download that did not reach its reader', () => {
  let port: number
  beforeAll(async () => {
    port = await listen(demo.app)
  })
  const remaining = async () => {
    const answer = await ask(demo.app, plans.planFeature, { platform: 'trendee' }, token)
    const { list } = answer.json<{ data: { list: { feature_name: string; remaining: number }[] } }>().data
    return list.find(({ feature_name }) => feature_name === 'export_rows')?.remaining
  }
  const request = (format: string) =>
    connectRaw(
      port,
      `GET ${common.export.path}?what=trends&quantity=5&format=${format} HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\n\r\n`,
    )

  it.each(EXPORT_FORMATS)('half-way, as %s, has used no rows', async (format) => {
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const writing = vi.spyOn(TABLE_FILES[format], 'write').mockImplementation(async function* () {
      yield Buffer.from('the first part')
      await held
    })
    const { socket, answer } = await request(format)
    await new Promise((resolve) => socket.once('data', resolve))
    expect(await remaining()).toBe(LIMIT - 5)
    socket.destroy()
    await expect.poll(() => remaining()).toBe(LIMIT)
    expect(await answer).toContain('200 OK')
    goOn()
    writing.mockRestore()
  })

  it('because its reader left while the rows were read has used none', async () => {
    const { analytics } = demo.runtime
    const rows = analytics.rows.bind(analytics) as (...asked: unknown[]) => Promise<never[]>
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const reading = vi.spyOn(analytics, 'rows').mockImplementation(async (...asked) => {
      await held
      return rows(...asked)
    })
    const gone = new Promise((resolve) =>
      demo.app.server.once('connection', (socket: Socket) => socket.once('close', resolve)),
    )
    const { socket } = await request('csv')
    await expect.poll(() => reading).toHaveBeenCalled()
    expect(await remaining()).toBe(LIMIT - 5)
    socket.destroy()
    await gone
    goOn()
    reading.mockRestore()
    await expect.poll(() => remaining()).toBe(LIMIT)
  })
})
