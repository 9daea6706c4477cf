import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { GENDER_GROUPS } from '@trendee/core/lexicon/types'
import { describe, expect, it } from 'vitest'
import { pick, pickTyped, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { searchPosts, postInfo } = CONTRACT.social
const { topCategories } = CONTRACT.socialRankings
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

  it('shows those of a trend, and what leads among these', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const { view, say } = page
    await pickTyped(page, say('column.trend'), 'Linen')
    expect(page.address()).toBe(`${WALL}?trend=linen`)
    const { total } = await page.ask(searchPosts, { trend: 'linen' })
    expect(view.getByText(say('wall.count_posts_other', { count: total }))).toBeDefined()
    const leaders = view.getByRole('complementary', { name: say('ranking.title') })
    const { list, total_records: of } = await page.ask(topCategories, { trend: 'linen' })
    expect(of).toBe(total)
    expect(leaders.textContent).toContain(list[0]?.name)
    expect(leaders.textContent).toMatch(new RegExp(`${total} posts`))
  })

  it('leads to who posted it and to the brands that it names', async () => {
    const { list } = await server().answerTo(searchPosts, { pageSize: 100 }, 'trendee-business')
    const post = list.find(({ brands, creator_id: creator }) => brands.length > 0 && creator !== null)
    if (post === undefined) throw new Error('no post of the demo world names a brand')
    const page = await openPage(`/trendee/social-info/${post.platform}/${post.id}`, { as: 'trendee-business' })
    const to = (name: string) => page.view.getByRole('link', { name }).getAttribute('href')
    expect(to(post.author)).toBe(`/trendee/creators/${post.creator_id}`)
    const [brand] = post.brands
    expect(to(brand?.name ?? '')).toBe(`/trendee/brands/${brand?.brand_id}`)
    const { creator } = await page.ask(CONTRACT.social.influencersInfo, { id: post.creator_id ?? '' })
    expect(creator.id).toBe(post.creator_id)
    expect((await page.ask(CONTRACT.brands.info, { id: brand?.brand_id ?? '' })).brand.id).toBe(brand?.brand_id)
  })

  it('are filtered by brand, gender and medium, in the address', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const { view, say } = page
    const [brand] = (await page.ask(CONTRACT.socialRankings.topBrands, { window: 30 })).list
    const ofBrand = await page.ask(searchPosts, { brand: brand?.id })
    const gender = GENDER_GROUPS.find((group) => ofBrand.list.some((post) => post.gender === group))
    if (gender === undefined) throw new Error('no post of the demo world names a brand and says for whom it is')
    await pick(page, say('filter.brand'), brand?.name ?? '')
    // With the space before its count: "Womenswear" is a category.
    await pick(page, say('filter.gender'), `${say(`gender.${gender}`)} `)
    const asked = { brand: brand?.id, gender }
    expect(page.address()).toBe(`${WALL}?gender=${gender}&brand=${brand?.id}`)
    const { list, total } = await page.ask(searchPosts, asked)
    expect(total).toBeGreaterThan(0)
    const shown = view.getAllByRole('article').map(({ textContent }) => textContent)
    expect(shown).toHaveLength(list.length)
    expect(shown[0]).toContain(list[0]?.caption)
    await pick(page, say('wall.media_type'), say('media_type.video'))
    expect(page.address()).toContain('media_type=video')
    const videos = await page.ask(searchPosts, { ...asked, media_type: 'video' })
    expect(view.queryAllByRole('article')).toHaveLength(videos.list.length)
  })

  it('shows the brand that a link spells otherwise', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const [brand] = (await page.ask(CONTRACT.socialRankings.topBrands, { window: 30 })).list
    const { view, say } = await openPage(`${WALL}?brand=${encodeURIComponent(brand?.name.toUpperCase() ?? '')}`, {
      as: 'trendee-business',
    })
    const field = view.getByRole<HTMLInputElement>('combobox', { name: say('filter.brand') })
    expect(field.value).toContain(`${brand?.name} `)
    expect(view.getByText(say('wall.count_posts_other', { count: brand?.records ?? 0 }))).toBeDefined()
  })

  it('are offered the subcategories that posts show', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const { categories } = await page.ask(CONTRACT.filters.socialMediaOptions, {})
    // Picked by its name, which is no part of another's.
    const some = categories.find(({ name }) => categories.filter((other) => other.name.includes(name)).length === 1)
    await pick(page, page.say('filter.subcategory'), some?.name ?? '')
    expect(page.address()).toBe(`${WALL}?secondaryCategory=${some?.value}`)
    const { list } = await page.ask(searchPosts, { secondaryCategory: some?.value })
    expect(page.view.getAllByRole('article')[0]?.textContent).toContain(list[0]?.author)
  })

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
