import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { choose, press } from '../testing/controls'
import { languageByTurns } from '../testing/languages-by-turns'
import { type Page, usePages } from '../testing/open-page'

const HOME = '/trendee/trend-highlights'
const drawer = async (page: Page) => within(await page.view.findByRole('dialog', { name: page.say('help.title') }))

describe('the help', () => {
  const { openPage } = usePages()

  it.each(languageByTurns())(
    'opens by its key, and has guide, tutorial, numbers, keys and a place for a code, in %s',
    async (language) => {
      const page = await openPage(HOME, { as: 'designer', language })
      const { user, say } = page
      await user.keyboard('?')
      const help = await drawer(page)
      expect(help.getByText(say('guide.find'))).toBeDefined()
      const link = (key: 'screen.my_trends' | 'screen.data') =>
        help.queryByRole('link', { name: say('help.open_screen', { screen: say(key) }) })
      expect(link('screen.my_trends')?.getAttribute('href')).toBe('/trendee/my-trends')
      expect(link('screen.data'), 'administrators alone import').toBeNull()

      await choose(page, say('help.part'), say('help.tutorial'))
      const picture = () => help.getByRole('img')
      expect(picture().getAttribute('src')).toBe(`/tutorial/${language}-1.webp`)
      expect(picture().getAttribute('alt')).toBe(say('tutorial.1'))
      await press(page, say('table.next'))
      expect(picture().getAttribute('alt')).toBe(say('tutorial.2'))
      expect(help.getByText(say('help.step', { at: 2, of: 5 }))).toBeDefined()

      await choose(page, say('help.part'), say('help.numbers'))
      expect(help.getByText(say('meaning.yoy'))).toBeDefined()
      await choose(page, say('help.part'), say('help.keys'))
      expect(help.getByText(say('keys.help')).closest('div')?.textContent).toContain('?')
      await choose(page, say('help.part'), say('help.code_short'))
      expect(help.getByRole('button', { name: say('opening.open') })).toBeDefined()
    },
  )

  it('leads an administrator to the imports, and closes there', async () => {
    const page = await openPage(HOME, { as: 'admin' })
    await press(page, page.say('help.title'))
    const help = await drawer(page)
    const name = page.say('help.open_screen', { screen: page.say('screen.data') })
    await page.user.click(help.getByRole('link', { name }))
    await page.settled()
    expect(page.address()).toBe('/admin/data')
  })

  it('stays closed where a question mark is typed into a field', async () => {
    const page = await openPage('/trendee/design-trends/color-trends', { as: 'designer' })
    await page.user.click(await page.view.findByRole('searchbox', { name: page.say('column.trend') }))
    await page.user.keyboard('?')
    expect(page.view.queryByRole('dialog')).toBeNull()
  })
})
