import type { Report } from '@trendee/core/reports/report'
import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { keepReports, reportById, reportLastDays, reportPage, reportsById, reportsFor } from './reports'

const NOW = new Date('2026-11-02T12:00:00Z')
const report = (asOf: string, teaser: string, kind: Report['kind'] = 'weekly'): Report => ({
  id: `${kind}-us-${asOf}`,
  kind,
  subject: '',
  region: 'US',
  asOf,
  title: { en: `To ${asOf}`, zh: `至 ${asOf}` },
  teaser: { en: teaser, zh: '摘要' },
  sections: [
    {
      heading: { en: 'Up', zh: '升' },
      sentences: [{ en: ['a ', { text: '5%', opens: '/x' }], zh: [] }],
      trends: [],
      products: [],
      source: { en: 'Searches', zh: '搜索' },
    },
  ],
  orders: null,
  isInTime: true,
})

describe.each(ENGINES)('reports on $name', (engine) => {
  const db = useStore(engine)
  const list = async (kind?: Report['kind']) => {
    const page = await reportPage(db(), kind, { page: 1, pageSize: 10 })
    return page.list.map(({ id, teaser }) => [id, teaser.en])
  }

  it('stay as they were written once their time is over, and grow with it until then', async () => {
    const old = { report: report('2026-10-25', 'first'), isOpen: false }
    await keepReports(db(), [old, { report: report('2026-11-01', 'first'), isOpen: true }], NOW)
    await keepReports(
      db(),
      [
        { report: report('2026-10-25', 'second'), isOpen: false },
        { report: report('2026-11-01', 'second'), isOpen: true },
        { report: report('2026-08-30', 'summer', 'season'), isOpen: false },
      ],
      NOW,
    )
    expect(await list()).toEqual([
      ['weekly-us-2026-11-01', 'second'],
      ['weekly-us-2026-10-25', 'first'],
      ['season-us-2026-08-30', 'summer'],
    ])
    expect(await list('season')).toEqual([['season-us-2026-08-30', 'summer']])
    expect(await reportById(db(), 'weekly-us-2026-10-25')).toEqual({ ...old.report, writtenAt: NOW })
    expect(await reportById(db(), 'nothing')).toBeUndefined()
  })

  it('that told of a part of their time are written once more when it is over', async () => {
    const season = (asOf: string) => ({ ...report(asOf, asOf, 'season'), id: 'season-us-2026-11-29' })
    const teaser = async () => (await reportById(db(), 'season-us-2026-11-29'))?.teaser.en
    await keepReports(db(), [{ report: season('2026-11-15'), isOpen: true }], NOW)
    expect((await reportLastDays(db())).get('season-us-2026-11-29')).toBe('2026-11-15')
    await keepReports(db(), [{ report: season('2026-11-29'), isOpen: false }], NOW)
    expect(await teaser()).toBe('2026-11-29')
    await keepReports(db(), [{ report: season('2026-11-22'), isOpen: false }], NOW)
    expect(await teaser()).toBe('2026-11-29')
  })

  it('of earlier versions are read without what those did not write', async () => {
    await db().deleteFrom('report').execute()
    await keepReports(db(), [{ report: report('2026-11-01', 'old'), isOpen: true }], NOW)
    const section = { heading: { en: 'Up', zh: '升' }, sentences: [], trends: [] }
    await db()
      .updateTable('report')
      .set({ body: JSON.stringify({ sections: [section] }) })
      .execute()
    expect(await reportById(db(), 'weekly-us-2026-11-01')).toMatchObject({
      sections: [{ ...section, products: [], source: { en: '', zh: '' } }],
      orders: null,
      isInTime: false,
    })
  })

  it('about what is followed stand before newer ones about other things', async () => {
    await db().deleteFrom('report').execute()
    const shown = (trendId: string) => ({
      heading: { en: 'Up', zh: '升' },
      sentences: [],
      products: [],
      source: { en: '', zh: '' },
      trends: [{ trendId, name: '', nameZh: '', type: 'product', gender: '', yoy: 0, year: { start: '', values: [] } }],
    })
    const about = (asOf: string, trendIds: readonly string[]) => ({
      report: { ...report(asOf, ''), sections: trendIds.map(shown) },
      isOpen: false,
    })
    const ofCategory = { ...report('2026-09-27', '', 'category'), subject: 'dresses' }
    await keepReports(
      db(),
      [
        about('2026-11-01', ['lace']),
        about('2026-10-25', ['lace', 'suede']),
        about('2026-10-18', []),
        about('2026-10-11', ['suede-jacket']),
        { report: ofCategory, isOpen: false },
      ],
      NOW,
    )
    const forReader = async (trendIds: string[], categories: string[], pageOfThem = { page: 1, pageSize: 10 }) => {
      const { list, total } = await reportsFor(db(), { trendIds, categories }, pageOfThem)
      expect(total).toBe(5)
      return list.map(({ asOf, isFollowed }) => `${asOf}${isFollowed ? ' *' : ''}`)
    }
    // An id that is part of another is another; no category is no subject.
    expect(await forReader(['suede'], ['dresses', ''])).toEqual([
      '2026-10-25 *',
      '2026-09-27 *',
      '2026-11-01',
      '2026-10-18',
      '2026-10-11',
    ])
    expect(await forReader(['suede', 'lace'], [], { page: 1, pageSize: 3 })).toEqual([
      '2026-11-01 *',
      '2026-10-25 *',
      '2026-10-18',
    ])
    const newest = ['2026-11-01', '2026-10-25', '2026-10-18', '2026-10-11', '2026-09-27']
    expect(await forReader([], [])).toEqual(newest)
    expect(await forReader(["x' or true --"], ['%'])).toEqual(newest)
  })

  it('are named by their ids, of others nothing', async () => {
    const named = await reportsById(db(), ['weekly-us-2026-11-01', 'nothing'])
    expect(named.map(({ id, title }) => [id, title.zh])).toEqual([['weekly-us-2026-11-01', '至 2026-11-01']])
    expect(await reportsById(db(), [])).toEqual([])
  })
})
