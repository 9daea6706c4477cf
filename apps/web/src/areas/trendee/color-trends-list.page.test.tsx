import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { choose, press } from '../../testing/controls'
import { inEachLanguage } from '../../testing/in-each-language'
import { usePages } from '../../testing/open-page'

const HOME = '/trendee/design-trends/color-trends'
const entry = CONTRACT.trends.topListColor

describe('colour trends', () => {
  const { openPage } = usePages()

  it.each(inEachLanguage('/trendee/design-trends/color-trends'))(
    '%s lists colours with their numbers, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'designer', language })
      const { view, say } = page
      expect(page.title()).toBe(say('screen.color_trends'))
      const { list } = await page.ask(entry, { pageSize: 50 })
      const rows = within(view.getByRole('table', { name: say('screen.color_trends') })).getAllByRole('row')
      expect(rows).toHaveLength(list.length + 1)
      const [first] = list
      expect(rows[1]?.textContent).toContain(language === 'zh' ? first?.trend_name_zh : first?.name)
      expect(rows[1]?.textContent).toContain(first?.products.toLocaleString('en-US'))
    },
  )

  it('head their growth with the window that it is of', async () => {
    const page = await openPage(`${HOME}?window=90`, { as: 'designer' })
    const { say, view } = page
    const head = (count: number) => say('growth.in_window', { what: say('growth.window'), count })
    expect(view.getByRole('columnheader', { name: head(90) })).toBeDefined()
    await choose(page, say('filter.window'), say('window.short', { days: 30 }))
    expect(view.getByRole('columnheader', { name: head(30) })).toBeDefined()
    // A day or a week of weekly curves would show nothing.
    const choices = within(view.getByRole('radiogroup', { name: say('filter.window') })).getAllByRole('radio')
    expect(choices).toHaveLength(2)
  })

  it('are sorted in the address by the products that carry them', async () => {
    const page = await openPage(HOME, { as: 'designer' })
    const { say, view } = page
    await press(page, say('column.products'))
    expect(page.address()).toBe(`${HOME}?sort=products`)
    const { list } = await page.ask(entry, { sort: 'products', pageSize: 50 })
    const names = within(view.getByRole('table'))
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual(list.map(({ name }) => name))
  })
})
