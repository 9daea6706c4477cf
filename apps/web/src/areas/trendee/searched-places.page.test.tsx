import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { pick } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { regionCountry, regionState, related } = CONTRACT.trends

describe('where a trend is searched', () => {
  const { openPage, server } = usePages()

  it.each(languageByTurns())(
    'is shown by country and within any country that is told, one search at a time, in %s',
    async (language) => {
      const told = { from: '2025-11-01', to: '2026-10-31' }
      const ofVietnam = { ...told, within: 'VN', measure: 'index', region: '' }
      const ofWorld = { from: null, to: null, within: 'world', measure: 'share', term: 'puff skirt' }
      const places = [
        { ...ofVietnam, term: 'váy bong bóng', place: 'Đà Nẵng', value: 100 },
        { ...ofVietnam, term: 'bubble skirt', place: 'Cần Thơ', value: 100 },
        { ...ofVietnam, term: 'bubble skirt', place: 'Hà Nội', value: 64 },
        { ...ofWorld, region: 'DE', place: 'Deutschland', value: 53 },
        { ...ofVietnam, term: 'bubble skirt', place: 'Kon Tum', value: 0.5 },
        { ...ofWorld, region: 'CI', place: 'Elfenbeinküste', value: null },
      ]
      const page = await openPage('/trendee/trend-detail/bubble-skirt/women/product', {
        as: 'designer',
        language,
        answers: (request) => (request.path === regionState.path ? answer(places) : null),
      })
      const { view, say, user } = page
      const format = formatFor(language)
      const part = within(view.getByRole('region', { name: say('regions.title') }))
      const choose = async (label: string, value: string) => {
        await user.click(part.getByRole('combobox', { name: label }))
        await user.click(view.getByRole('option', { name: value }))
        await page.settled()
      }
      const listed = (term: string) =>
        within(part.getByRole('list', { name: say('places.title', { term }) }))
          .getAllByRole('listitem')
          .map((item) => item.textContent)
      await choose(say('regions.scope'), say('regions.within', { region: format.region('VN') }))
      expect(listed('váy bong bóng')).toEqual(['Đà Nẵng100'])
      await choose(say('places.search'), 'bubble skirt')
      expect(listed('bubble skirt')).toEqual(['Cần Thơ100', 'Hà Nội64', 'Kon Tum<1'])
      const days = say('places.days', { from: format.day(told.from), to: format.day(told.to) })
      expect(part.getByText(say('places.index_note', { term: 'bubble skirt', days }))).toBeDefined()

      await choose(say('regions.scope'), say('regions.world'))
      expect(listed('puff skirt')).toEqual([
        `${format.region('DE')}53%`,
        `${format.region('CI')}${say('places.too_few')}`,
      ])
      const undated = say('places.share_note', { term: 'puff skirt', days: say('places.days_unknown') })
      expect(part.getByText(undated)).toBeDefined()
    },
  )

  it.each(languageByTurns())('is shown at once where curves compare no countries, in %s', async (language) => {
    const told = { from: '2025-11-01', to: '2026-10-31', within: 'world', measure: 'index', term: 'bubble skirt' }
    const places = [
      { ...told, region: 'JP', place: 'Japan', value: 100 },
      { ...told, region: 'GB', place: 'United Kingdom', value: 41 },
    ]
    const country = { interest: 1, yoy: 0.5, level: 'none', to: '2026-11-01', gender: 'women' }
    const countries = [{ ...country, region: 'US' }]
    const open = (searched: readonly object[]) =>
      openPage('/trendee/trend-detail/bubble-skirt/women/product', {
        as: 'designer',
        language,
        answers: ({ path }) => {
          if (path === regionCountry.path) return answer(countries)
          return path === regionState.path ? answer(searched) : null
        },
      })
    const page = await open(places)
    const { view, say } = page
    const format = formatFor(language)
    const us = { country: format.region('US') }
    const part = within(view.getByRole('region', { name: say('regions.title') }))
    const title = say('places.title', { term: 'bubble skirt' })
    const items = within(part.getByRole('list', { name: title })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([`${format.region('JP')}100`, `${format.region('GB')}41`])
    expect(part.getByText(say('regions.scope'))).toBeDefined()
    await pick(page, say('regions.scope'), say('regions.countries'))
    expect(part.queryByRole('list', { name: title })).toBeNull()
    expect(part.getAllByRole('row')[1]?.textContent).toContain(format.growth(0.5))
    expect(part.getByText(say('regions.one_curve', us))).toBeDefined()
    expect(part.queryByText(say('regions.one', us))).toBeNull()

    const without = await open([])
    expect(without.view.getByText(say('regions.one', us))).toBeDefined()
  })

  it('has what is searched beside it with its growth, topics with what they are', async () => {
    const told = { is_breakout: false, topic_type: '' }
    const queries = [
      { ...told, query: 'bubble skirt 2027', list: 'rising', value: null, is_breakout: true },
      { ...told, query: 'taffeta skirt', list: 'rising', value: 37 },
      { ...told, query: 'skirt', list: 'top', value: 100 },
      { ...told, query: 'Taffeta', list: 'top', value: 64, topic_type: 'Fabric' },
    ]
    const { view, say } = await openPage('/trendee/trend-detail/bubble-skirt/women/product', {
      as: 'designer',
      answers: (request) => (request.path === related.path ? answer({ trends: [], queries }) : null),
    })
    const listed = (label: string) =>
      within(view.getByRole('list', { name: label }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(listed(say('queries.rising'))).toEqual([`bubble skirt 2027${say('level.breakout')}`, 'taffeta skirt×38'])
    expect(listed(say('queries.top'))).toEqual(['skirt100'])
    expect(listed(say('queries.top_topics'))).toEqual(['Taffeta · Fabric64'])
    expect(view.queryByText(say('queries.rising_topics'))).toBeNull()
  })

  it('has the states and countries of the demo files', async () => {
    const places = await server().answerTo(regionState, { name: 'wide-leg-trousers' }, 'designer')
    const regions = (scope: string) => places.filter((place) => place.within === scope).map(({ region }) => region)
    expect(regions('US').filter((region) => region.startsWith('US-')).length).toBeGreaterThan(40)
    expect(regions('world')).toContain('GB')
    expect(new Set(regions('world')).size).toBe(regions('world').length)
  })
})
