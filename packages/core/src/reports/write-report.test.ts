import { describe, expect, it } from 'vitest'
import { festivalDays } from '../festivals/festival-calendar'
import { plainText } from '../sentences/sentence'
import type { ReportTrend } from './report'
import { occasionsOn } from './report-occasions'
import { type ReportFacts, writeReport } from './write-report'

const START = '2024-11-04'
const AS_OF = '2026-11-01'
/** 104 weeks: the first 100 at one height, the last four at another. */
const trend = (trendId: string, factor: number, rest: Partial<ReportTrend> = {}): ReportTrend => ({
  trendId,
  name: trendId.replaceAll('-', ' '),
  nameZh: '',
  type: 'product',
  gender: '',
  primaryCategory: 'womenswear',
  series: { start: START, values: Array.from({ length: 104 }, (_, week) => (week < 100 ? 40 : 40 * factor)) },
  ...rest,
})
const FACTS: ReportFacts = {
  region: 'US',
  regionName: { en: 'United States', zh: '美国' },
  subjectName: null,
  trends: [
    trend('suede-bag', 1.5, { nameZh: '麂皮包' }),
    trend('polo-shirt', 1.2),
    trend('tie', 0.5, { primaryCategory: 'menswear' }),
    ...['a', 'b', 'c', 'd'].map((id) => trend(id, 1)),
  ],
  festivals: festivalDays('2026-11-02', '2026-12-01', 'US'),
}
const WEEKLY = { kind: 'weekly', subject: '', asOf: AS_OF } as const

describe('writeReport', () => {
  it('writes what rose, what fell and what comes, in both languages', () => {
    const report = writeReport(WEEKLY, FACTS)
    expect([report?.id, report?.title]).toEqual([
      'weekly-us-2026-11-01',
      { en: 'The week to 1 November 2026, United States', zh: '美国周报（截至2026年11月1日）' },
    ])
    const said = report?.sections.flatMap(({ sentences }) =>
      sentences.map(({ en, zh }) => [plainText(en), plainText(zh)]),
    )
    expect(said?.slice(0, 3)).toEqual([
      [
        'Suede bag leads: over four weeks its searches are up 50% on the same weeks of last year; it is followed by Polo shirt (up 20%).',
        '麂皮包居首：近四周搜索较去年同期上升50%；其后为Polo shirt（上升20%）。',
      ],
      [
        'Tie leads: over four weeks its searches are down 50% on the same weeks of last year.',
        'Tie居首：近四周搜索较去年同期下降50%。',
      ],
      ['Veterans Day is 10 days away, on 11 November.', '距退伍军人节还有10天（11月11日）。'],
    ])
    expect(report?.teaser.en).toBe(said?.[0]?.[0])
  })

  it('links each of its numbers to the screen and day that show it', () => {
    const report = writeReport(WEEKLY, FACTS)
    const [first, , third] = report?.sections ?? []
    const opened = (language: 'en' | 'zh', at = first) =>
      at?.sentences[0]?.[language].flatMap((part) => (typeof part === 'string' ? [] : [part.opens]))
    expect(opened('en')).toEqual([
      '/trendee/trend-detail/suede-bag/all/product?region=US&as_of=2026-11-01',
      '/trendee/trend-detail/polo-shirt/all/product?region=US&as_of=2026-11-01',
    ])
    expect(opened('zh')).toEqual(opened('en'))
    expect(opened('en', third)).toEqual(['/trendee/topics?festival=veterans-day&region=US'])
  })

  it('knows nothing newer than its day', () => {
    // Five weeks earlier nothing had moved yet.
    const report = writeReport({ ...WEEKLY, asOf: '2026-09-27' }, { ...FACTS, festivals: [] })
    expect(report?.sections).toEqual([])
  })

  it('keeps to its category, and is not written about a handful of trends', () => {
    const named = { ...FACTS, subjectName: { en: 'Womenswear', zh: '女装' } }
    const report = writeReport({ kind: 'category', subject: 'womenswear', asOf: AS_OF }, named)
    expect([report?.id, report?.title.zh]).toEqual([
      'category-us-womenswear-2026-11',
      '美国女装报告（截至2026年11月1日）',
    ])
    expect(report?.sections.flatMap(({ trends }) => trends.map(({ trendId }) => trendId))).toEqual([
      'suede-bag',
      'polo-shirt',
    ])
    expect(writeReport({ kind: 'category', subject: 'menswear', asOf: AS_OF }, named)).toBeNull()
  })
})

describe('occasionsOn', () => {
  it('names twelve weeks, four seasons that are over, and the categories', () => {
    const due = occasionsOn('2026-11-03', ['womenswear'])
    expect(
      due
        .filter(({ kind }) => kind === 'weekly')
        .map(({ asOf }) => asOf)
        .slice(0, 2),
    ).toEqual(['2026-11-01', '2026-10-25'])
    expect(due.filter(({ kind }) => kind === 'weekly')).toHaveLength(12)
    expect(due.filter(({ kind }) => kind === 'season').map(({ asOf }) => asOf)).toEqual([
      '2026-08-30',
      '2026-05-31',
      '2026-02-22',
      '2025-11-30',
    ])
    expect(due.at(-1)).toEqual({ kind: 'category', subject: 'womenswear', asOf: '2026-11-01' })
  })
})
