import { text } from 'node:stream/consumers'
import { selling } from '@trendee/contract/selling/selling'
import { describe, expect, it } from 'vitest'
import { ask } from './ask'
import { PHONE, fitsWidth, useBrowser } from './browser'

const HOME = '/trendeesellers/best-seller/shein'
const entry = selling.shein.list

/** Rows of a CSV text, its header not counted; a quoted cell may hold line ends. */
function rowsOf(csv: string): number {
  const withoutQuoted = csv.replaceAll(/"[^"]*"/g, '')
  return withoutQuoted.split('\n').filter((line) => line.trim() !== '').length - 1
}

describe('best sellers', () => {
  const visit = useBrowser()

  it('are saved as a file as they are filtered; Back and Forward lead through the filters', async () => {
    const { page, open, say } = await visit({ as: 'seller' })
    const shows = (total: number) =>
      page.getByText(say('count.products_other', { count: total }), { exact: true }).waitFor()
    await open(HOME)
    const all = await ask('seller', entry, {})
    await shows(all.total)
    await page.getByRole('button', { name: say('filter.price'), exact: true }).click()
    await page.getByLabel(say('price.low'), { exact: true }).fill('10')
    await page.getByLabel(say('price.high'), { exact: true }).fill('30')
    await page.getByRole('button', { name: say('filter.apply') }).click()
    await page.waitForURL(/price_min=10&price_max=30/)
    const few = await ask('seller', entry, { price_min: 10, price_max: 30 })
    expect(few.total).toBeLessThan(all.total)
    await shows(few.total)
    await page.goBack()
    await shows(all.total)
    await page.goForward()
    await shows(few.total)

    await page.getByRole('button', { name: say('export.button'), exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('export.save') })
        .click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^trendee-shein-.*\d{4}-\d{2}-\d{2}\.csv$/)
    // The length that holds the whole list is chosen before.
    expect(rowsOf(await text(await download.createReadStream()))).toBe(few.total)
  })

  it('lead on a phone to a product, whose charts are drawn', async () => {
    const { page, open, say, heading } = await visit({ language: 'zh', as: 'seller', width: PHONE })
    await open(HOME)
    const { list } = await ask('seller', entry, {})
    const first = page.getByRole('article').first()
    await first.getByText(String(list[0]?.title), { exact: true }).waitFor()
    await first.getByRole('link').click()
    await page.waitForURL(`**/trendeesellers/shein/${list[0]?.id}`)
    await heading().getByText(String(list[0]?.title), { exact: true }).waitFor()
    const history = page.getByRole('region', { name: say('product.price_history') })
    await history.locator('[role="img"] svg').first().waitFor({ state: 'attached' })
    expect(await fitsWidth(page, PHONE)).toBe(true)
  })
})
