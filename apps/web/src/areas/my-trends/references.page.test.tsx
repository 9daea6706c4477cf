import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '@trendee/server/testing/ask'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { fill, press } from '../../testing/controls'
import { type Page, usePages } from '../../testing/open-page'

const { collection } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'business' } } as const
const SALES = '/trendee/trend-gallery/trend-sales-products'

describe('references of a project', () => {
  const { openPage, server } = usePages()
  const wall = ({ view, say }: Page) => within(view.getByRole('list', { name: say('mine.references') }))
  const names = (page: Page) =>
    wall(page)
      .getAllByRole('article')
      .map((tile) => within(tile).getByRole('link').textContent)

  it('are put in from the page of a record, and taken out and back where they stand', async () => {
    const token = await makeSession(server().runtime.store.db, PLAN)
    const page = await openPage('/trendee/sales-info/shein/10000001', { as: { token } })
    const { view, say } = page
    const title = page.title()
    const word = (key: 'collect.word' | 'collect.collected') => `${say(key)}: ${title}`
    await press(page, word('collect.word'))
    await fill(page, await view.findByRole('textbox', { name: say('collect.new_project') }), 'Capsule')
    await press(page, say('collect.make'))
    expect(await view.findByRole('button', { name: word('collect.collected') })).toBeDefined()

    const [project] = (await page.ask(collection.categoryInfo, {})).list
    expect(project).toMatchObject({ name: 'Capsule', trends: 0, references: 1 })
    const held = await openPage(`/trendee/my-trends/Capsule/${project?.categoryId}`, { as: { token } })
    expect(names(held)).toEqual([title])
    await press(held, say('mine.remove', { name: title }))
    expect(held.view.queryByRole('list', { name: say('mine.references') })).toBeNull()
    expect((await held.ask(collection.categoryInfo, {})).list[0]?.references).toBe(0)
    await press(held, say('mine.undo'))
    expect(names(held)).toEqual([title])
  })

  it('are put in from a wall, many at once, and stand on the page of the link without leading on', async () => {
    const token = await makeSession(server().runtime.store.db, PLAN)
    const of = async (entry: Parameters<typeof ask>[1], input: Record<string, unknown>) =>
      (await ask(server().app, entry, input, token)).json().data
    const { categoryId } = await of(collection.categoryCreate, { name: 'Knits' })
    const page = await openPage(`${SALES}?view=table`, { as: { token } })
    const { view, say, user } = page
    for (const box of view.getAllByRole('checkbox', { name: say('table.select_row') }).slice(0, 2))
      await user.click(box)
    await press(page, say('collect.word'))
    await user.click(await view.findByRole('checkbox', { name: 'Knits' }))
    await page.settled()
    const first = (await page.ask(CONTRACT.records.productWall, { channel: 'marketplaces' })).list.slice(0, 2)
    const { list } = await page.ask(collection.referenceList, { categoryId })
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set(first.map(({ platform, id }) => `${platform}.${id}`)))

    const { token: link } = await of(collection.shareCreate, { categoryId })
    const shared = await openPage(`/shared/${link}`)
    const tiles = wall(shared).getAllByRole('article')
    expect(tiles.map((tile) => tile.textContent)).toEqual(
      list.map(({ name }) => expect.stringContaining(name ?? 'a product has a name')),
    )
    expect(wall(shared).queryAllByRole('link')).toEqual([])
  })
})
