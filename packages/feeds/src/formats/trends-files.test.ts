import { utcDay } from '@trendee/core/captures/capture-day'
import { addDays } from '@trendee/core/periods/week'
import { describe, expect, it } from 'vitest'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'
import { UNSAID } from '../unsaid'
import { spanOf } from './google-geo-map'

describe('google-trends-timeline', () => {
  it('reads each term of each week, a hole as null and <1 as one half', async () => {
    const points = ofKind(await readFixture('google-trends-timeline.csv'), 'series')
    expect(points.filter(({ term }) => term === 'puffer vest').map(({ date, value }) => [date, value])).toEqual([
      ['2024-01-07', 40],
      ['2024-01-14', 42],
      ['2024-01-21', null],
      ['2024-01-28', 100],
    ])
    expect(points[1]).toEqual({
      kind: 'series',
      platform: 'google',
      term: 'moto boots',
      region: 'US',
      gender: '',
      step: 'week',
      date: '2024-01-07',
      value: 0.5,
      evidence: 'relative',
      scaledPerFile: true,
    })
  })

  it('takes step and place from a file in Spanish by position', async () => {
    const [first] = ofKind(await readFixture('google-trends-timeline-es.csv'), 'series')
    expect(first).toMatchObject({
      term: 'falda plisada',
      region: 'world',
      step: 'month',
      date: '2023-11-01',
      value: 61,
    })
  })

  it('leaves out the week that Google marks as partial', async () => {
    const points = ofKind(await readFixture('google-trends-partial.csv'), 'series')
    expect(points.map(({ date }) => date)).toEqual(['2024-06-02', '2024-06-09'])
    const marked = await readBytes('Category: x\n\nWeek,a: (France)\n2024-06-02,50\n2024-06-09,20*\n')
    expect(marked).toMatchObject({ rowsRead: 2, rowsLeftOut: 1 })
    expect(ofKind(marked, 'series').map(({ region }) => region)).toEqual(['FR'])
  })

  it('leaves out the week that runs, whatever marks it, and refuses those to come', async () => {
    const today = utcDay(Date.now())
    // On its last day a week still runs.
    const weeks = [-20, -13, -6, 1, 8].map((days) => addDays(today, days))
    const text = `Category: x\n\nWeek,a: (France),b: (France)\n${weeks.map((day) => `${day},50,40`).join('\n')}\n`
    const read = await readBytes(text)
    expect(read).toMatchObject({ rowsRead: 5, rowsLeftOut: 2, leftOut: [{ reason: 'unfinished_step', rows: 2 }] })
    expect(read.rejects.map(({ reason }) => reason)).toEqual(['lies in the future'])
    expect([...new Set(ofKind(read, 'series').map(({ date }) => date))]).toEqual(weeks.slice(0, 2))
  })

  it.each([
    ['类别：所有类别\n\n周,连衣裙: (美国)\n2024-01-07,4\n2024-01-14,5\n', '连衣裙', 'US', 'week'],
    [
      'Kategori: Semua kategori\n\nHari,kebaya modern: (Indonesia)\n2024-01-07,4\n2024-01-08,5\n',
      'kebaya modern',
      'ID',
      'day',
    ],
    [
      'Kategorie: Alle\n\nWoche,mode: 2024: (Vereinigte Staaten)\n2024-01-07,4\n2024-01-14,5\n',
      'mode: 2024',
      'US',
      'week',
    ],
    ['Category: All\n\nWeek,boots: (California)\n2024-01-07,4\n2024-01-14,5\n', 'boots', 'US-CA', 'week'],
    ['カテゴリ: すべて\n\n月,着物: (すべての国)\n2024-01,4\n2024-02,5\n', '着物', 'world', 'month'],
  ])('reads %j', async (text, term, region, step) => {
    const [first] = ofKind(await readBytes(text), 'series')
    expect(first).toMatchObject({ term, region, step, value: 4 })
  })

  it('leaves a value that is none unknown, and keeps the others of its row', async () => {
    const read = await readBytes(
      'Category: x\n\nWeek,a: (US),b: (US)\n2024-01-07,4,5\n2024-01-14,4,many\n2024-01-21,101,5\n',
    )
    expect(read.rejects).toEqual([])
    expect(ofKind(read, 'series').map(({ term, value }) => [term, value])).toEqual([
      ['a', 4],
      ['b', 5],
      ['a', 4],
      ['b', null],
      ['a', null],
      ['b', 5],
    ])
    expect(read.unread).toEqual([
      {
        field: 'b: (US)',
        reason: 'is not a number from 0 to 100',
        cells: 1,
        examples: [{ line: 5, text: 'many' }],
      },
      { field: 'a: (US)', reason: 'is not a number from 0 to 100', cells: 1, examples: [{ line: 6, text: '101' }] },
    ])
  })
})

describe('google-related-queries', () => {
  it('tells top from rising by the values, in any language', async () => {
    const english = ofKind(
      await readFixture('google-related-queries.csv', { term: 'suede', region: 'US' }),
      'related-query',
    )
    expect(english.map(({ query, list, value, isBreakout }) => [query, list, value, isBreakout])).toEqual([
      ['suede jacket women', 'top', 100, false],
      ['suede jacket, brown', 'top', 64, false],
      ['cropped suede jacket', 'top', 0.5, false],
      ['suede bomber', 'rising', 37, false],
      ['faux suede shacket', 'rising', 2.5, false],
      ['suede trucker 2024', 'rising', null, true],
    ])
    expect(english[0]).toMatchObject({ term: 'suede', region: 'US' })
    const german = ofKind(await readFixture('google-related-queries-de.csv'), 'related-query')
    expect(german.map(({ list, value, isBreakout }) => [list, value, isBreakout])).toEqual([
      ['top', 100, false],
      ['top', 41, false],
      ['rising', 12.5, false],
      ['rising', null, true],
    ])
  })
})

it('a file of related topics tells what each of them is, and a query with a dash is no topic', async () => {
  const topics =
    'Categoría: Todas\n\nPRINCIPALES\nFalda - Prenda de vestir,100\nPana,8\n\nEN AUMENTO\nChanel No. 5 - Perfume,"+350 %"\n'
  const read = async (text: string) =>
    ofKind(await readBytes(text, { term: 'falda' }), 'related-query').map(({ query, topicType, list, value }) => [
      query,
      topicType,
      list,
      value,
    ])
  expect(await read(topics)).toEqual([
    ['Falda', 'Prenda de vestir', 'top', 100],
    ['Pana', '', 'top', 8],
    ['Chanel No. 5', 'Perfume', 'rising', 3.5],
  ])
  expect(await read('Category: All\n\nTOP\nskirt - black,100\nskirt,40\n')).toEqual([
    ['skirt - black', '', 'top', 100],
    ['skirt', '', 'top', 40],
  ])
})

describe('google-geo-map', () => {
  it('is read, too, as clients for Python write it', async () => {
    const table = 'geoName,geoCode,linen dress,barrel jeans\nAustralia,AU,100,12\nGermany,DE,,0\n'
    const read = await readBytes(table)
    expect(read.feed).toBe('google-geo-map')
    const places = ofKind(read, 'place-interest')
    expect(places.map(({ term, place, within, value, from }) => [term, place, within, value, from])).toEqual([
      ['linen dress', 'Australia', 'world', 100, null],
      ['barrel jeans', 'Australia', 'world', 12, null],
      ['linen dress', 'Germany', 'world', null, null],
      ['barrel jeans', 'Germany', 'world', 0, null],
    ])
  })

  it('reads places with the span of days, too few searches as null', async () => {
    const places = ofKind(await readFixture('google-geo-map.csv', { region: 'US' }), 'place-interest')
    expect(places.map(({ place, value }) => [place, value])).toEqual([
      ['Vermont', 100],
      ['Oregon', 83],
      ['Hawaii', 0.5],
      ['Guam', null],
    ])
    expect(places[0]).toMatchObject({ term: 'corduroy pants', within: 'US', from: '2023-03-18', to: '2024-03-18' })
  })

  const linesOf = (...lines: readonly string[]) => readBytes(['Kategorie', '', ...lines, ''].join('\n'))
  it('knows countries by their names in the language of the file, and percent as shares among the terms', async () => {
    const read = await linesOf(
      'Land,Cordhose: (18.03.23 – 18.03.24),Jeanshose: (18.03.23 – 18.03.24)',
      'Österreich,53 %,47 %',
      'Elfenbeinküste,,',
      'Vereinigtes Königreich,<1 %,100 %',
    )
    const places = ofKind(read, 'place-interest')
    expect(places.map(({ term, place, within, measure, value }) => [term, place, within, measure, value])).toEqual([
      ['Cordhose', 'Österreich', 'world', 'share', 53],
      ['Jeanshose', 'Österreich', 'world', 'share', 47],
      ['Cordhose', 'Elfenbeinküste', 'world', 'share', null],
      ['Jeanshose', 'Elfenbeinküste', 'world', 'share', null],
      ['Cordhose', 'Vereinigtes Königreich', 'world', 'share', 0.5],
      ['Jeanshose', 'Vereinigtes Königreich', 'world', 'share', 100],
    ])
  })

  it.each([
    ['País', undefined, '2024-03-01'],
    ['Country', undefined, null],
    ['Country', 'month-first', '2024-01-03'],
  ] as const)(
    'takes the order of days from the language of the header or from what is told: %s, %s',
    async (head, order, from) => {
      const text = `${head},falda: (1/3/24 - 1/3/25)\nPerú,100\n`
      const [place] = ofKind(await readBytes(text, order === undefined ? {} : { dayOrder: order }), 'place-interest')
      expect([place?.within, place?.from]).toEqual(['world', from])
    },
  )

  it('tells once that the days of its header have two readings', async () => {
    const read = await readBytes('Country,mules: (5/1/23 – 5/1/24),clogs: (3/4/24 – 4/3/24)\nPeru,100,3\nChile,90,4\n')
    expect(ofKind(read, 'place-interest').map(({ term, place, from, to }) => [term, place, from, to])).toEqual([
      ['mules', 'Peru', null, null],
      ['clogs', 'Peru', '2024-03-04', '2024-04-03'],
      ['mules', 'Chile', null, null],
      ['clogs', 'Chile', '2024-03-04', '2024-04-03'],
    ])
    expect(read.unread).toEqual([
      {
        field: 'mules: (5/1/23 – 5/1/24)',
        reason: 'has two readings',
        cells: 1,
        examples: [{ line: 2, text: '5/1/23 – 5/1/24' }],
      },
    ])
    const told = await readBytes('Country,mules: (5/1/23 – 5/1/24)\nPeru,100\n', { dayOrder: 'month-first' })
    expect(ofKind(told, 'place-interest')).toMatchObject([{ from: '2023-05-01', to: '2024-05-01' }])
    expect(told.unread).toEqual([])
  })

  it('asks of which country parts are that it does not know', async () => {
    const read = await linesOf('Region,Cordhose: (18.03.23 – 18.03.24)', 'Bayern,100', 'Hessen,71')
    expect(read.notes).toEqual([UNSAID.region])
    expect(ofKind(read, 'place-interest').map(({ within }) => within)).toEqual(['', ''])
  })

  it.each([
    ['2024-03-01 - 2025-03-01', ['2024-03-01', '2025-03-01']],
    ['18.03.23 – 18.03.24', ['2023-03-18', '2024-03-18']],
    ['18/3/2023 - 2/4/2024', ['2023-03-18', '2024-04-02']],
    ['10/08/20 - 10/08/25', []],
    // In the other order it would end before it begins.
    ['3/4/25 - 4/3/25', ['2025-03-04', '2025-04-03']],
    ['9/4/24 - 4/9/24', ['2024-04-09', '2024-09-04']],
    ['5/13/24 – 6/2/24', ['2024-05-13', '2024-06-02']],
    ['5/5/20 - 6/6/21', ['2020-05-05', '2021-06-06']],
    ['past 12 months', []],
    ['24. 3. 1. – 25. 3. 1.', ['2024-03-01', '2025-03-01']],
    ['01. 03. 2024. – 01. 03. 2025.', ['2024-03-01', '2025-03-01']],
    ['26/10/2567 – 26/10/2568', []],
  ])('reads the span %s', (detail, days) => {
    expect(spanOf(detail)).toEqual(days)
  })
})

describe('weekly-matrix and pinterest-trends', () => {
  it('takes region and gender from a series name and keeps the name', async () => {
    const points = ofKind(await readFixture('weekly-matrix.csv'), 'series')
    expect(points.slice(0, 3).map(({ term, region, gender, value }) => [term, region, gender, value])).toEqual([
      ['br_female_outerwear_901', 'BR', 'women', 0.0125],
      ['eu_male_shoes_902', 'EU', 'men', 0.5],
      ['micro_bags', 'ZZ', '', 12],
    ])
    expect(points[4]).toMatchObject({ date: '2019-01-14', value: null, platform: 'social', step: 'week' })
    expect(points[6]).toMatchObject({ date: '2019-01-21', value: 0.0015 })
  })

  it('reads a keyword with its own series', async () => {
    const points = ofKind(await readFixture('pinterest-trends.json', { region: 'US' }), 'series')
    expect(points.map(({ term, date, value }) => [term, date, value])).toEqual([
      ['butter yellow dress', '2025-03-03', 41],
      ['butter yellow dress', '2025-03-10', 66],
      ['butter yellow dress', '2025-03-17', 100],
      ['ballet flats outfit', '2025-03-10', 90],
      ['ballet flats outfit', '2025-03-17', 77],
    ])
    expect(points[0]).toMatchObject({ platform: 'pinterest', region: 'US', step: 'week', evidence: 'relative' })
  })
})
