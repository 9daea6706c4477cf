import { describe, expect, it } from 'vitest'
import { UnreadableFileError, UnrecognisedFeedError } from '../feed'
import type { SeriesRecord } from '../records'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'

const NO_PLACE =
  'The file does not say of which place its numbers are: they count for no country until the place is given.'

/** What tells points apart, and their value. */
function told(points: readonly SeriesRecord[]) {
  return points.map(({ term, region, date, value, scalePart = '' }) =>
    [term, region, date, value, scalePart].join(' | '),
  )
}

describe('the newer download', () => {
  it('is read with its step, and its place is not assumed', async () => {
    const read = await readFixture('google-trends-newer.csv')
    const points = ofKind(read, 'series')
    expect(told(points)).toEqual([
      'satin midi skirt | ZZ | 2023-11-01 | 31 | ',
      'trapper hat | ZZ | 2023-11-01 | 0.5 | ',
      'satin midi skirt | ZZ | 2023-12-01 | 48 | ',
      'trapper hat | ZZ | 2023-12-01 | 100 | ',
      'satin midi skirt | ZZ | 2024-01-01 | 27 | ',
      'trapper hat | ZZ | 2024-01-01 |  | ',
    ])
    expect(points.map(({ step }) => step)).toEqual(Array.from({ length: 6 }, () => 'month'))
    expect(read.notes).toEqual([NO_PLACE])
  })

  it('stands for the place that is told with it', async () => {
    const read = await readFixture('google-trends-newer.csv', { region: 'DE' })
    expect(new Set(ofKind(read, 'series').map(({ region }) => region))).toEqual(new Set(['DE']))
    expect(read.notes).toEqual([])
  })

  it.each([
    ['week', '"时间","连衣裙"\n2024-01-07,4\n2024-01-14,5\n'],
    ['day', 'Zeit;Strickkleid\n2024-01-07;4\n2024-01-08;<1\n'],
    ['month', 'Thời gian\tváy\n2024-01-01\t4\n2024-02-01\t5\n'],
  ])('is taken in any language (%s)', async (step, text) => {
    const read = await readBytes(text)
    expect(read.feed).toBe('google-trends-timeline')
    expect(ofKind(read, 'series').map((point) => point.step)).toEqual([step, step])
  })

  it('is told from a matrix of other numbers under the same head', async () => {
    const rows = 'looks_a,looks_b\n2024-01-07,4012,5210\n2024-01-14,4100,5300\n'
    const read = await readBytes(`Week,${rows}`)
    expect(read.feed).toBe('weekly-matrix')
    expect(read.notes).toContain(
      'The file does not say where its series are from: they stand with those of posts of all networks.',
    )
    // Nobody says what it is of.
    await expect(readBytes(`Time,${rows}`)).rejects.toThrow(UnrecognisedFeedError)
    await expect(readBytes(`Week starting,${rows}`)).rejects.toThrow(UnrecognisedFeedError)
  })
})

describe('tables of several requests below each other', () => {
  it('keeps countries and requests apart, and takes a blank for another request', async () => {
    expect(told(ofKind(await readFixture('google-trends-stacked.csv'), 'series'))).toEqual([
      'trapper hat | GB | 2024-01-07 | 55 | 1',
      'satin midi skirt | GB | 2024-01-07 | 0 | 1',
      'trapper hat | GB | 2024-01-07 | 20 | 2',
      'corduroy cap | GB | 2024-01-07 | 100 | 2',
      'trapper hat | CA-QC | 2024-01-07 | 9 | 1',
      'satin midi skirt | CA-QC | 2024-01-07 | 12 | 1',
    ])
  })

  it.each([
    'date,boots,isPartial\n2024-01-07,4,False\n2024-01-14,5,False\n2024-01-07,9,False\n2024-01-14,5,False\n',
    'date,hits,keyword,gprop\n2024-01-07,4,boots,web\n2024-01-14,5,boots,web\n2024-01-07,9,boots,web\n',
  ])('are refused where nothing tells them apart: %j', async (text) => {
    const refused = readBytes(text)
    await expect(refused).rejects.toThrow(UnreadableFileError)
    await expect(refused).rejects.toThrow('Of boots on 2024-01-07 two rows say different things (4 and 9)')
  })

  it('stand under the first day of a week that is written as a span or a number', async () => {
    const days = async (...weeks: readonly string[]) => {
      const rows = weeks.map((week, at) => `${week},linen,${at + 50},web,US`)
      const read = await readBytes(`date,keyword,hits,gprop,geo\n${rows.join('\n')}\n`)
      return ofKind(read, 'series').map(({ date }) => date)
    }
    const sundays = ['2025-01-05', '2025-01-12']
    expect(await days('2025-01-05 - 2025-01-11', '2025-01-12 - 2025-01-18')).toEqual(sundays)
    expect(await days('2025-W02', '2025-W03')).toEqual(['2025-01-06', '2025-01-13'])
    expect(await days('2025-01', '2025-02')).toEqual(['2025-01-01', '2025-02-01'])
  })

  it('are read where a repeated row says the same', async () => {
    const read = await readBytes('date,boots,isPartial\n2024-01-07,4,False\n2024-01-14,5,False\n2024-01-07,4,False\n')
    expect(ofKind(read, 'series').map(({ value }) => value)).toEqual([4, 5, 4])
  })

  it('leave out a step that any of their partial columns marks', async () => {
    const read = await readBytes(
      'date,boots,isPartial_x,clogs,isPartial_y\n2024-01-07,4,False,6,False\n2024-01-14,5,False,7,True\n',
    )
    expect(told(ofKind(read, 'series'))).toEqual(['boots | ZZ | 2024-01-07 | 4 | ', 'clogs | ZZ | 2024-01-07 | 6 | '])
    expect(read.leftOut).toMatchObject([{ reason: 'unfinished_step', rows: 1 }])
  })

  it('have a term that is called as a place is', async () => {
    const read = await readBytes('date,country,isPartial\n2024-01-07,4,False\n2024-01-14,5,False\n')
    expect(told(ofKind(read, 'series'))).toEqual([
      'country | ZZ | 2024-01-07 | 4 | ',
      'country | ZZ | 2024-01-14 | 5 | ',
    ])
  })
})

describe('a row for each term and date', () => {
  it('is read with its place; another search than that of the web is refused', async () => {
    const read = await readFixture('google-trends-rows.csv')
    const points = ofKind(read, 'series')
    expect(told(points)).toEqual([
      'trapper hat | US | 2024-01-07 | 41 | ',
      'trapper hat | US | 2024-01-14 | 0.5 | ',
      'corduroy cap | world | 2024-01-07 | 3 | ',
      'corduroy cap | world | 2024-01-14 |  | ',
    ])
    expect(new Set(points.map(({ step }) => step))).toEqual(new Set(['week']))
    expect(read.unread.map(({ field, examples }) => [field, examples])).toEqual([
      ['value', [{ line: 5, text: 'many' }]],
    ])
    expect(read.rejects.map(({ reason }) => reason)).toEqual(['is no search of the web'])
  })

  it('is read from JSON as well', async () => {
    const rows = [
      { date: '2024-01-07', keyword: 'clogs', value: 12, geo: 'FR', isPartial: false },
      { date: '2024-01-14', keyword: 'clogs', value: 13, geo: 'FR', isPartial: true },
    ]
    const read = await readBytes(JSON.stringify(rows))
    expect(told(ofKind(read, 'series'))).toEqual(['clogs | FR | 2024-01-07 | 12 | '])
    expect(read.leftOut).toMatchObject([{ reason: 'unfinished_step', rows: 1 }])
  })
})

describe('answers of a search API', () => {
  it('give weeks without the one that runs, and <1 apart from 0', async () => {
    const read = await readFixture('google-trends-api.json')
    expect(told(ofKind(read, 'series'))).toEqual([
      'trapper hat | GB | 2024-01-21 | 100 | ',
      'corduroy cap | GB | 2024-01-21 | 0.5 | ',
      'trapper hat | GB | 2024-01-28 | 83 | ',
      'corduroy cap | GB | 2024-01-28 | 0 | ',
    ])
    expect(read.leftOut).toMatchObject([{ reason: 'unfinished_step', rows: 1 }])
  })

  it('give places with the days that were asked about', async () => {
    const places = ofKind(await readFixture('google-trends-api.json'), 'place-interest')
    expect(
      places.map(({ term, place, within, measure, value, from, to }) => [
        term,
        place,
        within,
        measure,
        value,
        from,
        to,
      ]),
    ).toEqual([
      ['trapper hat', 'Finland', 'world', 'index', 100, '2023-02-01', '2024-02-01'],
      ['trapper hat', 'Canada', 'world', 'index', 0.5, '2023-02-01', '2024-02-01'],
      ['trapper hat', 'Vermont', 'US', 'share', 64, null, '2024-02-07'],
      ['corduroy cap', 'Vermont', 'US', 'share', 36, null, '2024-02-07'],
    ])
  })

  it('give what else is searched, of the term that was asked about', async () => {
    const queries = ofKind(await readFixture('google-trends-api.json'), 'related-query')
    expect(
      queries.map(({ term, region, query, topicType, list, value, isBreakout }) => [
        term,
        region,
        query,
        topicType,
        list,
        value,
        isBreakout,
      ]),
    ).toEqual([
      ['trapper hat', 'US', 'fur trapper hat', '', 'top', 100, false],
      ['trapper hat', 'US', 'trapper hat women', '', 'rising', 12.5, false],
      ['trapper hat', 'US', 'pink trapper hat', '', 'rising', null, true],
      ['trapper hat', 'US', 'Ushanka', 'Headgear', 'top', 100, false],
      ['trapper hat', 'US', 'Shearling', 'Topic', 'rising', 0.9, false],
    ])
  })
})

describe('answers as clients of Google Trends hand them on', () => {
  const point = (time: string, shown: readonly string[], more: object = {}) => ({
    time,
    formattedTime: 'in words',
    value: shown.map((text) => Number(text.replace('<', ''))),
    hasData: shown.map(() => true),
    formattedValue: shown,
    ...more,
  })
  const [WEEK_1, WEEK_2, WEEK_3] = ['1736035200', '1736640000', '1737244800'] as const

  it('of the one for Node are of the term that is told with the file, and ask for it and the place', async () => {
    const timelineData = [
      point(WEEK_1, ['53']),
      point(WEEK_2, ['<1']),
      { ...point(WEEK_2, ['0']), time: '1736121600', hasData: [false] },
      point(WEEK_3, ['9'], { isPartial: true }),
    ]
    const text = JSON.stringify({ default: { timelineData: timelineData.filter((_, at) => at !== 2), averages: [] } })
    const read = await readBytes(text, { term: 'trench coat' })
    expect(read.feed).toBe('google-trends-api')
    expect(told(ofKind(read, 'series'))).toEqual([
      'trench coat | ZZ | 2025-01-05 | 53 | ',
      'trench coat | ZZ | 2025-01-12 | 0.5 | ',
    ])
    expect(ofKind(read, 'series').map(({ step }) => step)).toEqual(['week', 'week'])
    expect(read.leftOut).toMatchObject([{ reason: 'unfinished_step', rows: 1 }])
    expect(read.notes).toEqual([NO_PLACE])

    const untold = await readBytes(text, { region: 'FR' })
    expect(untold.records).toEqual([])
    expect(untold.notes).toEqual([expect.stringContaining('which search')])
    // Of what Google has no data for, a 0 says nothing.
    const gap = await readBytes(JSON.stringify({ default: { timelineData: timelineData.slice(0, 3) } }), { term: 'a' })
    expect(ofKind(gap, 'series').map(({ date, value }) => [date, value])).toContainEqual(['2025-01-06', null])
  })

  it('of the one for Node compare as many terms as are told, and are of one question', async () => {
    const answer = { default: { timelineData: [point(WEEK_1, ['4', '8']), point(WEEK_2, ['5', '7'])] } }
    const places = { default: { geoMapData: [{ geoCode: 'CA-QC', geoName: 'Quebec', value: [3, 9] }] } }
    const read = await readBytes(JSON.stringify([answer, places, answer]), { term: 'parka, anorak', region: 'CA' })
    expect(told(ofKind(read, 'series'))).toEqual([
      'parka | CA | 2025-01-05 | 4 | ',
      'anorak | CA | 2025-01-05 | 8 | ',
      'parka | CA | 2025-01-12 | 5 | ',
      'anorak | CA | 2025-01-12 | 7 | ',
    ])
    expect(
      ofKind(read, 'place-interest').map(({ term, place, within, value }) => [term, place, within, value]),
    ).toEqual([
      ['parka', 'Quebec', 'CA', 3],
      ['anorak', 'Quebec', 'CA', 9],
    ])
    expect(read.rejects.map(({ line, field }) => [line, field])).toEqual([[3, 'timelineData']])
    expect((await readBytes(JSON.stringify(answer), { term: 'parka' })).records).toEqual([])
  })

  it('of a scraper on Apify are of the question that each names', async () => {
    const items = [
      {
        inputUrlOrTerm: 'suede bag',
        searchTerm: 'suede bag',
        interestOverTime_timelineData: [point(WEEK_1, ['40']), point(WEEK_2, ['100'])],
        interestBySubregion: [
          { geoName: 'Ghana', geoCode: 'GH', value: [71], formattedValue: ['71'], hasData: [true] },
        ],
        relatedQueries_rising: [{ query: 'suede tote', value: 350, formattedValue: '+350%' }],
      },
      {
        inputUrlOrTerm: 'https://trends.google.com/trends/explore?geo=IT,US-CA&q=loafers,clogs',
        interestOverTime_timelineData: [point(WEEK_1, ['2', '3']), point(WEEK_2, ['4', '5'])],
      },
      {
        inputUrlOrTerm: 'https://trends.google.com/trends/explore?gprop=youtube&q=loafers',
        interestOverTime_timelineData: [point(WEEK_1, ['2']), point(WEEK_2, ['4'])],
      },
    ]
    const read = await readBytes(JSON.stringify(items))
    expect(told(ofKind(read, 'series'))).toEqual([
      'suede bag | ZZ | 2025-01-05 | 40 | ',
      'suede bag | ZZ | 2025-01-12 | 100 | ',
      'loafers | IT | 2025-01-05 | 2 | 2',
      'clogs | US-CA | 2025-01-05 | 3 | 2',
      'loafers | IT | 2025-01-12 | 4 | 2',
      'clogs | US-CA | 2025-01-12 | 5 | 2',
    ])
    expect(ofKind(read, 'place-interest')).toMatchObject([
      { term: 'suede bag', place: 'Ghana', within: 'world', value: 71 },
    ])
    expect(ofKind(read, 'related-query')).toMatchObject([{ query: 'suede tote', list: 'rising', value: 3.5 }])
    expect(read.rejects.map(({ line, reason }) => [line, reason])).toEqual([[3, 'is no search of the web']])
    expect(read.notes).toEqual([NO_PLACE])
  })

  it('of DataForSEO have their terms and places, without the step in which they were asked for', async () => {
    const week = (from: string, to: string, values: readonly (number | null)[], more: object = {}) => ({
      date_from: from,
      date_to: to,
      timestamp: Date.parse(`${from}T00:00:00Z`) / 1000,
      missing_data: false,
      values,
      ...more,
    })
    const weeks = [
      week('2025-01-05', '2025-01-11', [43, 12]),
      week('2025-01-12', '2025-01-18', [0, 0], { missing_data: true }),
      week('2025-01-19', '2025-01-25', [9, 1]),
    ]
    const task = (data: object) => ({
      data: { se: 'google_trends', keywords: ['mules', 'clogs'], type: 'web', ...data },
      result: [
        {
          keywords: ['mules', 'clogs'],
          datetime: '2025-01-22 10:00:00 +00:00',
          items: [
            { type: 'google_trends_graph', keywords: ['mules', 'clogs'], data: weeks },
            { type: 'google_trends_map', data: [{ geo_id: 'US-OR', geo_name: 'Oregon', values: [60, 40] }] },
          ],
        },
      ],
    })
    const tasks = [
      task({ location_name: 'United States' }),
      task({ location_name: ['Ukraine', 'Poland'] }),
      task({}),
      task({ location_code: 2250 }),
      task({ type: 'youtube' }),
      task({ location_name: 'Nowhere at all' }),
    ]
    const read = await readBytes(JSON.stringify({ version: '0.1', tasks }))
    const points = ofKind(read, 'series')
    expect(told(points).slice(0, 4)).toEqual([
      'mules | US | 2025-01-05 | 43 | ',
      'clogs | US | 2025-01-05 | 12 | ',
      'mules | US | 2025-01-12 |  | ',
      'clogs | US | 2025-01-12 |  | ',
    ])
    const firstOf = (part: string) => told(points.filter(({ scalePart = '' }) => scalePart === part)).slice(0, 2)
    expect(firstOf('2')).toEqual(['mules | UA | 2025-01-05 | 43 | 2', 'clogs | PL | 2025-01-05 | 12 | 2'])
    expect(firstOf('3')).toEqual(['mules | world | 2025-01-05 | 43 | 3', 'clogs | world | 2025-01-05 | 12 | 3'])
    expect(firstOf('4')).toEqual(['mules | ZZ | 2025-01-05 | 43 | 4', 'clogs | ZZ | 2025-01-05 | 12 | 4'])
    expect(ofKind(read, 'place-interest')[0]).toMatchObject({ term: 'mules', place: 'Oregon', within: 'US', value: 60 })
    expect(read.leftOut).toMatchObject([{ reason: 'unfinished_step', rows: 4 }])
    expect(read.rejects.map(({ field }) => field)).toEqual(['tasks[4].data.type', 'tasks[5].data.location_name'])
  })

  it('of another question are said to hold nothing that is read', async () => {
    const other = JSON.stringify({ search_parameters: { engine: 'google_shopping' }, shopping: [] })
    await expect(readBytes(other)).rejects.toThrow(
      /It has the keys of Google Trends: answers of a search API, but nothing that is read there/,
    )
  })
})
