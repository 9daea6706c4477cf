import { within } from '@testing-library/dom'
import { givePhoto } from '@trendee/server/testing/give-photo'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { press } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { list, detail } = CONTRACT.selling.shein

describe('a product', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/trendeesellers/$platform/$id'))(
    '%s shows its history and what is like it, in %s',
    async (_path, language) => {
      const [first] = (await server().answerTo(list, {}, 'seller')).list
      if (first === undefined) throw new Error('the demo world has no products here')
      const page = await openPage(`/trendeesellers/shein/${first.id}`, { as: 'seller', language })
      const { view, user, say } = page
      expect(page.title()).toBe(first.title)
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(first.title)
      const { history, similar } = await page.ask(detail, { id: first.id })
      const prices = within(view.getByRole('region', { name: say('product.price_history') }))
      await user.click(prices.getByRole('button', { name: say('chart.table') }))
      expect(prices.getAllByRole('row').length - 1).toBeGreaterThanOrEqual(history.length)
      const price = history.findLast((row) => row.price_usd !== null)?.price_usd
      expect(prices.getAllByRole('cell').map((cell) => cell.textContent)).toContain(`$${price?.toFixed(2)}`)
      const alike = within(view.getByRole('region', { name: say('product.similar') }))
      expect(alike.getAllByRole('article')).toHaveLength(Math.min(12, similar.length))
    },
  )

  it.each(['en', 'zh'] as const)(
    'says of a drawing that it is one, and of a photograph nothing, in %s',
    async (language) => {
      const [drawn, pictured] = (await server().answerTo(list, { pageSize: 2 }, 'seller')).list
      if (drawn === undefined || pictured === undefined) throw new Error('the demo world has too few products here')
      const key = await givePhoto(server().runtime, `shein/${pictured.id}`)
      const page = await openPage(`/trendeesellers/shein/${drawn.id}`, { as: 'seller', language })
      const { view, say } = page
      const label = say('picture.illustration')
      const picture = view.getByRole('img', { name: say('picture.illustration_of', { what: drawn.title }) })
      expect(picture.getAttribute('src')).toBe(`/api/v1/common/picture/shein/${drawn.id}`)
      expect(within(picture.parentElement as HTMLElement).getByText(label)).toBeDefined()
      const other = await openPage(`/trendeesellers/shein/${pictured.id}`, { as: 'seller', language })
      const photo = other.view.getByRole('img', { name: pictured.title })
      expect(photo.getAttribute('src')).toBe(`/api/v1/common/photo/${key}?width=1200`)
      expect(within(photo.parentElement as HTMLElement).queryByText(label)).toBeNull()
      // Cards of a wall: each says for itself.
      const wall = await openPage('/trendeesellers/best-seller/shein', { as: 'seller', language })
      const card = (title: string) =>
        wall.view.getAllByRole('article').find((article) => article.textContent.includes(title)) as HTMLElement
      expect(within(card(drawn.title)).getByText(label)).toBeDefined()
      expect(within(card(pictured.title)).queryByText(label)).toBeNull()
    },
  )

  it.each([
    ['https://shop.example/p/1', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
  ])('leads to %s where it was found: %s', async (url, isShown) => {
    const [first] = (await server().answerTo(list, {}, 'seller')).list
    const id = first?.id ?? ''
    const data = await server().answerTo(detail, { id }, 'seller')
    const shown = { ...data, product: { ...data.product, url } }
    const { view, say } = await openPage(`/trendeesellers/shein/${id}`, {
      as: 'seller',
      answers: ({ path }) => (path === detail.path ? answer(shown) : null),
    })
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(data.product.title)
    const link = view.queryByRole('link', { name: say('product.source') })
    expect(link?.getAttribute('href') ?? null).toBe(isShown ? url : null)
    expect(document.body.innerHTML).not.toMatch(/(?:href|src)="(?:javascript|data:text)/)
  })

  it.each(['en', 'zh'] as const)(
    'shows the prices of its variants and where its wearer is from, in %s',
    async (language) => {
      const [first] = (await server().answerTo(list, {}, 'seller')).list
      const id = first?.id ?? ''
      const data = await server().answerTo(detail, { id }, 'seller')
      const money = {
        price: { amount: 5, currency: 'USD' },
        price_high: { amount: 12.5, currency: 'USD' },
        list_price: null,
      }
      const open = (part: Partial<typeof data.product>) =>
        openPage(`/trendeesellers/shein/${id}`, {
          as: 'seller',
          language,
          answers: ({ path }) =>
            path === detail.path
              ? Response.json({
                  code: 1,
                  msg: 'ok',
                  data: { ...data, product: { ...data.product, ...money, discount: null, ...part } },
                })
              : null,
        })
      const inferred = await open({ gender: 'boys', gender_from: 'brand' })
      expect(inferred.view.getByText('$5.00–$12.50')).toBeDefined()
      const figure = inferred.view.getByText(inferred.say('gender_from.brand')).parentElement as HTMLElement
      expect(within(figure).getByText(inferred.say('gender.boys'))).toBeDefined()
      const stated = await open({ gender: 'boys', gender_from: 'product', price_high: null })
      expect(stated.view.getByText(stated.say('gender.boys'))).toBeDefined()
      expect(stated.view.queryByText(stated.say('gender_from.brand'))).toBeNull()
      expect(stated.view.getByText('$5.00')).toBeDefined()
    },
  )

  it.each([
    ['', 'Bonjean', 'Bonjean (read from the title)'],
    ['No Brand', 'Bonjean', 'Bonjean (read from the title)'],
    ['Alma', null, 'Alma'],
  ])('of brand "%s", and %s in its title, says: %s', async (brand, inferred, said) => {
    const [first] = (await server().answerTo(list, {}, 'seller')).list
    const id = first?.id ?? ''
    const data = await server().answerTo(detail, { id }, 'seller')
    const shown = { ...data, inferred_brand: inferred, product: { ...data.product, brand, seller: '' } }
    const { view } = await openPage(`/trendeesellers/shein/${id}`, {
      as: 'seller',
      answers: ({ path }) => (path === detail.path ? answer(shown) : null),
    })
    const line = view.getByRole('heading', { level: 1 }).nextElementSibling?.textContent
    expect(line?.split(' · ')[0]).toBe(said)
  })

  it.each(['en', 'zh'] as const)('shows first the measure that ranks it, with its history, in %s', async (language) => {
    for (const [platform, { list: listOf, detail: detailOf }, title, days] of [
      ['etsy', CONTRACT.selling.etsy, 'product.favorites_history', ''],
      ['shein', CONTRACT.selling.shein, 'product.reviews_history', ''],
      ['amazon', CONTRACT.selling.amazon, 'product.units_period_history', 30],
      ['temu', CONTRACT.selling.temu, 'product.units_history', ''],
    ] as const) {
      const { list: ranked } = await server().answerTo(listOf, { pageSize: 20 }, 'sellers-business')
      const details = await Promise.all(ranked.map(({ id }) => server().answerTo(detailOf, { id }, 'sellers-business')))
      const known = details.find(({ history }) => history.length > 4)
      if (known === undefined) throw new Error(`nothing on ${platform} has a history`)
      const page = await openPage(`/trendeesellers/${platform}/${known.product.id}`, { as: 'seller', language })
      const { view, say } = page
      const sections = view.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
      expect(sections[0]).toBe(say(title, { days }))
      expect(sections).toContain(say('product.price_history'))
      const figure = view.getByText((words) => words.split(' · ').includes(say('ranked.this'))).parentElement
      expect(figure?.textContent).toMatch(/\d/)
    }
  })

  it.each(['en', 'zh'] as const)(
    'seen once has a sentence in the place of charts with a dot, in %s',
    async (language) => {
      const { list: ranked } = await server().answerTo(list, { pageSize: 1 }, 'seller')
      const data = await server().answerTo(detail, { id: ranked[0]?.id ?? '' }, 'seller')
      const once = { ...data, history: data.history.slice(-1) }
      const { view, say } = await openPage(`/trendeesellers/shein/${data.product.id}`, {
        as: 'seller',
        language,
        answers: ({ path }) => (path === detail.path ? answer(once) : null),
      })
      const part = view.getByRole('region', { name: say('product.histories') })
      const [day] = once.history
      expect(part.textContent).toContain(say('product.seen_once', { day: formatFor(language).day(day?.day ?? null) }))
      expect(view.queryByRole('region', { name: say('product.price_history') })).toBeNull()
      expect(view.queryByRole('figure')).toBeNull()
    },
  )

  it.each(['en', 'zh'] as const)('leads from each attribute to the shop’s list of it, in %s', async (language) => {
    const { list: ranked } = await server().answerTo(list, { pageSize: 1 }, 'seller')
    const id = ranked[0]?.id ?? ''
    const page = await openPage(`/trendeesellers/shein/${id}`, { as: 'seller', language })
    const { view, user, say } = page
    const { found } = await page.ask(detail, { id })
    const [first] = found
    if (first === undefined) throw new Error('nothing was found on the best seller')
    const table = within(view.getByRole('region', { name: say('found.title') }))
    const links = table.getAllByRole('link')
    expect(links).toHaveLength(found.length)
    await user.click(links[0] as HTMLElement)
    await page.settled()
    expect(page.address()).toBe(
      `/trendeesellers/best-seller/shein?attributeType=${first.type}&attributeName=${first.value}`,
    )
    const { total } = await page.ask(list, { attributeType: first.type, attributeName: first.value })
    expect(
      view.getByText(say(total === 1 ? 'count.products_one' : 'count.products_other', { count: total })),
    ).toBeDefined()
  })

  it.each(languageByTurns())(
    'that is unknown is not found, in %s, with the way to the shop’s list',
    async (language) => {
      const page = await openPage('/trendeesellers/shein/no-such-product', { as: 'seller', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('not_found.subtitle'))
      expect(view.getByText(say('product.unknown', { shop: 'Shein' }))).toBeDefined()
      expect(view.queryByRole('alert')).toBeNull()
      expect(view.getAllByRole('main')).toHaveLength(1)
      expect(page.title()).toBe(say('not_found.subtitle'))
      await press(page, say('sellers.best_title', { shop: 'Shein' }), 'link')
      expect(page.address()).toBe('/trendeesellers/best-seller/shein')
      expect(page.title()).toBe(say('sellers.best_title', { shop: 'Shein' }))
    },
  )
})
