import { describe, expect, it } from 'vitest'
import { ofKind, readBytes } from '../testing/read-fixture'
import { UNSAID } from '../unsaid'

const points = (read: Awaited<ReturnType<typeof readBytes>>) =>
  ofKind(read, 'series').map(({ term, region, gender, step, date, value }) => [term, region, gender, step, date, value])

describe('a table of series with a mapping', () => {
  it('has a column for each term', async () => {
    const table = 'Woche;Leinenkleid;Maxirock;Summe\n05.01.2026;12,5;<1;13\n12.01.2026;14;;14\n'
    const mapping = { date: 'Woche', value: ['Leinenkleid', 'Maxirock'] }
    const read = await readBytes(table, { mapping, platform: 'google', region: 'DE' })
    expect(points(read)).toEqual([
      ['Leinenkleid', 'DE', '', 'week', '2026-01-05', 12.5],
      ['Maxirock', 'DE', '', 'week', '2026-01-05', 0.5],
      ['Leinenkleid', 'DE', '', 'week', '2026-01-12', 14],
    ])
    expect(ofKind(read, 'series')[0]).toMatchObject({ platform: 'google', evidence: 'relative', scaledPerFile: true })
  })

  it('is of no term that a column is called by what it counts: the term is asked', async () => {
    const table = 'Date,Clicks\n2026-01-05,12\n2026-01-06,14\n'
    const mapping = { date: 'Date', value: ['Clicks'] }
    const asked = await readBytes(table, { mapping, platform: 'google', region: 'DE' })
    expect([points(asked), asked.notes]).toEqual([[], [UNSAID.term]])
    const told = await readBytes(table, { mapping, platform: 'google', region: 'DE', term: 'linen dress' })
    expect(points(told).map(([term, , , , , value]) => [term, value])).toEqual([
      ['linen dress', 12],
      ['linen dress', 14],
    ])
  })

  it('keeps no blank cell of a request that stands below another', async () => {
    const table = 'day,linen,velvet\n2026-01-04,10,\n2026-01-05,11,\n2026-01-04,,7\n2026-01-05,,8\n2026-01-06,,\n'
    const mapping = { date: 'day', value: ['linen', 'velvet'] }
    const read = await readBytes(table, { mapping, platform: 'google', region: 'DE' })
    expect(points(read).map(([term, , , , day, value]) => [term, day, value])).toEqual([
      ['linen', '2026-01-04', 10],
      ['linen', '2026-01-05', 11],
      ['velvet', '2026-01-04', 7],
      ['velvet', '2026-01-05', 8],
      // Nobody searched, or nobody knows.
      ['linen', '2026-01-06', null],
      ['velvet', '2026-01-06', null],
    ])
  })

  it('has a row for each term, place, wearer and month', async () => {
    const table = `月份,关键词,搜索指数,地区,性别,部分
2026-01,亚麻连衣裙,1.2万,中国,女,
2026-02,亚麻连衣裙,9800,中国,女,
2026-01,亚麻连衣裙,300,日本,男,
2026-02,亚麻连衣裙,310,日本,男,true
2026-01,亚麻连衣裙,1,火星,,
2026-01,,1,中国,,
2026-01,童装,1,中国,儿童,
`
    const mapping = {
      date: '月份',
      term: '关键词',
      value: ['搜索指数'],
      region: '地区',
      gender: '性别',
      partial: '部分',
    }
    const read = await readBytes(table, { mapping, platform: 'social' })
    expect(points(read)).toEqual([
      ['亚麻连衣裙', 'CN', 'women', 'month', '2026-01-01', 12_000],
      ['亚麻连衣裙', 'CN', 'women', 'month', '2026-02-01', 9800],
      ['亚麻连衣裙', 'JP', 'men', 'month', '2026-01-01', 300],
    ])
    expect(read.leftOut).toMatchObject([{ reason: 'unfinished_step', rows: 1 }])
    expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [6, '地区', 'is no place we know'],
      [7, '关键词', 'is empty'],
      [8, '性别', 'is none of women, men'],
    ])
  })

  it('has a column for each place of a term that is told', async () => {
    const table = 'date,DE,United Kingdom\n2026-01-04,10,20\n2026-01-11,11,n/a\n'
    const mapping = { date: 'date', value: ['DE', 'United Kingdom'] }
    const read = await readBytes(table, { mapping, platform: 'google', term: 'linen dress' })
    expect(points(read)).toEqual([
      ['linen dress', 'DE', '', 'week', '2026-01-04', 10],
      ['linen dress', 'GB', '', 'week', '2026-01-04', 20],
      ['linen dress', 'DE', '', 'week', '2026-01-11', 11],
    ])
  })

  it('is of no place where none is said, and of nothing where its source is not', async () => {
    const table = 'day,linen\n2026-01-04,10\n2026-01-05,$11\n2026-01-06,7 – 9\n'
    const mapping = { date: 'day', value: ['linen'] }
    const told = await readBytes(table, { mapping, platform: 'pinterest' })
    expect(points(told)).toEqual([
      ['linen', 'ZZ', '', 'day', '2026-01-04', 10],
      ['linen', 'ZZ', '', 'day', '2026-01-05', null],
      ['linen', 'ZZ', '', 'day', '2026-01-06', null],
    ])
    expect(told.notes).toEqual([UNSAID.region])
    expect(told.unread).toMatchObject([{ field: 'linen', reason: 'is not a number', cells: 2 }])
    const untold = await readBytes(table, { mapping })
    expect([untold.records, untold.rejects.length, untold.notes]).toEqual([[], 3, [UNSAID.platform, UNSAID.region]])
  })

  it('has a row for each term and a column for each month', async () => {
    const table = 'Keyword,Searches: Oct 2025,Searches: Nov 2025\nlinen dress,12000,9000\nmaxi dress,500,\n'
    const mapping = { term: 'Keyword', value: ['Searches: Oct 2025', 'Searches: Nov 2025'] }
    const read = await readBytes(table, { mapping, platform: 'google', region: 'US' })
    expect(ofKind(read, 'series').map(({ term, step, date, value }) => [term, step, date, value])).toEqual([
      ['linen dress', 'month', '2025-10-01', 12_000],
      ['linen dress', 'month', '2025-11-01', 9000],
      ['maxi dress', 'month', '2025-10-01', 500],
    ])
    const { term: _, ...untold } = mapping
    const unnamed = await readBytes(table, { mapping: untold, platform: 'google', region: 'US' })
    expect([unnamed.records, unnamed.rejects.length]).toEqual([[], 2])
  })

  it('says so where its dates lie further apart than a step', async () => {
    const mapping = { date: 'quarter', value: ['linen'] }
    const quarters = 'quarter,linen\n2025-01-01,10\n2025-04-01,11\n2025-07-01,12\n'
    const read = await readBytes(quarters, { mapping, platform: 'google', region: 'US' })
    expect(ofKind(read, 'series').map(({ step, date }) => [step, date])).toContainEqual(['month', '2025-04-01'])
    expect(read.notes).toEqual([
      'The dates lie 90 days apart: each value is read as that of one month, and what lies between as unknown.',
    ])
  })

  it('has two dates or more, and one row for each', async () => {
    const mapping = { date: 'day', value: ['linen'] }
    const one = await readBytes('day,linen\n2026-01-04,10\n', { mapping, platform: 'google', region: 'US' })
    expect(one.rejects.map(({ reason }) => reason)).toEqual(['is the only date: a series has two or more'])
    const twice = 'day,linen\n2026-01-04,10\n2026-01-11,11\n2026-01-04,90\n'
    await expect(readBytes(twice, { mapping, platform: 'google', region: 'US' })).rejects.toThrow(
      'Of linen on 2026-01-04 two rows say different things (10 and 90)',
    )
  })

  it.each([
    [{ value: ['linen'] }, /must name the column of title/],
    [{ date: 'day' }, /must name the column of title/],
    [{ date: 'day', value: ['linen'], price: 'p' }, /names price of series, which have none/],
    [{ title: 'day', postedAt: 'linen' }, /names postedAt of products, which have none/],
    [{ date: 'day', term: 't', value: ['linen', 'p'] }, /has one column of values/],
  ])('is not read with %j', async (mapping, says) => {
    await expect(readBytes('day,linen,p,t\n2026-01-04,10,1,a\n', { mapping })).rejects.toThrow(says)
  })
})
