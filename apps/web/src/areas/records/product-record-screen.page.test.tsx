import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { ecommerceInfo, retailProductInfo } = CONTRACT.records

describe('the record of a product', () => {
  const { openPage, server } = usePages()
  const idOn = async (platform: 'temu' | 'brand_site') => {
    const { list } = await server().answerTo(CONTRACT.selling[platform].list, { pageSize: 1 }, 'sellers-business')
    return list[0]?.id ?? ''
  }

  it.each(screensByTurns('/trendee/sales-info/$platform/$id'))(
    '%s shows a marketplace’s product with its history, the words of its attributes and its trends, in %s',
    async (_path, language) => {
      const id = await idOn('temu')
      const page = await openPage(`/trendee/sales-info/temu/${id}`, { as: 'trendee-business', language })
      const { view, say } = page
      const { product, found, trends, similar } = await page.ask(ecommerceInfo, { platform: 'temu', id })
      expect(page.title()).toBe(product.title)
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(product.title)
      expect(view.getByRole('region', { name: say('product.price_history') })).toBeDefined()
      expect(trends.length).toBeGreaterThan(0)
      const links = within(view.getByRole('region', { name: say('record.trends') })).getAllByRole('link')
      expect(links).toHaveLength(trends.length)
      const [first] = trends
      expect(links[0]?.textContent).toContain(language === 'zh' ? first?.trend_name_zh : first?.name)
      const words = within(view.getByRole('region', { name: say('found.title') }))
      expect(words.getAllByRole('row')).toHaveLength(found.length + 1)
      expect(words.getAllByText(found[0]?.words ?? '').length).toBeGreaterThan(0)
      const alike = within(view.getByRole('region', { name: say('product.similar') }))
      expect(alike.getAllByRole('article')).toHaveLength(Math.min(12, similar.length))
      for (const link of alike.getAllByRole('link')) {
        expect(link.getAttribute('href')).toMatch(/^\/trendee\/(sales-info\/[a-z-]+|retail-info)\//)
      }
    },
  )

  it.each(screensByTurns('/trendee/retail-info/$id'))(
    '%s shows a product of a brand’s own site, in %s',
    async (_path, language) => {
      const id = await idOn('brand_site')
      const page = await openPage(`/trendee/retail-info/${id}`, { as: 'trendee-business', language })
      const { product } = await page.ask(retailProductInfo, { id })
      expect(product.platform).toBe('brand-site')
      expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(product.title)
    },
  )

  it('leads to its redesign, and to its brand where that has a page', async () => {
    const id = await idOn('brand_site')
    const page = await openPage(`/trendee/retail-info/${id}`, { as: 'trendee-business' })
    const { product } = await page.ask(retailProductInfo, { id })
    const link = await page.view.findByRole('link', { name: product.brand })
    const [, brand = ''] = /^\/trendee\/brands\/(.+)$/.exec(link.getAttribute('href') ?? '') ?? []
    expect((await page.ask(CONTRACT.brands.info, { id: brand })).brand.name).toBe(product.brand)
    await press(page, page.say('record.redesign'), 'link')
    expect(page.address()).toBe(`/ai-design/garment-modification/brand-site/${id}`)
    await press(page, page.say('design.flat_of'))
    const { list } = await page.ask(CONTRACT.designs.list, {})
    expect(list[0]?.reference).toBe(`brand-site/${id}`)
    expect(page.address()).toBe(`/ai-design/garment-modification?design=${list[0]?.design_id}`)
  })

  it('leaves a brand that is only inferred in words', async () => {
    const id = await idOn('temu')
    const detail = await server().answerTo(ecommerceInfo, { platform: 'temu', id }, 'trendee-business')
    const inferred = { ...detail, product: { ...detail.product, brand: '' }, inferred_brand: 'Fen Studio' }
    const page = await openPage(`/trendee/sales-info/temu/${id}`, {
      as: 'trendee-business',
      answers: ({ path }) => (path === ecommerceInfo.path ? answer(inferred) : null),
    })
    const said = page.say('product.inferred_brand', { brand: 'Fen Studio' })
    expect(page.view.getByText((text) => text.includes(said)).querySelector('a')).toBeNull()
  })

  it.each([
    [false, 'price.last_out_of_stock'],
    [null, 'price.last_unseen'],
  ] as const)('calls the price of one that is gone its last: in stock %s', async (isInStock, said) => {
    const id = await idOn('temu')
    const detail = await server().answerTo(ecommerceInfo, { platform: 'temu', id }, 'trendee-business')
    const gone = {
      ...detail,
      product: { ...detail.product, in_stock: isInStock, last_seen: '2025-10-20' },
      sold_out_on: '2025-10-25',
    }
    const page = await openPage(`/trendee/sales-info/temu/${id}`, {
      as: 'trendee-business',
      answers: ({ path }) => (path === ecommerceInfo.path ? answer(gone) : null),
    })
    expect(page.view.getByText(page.say('price.last'))).toBeDefined()
    const note = page.say(said, { day: '20 Oct 2025' })
    expect(page.view.getByText((text) => text.includes(note))).toBeDefined()
  })

  it('shows units of which nobody said over how many days they were sold apart from those that rank it', async () => {
    const id = await idOn('temu')
    const detail = await server().answerTo(ecommerceInfo, { platform: 'temu', id }, 'trendee-business')
    const apart = { day: '2025-10-20', units: 4321, evidence: 'at_least', days: null }
    const untold = { ...detail, units_apart: apart }
    const page = await openPage(`/trendee/sales-info/temu/${id}`, {
      as: 'trendee-business',
      answers: ({ path }) => (path === ecommerceInfo.path ? answer(untold) : null),
    })
    const note = page.view.getByText(page.say('units.untold', { day: '20 Oct 2025' }))
    expect(note.parentElement?.textContent).toContain('≥ 4.32K')
  })

  it('opens its picture over the whole screen, and closer', async () => {
    const page = await openPage(`/trendee/sales-info/temu/${await idOn('temu')}`, { as: 'trendee-business' })
    const { view, say, user } = page
    await press(page, say('record.zoom'))
    const dialog = within(await view.findByRole('dialog'))
    const picture = dialog.getByRole('img')
    expect(picture.style.height).toBe('100%')
    expect(dialog.getByRole('button', { name: say('record.smaller') }).hasAttribute('disabled')).toBe(true)
    await user.click(dialog.getByRole('button', { name: say('record.larger') }))
    expect(picture.style.height).toBe('150%')
  })

  it.each(['sales-info/temu/no-such-product', 'sales-info/nope/1', 'sales-info/brand-site/1', 'retail-info/nope'])(
    '%s is not found',
    async (path) => {
      const { view, say } = await openPage(`/trendee/${path}`, { as: 'trendee-business' })
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('not_found.subtitle'))
    },
  )
})
