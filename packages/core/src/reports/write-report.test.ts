import { describe, expect, it } from 'vitest'
import { festivalDays } from '../festivals/festival-calendar'
import { plainText } from '../sentences/sentence'
import type { ReportTrend, TrendOutlook } from './report'
import type { ReportFacts } from './report-facts'
import { type Occasion, occasionsOn } from './report-occasions'
import { writeReport } from './write-report'

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
  outlook: null,
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
  market: null,
}
const at = (asOf: string): Occasion => ({ kind: 'weekly', subject: '', asOf, weeks: 4, endsOn: asOf })
const WEEKLY = at(AS_OF)
const OUTLOOK: TrendOutlook = {
  peakWeek: '2027-03-01',
  growth: 0.3,
  confidence: 'usual',
  lifecycle: null,
  isSeasonal: true,
  leftSeasons: [],
}

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
        'Suede bag is furthest above last year: over four weeks its searches are up 50% on the same weeks of last year; it is followed by Polo shirt (up 20%).',
        '麂皮包同比升幅最大：近四周搜索较去年同期上升50%；其后为Polo shirt（上升20%）。',
      ],
      [
        'Tie is furthest below last year: over four weeks its searches are down 50% on the same weeks of last year.',
        'Tie同比降幅最大：近四周搜索较去年同期下降50%。',
      ],
      ['Veterans Day is on 11 November, 10 days after 1 November.', '退伍军人节在11月11日（11月1日后10天）。'],
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
    const report = writeReport(at('2026-09-27'), { ...FACTS, festivals: [] })
    expect(report?.sections).toEqual([])
  })

  it('keeps to its category, and is not written about a handful of trends', () => {
    const named = { ...FACTS, subjectName: { en: 'Womenswear', zh: '女装' } }
    const report = writeReport({ ...WEEKLY, kind: 'category', subject: 'womenswear' }, named)
    expect([report?.id, report?.title.zh]).toEqual([
      'category-us-womenswear-2026-11',
      '美国女装报告（截至2026年11月1日）',
    ])
    expect(report?.sections.flatMap(({ trends }) => trends.map(({ trendId }) => trendId))).toEqual([
      'suede-bag',
      'polo-shirt',
    ])
    expect(writeReport({ ...WEEKLY, kind: 'category', subject: 'menswear' }, named)).toBeNull()
  })

  it('judges a season by all of its weeks, against the same ones of last year', () => {
    const occasion = occasionsOn('2026-11-03', []).find(({ kind }) => kind === 'season')
    if (occasion === undefined) throw new Error('no season is due')
    const report = writeReport(occasion, FACTS)
    expect([report?.id, report?.title, report?.asOf]).toEqual([
      'season-us-2026-11-29',
      { en: 'Autumn 2026 to 1 November, United States', zh: '美国2026年秋季报告（截至11月1日）' },
      AS_OF,
    ])
    // Four of nine weeks stand half as high again: (5 × 40 + 4 × 60) / (9 × 40).
    expect(plainText(report?.sections[0]?.sentences[0]?.en ?? [])).toBe(
      'Suede bag is furthest above last year: over 9 weeks of the season its searches are up 22% on the same weeks of last year; it is followed by Polo shirt (up 9%).',
    )
    expect(report?.sections[0]?.trends[0]?.yoy).toBeCloseTo(2 / 9, 10)
  })

  it('tells what sells, arrives and is posted, with prices, shops and how it is known', () => {
    const shein = { en: 'Shein', zh: 'Shein' }
    const amazon = { en: 'Amazon', zh: '亚马逊' }
    const sold = {
      platform: 'shein',
      productId: 'a/1',
      title: 'Suede Bag',
      shop: shein,
      price: { amount: 24.5, currency: 'USD' },
      units: 1200,
      evidence: 'measured',
      days: 30,
    } as const
    const report = writeReport(WEEKLY, {
      ...FACTS,
      festivals: [],
      market: {
        days: 30,
        sold: {
          rows: [
            sold,
            { ...sold, platform: 'brand-site', productId: '2', shop: amazon, price: null, evidence: 'at_least' },
          ],
          sources: [shein, amazon],
          asOf: '2026-11-02',
        },
        arrived: {
          rows: [
            { brandId: 'havrelle', name: { en: 'Havrelle', zh: 'Havrelle' }, products: 42 },
            { brandId: 'mo&co', name: { en: 'Mo&Co', zh: '摩安珂' }, products: 1 },
          ],
          sources: [shein],
          asOf: AS_OF,
        },
        posted: {
          rows: [{ hashtag: 'suede', network: { en: 'TikTok', zh: 'TikTok' }, posts: 312, growth: 0.45 }],
          sources: [{ en: 'TikTok', zh: 'TikTok' }],
          asOf: AS_OF,
        },
      },
    })
    const market = report?.sections.slice(2) ?? []
    expect(market.map(({ sentences }) => sentences.map(({ en, zh }) => [plainText(en), plainText(zh)]))).toEqual([
      [
        [
          '“Suede Bag” sells best: 1,200 sold in 30 days, $24.50, Shein; it is followed by “Suede Bag” (at least 1,200 sold in 30 days, Amazon).',
          '“Suede Bag”销量居首：30天售出1,200件，US$24.50，Shein；其后为“Suede Bag”（30天售出至少1,200件，亚马逊）。',
        ],
      ],
      [
        [
          'Havrelle brings the most that is new: 42 products in 30 days; it is followed by Mo&Co (1 product).',
          'Havrelle上新最多：30天内42件；其后为摩安珂（1件）。',
        ],
      ],
      [
        [
          '#suede rises most: up 45% on the 30 days before, with 312 posts on TikTok.',
          '#suede升幅最大：较前30天上升45%，TikTok312篇。',
        ],
      ],
    ])
    expect(
      market.map(({ sentences }) => sentences[0]?.en.flatMap((part) => (typeof part === 'string' ? [] : [part.opens]))),
    ).toEqual([
      ['/trendee/sales-info/shein/a%2F1?window=30', '/trendee/retail-info/2?window=30'],
      ['/trendee/brands/havrelle?window=30', '/trendee/brands/mo%26co?window=30'],
      ['/trendee/topics?tab=hashtags&hashtag=suede&window=30'],
    ])
    expect(market[0]?.source.en).toBe('Sales as told by Shein, Amazon, up to 2 November')
    expect([report?.isInTime, writeReport(WEEKLY, FACTS)?.isInTime]).toEqual([true, false])
  })

  it('tells what shops and networks tell where too little is known of searches, and nothing where they tell nothing', () => {
    const trends = FACTS.trends.slice(0, 5)
    const market = { days: 30, sold: null, arrived: null, posted: null }
    const posted = {
      rows: [{ hashtag: 'suede', network: { en: 'TikTok', zh: 'TikTok' }, posts: 312, growth: 0.45 }],
      sources: [{ en: 'TikTok', zh: 'TikTok' }],
      asOf: AS_OF,
    }
    expect(writeReport(WEEKLY, { ...FACTS, trends, market })).toBeNull()
    const report = writeReport(WEEKLY, { ...FACTS, trends, market: { ...market, posted } })
    expect(report?.sections.map(({ heading }) => heading.en)).toEqual(['What is posted more', 'What comes next'])
    expect(report?.teaser.en).toMatch(/^#suede rises most/)
  })

  it('says by when to order what peaks, the nearest day first, and nothing of an uncertain forecast or a season to leave', () => {
    const trends = [
      trend('suede-bag', 1.5, {
        outlook: { ...OUTLOOK, peakWeek: '2027-04-05', leftSeasons: [{ from: '2027-05-31', to: '2027-09-05' }] },
      }),
      trend('polo-shirt', 1.2, { nameZh: 'Polo衫', outlook: OUTLOOK }),
      trend('tie', 0.5, { outlook: { ...OUTLOOK, confidence: 'low' } }),
      trend('cape', 0.4, {
        outlook: { ...OUTLOOK, leftSeasons: [{ from: '2027-03-01', to: '2027-05-30' }] },
      }),
      // Its order is due only after three months.
      trend('scarf', 1, { outlook: { ...OUTLOOK, peakWeek: '2027-08-02' } }),
      ...['a', 'b'].map((id) => trend(id, 1)),
    ]
    const market = { days: 30, sold: null, arrived: null, posted: null }
    const orders = writeReport(WEEKLY, { ...FACTS, trends, market })?.orders
    expect(orders?.trends.map(({ trendId }) => trendId)).toEqual(['polo-shirt', 'suede-bag'])
    expect(orders?.sentences.map(({ en, zh }) => [plainText(en), plainText(zh)])[0]).toEqual([
      'Polo shirt: peaks early March 2027; with 14 weeks’ lead, order by 23 November 2026.',
      'Polo衫：预计2027年3月上旬达到高峰；按14周交期，请在2026年11月23日前下单。',
    ])
    // The forecast of the newest day is none of a report that is written later.
    expect(writeReport(WEEKLY, { ...FACTS, trends })?.orders).toBeNull()
  })
})

describe('occasionsOn', () => {
  const seasons = (asOf: string) =>
    occasionsOn(asOf, [])
      .filter(({ kind }) => kind === 'season')
      .map(({ asOf: to, endsOn, weeks }) => [to, endsOn, weeks])

  it('names twelve weeks, the season that runs, four that are over, and the categories', () => {
    const due = occasionsOn('2026-11-03', ['womenswear'])
    expect(
      due
        .filter(({ kind }) => kind === 'weekly')
        .map(({ asOf }) => asOf)
        .slice(0, 2),
    ).toEqual(['2026-11-01', '2026-10-25'])
    expect(due.filter(({ kind }) => kind === 'weekly')).toHaveLength(12)
    expect(seasons('2026-11-03')).toEqual([
      ['2026-11-01', '2026-11-29', 9],
      ['2026-08-30', '2026-08-30', 13],
      ['2026-05-31', '2026-05-31', 14],
      ['2026-02-22', '2026-02-22', 12],
      ['2025-11-30', '2025-11-30', 13],
    ])
    expect(due.at(-1)).toMatchObject({ kind: 'category', subject: 'womenswear', asOf: '2026-11-01' })
  })

  it('names a season from its fourth week to its last', () => {
    expect(seasons('2026-09-20')[0]).toEqual(['2026-08-30', '2026-08-30', 13])
    expect(seasons('2026-09-27')[0]).toEqual(['2026-09-27', '2026-11-29', 4])
    expect(seasons('2026-11-29')[0]).toEqual(['2026-11-29', '2026-11-29', 13])
    expect(seasons('2026-12-06')[0]).toEqual(['2026-11-29', '2026-11-29', 13])
  })
})
