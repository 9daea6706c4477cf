import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { OwnExport } from '@trendee/contract/common/own-export'
import { unzipped } from '@trendee/runtime/testing/unzipped'
import { type Input, ask } from '../testing/ask'
import { type DemoApp, openDemoApp } from '../testing/demo-app'
import { makePlan, makeSession } from '../testing/test-accounts'
import { ListChangedError, WholeList } from '../answers/list-pages'

const { common, dashboard, plans, trends } = CONTRACT
const LIMIT = 10_000
let demo: DemoApp
let token: string

beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  const { db } = demo.runtime.store
  await makePlan(db, 'trendee', 'exporting', `month:${LIMIT}`, ['export_rows'])
  await makePlan(db, 'trendee', 'exporting', 'on', ['trend_list'])
})
afterAll(() => demo.close())
beforeEach(async () => {
  vi.restoreAllMocks()
  token = await makeSession(demo.runtime.store.db, { role: '1', plan: { line: 'trendee', plan: 'exporting' } })
})

async function data<Data>(endpoint: Parameters<typeof ask>[1], input: Input): Promise<Data> {
  const answer = await ask(demo.app, endpoint, input, token)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data as Data
}
const begin = (input: Input) => data<OwnExport>(common.exportStart, { what: 'trends', quantity: 5000, ...input })
const own = async () => (await data<{ list: OwnExport[] }>(common.ownExports, {})).list
const remaining = async () => {
  const { list } = await data<{ list: { feature_name: string; remaining: number }[] }>(plans.planFeature, {
    platform: 'trendee',
  })
  return list.find(({ feature_name }) => feature_name === 'export_rows')?.remaining ?? 0
}

/** The newest export once nobody writes it any more. */
async function settled(): Promise<OwnExport> {
  await expect.poll(async () => (await own())[0]?.state).toMatch(/^(ready|failed|cancelled)$/)
  const [newest] = await own()
  if (!newest) throw new Error('none')
  return newest
}

describe('a long export', () => {
  it('is written while its account goes on, counts the rows that it has, and is told of', async () => {
    const begun = await begin({ format: 'xlsx', language: 'zh', region: 'US', type: 'color' })
    expect(begun).toMatchObject({ state: 'waiting', quantity: 5000, file_name: 'trendee-trends-US-color.xlsx' })
    const ready = await settled()
    const { total, as_of } = await data<{ total: number; as_of: string }>(trends.topList, {
      region: 'US',
      type: 'color',
    })
    expect(ready).toMatchObject({ state: 'ready', rows_done: total, failure: null })
    expect(ready.file_name).toBe(`trendee-trends-US-color-${as_of}.xlsx`)
    expect(total).toBeGreaterThan(3)
    expect(LIMIT - (await remaining())).toBe(total)

    const file = await ask(demo.app, common.exportFile, { export_id: ready.export_id }, token)
    expect(file.headers['content-disposition']).toContain(ready.file_name)
    expect(file.rawPayload).toHaveLength(ready.bytes ?? 0)
    const sheet = (await unzipped(file.rawPayload))['xl/worksheets/sheet1.xml'] ?? ''
    expect([...sheet.matchAll(/<row /g)]).toHaveLength(1 + total)
    expect(sheet).toMatch(/[\u4E00-\u9FFF]/)

    const { list } = await data<{ list: { message_id: string }[] }>(dashboard.messages, {})
    const { message_id } = list[0] ?? { message_id: '' }
    const message = await data<{ title: string; title_zh: string }>(dashboard.messageDetail, { message_id })
    expect(message).toMatchObject({ title: 'Your export is ready', link: '/user/info?section=exports' })
  })

  it('of several pages holds each row of the list once, in its order', async () => {
    const ids = async (asked: Input) => {
      const { body } = await ask(demo.app, common.export, { what: 'trends', quantity: 300, ...asked }, token)
      return body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0])
    }
    const whole = await ids({})
    const pages: string[] = []
    const { analytics } = demo.runtime
    const list = whole.map((id) => ({ id }))
    const askPage = (page: number, size: number) =>
      Promise.resolve({ list: list.slice((page - 1) * size, page * size) as never[], total: list.length })
    const told: number[] = []
    const onRows = (rows: number) => Promise.resolve(void told.push(rows))
    const reading = new WholeList(analytics, askPage, { pageRows: 7, most: 45, onRows })
    for await (const batch of reading.batches()) pages.push(...batch.map((row) => (row as { id: string }).id))
    expect(pages).toEqual(whole.slice(0, 45))
    expect(told).toEqual([0, 7, 14, 21, 28, 35, 42])
  })

  it('of what is not the reader’s is refused at once, and uses no rows', async () => {
    const asked = { what: 'my-trends', categoryId: 'somebody-elses' }
    const refused = await ask(demo.app, common.exportStart, asked, token)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 1002])
    expect([await remaining(), await own()]).toEqual([LIMIT, []])
  })

  it('is of one state of the data, or not made', async () => {
    const { analytics } = demo.runtime
    const before = analytics.listChanges()
    await analytics.run('OPTIMIZE TABLE trendee.product_count')
    expect(analytics.listChanges()).toBeGreaterThan(before)
    const after = analytics.listChanges()
    await analytics.run('OPTIMIZE TABLE trendee.import_run')
    expect(analytics.listChanges()).toBe(after)

    const askPage = async (page: number) => {
      if (page === 2) await analytics.run('OPTIMIZE TABLE trendee.product_count')
      return { list: [{}, {}] as never[], total: 9 }
    }
    const reading = new WholeList(analytics, askPage, { pageRows: 2, most: 9, onRows: () => Promise.resolve() })
    const read = async () => {
      for await (const _ of reading.batches()) continue
    }
    await expect(read()).rejects.toThrow(ListChangedError)
  })

  it('that fails for want of room uses no rows, leaves no file, and says so', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    vi.spyOn(demo.runtime.exports, 'write').mockRejectedValue(full)
    await begin({})
    const failed = await settled()
    expect(failed).toMatchObject({ state: 'failed', failure: 'storage_full', bytes: null })
    expect(await remaining()).toBe(LIMIT)
    const file = await ask(demo.app, common.exportFile, { export_id: failed.export_id }, token)
    expect([file.statusCode, file.json().code]).toEqual([404, 1002])
    const { list } = await data<{ list: { title: string }[] }>(dashboard.messages, {})
    expect(list.filter(({ title }) => title === 'Your export was not made')).toHaveLength(1)
  })

  it('that a killed process left half written is written anew', async () => {
    const { db } = demo.runtime.store
    await begin({ quantity: 20 })
    const { export_id } = await settled()
    // As a kill leaves it.
    const killed = { state: 'running', run_id: 'gone', rows_done: 10, bytes: null, touched_at: new Date(0) }
    await db.updateTable('own_export').set(killed).where('export_id', '=', export_id).execute()
    await demo.runtime.exports.remove(export_id)
    await demo.app.trendeeState.jobs?.wake('exports')
    expect(await settled()).toMatchObject({ export_id, state: 'ready', rows_done: 20 })
    expect((await ask(demo.app, common.exportFile, { export_id }, token)).statusCode).toBe(200)
  })

  it('can be cancelled, which gives its rows back', async () => {
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const { exports } = demo.runtime
    const write = exports.write.bind(exports)
    vi.spyOn(exports, 'write').mockImplementation(async (...call) => {
      await held
      return write(...call)
    })
    const { export_id } = await begin({ quantity: 50 })
    await expect.poll(async () => (await own())[0]?.state).toBe('running')
    expect(await remaining()).toBe(LIMIT - 50)
    expect(await data<OwnExport>(common.exportCancel, { export_id })).toMatchObject({ state: 'cancelled' })
    goOn()
    vi.restoreAllMocks()
    await begin({ quantity: 10 })
    expect(await settled()).toMatchObject({ state: 'ready', rows_done: 10 })
    expect((await own()).map(({ state }) => state)).toEqual(['ready', 'cancelled'])
    expect(await remaining()).toBe(LIMIT - 10)
    expect(await exports.read(export_id)).toBeNull()
  })

  it('is refused beyond what the plan has left, before anything is kept', async () => {
    const answer = await ask(demo.app, common.exportStart, { what: 'trends', quantity: LIMIT + 1 }, token)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 1005])
    expect(await own()).toEqual([])
    expect(await remaining()).toBe(LIMIT)
  })
})

it('a workbook at once has days, percentages and amounts as such', async () => {
  const admin = await demo.signIn('admin')
  const file = await ask(demo.app, common.export, { what: 'shein', quantity: 20, format: 'xlsx' }, admin)
  expect(file.headers['content-type']).toContain('spreadsheetml.sheet')
  const files = await unzipped(file.rawPayload)
  expect(files['xl/styles.xml']).toContain('formatCode="yyyy-mm-dd"')
  expect(files['xl/styles.xml']).toContain('formatCode="&quot;$&quot;#,##0.00"')
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  expect([...sheet.matchAll(/<row /g)]).toHaveLength(21)
  expect(sheet).toMatch(/>https?:\/\/[^<]*\/api\/v1\/common\/(picture|photo)\//)
})

it('a file is named after what was asked for, in any script', async () => {
  const admin = await demo.signIn('admin')
  const file = await ask(demo.app, common.export, { what: 'trends', quantity: 5, q: '裤', window: 30 }, admin)
  const disposition = String(file.headers['content-disposition'])
  expect(disposition).toMatch(/filename="trendee-trends-[\w.-]+\.csv"/)
  expect(decodeURIComponent(disposition)).toContain('裤')
})
