import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { addDays } from '@trendee/core/periods/week'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { plainText } from '@trendee/core/sentences/sentence'
import { makeEarlierStyle } from '@trendee/server/testing/made-style-day'
import { beforeAll, describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const SCREEN = '/trendee/style-of-the-day'
const { styleOfTheDay, styleBoard } = CONTRACT.trends

/** The newest style of the demo world with its board. */
async function newestOf(page: Page) {
  const chosen = await page.ask(styleOfTheDay, { pageSize: 60 })
  if (chosen.style === null) throw new Error('the demo world has no style of the day')
  return { ...chosen, style: chosen.style }
}

describe('the style of the day', () => {
  const { openPage, server } = usePages()
  beforeAll(async () => {
    const { list } = await server().answerTo(CONTRACT.trends.topList, { type: ['style'] }, 'designer')
    const styles = list.map(({ trend_id: id }) => id)
    await makeEarlierStyle(server().runtime.store.db, styles, 9)
  })

  it.each(screensByTurns('/trendee/style-of-the-day'))(
    '%s shows the newest style with its board, palette, items and summary, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say, nameOf } = page
      const { style, list } = await newestOf(page)
      const name = nameOf({ name: style.name, trend_name_zh: style.trend_name_zh })
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(name)
      expect(page.title()).toContain(name)
      const board = await page.ask(styleBoard, { name: style.trend_id, day: style.day })
      expect(board.products).toBeGreaterThan(0)
      const part = (key: 'board' | 'palette' | 'items' | 'wearers') =>
        within(view.getByRole('region', { name: say(`style_day.${key}`) }))
      expect(part('board').getAllByRole('listitem')).toHaveLength(board.board.length)
      expect(new Set(board.board.map(({ kind }) => kind)).size).toBeGreaterThan(1)
      for (const { hex } of board.palette) {
        expect(part('palette').getByRole('button', { name: say('style_day.copy', { code: hex }) })).toBeDefined()
      }
      expect(part('items').getAllByRole('heading', { level: 3 })).toHaveLength(board.items.length)
      const summary = view.getByRole('region', { name: say('style_day.summary') })
      expect(summary.textContent).toContain(name)
      const [rise] = within(summary).getAllByRole('link')
      expect([rise?.getAttribute('href'), rise?.textContent?.endsWith('%')]).toEqual(['#curve', true])
      const days = within(view.getByRole('region', { name: say('style_day.days') })).getAllByRole('link')
      expect(days).toHaveLength(list.length)
      const key = { name: style.trend_id, gender: 'all', region: style.region } as const
      const { trend } = await page.ask(CONTRACT.trends.detail, key)
      const decision = plainText(whatToDo(trend, LEAD_WEEKS.usual).words[language])
      expect(view.getByText((_, element) => element?.tagName === 'P' && element.textContent === decision)).toBeDefined()
    },
  )

  it('goes to an earlier day by the strip, says that it is one, and back', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    const { view, say, user } = page
    const { list } = await newestOf(page)
    const earlier = list.at(1)
    if (earlier === undefined) throw new Error('the demo world has one day alone')
    const strip = within(view.getByRole('region', { name: say('style_day.days') }))
    await user.click(strip.getAllByRole('link')[1] as HTMLElement)
    await page.settled()
    expect(page.address()).toBe(`${SCREEN}?day=${earlier.day}`)
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(page.nameOf(earlier))
    const note = view.getByRole('note')
    await user.click(within(note).getByRole('link', { name: say('style_day.newest') }))
    await page.settled()
    expect(page.address()).toBe(SCREEN)
    expect(view.queryByRole('note')).toBeNull()
  })

  it('says of a day without one that there is none, and since when there are', async () => {
    const page = await openPage(`${SCREEN}?day=2019-01-01`, { as: 'designer' })
    const { view, say } = page
    const { first, newest } = await newestOf(page)
    expect(first !== null && newest !== null && first <= addDays(newest, -7)).toBe(true)
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.style_of_the_day'))
    await press(page, say('style_day.newest'), 'link')
    expect(page.address()).toBe(SCREEN)
  })

  it('makes a project of the style with its colours and items', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    const { style } = await newestOf(page)
    await press(page, page.say('style_day.collect'))
    const { list } = await page.ask(CONTRACT.collection.collectInfo, {})
    expect(list.map(({ trendName }) => trendName)).toContain(style.trend_id)
    expect(list.length).toBeGreaterThan(1)
  })

  it('says what failed, and asks again', async () => {
    const { unforeseen } = ERRORS
    let isBroken = true
    const page = await openPage(SCREEN, {
      as: 'designer',
      answers: (asked) =>
        isBroken && asked.path === styleOfTheDay.path
          ? Response.json({ code: unforeseen.code, msg: 'unforeseen', data: null }, { status: unforeseen.http })
          : null,
    })
    const retry = page.view.getByRole('button', { name: page.say('state.retry') })
    isBroken = false
    await page.user.click(retry)
    await page.settled()
    expect(page.view.getByRole('region', { name: page.say('style_day.board') })).toBeDefined()
  })
})
