import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { describe, expect, it } from 'vitest'
import { pick, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const WALL = '/trendee/trend-gallery/trend-runway'
const { list: listOf, topList } = CONTRACT.runway

describe('the wall of looks', () => {
  const { openPage } = usePages()

  it.each(screensByTurns('/trendee/trend-gallery/trend-runway'))(
    '%s shows the newest looks with what is worn, in %s',
    async (path, language) => {
      const page = await openPage(path, { as: 'trendee-business', language })
      const { view, say } = page
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('screen.runway_wall'))
      const { list, total } = await page.ask(listOf, {})
      expect(view.getByText(say('count.looks_other', { count: total }))).toBeDefined()
      const [card] = view.getAllByRole('article')
      expect(card?.textContent).toContain(list[0]?.garments.join('; '))
      expect(card?.textContent).toContain(list[0]?.brand)
      expect(
        within(card as HTMLElement)
          .getAllByRole('link')[0]
          ?.getAttribute('href'),
      ).toBe(`/trendee/runway-info/${list[0]?.id}`)
      // The leaders say which season they count, as the cards do.
      const leaders = view.getByRole('complementary', { name: say('ranking.title') })
      expect(leaders.textContent).toContain(language === 'zh' ? '2027 春夏' : 'Spring/Summer 2027')
    },
  )

  it('filters by category and attribute of one garment, kept in the address, and names the shows that show it most', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const { view, say } = page
    const { categories } = await page.ask(CONTRACT.runway.filters, {})
    const [category] = categories
    await pick(page, say('filter.category'), category?.name ?? '')
    expect(page.address()).toContain(`primaryCategory=${category?.value}`)
    const { total } = await page.ask(listOf, { primaryCategory: category?.value ?? '' })
    expect(total).toBe(category?.count)
    expect(view.getByText(say('count.looks_other', { count: total }))).toBeDefined()
    const shows = await page.ask(topList, { primaryCategory: category?.value ?? '', pageSize: 12 })
    const panel = within(view.getByRole('complementary', { name: say('runway.shows_that') }))
    expect(panel.getAllByRole('listitem')).toHaveLength(shows.list.length)
    const [first] = panel.getAllByRole('button')
    await page.user.click(first as HTMLElement)
    await page.settled()
    expect(page.address()).toContain(`show=${shows.list[0]?.show_id}`)
    expect(view.getByText(say('count.looks_other', { count: shows.list[0]?.showing ?? 0 }))).toBeDefined()
  })

  it('offers what is worn in the season that is chosen, with as many looks as it then shows', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const { seasons } = await page.ask(CONTRACT.runway.filters, {})
    const season = seasons[0]?.value ?? ''
    const { attributes, brands } = await page.ask(CONTRACT.runway.filters, { season })
    const group = attributes[0]
    const value = group?.values[0]
    const open = (brand?: string) =>
      openPage(`${WALL}?season=${season}&${brand === undefined ? `attributeType=${group?.type}` : `brand=${brand}`}`, {
        as: 'trendee-business',
      })
    const worn = await open()
    await pick(
      worn,
      worn.say(`type.${ATTRIBUTE_TYPES.find((type) => type === group?.type) ?? 'color'}`),
      value?.name ?? '',
    )
    expect(worn.view.getByText(worn.say('count.looks_other', { count: value?.count ?? 0 }))).toBeDefined()
    const house = await open(encodeURIComponent(brands[0]?.name.toUpperCase() ?? ''))
    const field = house.view.getByRole<HTMLInputElement>('combobox', { name: house.say('filter.brand') })
    expect(field.value).toContain(`${brands[0]?.name} `)
  })

  it('opens a look beside the wall, and the arrow keys walk on', async () => {
    const page = await openPage(WALL, { as: 'trendee-business' })
    const { view, say, user } = page
    const { list } = await page.ask(listOf, {})
    const nameOf = (at: number) => `${list[at]?.brand}, ${say('runway.look', { number: list[at]?.look_number ?? 0 })}`
    await press(page, `${say('wall.quick')}: ${nameOf(0)}`)
    expect(await view.findByRole('heading', { level: 2, name: nameOf(0) })).toBeDefined()
    await user.keyboard('{ArrowRight}')
    expect(await view.findByRole('heading', { level: 2, name: nameOf(1) })).toBeDefined()
    await user.keyboard('{ArrowLeft}')
    expect(await view.findByRole('heading', { level: 2, name: nameOf(0) })).toBeDefined()
  })

  it.each(['/runaway', '/runaway/trend-index'])('%s leads to it', async (path) => {
    const page = await openPage(path, { as: 'trendee-business' })
    expect(page.address()).toContain(WALL)
  })
})
