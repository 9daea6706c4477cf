import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { MOST_STARS } from '@trendee/core/stars/star-kinds'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { usePages } from '../../testing/open-page'

const PLAN = { role: '1,2,3,4', plan: { line: 'trendee', plan: 'business' } } as const
const PAGE = '/trendee/trend-highlights'

describe('a star', () => {
  const { openPage, server } = usePages()

  const openHighlights = async () => {
    const token = await makeSession(server().runtime.store.db, PLAN)
    const page = await openPage(PAGE, { as: { token } })
    const star = () => {
      const [first] = page.view.getAllByRole('button', { name: /^Follow / })
      if (!first) throw new Error('no star on the page')
      return first
    }
    return { page, star }
  }

  it('is given and taken, and is there again after a reload', async () => {
    const { page, star } = await openHighlights()
    expect(star().getAttribute('aria-pressed')).toBe('false')
    await page.user.click(star())
    await page.settled()
    expect(star().getAttribute('aria-pressed')).toBe('true')
    expect((await page.ask(CONTRACT.stars.ids, {})).list).toHaveLength(1)
    await page.user.click(star())
    await page.settled()
    expect(star().getAttribute('aria-pressed')).toBe('false')
    expect((await page.ask(CONTRACT.stars.ids, {})).list).toEqual([])
  })

  it('clicked three times in a row ends as the last click says, at the server too', async () => {
    const { page, star } = await openHighlights()
    await page.user.tripleClick(star())
    await page.settled()
    expect(star().getAttribute('aria-pressed')).toBe('true')
    expect((await page.ask(CONTRACT.stars.ids, {})).list).toHaveLength(1)
  })

  it('that the server refuses turns back, and the reader is told how many there is room for', async () => {
    const token = await makeSession(server().runtime.store.db, PLAN)
    const page = await openPage(PAGE, {
      as: { token },
      answers: ({ path }) =>
        path === CONTRACT.stars.trend.path
          ? Response.json({ code: 1010, msg: '', data: { field: 'id', most: MOST_STARS.trend } }, { status: 409 })
          : null,
    })
    const [star] = page.view.getAllByRole('button', { name: /^Follow / })
    if (!star) throw new Error('no star on the page')
    await page.user.click(star)
    expect(await page.view.findByText(page.say('star.full', { most: MOST_STARS.trend }))).toBeTruthy()
    expect(star.getAttribute('aria-pressed')).toBe('false')
  })
})
