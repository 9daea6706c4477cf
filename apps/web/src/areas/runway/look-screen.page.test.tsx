import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { detail, list: listOf } = CONTRACT.runway

describe('the record of a look', () => {
  const { openPage, server } = usePages()
  /** A look of several garments. */
  const someLook = async () => {
    const { list } = await server().answerTo(listOf, { pageSize: 100 }, 'trendee-business')
    return list.find(({ garments }) => garments.length > 1)?.id ?? ''
  }

  it.each(screensByTurns('/trendee/runway-info/$id'))(
    '%s shows each garment with the words of its attributes, its show and what is like it, in %s',
    async (_path, language) => {
      const id = await someLook()
      const page = await openPage(`/trendee/runway-info/${id}`, { as: 'trendee-business', language })
      const { view, say } = page
      const { look, garments, show, similar, trends } = await page.ask(detail, { id })
      expect(view.getByRole('heading', { level: 1 }).textContent).toBe(
        `${look.brand}, ${say('runway.look', { number: look.look_number ?? 0 })}`,
      )
      const worn = within(view.getByRole('region', { name: say('runway.garments') }))
      expect(garments.length).toBeGreaterThan(1)
      expect(worn.getAllByRole('article').map((article) => article.querySelector('p')?.textContent)).toEqual(
        garments.map(({ text }) => text),
      )
      // What is marked in the text is what gave an attribute.
      const [first] = garments
      const marked = [...(worn.getAllByRole('article')[0]?.querySelectorAll('mark') ?? [])].map(
        (mark) => mark.textContent ?? '',
      )
      const words = first?.found.filter(({ from }) => from === 'title').map((found) => found.words) ?? []
      expect(words.length).toBeGreaterThan(0)
      for (const word of words) expect(marked.some((mark) => mark.includes(word))).toBe(true)
      const inShow = within(view.getByRole('region', { name: say('runway.neighbours') }))
      const links = inShow.getAllByRole('listitem')
      expect(links).toHaveLength(show.neighbours.length)
      expect(inShow.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1)
      expect(within(view.getByRole('region', { name: say('record.trends') })).getAllByRole('link')).toHaveLength(
        trends.length,
      )
      const alike = within(view.getByRole('region', { name: say('runway.similar') }))
      expect(alike.getAllByRole('article')).toHaveLength(similar.length)
    },
  )

  it('leads to the page of its house', async () => {
    const id = await someLook()
    const page = await openPage(`/trendee/runway-info/${id}`, { as: 'trendee-business' })
    const { look } = await page.ask(detail, { id })
    expect(page.view.getByRole('link', { name: look.brand }).getAttribute('href')).toBe(
      `/trendee/brands/${look.brand_id}`,
    )
    expect((await page.ask(CONTRACT.brands.info, { id: look.brand_id })).brand.id).toBe(look.brand_id)
  })

  it('leads from an attribute to the looks that have it', async () => {
    const id = await someLook()
    const page = await openPage(`/trendee/runway-info/${id}`, { as: 'trendee-business' })
    const { garments } = await page.ask(detail, { id })
    const [found] = garments[0]?.found ?? []
    const worn = within(page.view.getByRole('region', { name: page.say('runway.garments') }))
    const [link] = worn.getAllByRole('link', { name: found?.name ?? '' })
    expect(link?.getAttribute('href')).toBe(
      `/trendee/trend-gallery/trend-runway?attributeType=${found?.type}&attributeName=${found?.value}`,
    )
  })

  it('says so where there is no such look', async () => {
    const { view, say } = await openPage('/trendee/runway-info/no-such-look', { as: 'trendee-business' })
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('not_found.subtitle'))
    expect(view.getByText(say('runway.unknown'))).toBeDefined()
  })
})
