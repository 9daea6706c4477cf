import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { pick, pickTyped } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { influencers, influencersInfo } = CONTRACT.social
const { mapping } = CONTRACT.trends

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

  it('are filtered by a trend that they showed, in the address', async () => {
    const trends = await server().answerTo(mapping, { region: 'US' }, 'designer')
    const totals = await Promise.all(
      trends
        .slice(0, 40)
        .map(async ({ trend_id: trend }) => (await server().answerTo(influencers, { trend }, 'designer')).total),
    )
    const most = trends[totals.indexOf(Math.max(...totals))]
    if (!most) throw new Error('no creator of the demo world shows a trend')
    const page = await openPage('/trendee/creators', { as: 'designer' })
    await pickTyped(page, page.say('column.trend'), most.trend_name)
    expect(page.address()).toBe(`/trendee/creators?trend=${most.trend_id}`)
    const { list, total } = await page.ask(influencers, { trend: most.trend_id, pageSize: 50 })
    const rows = within(page.view.getByRole('table', { name: page.say('screen.creators') })).getAllByRole('row')
    expect(rows).toHaveLength(Math.min(total, 50) + 1)
    expect(rows[1]?.textContent).toContain(list[0]?.screen_name)
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
      expect(wall.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        posts.map((post) => `/trendee/social-info/${post.platform}/${post.id}`),
      )
    },
  )

  it('leads to the brands that one names', async () => {
    const { list } = await server().answerTo(influencers, { pageSize: 100 }, 'designer')
    const naming = list.find(({ brands }) => brands.length > 0)
    const page = await openPage(`/trendee/creators/${naming?.id}`, { as: 'designer' })
    const named = within(page.view.getByRole('list', { name: page.say('creators.brands') })).getAllByRole('link')
    const shown = naming?.brands.toSorted((a, b) => b.posts - a.posts).slice(0, 10) ?? []
    expect(named.map((link) => link.getAttribute('href'))).toEqual(
      shown.map(({ brand_id: id }) => `/trendee/brands/${id}`),
    )
  })

  it('are filtered by the generations that some are of', async () => {
    // Of the demo world's creators an age group is declared, but no age.
    const whole = await server().answerTo(influencers, { pageSize: 50 }, 'designer')
    const young = { ...whole, list: whole.list.slice(0, 3), total: 3 }
    const generation = [{ value: 'gen-z', name: 'Generation Z', name_zh: 'Z 世代', creators: 3 }]
    const aged = { ...whole, declared: { ...whole.declared, generation } }
    const page = await openPage('/trendee/creators', {
      as: 'designer',
      answers: ({ path, query }) =>
        path === influencers.path ? answer(query.get('generation') === 'gen-z' ? young : aged) : null,
    })
    const field = page.view.getByRole('combobox', { name: page.say('creators.by_generation') })
    await page.user.click(field)
    expect(page.view.getAllByRole('option', { name: /^Generation Z/ })).toHaveLength(1)
    await pick(page, page.say('creators.by_generation'), page.say('generation.gen-z'))
    expect(page.address()).toBe('/trendee/creators?generation=gen-z')
    const table = within(page.view.getByRole('table', { name: page.say('screen.creators') }))
    expect(table.getAllByRole('row')).toHaveLength(4)
  })

  it.each([
    ['admin', ['/admin/data']],
    ['designer', []],
  ] as const)('say to %s which files would declare something where none does', async (as, links) => {
    const { declared, ...rest } = await server().answerTo(influencers, { pageSize: 50 }, as)
    const none = { ...declared, age_group: [], person_gender: [], race: [], body_type: [], city: [] }
    const page = await openPage('/trendee/creators', {
      as,
      answers: ({ path }) => (path === influencers.path ? answer({ ...rest, declared: none }) : null),
    })
    const line = page.view.getByText(page.say('creators.nothing_declared'), { exact: false })
    expect([...line.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(links)
    expect(page.view.queryByRole('combobox', { name: page.say('creators.by_age_group') })).toBeNull()
  })

  it('says of a handle that nobody has that there is none', async () => {
    const page = await openPage('/trendee/creators/tiktok.nobody.at.all', { as: 'designer' })
    expect(page.view.getByText(page.say('creators.unknown'))).toBeDefined()
  })
})
