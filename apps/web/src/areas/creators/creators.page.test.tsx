import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { pick } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { influencers, influencersInfo } = CONTRACT.social

describe('creators', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/creators'))('%s lists them with their numbers, in %s', async (path, language) => {
    const page = await openPage(path, { as: 'designer', language })
    const { view, say } = page
    expect(page.title()).toBe(say('screen.creators'))
    const { list } = await page.ask(influencers, { pageSize: 50 })
    const rows = within(view.getByRole('table', { name: say('screen.creators') })).getAllByRole('row')
    expect(rows.length).toBeGreaterThan(10)
    const [first] = list
    expect(rows[1]?.textContent).toContain(first?.screen_name)
    expect(rows[1]?.textContent).toContain(formatFor(language).short(first?.followers ?? null))
    const dressed = list.findIndex(({ categories }) => categories.length > 0)
    const [worn] = list[dressed]?.categories ?? []
    expect(rows[dressed + 1]?.textContent).toContain(language === 'zh' ? worn?.name_zh : worn?.name)
  })

  it('are filtered by what a panel declares of them, in the address', async () => {
    const page = await openPage('/trendee/creators', { as: 'designer' })
    const { say } = page
    const { declared } = await page.ask(influencers, { pageSize: 1 })
    const youth = declared.age_group.find(({ value }) => value === 'youth')
    if (!youth) throw new Error('the demo world declares nobody young')
    await pick(page, say('creators.by_age_group'), youth.name)
    expect(page.address()).toBe('/trendee/creators?age_group=youth')
  })

  it.each(screensByTurns('/trendee/creators/$id'))(
    '%s shows one with followers and posts, in %s',
    async (_path, language) => {
      const [first] = (await server().answerTo(influencers, { sort: 'posts', window: 30 }, 'designer')).list
      if (!first) throw new Error('the demo world has no creators')
      const page = await openPage(`/trendee/creators/${first.id}`, { as: 'designer', language })
      const { view, user, say } = page
      expect(page.title()).toBe(first.name)
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(first.name)
      const { followers, posts } = await page.ask(influencersInfo, { id: first.id })
      const chart = within(view.getByRole('region', { name: say('creators.followers_over_time') }))
      await user.click(chart.getByRole('button', { name: say('chart.table') }))
      expect(chart.getAllByRole('row')).toHaveLength(followers.length + 1)
      const wall = within(view.getByRole('region', { name: say('creators.posts') }))
      expect(wall.getAllByRole('article')).toHaveLength(posts.length)
    },
  )

  it('says of a handle that nobody has that there is none', async () => {
    const page = await openPage('/trendee/creators/tiktok.nobody.at.all', { as: 'designer' })
    expect(page.view.getByText(page.say('creators.unknown'))).toBeDefined()
  })
})
