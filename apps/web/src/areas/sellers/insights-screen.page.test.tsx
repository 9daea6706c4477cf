import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { choose } from '../../testing/controls'
import type { Answerer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const HOME = '/trendeesellers/best-seller-insights'
const { analysisCategory, analysisPrice, analysisAttribute } = CONTRACT.insights

const rowsOf = ({ view, say }: Page, label: 'insight.categories' | 'insight.attributes') =>
  within(view.getByRole('table', { name: say(label) }))
    .getAllByRole('row')
    .slice(1)
const answering =
  (path: string, response: () => Response): Answerer =>
  (asked) =>
    asked.path === path ? response() : null

describe('best-seller insights', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendeesellers/best-seller-insights'))(
    '%s sets the marketplaces side by side, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'seller', language })
      const { view, say } = page
      expect(page.title()).toBe(say('screen.insights'))
      const { list, platforms } = await page.ask(analysisCategory, { pageSize: 100 })
      expect(platforms.length).toBeGreaterThan(3)
      const rows = rowsOf(page, 'insight.categories')
      expect(rows).toHaveLength(Math.min(30, list.length))
      for (const [at, row] of rows.entries()) {
        const told = list[at]
        if (told === undefined) throw new Error('a row that was not answered')
        expect(row.textContent).toContain(
          told.growth === null ? '–' : say('insight.compared_of', { compared: told.compared }),
        )
        expect(row.textContent).toContain(told.mover === null ? '–' : say(`mover.${told.mover}`))
        expect(within(row).getByRole('link').getAttribute('href')).toBe(
          `/trendeesellers/best-seller/${told.platform}?secondaryCategory=${told.category}`,
        )
      }
      const prices = await page.ask(analysisPrice, { pageSize: 100 })
      const bands = within(view.getByRole('table', { name: say('insight.prices') }))
      expect(bands.getAllByRole('rowheader')).toHaveLength(prices.platforms.length)
      expect(bands.getAllByRole('link')).toHaveLength(prices.list.length)
      const attributes = await page.ask(analysisAttribute, { sort: 'over_index', pageSize: 30 })
      expect(rowsOf(page, 'insight.attributes')).toHaveLength(attributes.list.length)
      expect(view.getByRole('button', { name: say('insight.brief') })).toBeDefined()
    },
  )

  it('leads from each point of the white-space map to the products of its price band', async () => {
    const page = await openPage(HOME, { as: 'seller' })
    const { say, view } = page
    const map = view.getByRole('region', { name: say('insight.space') })
    const platform = within(map).getByRole('combobox', { name: say('insight.platform') }) as HTMLInputElement
    const cells = await page.ask(analysisPrice, {
      by: 'category',
      platform: [platform.value.toLowerCase().replaceAll(' ', '-') as 'shein'],
      pageSize: 100,
    })
    const drawn = cells.list.filter(({ growth, shops }) => growth !== null && shops !== null)
    expect(drawn.length).toBeGreaterThan(0)
    const links = within(map)
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x'))
    expect(links).toHaveLength(drawn.length)
    for (const cell of drawn) {
      const found = links.filter(
        ({ pathname, searchParams: asked }) =>
          pathname === `/trendeesellers/best-seller/${cell.platform}` &&
          asked.get('secondaryCategory') === cell.category &&
          Number(asked.get('price_min') ?? 0) === cell.from,
      )
      expect(found).toHaveLength(1)
      const { total } = await page.ask(CONTRACT.selling[cell.platform.replaceAll('-', '_') as 'shein'].list, {
        ...Object.fromEntries(found[0]?.searchParams ?? []),
        ...(cell.from === 0 ? { price_min: 0 } : {}),
      })
      expect(total).toBe(cell.products)
    }
  })

  it('keeps its filters and orders in the address, and goes back', async () => {
    const page = await openPage(`${HOME}?platform=temu`, { as: 'seller' })
    const { say } = page
    await choose(page, say('filter.window'), say('window.short', { days: 7 }))
    expect(page.address()).toBe(`${HOME}?window=7&platform=temu`)
    const { list } = await page.ask(analysisCategory, { platform: ['temu'], window: 7, pageSize: 30 })
    expect(rowsOf(page, 'insight.categories')).toHaveLength(list.length)
    await choose(page, say('insight.order'), say('insight.order_offers'))
    expect(page.address()).toBe(`${HOME}?window=7&platform=temu&attributes=offers`)
    const most = await page.ask(analysisAttribute, { platform: ['temu'], window: 7, pageSize: 1 })
    expect(rowsOf(page, 'insight.attributes')[0]?.textContent).toContain(most.list[0]?.name)
    await page.go(-2)
    await page.settled()
    expect(page.address()).toBe(`${HOME}?platform=temu`)
  })

  it.each(['en', 'zh'] as const)(
    'says where there is nothing, what failed, and where the plan ends, in %s',
    async (language) => {
      const nothing = await openPage(`${HOME}?price_min=900000`, { as: 'seller', language })
      expect(nothing.view.getAllByText(nothing.say('empty.analysis')).length).toBeGreaterThanOrEqual(3)
      const failing = await openPage(HOME, {
        as: 'seller',
        language,
        answers: answering(analysisAttribute.path, () =>
          Response.json({ code: 1001, msg: 'bad', data: { field: 'window' }, request_id: 'x' }, { status: 400 }),
        ),
      })
      expect(failing.view.getByRole('alert').textContent).toContain(failing.say('state.retry'))
      const cut = await openPage(HOME, { as: 'no-plan', language })
      expect(rowsOf(cut, 'insight.categories')).toHaveLength(5)
      const { total } = await server().answerTo(analysisCategory, {}, 'seller')
      expect(cut.view.getByRole('region', { name: cut.say('insight.categories') }).textContent).toContain(
        cut.say('limit.cut', { shown: 5, all: total }),
      )
    },
  )
})
