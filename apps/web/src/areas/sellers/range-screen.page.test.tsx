import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '@trendee/server/testing/ask'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { range } = CONTRACT
const PATH = '/trendeesellers/my-range'
const PLAN = { role: '4', plan: { line: 'trendeesellers', plan: 'business' } } as const
const TABLE = 'SKU,Title,Price,Currency\nA,Women Linen Dress,49,USD\nB,Women Cargo Pants,60,EUR\nC,Gift card,20,USD\n'
const csv = (text: string) => new File([text], 'own.csv', { type: 'text/csv' })

describe('the own range', () => {
  const { openPage, server } = usePages()
  const seller = () => makeMember(server().runtime.store.db, PLAN)
  const says = async (token: string, entry: Parameters<typeof ask>[1], input: Record<string, unknown> = {}) =>
    (await ask(server().app, entry, input, token)).json()
  async function bring(page: Page, text: string) {
    const form = page.view.getByRole('button', { name: page.say('range.send') }).closest('form') as HTMLFormElement
    const field = form.querySelector('input[type="file"]') as HTMLInputElement
    await page.user.upload(field, csv(text))
    await press(page, page.say('range.send'))
  }

  it.each(screensByTurns('/trendeesellers/my-range'))(
    '%s shows the market alone, then what a file brings against it, in %s',
    async (path, language) => {
      const { token } = await seller()
      const page = await openPage(path, { as: { token }, language })
      expect(page.view.getByText(page.say('range.none'))).toBeDefined()
      const { list } = (await says(token, range.rangeCategories, { platform: 'shein' })).data
      const name = (row: { name: string; name_zh: string }) => (language === 'zh' ? row.name_zh : row.name)
      expect(page.view.getByRole('link', { name: name(list[0]) })).toBeDefined()
      // Nobody without a range is in step with the market, nor lacks its trends.
      expect(page.view.queryByText(page.say('standing.level'))).toBeNull()
      expect(page.view.queryByRole('region', { name: page.say('range.rising') })).toBeNull()
      const market = within(page.view.getByRole('region', { name: page.say('range.market_rising') }))
      expect(market.getAllByRole('listitem').length).toBeGreaterThan(0)
      await bring(page, TABLE)
      await page.settled()
      const file = within(page.view.getByRole('region', { name: page.say('range.file') }))
      expect(file.getByText(/own\.csv/)).toBeDefined()
      expect(file.getByText('Gift card')).toBeDefined()
      const { data } = await says(token, range.rangeTrends, { region: 'US' })
      const lacking = data.rising.find(({ items }: { items: number }) => items === 0)
      const trends = within(page.view.getByRole('region', { name: page.say('range.rising') }))
      expect(trends.getByRole('link', { name: page.nameOf(lacking) })).toBeDefined()
    },
  )

  it('says why a file is refused, and keeps what was there', async () => {
    const { token } = await seller()
    const page = await openPage(PATH, { as: { token } })
    await bring(page, 'a,b\n1,2\n')
    expect((await page.view.findByRole('alert')).textContent).not.toBe('')
    expect((await says(token, range.rangeItems)).data.total).toBe(0)
  })

  it('is deleted on wish, asked twice', async () => {
    const { token } = await seller()
    const page = await openPage(PATH, { as: { token } })
    await bring(page, TABLE)
    await page.settled()
    await press(page, page.say('range.delete'))
    expect(page.view.getByText(page.say('range.delete_sure'))).toBeDefined()
    await press(page, page.say('range.delete'))
    await page.settled()
    expect(await page.view.findByText(page.say('range.none'))).toBeDefined()
    expect((await says(token, range.rangeItems)).data.total).toBe(0)
  })
})
