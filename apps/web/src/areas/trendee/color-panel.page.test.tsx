import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { colorCode } from '@trendee/core/colors/color-code'
import { describe, expect, it } from 'vitest'
import { choose, fill } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const SCREEN = '/trendee/design-trends/color-trends'
const { topListColor, colorPairs, swatches } = CONTRACT.trends
/** Whom the screens begin with. */
const WOMEN = { gender: 'women' } as const

describe('the panels of colours, patterns and fabrics', () => {
  const { openPage } = usePages()

  it.each(languageByTurns())(
    'show colours on a wheel that lead to their trends, and pairs, in %s',
    async (language) => {
      const page = await openPage(SCREEN, { as: 'designer', language })
      const { view, say, nameOf } = page
      const wheel = within(await view.findByRole('list', { name: say('palette.wheel') }))
      const colors = await page.ask(topListColor, { ...WOMEN, sort: 'products', pageSize: 100 })
      const links = wheel.getAllByRole('link')
      expect(links).toHaveLength(colors.list.filter(({ hex }) => hex !== null).length)
      const [first] = colors.list
      if (first?.hex == null) throw new Error('the demo world has no colours')
      const link = links.find(
        (one) =>
          one.getAttribute('aria-label')?.startsWith(`${nameOf(first)}:`) ||
          one.getAttribute('aria-label')?.startsWith(`${nameOf(first)}：`),
      )
      expect(link?.getAttribute('href')).toContain(`/trendee/trend-detail/${first.trend_id}/`)
      const pairs = await page.ask(colorPairs, { ...WOMEN, of: 'looks' })
      const shown = within(view.getByRole('region', { name: say('palette.pairs') }))
      expect(shown.queryAllByRole('listitem')).toHaveLength(pairs.list.length)
    },
  )

  it('lead to the region that they are asked for', async () => {
    const color = (value: string, hex: string) => ({ value, name: value, name_zh: value, hex })
    const pair = { one: color('navy', '#1f2a44'), other: color('white', '#ffffff'), lift: 2 }
    const pairs = { list: [{ ...pair, together: 9, with_one: 12, with_other: 20 }], total: 1, records: 60 }
    const page = await openPage(`${SCREEN}?region=GB`, {
      as: 'designer',
      answers: ({ path }) => (path === colorPairs.path ? answer(pairs) : null),
    })
    const { view, say } = page
    await view.findByRole('list', { name: say('palette.wheel') })
    for (const part of [say('palette.pairs'), say('palette.codes')]) {
      const links = within(view.getByRole('region', { name: part })).getAllByRole('link', { hidden: true })
      expect(links.filter((link) => !link.getAttribute('href')?.endsWith('?region=GB'))).toEqual([])
    }
  })

  it('keep what is chosen in the address', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    await page.view.findByRole('list', { name: page.say('palette.wheel') })
    await choose(page, page.say('palette.by'), page.say('palette.by.month'))
    await choose(page, page.say('palette.of'), page.say('palette.of.new_arrivals'))
    expect(page.address()).toContain('by=month')
    expect(page.address()).toContain('palette=new_arrivals')
    expect(page.requests.some(({ path }) => path === CONTRACT.trends.paletteOverTime.path)).toBe(true)
  })

  it('say which colours moved beyond chance, in the chosen span', async () => {
    const page = await openPage(`${SCREEN}?by=month`, { as: 'designer' })
    await page.view.findByRole('list', { name: page.say('palette.wheel') })
    const { moves } = await page.ask(CONTRACT.trends.paletteOverTime, { ...WOMEN, by: 'month' })
    if (moves === null) throw new Error('the demo world has no two months of posts')
    const shown = [...moves.gained, ...moves.lost].map(({ name, name_zh }) =>
      page.nameOf({ name, trend_name_zh: name_zh }),
    )
    const part = within(page.view.getByRole('region', { name: page.say('palette.over_time') }))
    expect(part.queryAllByRole('listitem').map((one) => one.querySelector('a')?.textContent)).toEqual(shown)
    expect(part.getByText(shown.length > 0 ? /beyond chance\. Seasons/ : /moved beyond chance/)).toBeDefined()
  })

  it('find the nearest named colour of a code, and say what is none', async () => {
    const page = await openPage(SCREEN, { as: 'designer' })
    const { view, say, nameOf } = page
    const colors = await page.ask(topListColor, { ...WOMEN, sort: 'products', pageSize: 100 })
    const color = colors.list.find(({ hex }) => hex !== null)
    if (color?.hex == null) throw new Error('the demo world has no colours')
    const field = await view.findByRole('textbox', { name: say('palette.find') })
    const part = () => within(view.getByRole('region', { name: say('palette.codes') }))
    await fill(page, field, colorCode(color.hex))
    expect(part().getAllByText(nameOf(color)).length).toBeGreaterThan(0)
    await fill(page, field, 'red')
    expect(part().getByText(say('palette.no_code'))).toBeDefined()
  })

  it.each((['pattern', 'fabric'] as const).map((type) => [type, ...languageByTurns()] as const))(
    'draw each %s in the colours of its products, in %s',
    async (type, language) => {
      const page = await openPage(`/trendee/design-trends/${type}-trends`, { as: 'designer', language })
      const part = within(await page.view.findByRole('region', { name: page.say(`swatches.${type}`) }))
      const { list } = await page.ask(swatches, { ...WOMEN, type })
      expect(list.length).toBeGreaterThan(0)
      expect(part.getAllByRole('listitem')).toHaveLength(list.length)
      const [first] = list
      expect(part.getAllByRole('link')[0]?.querySelector('img')?.getAttribute('src')).toBe(first?.picture)
    },
  )
})
