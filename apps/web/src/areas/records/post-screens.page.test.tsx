import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { searchPosts, postInfo } = CONTRACT.social
const WALL = '/trendee/trend-gallery/trend-social-products'

describe('posts', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendee/trend-gallery/trend-social-products'))(
    '%s shows them by what they stirred, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'trendee-business', language })
      const { view, say } = page
      const { list, total } = await page.ask(searchPosts, {})
      expect(view.getByText(say('wall.count_posts_other', { count: total }))).toBeDefined()
      const card = view.getAllByRole('article')[0] as HTMLElement
      expect(card.textContent).toContain(list[0]?.author)
      expect(within(card).getByRole('link').getAttribute('href')).toBe(
        `/trendee/social-info/${list[0]?.platform}/${list[0]?.id}`,
      )
    },
  )

  it.each(screensByTurns('/trendee/social-info/$platform/$id'))(
    '%s shows one with the words that said what it shows, and its trends, in %s',
    async (_path, language) => {
      const { list } = await server().answerTo(searchPosts, {}, 'trendee-business')
      const asked = list.find(({ attributes }) => attributes.length > 0)
      if (asked === undefined) throw new Error('no post of the demo world shows anything')
      const { platform, id } = asked
      const page = await openPage(`/trendee/social-info/${platform}/${id}`, { as: 'trendee-business', language })
      const { view, say } = page
      const { post, trends, similar } = await page.ask(postInfo, { platform, id })
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(post.caption)
      const words = within(view.getByRole('region', { name: say('found.title') }))
      expect(words.getAllByRole('row')).toHaveLength(post.attributes.length + 1)
      expect(words.getAllByText(post.attributes[0]?.words ?? '').length).toBeGreaterThan(0)
      expect(trends.length).toBeGreaterThan(0)
      const links = within(view.getByRole('region', { name: say('record.trends') })).getAllByRole('link')
      expect(links).toHaveLength(trends.length)
      const alike = within(view.getByRole('region', { name: say('post.similar') }))
      expect(alike.getAllByRole('article')).toHaveLength(similar.length)
    },
  )

  it('show in short, and the next by the arrow key', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const { view, say, user } = page
    const { list } = await page.ask(searchPosts, {})
    await press(page, `${say('wall.quick')}: ${list[0]?.caption}`)
    const drawer = within(await view.findByRole('dialog'))
    await user.keyboard('{ArrowRight}')
    const to = drawer.getByRole('link', { name: say('product.open') }).getAttribute('href')
    expect(to).toBe(`/trendee/social-info/${list[1]?.platform}/${list[1]?.id}`)
  })

  it.each(['instagram/no-such-post', 'myspace/1'])('%s is not found', async (path) => {
    const { view, say } = await openPage(`/trendee/social-info/${path}`, { as: 'trendee-business' })
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('not_found.subtitle'))
  })

  it.each(['/social-media', '/social-media/index'])('%s leads to their wall', async (from) => {
    const page = await openPage(from, { as: 'trendee-business' })
    expect(page.address()).toBe(WALL)
  })
})
