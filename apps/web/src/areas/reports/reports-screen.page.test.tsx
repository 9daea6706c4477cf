import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { choose, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const HOME = '/trendee/reports'
const { page: all, detail } = CONTRACT.reports

describe('reports', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/reports'))(
    '%s lists what was written, the newest first, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say } = page
      expect(page.title()).toBe(say('screen.reports'))
      const { list, total } = await page.ask(all, {})
      expect(total).toBeGreaterThan(12)
      for (const report of list) {
        const title = language === 'zh' ? report.title_zh : report.title
        expect(view.getByRole('heading', { level: 2, name: title })).toBeDefined()
      }
      await choose(page, say('reports.kind'), say('reports.kind_season'))
      expect(page.address()).toBe(`${HOME}?kind=season`)
      const seasons = await page.ask(all, { kind: 'season' })
      expect(view.getAllByRole('heading', { level: 2 })).toHaveLength(seasons.total)
    },
  )

  it('open, and each number leads to the screen and the day that show it', async () => {
    const page = await openPage(HOME, { as: 'designer' })
    const { list } = await page.ask(all, {})
    const weekly = list.find(({ kind }) => kind === 'weekly')
    if (weekly === undefined) throw new Error('no weekly report was written')
    await press(page, weekly.title, 'link')
    expect(page.address()).toBe(`${HOME}/${weekly.id}`)
    const report = await page.ask(detail, { id: weekly.id })
    const figures = report.sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ en }) => en.flatMap((part) => (typeof part === 'string' ? [] : [part]))),
    )
    expect(figures.length).toBeGreaterThan(5)
    const links = page.view.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    for (const { text, opens } of figures) expect(links).toContainEqual([text, opens])
    // The screen behind the first number tells it for that day.
    const [first] = report.sections[0]?.trends ?? []
    if (first === undefined) throw new Error('the report names no trend')
    const { trend } = await page.ask(CONTRACT.trends.detail, {
      name: first.trend_id,
      region: report.region,
      ...(first.gender === '' ? {} : { gender: first.gender as 'women' }),
      as_of: report.as_of,
    })
    expect(trend.yoy).toBeCloseTo(first.yoy, 2)
  })

  it.each(screensByTurns('/trendee/reports/$id'))('%s is told whole, in %s', async (_path, language) => {
    const { list } = await server().answerTo(all, {}, 'designer')
    const [newest] = list
    if (newest === undefined) throw new Error('no report was written')
    const { view } = await openPage(`${HOME}/${newest.id}`, { as: 'designer', language })
    const title = language === 'zh' ? newest.title_zh : newest.title
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it('of the newest week tell what sells at what price and what to order, those of earlier weeks say why they do not', async () => {
    const { list } = await server().answerTo(all, { kind: 'weekly' }, 'designer')
    const [newest, earlier] = list
    if (newest === undefined || earlier === undefined) throw new Error('no two weekly reports were written')
    const page = await openPage(`${HOME}/${newest.id}`, { as: 'designer' })
    const { view, say } = page
    const report = await page.ask(detail, { id: newest.id })
    const sold = report.sections.find(({ products }) => products.length > 0)
    const [best] = sold?.products ?? []
    if (sold === undefined || best === undefined) throw new Error('no shop tells what it sells')
    expect(report.forecast_orders?.trends.length).toBeGreaterThan(0)
    expect(view.getByRole('heading', { name: report.forecast_orders?.heading ?? '' })).toBeDefined()
    expect(view.getByText(say('reports.source', { source: sold.source }))).toBeDefined()
    expect(view.queryByText(say('reports.later'))).toBeNull()
    // The page behind the first figure tells the same units of the same days, at the same price.
    const { product } = await page.ask(CONTRACT.records.productInfo, {
      platform: best.platform,
      id: best.id,
      window: 30,
    })
    expect([product.units, product.price]).toEqual([best.units, best.price])
    const figure = sold.sentences[0]?.en.find((part) => typeof part !== 'string')
    if (figure === undefined || typeof figure === 'string') throw new Error('the sentence has no figure')
    await press(page, figure.text, 'link')
    expect(page.address()).toBe(figure.opens)
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(best.title)
    const before = await openPage(`${HOME}/${earlier.id}`, { as: 'designer' })
    expect(before.view.getByText(before.say('reports.later'))).toBeDefined()
  })

  it('are starred in the list and on their page, and stand with what else is starred', async () => {
    const page = await openPage(HOME, { as: 'designer' })
    const [first] = (await page.ask(all, {})).list
    if (first === undefined) throw new Error('no report was written')
    await press(page, page.say('star.follow_name', { name: first.title }))
    expect((await page.ask(CONTRACT.stars.ids, {})).list).toContainEqual({ kind: 'report', id: first.id })
    await press(page, first.title, 'link')
    await press(page, `${page.say('star.following')}: ${first.title}`)
    expect((await page.ask(CONTRACT.stars.ids, {})).list).not.toContainEqual({ kind: 'report', id: first.id })
    await press(page, `${page.say('star.follow')}: ${first.title}`)
    const starred = await openPage('/trendee/user-star', { as: 'designer' })
    const card = starred.view.getByRole('link', { name: new RegExp(first.title) })
    expect(card.getAttribute('href')).toBe(`${HOME}/${first.id}`)
    await press(starred, starred.say('star.follow_name', { name: first.title }))
    expect(starred.view.queryByText(first.title)).toBeNull()
  })

  it('say so where there is none of that name', async () => {
    const page = await openPage(`${HOME}/nothing`, { as: 'designer' })
    expect(page.view.getByText(page.say('reports.unknown'))).toBeDefined()
  })
})
