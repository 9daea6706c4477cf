import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { choose, pick, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const HOME = '/trendee/topics'
const NETWORK = { instagram: 'Instagram', tiktok: 'TikTok' } as const
const POST_WALL = '/trendee/trend-gallery/trend-social-products'
const { calendar, detail } = CONTRACT.festivals
const { hashtagList, hashtagInfo, adsTopTopics, adsTopTopicsDetail, searchPosts } = CONTRACT.social

describe('topics', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendee/topics'))(
    '%s shows the days to come with what is left until each, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say } = page
      expect(page.title()).toBe(say('screen.topics'))
      // The reader's country, where the account names none: that of the language.
      const { list, today } = await page.ask(calendar, { region: language === 'zh' ? 'CN' : 'US' })
      const days = within(view.getByRole('navigation', { name: say('festivals.calendar') }))
      expect(days.getAllByRole('button')).toHaveLength(list.length)
      expect(
        view.getByText(new RegExp(say('festivals.counted_from', { today: formatFor(language).day(today) }))),
      ).toBeDefined()
      const christmas = list.find(({ id }) => id === 'christmas')
      if (christmas === undefined) throw new Error('the calendar has no Christmas')
      const button = days.getByRole('button', {
        name: new RegExp(language === 'zh' ? christmas.name_zh : christmas.name),
      })
      expect(button.textContent).toContain(say('festivals.in_days_other', { count: christmas.days_left ?? 0 }))
      // The next day of all is looked at.
      const [first] = list
      if (first === undefined) throw new Error('the calendar is empty')
      const name = language === 'zh' ? first.name_zh : first.name
      expect(view.getByRole('heading', { level: 2, name })).toBeDefined()
    },
  )

  it.each(['en', 'zh'] as const)(
    'opens each kind of topic by its tab, without the filters of another, in %s',
    async (language) => {
      const page = await openPage(`${HOME}?region=GB`, { as: 'designer', language })
      const { view, say } = page
      await press(page, say('topics.hashtags'), 'tab')
      expect(page.address()).toBe(`${HOME}?tab=hashtags`)
      const { list } = await page.ask(hashtagList, { pageSize: 50 })
      expect(list.length).toBeGreaterThan(3)
      for (const { hashtag } of list) {
        const open = view.getAllByRole('button', { name: say('topics.open', { name: `#${hashtag}` }) })
        expect(open.length).toBeGreaterThan(0)
      }
      await press(page, say('topics.ads'), 'tab')
      expect(page.address()).toBe(`${HOME}?tab=ads`)
      const ads = await page.ask(adsTopTopics, { pageSize: 50 })
      expect(ads.list.length).toBeGreaterThan(3)
      for (const { topic, kind } of ads.list) {
        expect(view.getAllByRole('button', { name: kind === 'hashtag' ? `#${topic}` : topic }).length).toBeGreaterThan(
          0,
        )
      }
      await press(page, say('topics.festivals'), 'tab')
      expect(page.address()).toBe(HOME)
      expect(view.getByRole('navigation', { name: say('festivals.calendar') })).toBeDefined()
    },
  )

  it('tells a hashtag of each network, with whose count it is', async () => {
    const page = await openPage(`${HOME}?tab=hashtags`, { as: 'designer' })
    const { view, say } = page
    const tagsOf = async (platform: 'instagram' | 'tiktok') =>
      (await page.ask(hashtagList, { platform, pageSize: 100 })).list.map(({ hashtag }) => hashtag)
    const ofTikTok = new Set(await tagsOf('tiktok'))
    const tag = (await tagsOf('instagram')).find((each) => ofTikTok.has(each))
    if (tag === undefined) throw new Error('no hashtag of the demo world is on both networks')
    await page.user.type(view.getByRole('searchbox', { name: say('column.hashtag') }), tag)
    await expect.poll(() => page.address()).toBe(`${HOME}?tab=hashtags&q=${tag}`)
    await page.settled()
    const rows = view
      .getAllByRole('row')
      .filter((row) => within(row).queryByText(`#${tag}`))
      .map(({ textContent }) => textContent)
    expect(rows).toHaveLength(2)
    // The demo world has TikTok's own list, and none of Instagram's.
    expect(rows.find((row) => row.includes(NETWORK.tiktok))).toContain(say('hashtags.counted_list'))
    expect(rows.find((row) => row.includes(NETWORK.instagram))).toContain(say('hashtags.counted_posts'))
  })

  it('keeps to the hashtags of a network and a window, and sorts them', async () => {
    const page = await openPage(`${HOME}?tab=hashtags`, { as: 'designer' })
    await pick(page, page.say('column.network'), 'Instagram')
    await choose(page, page.say('filter.window'), page.say('window.short', { days: 90 }))
    expect(page.address()).toBe(`${HOME}?tab=hashtags&platform=instagram&window=90`)
    const growth = page.say('growth.in_window', { what: page.say('growth.window'), count: 90 })
    await page.user.click(page.view.getByRole('button', { name: new RegExp(`^${growth}`) }))
    await page.settled()
    expect(page.address()).toContain('sort=growth')
    const { list } = await page.ask(hashtagList, { platform: 'instagram', window: 90, sort: 'growth', pageSize: 50 })
    const shown = page.view
      .getAllByRole('button', { name: /^What is known of #/ })
      .map((button) => button.getAttribute('aria-label'))
    expect(shown).toEqual(list.map(({ hashtag }) => page.say('topics.open', { name: `#${hashtag}` })))
  })

  it.each(['en', 'zh'] as const)(
    'leads from a hashtag to its posts and to what is known of it, in %s',
    async (language) => {
      const page = await openPage(`${HOME}?tab=hashtags&counted=posts`, { as: 'designer', language })
      const { view, say } = page
      const { list } = await page.ask(hashtagList, { counted: 'posts', pageSize: 50 })
      const tag = list.find(({ own_posts: own, over_indexing: over }) => own > 0 && over.length > 0)
      if (tag === undefined) throw new Error('no hashtag of the demo world has posts that over-index')
      const name = `#${tag.hashtag}`
      const [over] = tag.over_indexing
      const lift = say('hashtags.lift', {
        name: page.nameOf({ name: over?.name ?? '', trend_name_zh: over?.name_zh ?? '' }),
        times: (over?.lift ?? 0).toFixed(1),
      })
      const row = view
        .getAllByRole('row')
        .find((each) => within(each).queryByText(name) && each.textContent?.includes(NETWORK[tag.platform]))
      if (row === undefined) throw new Error('the hashtag has no row')
      expect(row.textContent).toContain(lift)

      await page.user.click(within(row).getByRole('button', { name: say('topics.open', { name }) }))
      await page.settled()
      expect(page.address()).toBe(`${HOME}?tab=hashtags&counted=posts&hashtag=${tag.hashtag}`)
      const known = await page.ask(hashtagInfo, { hashtag: tag.hashtag })
      const drawer = within(await view.findByRole('dialog', { name }))
      const counts = drawer.getByRole('table', { name: say('hashtags.counts') })
      expect(within(counts).getAllByRole('row')).toHaveLength(known.counts.length + 1)
      expect(drawer.getByRole('region', { name: say('column.over_indexing') }).textContent).toContain(lift)
      const posts = within(drawer.getByRole('region', { name: say('hashtags.posts') }))
      for (const { platform, id } of known.posts) {
        const links = posts.getAllByRole('link').map((link) => link.getAttribute('href'))
        expect(links).toContain(`/trendee/social-info/${platform}/${id}`)
      }
      await press(page, say('action.close'))
      expect(page.address()).toBe(`${HOME}?tab=hashtags&counted=posts`)

      await page.user.click(within(row).getByRole('link', { name }))
      await page.settled()
      expect(page.address()).toMatch(new RegExp(`^${POST_WALL}\\?.*hashtag=${tag.hashtag}`))
      const wall = await page.ask(searchPosts, {
        hashtag: tag.hashtag,
        platform: tag.platform,
        window: 90,
        pageSize: 50,
      })
      expect(wall.total).toBe(tag.own_posts)
      expect((await view.findByRole<HTMLInputElement>('searchbox', { name: say('column.hashtag') })).value).toBe(
        tag.hashtag,
      )
    },
  )

  it('opens the hashtag that is starred, by the list of stars', async () => {
    const first = await openPage(`${HOME}?tab=hashtags`, { as: 'designer' })
    const [tag] = (await first.ask(hashtagList, {})).list
    if (tag === undefined) throw new Error('the demo world has no hashtag')
    await first.ask(CONTRACT.stars.hashtag, { id: `${tag.platform}.${tag.hashtag}` })
    const page = await openPage('/trendee/user-star', { as: 'designer' })
    await page.user.click(page.view.getByRole('link', { name: `#${tag.hashtag}` }))
    await page.settled()
    expect(page.address()).toBe(`${HOME}?tab=hashtags&hashtag=${tag.hashtag}`)
    expect(await page.view.findByRole('dialog', { name: `#${tag.hashtag}` })).toBeDefined()
  })

  it('says so where nobody knows the hashtag or the advertised topic of an address', async () => {
    const hashtag = await openPage(`${HOME}?tab=hashtags&hashtag=nobody-writes-this`, { as: 'designer' })
    expect(hashtag.view.getByText(hashtag.say('hashtags.unknown'))).toBeDefined()
    const topic = await openPage(`${HOME}?tab=ads&topic=nobody-advertises-this`, { as: 'designer' })
    expect(topic.view.getByText(topic.say('ads.unknown'))).toBeDefined()
  })

  it.each(['en', 'zh'] as const)(
    'opens an advertised topic with its numbers and its course, in %s',
    async (language) => {
      const page = await openPage(`${HOME}?tab=ads`, { as: 'designer', language })
      const { view, say } = page
      await pick(page, say('ads.kind'), say('ads.kind_keyword'))
      expect(page.address()).toBe(`${HOME}?tab=ads&kind=keyword`)
      const { list } = await page.ask(adsTopTopics, { kind: 'keyword', pageSize: 50 })
      const [first] = list
      if (first === undefined) throw new Error('the demo world advertises nothing')
      const [open] = view.getAllByRole('button', { name: first.topic })
      await page.user.click(open as HTMLElement)
      await page.settled()
      expect(page.address()).toContain(`topic=${first.topic.replaceAll(' ', '+')}`)
      const known = await page.ask(adsTopTopicsDetail, { topic: first.topic, kind: 'keyword' })
      expect(known.line.length).toBeGreaterThan(1)
      const drawer = within(await view.findByRole('dialog', { name: first.topic }))
      expect(drawer.getByText(new RegExp(`^${say('ads.kind_keyword')} · `))).toBeDefined()
      const figure = drawer.getByRole('img', { name: say('ads.impressions') }).closest('figure') as HTMLElement
      await page.user.click(within(figure).getByRole('button', { name: say('chart.table') }))
      expect(within(figure).getAllByRole('row')).toHaveLength(known.line.length + 1)
    },
  )

  it('shows what stood out before the chosen festival, which the address keeps', async () => {
    const page = await openPage(HOME, { as: 'designer' })
    const { view, say, nameOf } = page
    await page.user.click(view.getByRole('button', { name: /Back to school/ }))
    await page.settled()
    expect(page.address()).toBe(`${HOME}?region=US&festival=back-to-school`)
    const { interest, last } = await page.ask(detail, { id: 'back-to-school' })
    const lifts = [...interest.categories, ...interest.attributes]
    // The demo world plants that people look for backpacks then.
    expect(lifts.map(({ trend_id: id }) => id)).toContain('backpack')
    expect([last, interest.day]).toEqual(['2026-08-24', '2026-08-24'])
    for (const lift of lifts) {
      const card = view.getByRole('link', { name: new RegExp(`^${nameOf(lift)}`) })
      expect(card.textContent).toContain(say('festivals.years', { above: lift.years_above, years: lift.years }))
      expect(card.getAttribute('href')).toContain(`/trendee/trend-detail/${lift.trend_id}/`)
    }
  })

  it('shows what shops sold before the last one, in the order that is asked', async () => {
    const page = await openPage(`${HOME}?region=US&festival=back-to-school`, { as: 'designer' })
    const { view, say } = page
    const format = formatFor('en')
    const { sold_before: sold, sales } = await page.ask(detail, { id: 'back-to-school' })
    const section = within(view.getByRole('region', { name: say('festivals.sold') }))
    const span = { from: '3 Aug 2026', to: '23 Aug 2026', day: '24 Aug 2026', shops: 'Temu and TikTok Shop' }
    expect(section.getByText(say('festivals.sold_span', span))).toBeDefined()
    // Half a year of sales tells no festival from a season, and the screen says so.
    expect(section.getByText(say('festivals.sold_plain', { weeks: sales.weeks, needed: 104 }))).toBeDefined()
    expect(section.getByText(new RegExp(`Amazon.*counts 30 days at a time`))).toBeDefined()
    const rows = within(section.getByRole('table', { name: say('festivals.categories') })).getAllByRole('row')
    expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      sold.categories.map(({ name }) => name),
    )
    for (const [at, { units, ratio, median_price_usd: price }] of sold.categories.entries()) {
      expect(rows[at + 1]?.textContent).toContain(format.short(units))
      expect(rows[at + 1]?.textContent).toContain(format.money(price, 'USD'))
      const beside = ratio === null ? '–' : say('festivals.times_before', { times: ratio.toFixed(1) })
      expect(rows[at + 1]?.textContent).toContain(beside)
    }
    const cards = () => section.getByRole('list', { name: say('festivals.best_sellers') }).children
    const isInOrder = ({ products }: typeof sold) =>
      products.map(({ product }, at) => cards()[at]?.textContent?.includes(product.title))
    expect(isInOrder(sold)).toEqual(sold.products.map(() => true))
    expect(cards()).toHaveLength(sold.products.length)
    const [best] = sold.products
    expect(cards()[0]?.textContent).toContain(format.short(best?.product.units ?? null))

    await choose(page, say('sort.label'), say('festivals.sold_ratio'))
    expect(page.address()).toBe(`${HOME}?region=US&festival=back-to-school&sold=ratio`)
    const byRatio = await page.ask(detail, { id: 'back-to-school', sort: 'ratio' })
    expect(byRatio.sold_before.products).not.toEqual(sold.products)
    expect(isInOrder(byRatio.sold_before)).toEqual(byRatio.sold_before.products.map(() => true))
  })

  it('opens a festival where it is kept, and says that the last one came after the data', async () => {
    const page = await openPage(`${HOME}?festival=singles-day`, { as: 'designer' })
    const { view, say } = page
    expect(view.getByRole('heading', { level: 2, name: 'Singles’ Day' })).toBeDefined()
    expect(view.getByRole<HTMLInputElement>('combobox', { name: say('festivals.country') }).value).toBe('China')
    expect(view.queryByText(say('festivals.not_kept', { region: 'United States' }))).toBeNull()
    const missed = { days: '11 Nov 2026', end: '1 Nov 2026' }
    expect(view.getByText(say('festivals.without_data', missed))).toBeDefined()
    const sold = view.getByRole('region', { name: say('festivals.sold') })
    const none = { from: '10 May 2026', to: '1 Nov 2026', festival: 'Singles’ Day' }
    expect(sold.textContent).toContain(say('festivals.not_covered', none))
  })

  it('leads from a country that does not keep a festival to those that do', async () => {
    const page = await openPage(`${HOME}?region=US&festival=singles-day`, { as: 'designer' })
    expect(page.view.getByText(page.say('festivals.not_kept', { region: 'United States' }))).toBeDefined()
    await press(page, page.say('festivals.open_in', { region: 'China' }))
    expect(page.address()).toBe(`${HOME}?region=CN&festival=singles-day`)
    const { next } = await page.ask(detail, { id: 'singles-day', region: 'CN' })
    expect(next).toBe('2027-11-11')
    expect(page.view.getAllByText('11 Nov 2027').length).toBeGreaterThan(0)
  })

  it('keeps to a country and a kind of day', async () => {
    const page = await openPage(`${HOME}?region=GB&festival=mothers-day`, { as: 'designer' })
    const { view, say } = page
    expect(view.getByRole('heading', { level: 2, name: 'Mother’s Day' })).toBeDefined()
    await choose(page, say('festivals.kind'), say('festivals.kind_public'))
    expect(page.address()).toBe(`${HOME}?region=GB&kind=public`)
    const days = within(view.getByRole('navigation', { name: say('festivals.calendar') }))
    expect(days.queryByRole('button', { name: /Black Friday/ })).toBeNull()
    expect(days.getByRole('button', { name: /Boxing Day/ })).toBeDefined()
  })

  it('begins with the market that the reader works on', async () => {
    const first = await openPage(HOME, { as: 'trendee-business' })
    await first.ask(CONTRACT.user.preferencesSave, { work: null, categories: [], regions: ['JP'], gender: null })
    const page = await openPage(HOME, { as: 'trendee-business' })
    expect(page.view.getByRole<HTMLInputElement>('combobox', { name: page.say('festivals.country') }).value).toBe(
      'Japan',
    )
    const { list } = await page.ask(calendar, { region: 'JP' })
    const days = within(page.view.getByRole('navigation', { name: page.say('festivals.calendar') }))
    expect(days.getAllByRole('button')).toHaveLength(list.length)
  })
})
