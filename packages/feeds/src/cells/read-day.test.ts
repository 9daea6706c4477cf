import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { columnDayOrder, hasTwoReadings, lastDayWithoutYear, readDay } from './read-day'

describe('readDay', () => {
  it.each([
    '2026-03-05',
    '2569-03-05',
    '2026-03-05T10:00:00+0200',
    '2026/3/5',
    '2026.03.05',
    '2026. 3. 5.',
    '20260305',
    20_260_305,
    '2026年3月5日',
    '2026년 3월 5일',
    '05.03.2026',
    '5.3.26',
    '5.3.2569',
    'Thu Mar 05 14:02:11 +0000 2026',
    'Thu Mar  5 14:02:11 2026',
    '5. 3. 2026',
    '5 March 2026',
    'March 5, 2026',
    'Mar 5, 2026',
    '5th of March 2026',
    '5. März 2026',
    '5 mars 2026',
    '5 de marzo de 2026',
    '5 de março de 2026',
    '5 marzo 2026',
    '5 марта 2026 г.',
    '5 березня 2026 р.',
    '5 marca 2026',
    '5 Mart 2026',
    '5 tháng 3, 2026',
    'Thứ Năm, 5 tháng 3, 2026',
    'Thứ Năm, ngày 5 tháng 3 năm 2026',
    '05 Thg3 2026',
    '5 thg 3, 2026',
    '5 мар 2026',
    'Четверг, 5 марта 2026',
    '5 มี.ค. 2569',
    '5 มี.ค. 69',
    '5 มี.ค. 26',
    '5 มีนาคม 2569',
    '5 มีนาคม 2026',
    'วันพฤหัสบดีที่ 5 มีนาคม พ.ศ. 2569',
    '5 مارس 2026',
    '٥ مارس ٢٠٢٦',
    'الخميس، ٥ مارس ٢٠٢٦',
    '5 मार्च 2026',
    '令和8年3月5日',
    '令和8年3月5日(木)',
    '5-Mar-2026',
    '5 Mar 26',
    'Thu, 05 Mar 2026 10:00:00 GMT',
    'Thu Mar 05 2026 10:00:00 GMT+0100 (Central European Standard Time)',
    'Donnerstag, 5. März 2026 um 10:00',
    '1772704800',
    '1772704800000',
    '1772704800000000',
    1_772_704_800,
  ])('reads %j', (cell) => {
    expect(readDay(cell)).toBe('2026-03-05')
  })

  it.each([
    ['15 фев 2026', '2026-02-15'],
    ['15 февр. 2026', '2026-02-15'],
    ['1 сен 2025', '2025-09-01'],
    ['1 сентября 2025 г.', '2025-09-01'],
    ['5 fév. 2026', '2026-02-05'],
    ['5. Jän. 2026', '2026-01-05'],
    ['平成31年4月1日', '2019-04-01'],
    ['令和元年5月1日', '2019-05-01'],
    ['11/30/26', '2026-11-30'],
  ])('reads %j as %s', (cell, day) => {
    expect([readDay(cell), hasTwoReadings(cell)]).toEqual([day, false])
  })

  describe('of a year of two digits', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it.each([
      '26/04/13',
      '26-04-13',
      '26.04.13',
      '26. 4. 13',
      '26/03/05',
      '05/03/26',
      '12/11/10',
      '20/03/15',
      '13/04/08',
    ])('leaves %j to its column', (cell) => {
      expect([readDay(cell), hasTwoReadings(cell)]).toEqual([null, true])
    })

    it.each([
      // The year first is of long ago, or to come.
      ['13.04.26', '2026-04-13'],
      ['13/04/26', '2026-04-13'],
      ['15/03/20', '2020-03-15'],
      ['28.05.26', '2026-05-28'],
      ['28/02/26', '2026-02-28'],
      ['26.12.25', '2025-12-26'],
      ['31/12/25', '2025-12-31'],
      // The day first is to come.
      ['26/03/31', '2026-03-31'],
    ])('takes %j for the only day that it is likely to be', (cell, day) => {
      expect(readDay(cell)).toBe(day)
    })

    it('takes the order of the column, or what a person says', () => {
      const read = (...cells: string[]) => cells.map((cell) => readDay(cell, columnDayOrder(cells)))
      expect(read('26/04/13', '26/03/31')).toEqual(['2026-04-13', '2026-03-31'])
      expect(read('26/04/13', '05/03/31')).toEqual(['2026-04-13', '2005-03-31'])
      expect(read('13.04.26', '31.12.25')).toEqual(['2026-04-13', '2025-12-31'])
      expect(read('13/04/26', '04/03/26')).toEqual(['2026-04-13', '2026-03-04'])
      expect(read('13/04/26', '12/04/26', '11/04/26')).toEqual(['2026-04-13', '2026-04-12', '2026-04-11'])
      expect(read('24/11/25', '28/11/25')).toEqual(['2025-11-24', '2025-11-28'])
      expect(read('15/12/09', '31/12/09')).toEqual(['2009-12-15', '2009-12-31'])
      expect(read('26/04/13', '26/04/22')).toEqual([null, null])
      expect(['26/04/13', '15/12/09'].map((cell) => readDay(cell, 'day-first'))).toEqual(['2013-04-26', '2009-12-15'])
      expect(['26/04/13', '26/04/22'].map((cell) => readDay(cell, 'year-first'))).toEqual(['2026-04-13', '2026-04-22'])
      expect(readDay('05/03/26', 'month-first')).toBe('2026-05-03')
    })
  })

  it('takes day and month in the order of the column', () => {
    expect([readDay('05/03/2026'), hasTwoReadings('05/03/2026')]).toEqual([null, true])
    expect(['31/08/2026', '04/04/2026', '05.03.2026', '2026-03-05', 'soon'].some(hasTwoReadings)).toBe(false)
    expect(readDay('05/03/2026', 'day-first')).toBe('2026-03-05')
    expect(readDay('05/03/2026', 'month-first')).toBe('2026-05-03')
    expect(readDay('31/08/2026')).toBe('2026-08-31')
    expect(readDay('8/31/2026 10:00')).toBe('2026-08-31')
    expect(readDay('04/04/2026')).toBe('2026-04-04')
  })

  it.each([
    '',
    'soon',
    '3 days ago',
    '2026-02-30',
    '31.02.2026',
    '31/13/2026',
    '5 foo 2026',
    '5 มี.ค. 45',
    '令和8年3月',
    '令和8年13月5日',
    'R8.3.5',
    '15 фе 2026',
    'Thứ Năm, 5 tháng 3',
    'March 2026',
    '12',
    46_086,
    null,
    {},
  ])('finds no day in %j', (cell) => {
    expect(readDay(cell)).toBeNull()
  })

  it('tells Tuesday from March', () => {
    expect(readDay('mar, 4 ago 2026')).toBe('2026-08-04')
    expect(readDay('mar. 3 mars 2026')).toBe('2026-03-03')
  })
})

describe('a day without a year', () => {
  it.each([
    ['May 3', '2025-05-12', '2025-05-03'],
    ['3 mai', '2025-05-12', '2025-05-03'],
    ['5月3日', '2025-05-12', '2025-05-03'],
    ['Dec 30', '2025-01-02', '2024-12-30'],
    ['29 Feb', '2025-06-01', '2024-02-29'],
  ])('%s up to %s is %s', (cell, until, day) => expect(lastDayWithoutYear(cell, until)).toBe(day))

  it.each(['Aug-25', 'May 2025', 'Size 3', '3', '2025-05-03', 'May'])('is not %s', (cell) =>
    expect(lastDayWithoutYear(cell, '2025-12-31')).toBeNull(),
  )
})

describe('the order of day and month', () => {
  it('is what the cells of the column show', () => {
    expect(columnDayOrder(['05/03/2026', '31/08/2026'])).toBe('day-first')
    expect(columnDayOrder(['05/03/2026', '08/31/2026'])).toBe('month-first')
    expect(columnDayOrder(['05/03/2026', '08/09/2026', null, 7])).toBeNull()
    expect(columnDayOrder(['31/08/2026', '08/31/2026'])).toBeNull()
  })
})

const LOCALES =
  'en-US en-GB en-IN de-DE fr-FR es-ES es-MX it-IT pt-BR nl-NL sv-SE da-DK nb-NO fi-FI pl-PL cs-CZ hu-HU ro-RO ru-RU uk-UA el-GR tr-TR vi-VN id-ID ja-JP ko-KR zh-CN zh-TW'.split(
    ' ',
  )
const DAYS = [
  '2026-01-02',
  '2025-02-28',
  '2026-03-05',
  '2026-04-30',
  '2026-05-06',
  '2026-06-07',
  '2025-07-31',
  '2026-08-09',
].concat(['2025-09-10', '2025-10-11', '2025-11-12', '2025-12-24'])

describe.each(LOCALES)('dates of %s', (locale) => {
  it.each(['long', 'medium', 'short'] as const)('written %s are read back from a column', (dateStyle) => {
    const write = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })
    const column = DAYS.map((day) => write.format(new Date(day)))
    const order = columnDayOrder(column)
    expect(column.map((cell) => [cell, readDay(cell, order)])).toEqual(column.map((cell, at) => [cell, DAYS[at]]))
  })
})
