import { describe, expect, it } from 'vitest'
import { FESTIVAL_COUNTRIES } from './festival'
import { daysOfFestival, festivalDays, festivalsOf } from './festival-calendar'
import { TRADE_DAYS } from './trade-days'

const dayOf = (id: string, country: string, year: number) =>
  daysOfFestival(id, `${year}-01-01`, `${year}-12-31`, country).map(({ day }) => day)

describe('festivalDays', () => {
  it.each([
    ['black-friday', 'US', 2025, '2025-11-28'],
    ['cyber-monday', 'US', 2025, '2025-12-01'],
    ['qixi', 'CN', 2025, '2025-08-29'],
    ['qixi', 'CN', 2026, '2026-08-19'],
    ['singles-day', 'CN', 2026, '2026-11-11'],
    ['mid-year-618', 'CN', 2026, '2026-06-18'],
    ['mothers-day', 'US', 2026, '2026-05-10'],
    ['mothers-day', 'GB', 2026, '2026-03-15'],
    ['mothers-day', 'FR', 2026, '2026-05-31'],
    ['fathers-day', 'AU', 2026, '2026-09-06'],
    ['easter', 'US', 2025, '2025-04-20'],
    ['lunar-new-year', 'CN', 2026, '2026-02-17'],
    ['thanksgiving-day', 'US', 2026, '2026-11-26'],
    ['back-to-school', 'US', 2026, '2026-08-24'],
    ['carnival', 'BR', 2026, '2026-02-17'],
    ['oktoberfest', 'DE', 2025, '2025-09-20'],
    ['national-day', 'CN', 2026, '2026-10-01'],
  ])('knows %s in %s in %i', (id, country, year, day) => {
    expect(dayOf(id, country, year)).toEqual([day])
  })

  it.each([
    // Easter: 9 April 2023, 31 March 2024, 20 April 2025, 5 April 2026.
    ['valentines-day', 'BR', { 2025: '06-12', 2026: '06-12' }],
    ['valentines-day', 'US', { 2026: '02-14' }],
    ['valentines-day', 'JP', { 2026: '02-14' }],
    ['valentines-day', 'CN', { 2026: '02-14' }],
    ['white-day', 'JP', { 2026: '03-14' }],
    ['white-day', 'KR', { 2026: '03-14' }],
    // The fourth Sunday of Lent.
    ['mothers-day', 'GB', { 2024: '03-10', 2025: '03-30', 2026: '03-15' }],
    // Whit Sunday was the last Sunday of May in 2012 and 2023.
    ['mothers-day', 'FR', { 2012: '06-03', 2023: '06-04', 2024: '05-26', 2025: '05-25', 2026: '05-31' }],
    ['mothers-day', 'DE', { 2025: '05-11', 2026: '05-10' }],
    ['mothers-day', 'IT', { 2026: '05-10' }],
    ['mothers-day', 'JP', { 2026: '05-10' }],
    ['mothers-day', 'BR', { 2026: '05-10' }],
    ['mothers-day', 'ES', { 2025: '05-04', 2026: '05-03' }],
    ['mothers-day', 'KR', { 2026: '05-08' }],
    ['fathers-day', 'US', { 2025: '06-15', 2026: '06-21' }],
    ['fathers-day', 'GB', { 2026: '06-21' }],
    ['fathers-day', 'FR', { 2026: '06-21' }],
    // Ascension Day.
    ['fathers-day', 'DE', { 2024: '05-09', 2025: '05-29', 2026: '05-14' }],
    ['fathers-day', 'IT', { 2026: '03-19' }],
    ['fathers-day', 'ES', { 2026: '03-19' }],
    ['fathers-day', 'BR', { 2025: '08-10', 2026: '08-09' }],
    ['fathers-day', 'AU', { 2025: '09-07', 2026: '09-06' }],
    ['fathers-day', 'KR', { 2026: null }],
    ['childrens-day', 'CN', { 2026: '06-01' }],
    ['childrens-day', 'BR', { 2026: '10-12' }],
    ['childrens-day', 'JP', { 2026: '05-05' }],
    ['childrens-day', 'KR', { 2026: '05-05' }],
    ['childrens-day', 'US', { 2026: null }],
    ['qixi', 'CN', { 2024: '08-10', 2025: '08-29' }],
    ['qixi', 'JP', { 2026: null }],
    ['singles-day', 'CN', { 2026: '11-11' }],
    ['singles-day', 'US', { 2026: null }],
    // The day after the fourth Thursday, which is not the fourth Friday where November begins with one.
    ['black-friday', 'US', { 2024: '11-29', 2026: '11-27' }],
    ['black-friday', 'BR', { 2024: '11-29' }],
    ['black-friday', 'CN', { 2026: null }],
    ['winter-sales', 'FR', { 2024: '01-10', 2025: '01-08', 2026: '01-07', 2027: '01-06' }],
    ['summer-sales', 'FR', { 2022: '06-22', 2025: '06-25' }],
  ])('keeps %s on the own days of %s', (id, country, days) => {
    const found = Object.keys(days).map((year) => [year, dayOf(id, country, Number(year))[0]?.slice(5) ?? null])
    expect(Object.fromEntries(found)).toEqual(days)
  })

  it('keeps every day of the trade in each country that has a rule for it', () => {
    const missing = TRADE_DAYS.flatMap(({ id, on }) =>
      FESTIVAL_COUNTRIES.filter(
        (country) => (on[country] ?? on.all) !== undefined && dayOf(id, country, 2026).length === 0,
      ).map((country) => `${id} in ${country}`),
    )
    expect(missing).toEqual([])
  })

  it('tells a festival once a year and country, whatever its days and whoever else lists it', () => {
    const year = festivalDays('2026-01-01', '2026-12-31')
    for (const country of FESTIVAL_COUNTRIES) {
      const ids = year.filter(({ countries }) => countries.includes(country)).map(({ festival }) => festival.id)
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    }
    expect(year.filter(({ day }) => day === '2026-12-25').map(({ festival }) => festival.id)).toEqual(['christmas'])
    // On one day in most countries, on others elsewhere.
    expect(year.filter(({ festival }) => festival.id === 'mothers-day').length).toBeGreaterThan(3)
  })

  it('tells the largest of the countries that keep lunar new year first, where a reader of another country sees it', () => {
    const days = festivalDays('2027-01-01', '2027-03-31').filter(({ festival }) => festival.id === 'lunar-new-year')
    const keepers = new Set(days.flatMap(({ countries }) => countries))
    expect(FESTIVAL_COUNTRIES.filter((country) => keepers.has(country))).toEqual(['CN', 'KR'])
  })

  it('names every festival in both languages', () => {
    const named = festivalDays('2025-01-01', '2027-12-31').map(({ festival }) => festival)
    expect(named.filter(({ nameZh }) => nameZh === '').map(({ name }) => name)).toEqual([])
    expect(named.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('leaves out no day off of a country for want of a name, but elections', () => {
    const ids = new Set(festivalDays('2026-01-01', '2026-12-31', 'US').map(({ festival }) => festival.id))
    for (const id of ['independence-day', 'memorial-day', 'labour-day', 'juneteenth', 'halloween', 'met-gala']) {
      expect(ids).toContain(id)
    }
  })

  it('keeps to the span, both days included, in the order of days', () => {
    const span = festivalDays('2026-10-31', '2026-11-11')
    expect(span.map(({ day }) => day)).toEqual(span.map(({ day }) => day).sort())
    expect([span[0]?.day, span.at(-1)?.day]).toEqual(['2026-10-31', '2026-11-11'])
    expect(festivalDays('2026-11-11', '2026-11-11', 'FR').map(({ festival }) => festival.id)).toEqual(['armistice-day'])
  })
})

it('of one country is what the calendar of all says of it', () => {
  const [from, to] = ['2024-11-01', '2026-02-14']
  const all = festivalDays(from, to, 'GB').map(({ festival, day }) => `${day} ${festival.id}`)
  expect(festivalsOf('GB', from, to).map(({ festival, day }) => `${day} ${festival.id}`)).toEqual(all)
})
