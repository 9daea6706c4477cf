import { describe, expect, it } from 'vitest'
import { ensureAccount } from '../accounts/accounts'
import { messagesFor } from '../messages/messages'
import { quotaUses, takeQuota } from '../plans/quota'
import { ENGINES, useStore } from '../testing/engines'
import {
  MOST_AT_ONCE,
  addExport,
  cancelExport,
  dropEndedExports,
  exportIds,
  failExport,
  finishExport,
  noteExportProgress,
  ownExportById,
  ownExports,
  takeNextExport,
} from './own-exports'

const NOW = new Date('2026-11-10T10:00:00Z')
const MONTH = new Date('2026-11-01T00:00:00Z')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const SAID = { titleEn: 'Ready', titleZh: '完成', bodyEn: 'It is.', bodyZh: '好了。', link: '/user/info' }

describe.each(ENGINES)('own exports on $name', (engine) => {
  const db = useStore(engine)
  const account = (name: string) =>
    ensureAccount(db(), { name, email: `${name}@shop.example`, password: 'a long walk', role: '1' })
  const usedBy = async (accountId: string) => (await quotaUses(db(), accountId, MONTH))[0]?.used

  let shops = 0
  /** One of 100 rows, which the account's month pays for; of another shop each time unless one is named. */
  async function wished(accountId: string, now = NOW, shop = `shop-${(shops += 1)}`) {
    const counter = { accountId, line: 'trendee', featureName: 'export_rows', periodStart: MONTH }
    const { taken } = await takeQuota(db(), { ...counter, limit: 1000, items: [], amount: 100 })
    const counted = { line: 'trendee', feature: 'export_rows', period_start: MONTH.toISOString(), taken }
    const wish = {
      accountId,
      what: 'trends',
      format: 'csv',
      question: { given: { shop, window: 30 } },
      quantity: 100,
      fileName: 'a.csv',
    }
    return addExport(db(), { ...wish, counted }, now)
  }
  async function running(now = NOW) {
    const run = await takeNextExport(db(), at(-10), now)
    if (!run) throw new Error('nothing waits')
    return run
  }

  it('are taken in their order, each by one run, and again when a run has died', async () => {
    const mira = await account('mira')
    const [first, second] = [await wished(mira, at(0)), await wished(mira, at(1))]
    const runs = await Promise.all([takeNextExport(db(), at(-10), at(2)), takeNextExport(db(), at(-10), at(2))])
    expect(new Set(runs.map((run) => run?.own.exportId))).toEqual(new Set([first?.exportId, second?.exportId]))
    expect(await takeNextExport(db(), at(-10), at(2))).toBeNull()
    const [run] = runs
    if (!run) throw new Error('none')
    expect(await noteExportProgress(db(), run, 40, at(3))).toBe(true)
    expect(await ownExportById(db(), mira, run.own.exportId, at(3))).toMatchObject({ state: 'running', rowsDone: 40 })
    // Not heard of since: another one takes both, and what the first still says does not count any more.
    const again = [await takeNextExport(db(), at(5), at(20)), await takeNextExport(db(), at(5), at(20))]
    expect(again.map((one) => one?.own.exportId)).toContain(run.own.exportId)
    expect(await noteExportProgress(db(), run, 90, at(21))).toBe(false)
    expect(await finishExport(db(), run, { rows: 90, bytes: 5, fileName: 'b.csv' }, SAID, at(21))).toBe(false)
    for (const one of again) if (one) await failExport(db(), one, 'changed', SAID, at(22))
    expect(await usedBy(mira)).toBe(0)
  })

  it('count the rows that the file has, once, and tell their account', async () => {
    const lin = await account('lin')
    await wished(lin)
    expect(await usedBy(lin)).toBe(100)
    const run = await running()
    const file = { rows: 60, bytes: 1234, fileName: 'b.csv' }
    expect(await finishExport(db(), run, file, SAID, NOW)).toBe(true)
    expect(await finishExport(db(), run, file, SAID, NOW)).toBe(false)
    expect(await failExport(db(), run, 'unforeseen', SAID, NOW)).toBe(false)
    expect(await cancelExport(db(), lin, run.own.exportId, NOW)).toBeNull()
    expect(await usedBy(lin)).toBe(60)
    expect(await ownExports(db(), lin, NOW)).toMatchObject([
      { state: 'ready', rowsDone: 60, bytes: 1234, fileName: 'b.csv', failure: null },
    ])
    const { list } = await messagesFor(db(), lin, { page: 1, pageSize: 10 }, NOW)
    expect(list).toMatchObject([{ titleEn: 'Ready', titleZh: '完成', link: '/user/info' }])
  })

  it('that are asked for twice are one, counted once, until it is ready', async () => {
    const zoe = await account('zoe')
    const both = await Promise.all([wished(zoe, NOW, 'temu'), wished(zoe, NOW, 'temu')])
    expect(both[0]?.exportId).toBe(both[1]?.exportId)
    expect(await usedBy(zoe)).toBe(100)
    await finishExport(db(), await running(), { rows: 100, bytes: 5, fileName: 'b.csv' }, SAID, NOW)
    const again = await wished(zoe, NOW, 'temu')
    expect(again?.exportId).not.toBe(both[0]?.exportId)
    expect(await usedBy(zoe)).toBe(200)
    await cancelExport(db(), zoe, again?.exportId ?? '', NOW)
  })

  it('that failed or were cancelled have used nothing', async () => {
    const ada = await account('ada')
    await wished(ada)
    await failExport(db(), await running(), 'storage_full', SAID, NOW)
    expect(await ownExports(db(), ada, NOW)).toMatchObject([{ state: 'failed', failure: 'storage_full' }])
    const waiting = await wished(ada, at(1))
    expect(await cancelExport(db(), ada, waiting?.exportId ?? '', at(2))).toMatchObject({ state: 'cancelled' })
    expect(await cancelExport(db(), ada, waiting?.exportId ?? '', at(2))).toBeNull()
    await wished(ada, at(3))
    const run = await running(at(3))
    await cancelExport(db(), ada, run.own.exportId, at(4))
    expect(await noteExportProgress(db(), run, 10, at(4))).toBe(false)
    expect(await usedBy(ada)).toBe(0)
  })

  it('belong to one account, are few at a time, and end after a week', async () => {
    const [ida, eve] = [await account('ida'), await account('eve')]
    const all = await Promise.all(Array.from({ length: MOST_AT_ONCE + 2 }, () => wished(ida)))
    expect(all.filter((one) => one === null)).toHaveLength(2)
    const id = all.find((one) => one !== null)?.exportId ?? ''
    expect(await ownExportById(db(), eve, id, NOW)).toBeNull()
    expect(await cancelExport(db(), eve, id, NOW)).toBeNull()
    expect(await exportIds(db())).toContain(id)
    const week = at(7 * 24 * 60)
    expect(await ownExportById(db(), ida, id, week)).toBeNull()
    await dropEndedExports(db(), at(7 * 24 * 60 - 1))
    expect(await exportIds(db())).toContain(id)
    await dropEndedExports(db(), week)
    expect(await exportIds(db())).not.toContain(id)
    expect(await usedBy(ida)).toBe(200)
  })
})
