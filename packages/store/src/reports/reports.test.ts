import type { Report } from '@trendee/core/reports/report'
import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { keepReports, reportById, reportPage, reportsById, reportsFor } from './reports'

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
    { heading: { en: 'Up', zh: '升' }, sentences: [{ en: ['a ', { text: '5%', opens: '/x' }], zh: [] }], trends: [] },
  ],
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

  it('about what is followed stand before newer ones about other things', async () => {
    await db().deleteFrom('report').execute()
    const shown = (trendId: string) => ({
      heading: { en: 'Up', zh: '升' },
      sentences: [],
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
