import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '@trendee/server/testing/ask'
import { makeDesign } from '@trendee/server/testing/made-designs'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { designs } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'basic' } } as const

describe('AI design', () => {
  const { openPage, server } = usePages()
  const designer = () => makeMember(server().runtime.store.db, PLAN)
  const kept = async (token: string) => (await ask(server().app, designs.list, {}, token)).json().data

  it.each(screensByTurns('/ai-design/garment-design'))(
    '%s draws a brief, says from what, and keeps it, in %s',
    async (path, language) => {
      const { token } = await designer()
      const page = await openPage(path, { as: { token }, language })
      const { view, say } = page
      expect(view.getByText(say('design.history_none'))).toBeDefined()
      const brief = language === 'zh' ? '红色亚麻连衣裙' : 'red linen dress'
      await fill(page, view.getByRole('textbox', { name: say('design.brief') }), brief)
      await press(page, say('design.draw'))
      const status = await view.findByText(say('design.from_lexicon'), { exact: false })
      expect(status.textContent).toContain(say('design.made', { count: 6, seconds: '' }).split(' ')[0])
      const { list, total } = await kept(token)
      expect([total, list[0].brief]).toEqual([6, brief])
      const drawn = within(view.getByRole('status')).getAllByRole('article')
      expect(drawn).toHaveLength(6)
      for (const article of drawn) {
        const words = within(article)
        const red = words.getByText(language === 'zh' ? '红色' : /^red$/i, { selector: 'li' })
        expect(red.textContent).toContain(say('design.from.brief'))
      }
    },
  )

  it('says which words name no garment, and nothing is counted', async () => {
    const { token } = await designer()
    const page = await openPage('/ai-design/garment-design?brief=something+nice', { as: { token } })
    await press(page, page.say('design.draw'))
    expect((await page.view.findByRole('alert')).textContent).not.toBe('')
    expect((await kept(token)).total).toBe(0)
  })

  it.each(screensByTurns('/ai-design/garment-modification'))(
    '%s changes a design by attribute, beside what it was, in %s',
    async (path, language) => {
      const { token, accountId } = await designer()
      const id = await makeDesign(server().runtime.store.db, accountId)
      const page = await openPage(path, { as: { token }, language })
      const { view, say } = page
      expect(view.getByText(say('design.modify_choose'))).toBeDefined()
      await press(page, say('design.change'), 'link')
      expect(page.address()).toBe(`${path}?design=${id}`)
      await page.user.click(await view.findByRole('combobox', { name: say('type.color') }))
      const { data } = (
        await ask(server().app, CONTRACT.filters.fashionAttributes, { attributeType: 'color' }, token)
      ).json()
      const other = data.list[0].values.find(({ value }: { value: string }) => value !== 'red')
      const options = await view.findAllByRole('option')
      const wanted = options.find(({ textContent }) =>
        textContent.includes(page.nameOf({ name: other.name, trend_name_zh: other.name_zh })),
      )
      if (wanted === undefined) throw new Error('the colour is no choice')
      await page.user.click(wanted)
      await press(page, say('design.apply'))
      await page.settled()
      const { list } = await kept(token)
      const [made] = list
      expect([made.reference, made.attributes.find(({ type }: { type: string }) => type === 'color')]).toMatchObject([
        `design/${id}`,
        { value: other.value, from: 'change' },
      ])
    },
  )

  it.each(screensByTurns('/ai-design/garment-modification/$platform/$id'))(
    '%s makes a flat of a product, in %s',
    async (path, language) => {
      const { token } = await designer()
      const { data } = (await ask(server().app, CONTRACT.records.productWall, { pageSize: 1 }, token)).json()
      const { platform, id } = data.list[0]
      const page = await openPage(path.replace('$platform', platform).replace('$id', id), { as: { token }, language })
      await press(page, page.say('design.flat_of'))
      await page.settled()
      const { list } = await kept(token)
      expect(list[0].reference).toBe(`${platform}/${id}`)
      expect(page.address()).toBe(`/ai-design/garment-modification?design=${list[0].design_id}`)
    },
  )

  it.each(screensByTurns('/ai-design/pattern-design'))(
    '%s draws prints in the chosen colours, in %s',
    async (path, language) => {
      const { token } = await designer()
      const page = await openPage(path, { as: { token }, language })
      await press(page, page.say('design.draw'))
      await page.settled()
      const { list, total } = await kept(token)
      expect([total, list[0].kind, list[0].colors]).toEqual([4, 'print', ['#f4efe6', '#b3202a', '#1f4e79']])
      expect(within(page.view.getByRole('status')).getAllByRole('img')).toHaveLength(4)
    },
  )

  it('keeps favourites apart, and deletes on wish, asked twice', async () => {
    const { token, accountId } = await designer()
    await makeDesign(server().runtime.store.db, accountId)
    await makeDesign(server().runtime.store.db, accountId)
    const page = await openPage('/ai-design/garment-design', { as: { token } })
    const { view, say } = page
    const [first] = view.getAllByRole('article')
    if (first === undefined) throw new Error('there is no design')
    await page.user.click(within(first).getByRole('button', { name: say('design.favourite') }))
    await page.settled()
    await page.user.click(view.getByRole('checkbox', { name: say('design.favourites') }))
    await page.settled()
    expect(view.getAllByRole('article')).toHaveLength(1)
    await press(page, say('design.delete'))
    expect(view.getByText(say('design.delete_sure'))).toBeDefined()
    await press(page, say('design.delete'))
    await page.settled()
    expect((await kept(token)).total).toBe(1)
  })
})
