import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { selling } from '@trendee/contract/selling/selling'
import { describe, expect, it } from 'vitest'
import { ask } from './ask'
import { PHONE, type Visitor, choose, overflows, pick, useBrowser } from './browser'

/** The shops share one screen: each is looked at in one language. */
const SHOPS = [
  ['shein', 'en'],
  ['temu', 'zh'],
] as const
const ROWS = 100

/** Rows of a CSV text, its header not counted; a quoted cell may hold line ends. */
function rowsOf(csv: string): number {
  const withoutQuoted = csv.replaceAll(/"[^"]*"/g, '')
  return withoutQuoted.split('\n').filter((line) => line.trim() !== '').length - 1
}

async function showsCount({ page, say }: Visitor, total: number): Promise<void> {
  await page.getByText(say('count.products_other', { count: total }), { exact: true }).waitFor()
}

async function firstCardIs(page: Page, title: string | undefined): Promise<void> {
  await page.getByRole('article').first().getByText(String(title), { exact: true }).waitFor()
}

describe.each(SHOPS)('best sellers on %s in %s', (shop, language) => {
  const visit = useBrowser()
  const entry = selling[shop].list
  const home = `/trendeesellers/best-seller/${shop}`

  it('are a wall or a table, in any order', async () => {
    const visitor = await visit({ language, as: 'seller' })
    const { page, open, say } = visitor
    await open(home)
    const all = await ask('seller', entry, {})
    await showsCount(visitor, all.total)
    await firstCardIs(page, all.list[0]?.title)

    await pick(page, say('sort.label'), say('sort.price'))
    await page.waitForURL(/sort=price/)
    const cheapest = await ask('seller', entry, { sort: 'price', order: 'asc' })
    await firstCardIs(page, cheapest.list[0]?.title)

    await page
      .getByRole('radiogroup', { name: say('view.label') })
      .getByTitle(say('view.table'))
      .click()
    const table = page.getByRole('table', { name: say('screen.best_seller') })
    const basis = all.list[0]?.demand_basis
    if (!basis) throw new Error('the demo world says nothing of demand here')
    await table.getByRole('button', { name: say(`sort.demand_${basis}`) }).waitFor()
    await table.getByRole('columnheader', { name: say(`column.curve_${basis}`) }).waitFor()
    await table.getByRole('button', { name: say('sort.rating') }).click()
    await page.waitForURL(/sort=rating/)
    const best = await ask('seller', entry, { sort: 'rating', pageSize: 50 })
    const row = table.getByRole('row').nth(1)
    await row.getByRole('link', { name: String(best.list[0]?.title), exact: true }).waitFor()
    await page.goBack()
    await page.waitForURL(/sort=price/)
    expect(await table.getByRole('columnheader', { name: say('sort.price') }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
  })

  it('are filtered by a leading attribute and by price, and exported as they stand', async () => {
    const visitor = await visit({ language, as: 'seller' })
    const { page, open, say } = visitor
    await open(home)
    await choose(page, say('leaders.title'), say('leaders.attribute'))
    const leaders = await ask('seller', selling[shop].topAttribute, { quantity: 12 })
    const [leader] = leaders.list
    if (leader === undefined) throw new Error('the demo world has no leading attribute')
    await page
      .getByRole('list', { name: say('leaders.attribute') })
      .getByRole('button')
      .first()
      .click()
    await page.waitForURL((url) => url.searchParams.get('attributeName') === leader.value)
    const attribute = { attributeType: leader.type as 'color', attributeName: leader.value }
    const some = await ask('seller', entry, attribute)
    expect(some.total).toBe(leader.products)
    await showsCount(visitor, some.total)

    await page.getByRole('button', { name: say('filter.price'), exact: true }).click()
    await page.getByLabel(say('price.low'), { exact: true }).fill('10')
    await page.getByLabel(say('price.high'), { exact: true }).fill('30')
    await page.getByRole('button', { name: say('filter.apply') }).click()
    await page.waitForURL(/price_min=10&price_max=30/)
    const few = await ask('seller', entry, { ...attribute, price_min: 10, price_max: 30 })
    expect(few.total).toBeLessThan(some.total)
    await showsCount(visitor, few.total)
    await page.goBack()
    await showsCount(visitor, some.total)
    await page.goForward()
    await showsCount(visitor, few.total)

    const exportNow = async () => {
      await page.getByRole('button', { name: say('export.button'), exact: true }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('dialog')
          .getByRole('button', { name: say('export.save') })
          .click(),
      ])
      expect(download.suggestedFilename()).toBe(`best-seller-${shop}.csv`)
      return rowsOf(await text(await download.createReadStream()))
    }
    expect(await exportNow()).toBe(few.total)
    await page.getByRole('button', { name: say('filter.clear', { count: 4 }) }).click()
    const all = await ask('seller', entry, {})
    await showsCount(visitor, all.total)
    expect(await exportNow()).toBe(Math.min(ROWS, all.total))
  })

  it('fit a phone and lead to a product with its history and what is like it', async () => {
    const { page, open, say, heading } = await visit({ language, as: 'seller', width: PHONE })
    await open(home)
    const { list } = await ask('seller', entry, {})
    const [first] = list
    if (first === undefined) throw new Error('the demo world has no products here')
    await firstCardIs(page, first.title)
    expect(await overflows(page)).toBe(false)
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(`**/trendeesellers/${shop}/${first.id}`)
    await heading().getByText(first.title, { exact: true }).waitFor()
    const detail = await ask('seller', selling[shop].detail, { id: first.id })
    const history = page.getByRole('region', { name: say('product.price_history') })
    await history.getByRole('button', { name: say('chart.table') }).click()
    const rows = await history.getByRole('table').getByRole('row').count()
    expect(rows - 1).toBeGreaterThanOrEqual(detail.history.length)
    const similar = page.getByRole('region', { name: say('product.similar') })
    expect(await similar.getByRole('article').count()).toBe(Math.min(12, detail.similar.length))
    expect(await overflows(page)).toBe(false)
  })
})
