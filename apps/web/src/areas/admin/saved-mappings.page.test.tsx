import { within } from '@testing-library/dom'
import type { SavedMappingRow } from '@trendee/contract/admin/saved-mapping'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { type Answerer, answer } from '../../testing/fetch-in-process'
import { languageByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { admin } = CONTRACT

const HERBST: SavedMappingRow = {
  mapping_id: 'a1',
  file: 'herbst.csv',
  columns: ['Bezeichnung', 'Preis', 'Alt'],
  reading: { mapping: { title: 'Bezeichnung', price: 'Preis' }, currency: 'EUR', region: 'DE' },
  varying: ['shop'],
  saved_at: 1_795_000_000,
  used_at: 1_795_600_000,
}

/** Answers as a server with these saved mappings: what is changed or deleted is so from then on. */
function saving(first: readonly SavedMappingRow[]): Answerer {
  let list = [...first]
  return ({ path, query, body }) => {
    if (path === admin.mappings.path) {
      const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))]
      return answer({ list: list.slice((page - 1) * pageSize, page * pageSize), total: list.length, page, pageSize })
    }
    if (path !== admin.mappingChange.path && path !== admin.mappingDelete.path) return null
    const { mapping_id: id, ...reading } = JSON.parse(body) as { mapping_id: string }
    const found = list.find((one) => one.mapping_id === id) as SavedMappingRow
    list = list.filter((one) => one !== found)
    if (path === admin.mappingChange.path) list.push({ ...found, reading, varying: [] })
    return answer(list.find((one) => one.mapping_id === id) ?? found)
  }
}

describe('a saved mapping', () => {
  const { openPage } = usePages()

  it('stands on a page of its own where there are many, until it is deleted', async () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ ...HERBST, mapping_id: `m${at}`, file: `${at + 1}.csv` }))
    const page = await openPage('/admin/data', { as: 'admin', answers: saving(many) })
    const { view, say, user } = page
    const words = () => view.getByRole('list', { name: say('mappings.title') }).textContent
    await view.findByRole('list', { name: say('mappings.title') })
    expect(words()).toContain('20.csv')
    expect(words()).not.toContain('21.csv')
    const section = within(view.getByRole('region', { name: say('mappings.title') }))
    await user.click(section.getByRole('button', { name: '2' }))
    await page.settled()
    expect(words()).toContain('21.csv')
    await user.click(view.getByRole('button', { name: say('mappings.delete') }))
    await press(page, say('mappings.delete_of', { file: '21.csv' }))
    expect(words()).toContain('20.csv')
  })

  it.each([languageByTurns()])('is seen, changed and deleted, in %s', async (language) => {
    const page = await openPage('/admin/data', { as: 'admin', language, answers: saving([HERBST]) })
    const { view, say, user } = page
    const words = () => view.getByRole('list', { name: say('mappings.title') }).textContent
    await view.findByRole('list', { name: say('mappings.title') })
    const columns = (used: number) => say('mappings.columns', { used, count: 3 })
    expect(words()).toContain(`herbst.csv${columns(2)} · EUR · `)
    expect(words()).toContain(say('mappings.varying', { fields: say('reading.shop') }))

    await press(page, say('mappings.change_of', { file: 'herbst.csv' }))
    const drawer = within(await view.findByRole('dialog', { name: say('mappings.change_title') }))
    const holds = (column: string) => drawer.getByRole('combobox', { name: say('reading.holds', { column }) })
    expect(['Bezeichnung', 'Preis', 'Alt'].map((column) => (holds(column) as HTMLSelectElement).value)).toEqual([
      'title',
      'price',
      '',
    ])
    const save = () => drawer.getByRole('button', { name: say('admin.save') })
    await user.selectOptions(holds('Bezeichnung'), '')
    expect(save()).toHaveProperty('disabled', true)
    await user.selectOptions(holds('Bezeichnung'), 'title')
    await user.selectOptions(holds('Alt'), 'listPrice')
    await fill(page, drawer.getByLabelText(say('reading.shop')), 'Lerche')
    await user.click(save())
    await page.settled()
    expect(words()).toContain(`herbst.csv${columns(3)} · Lerche · EUR · `)
    expect(words()).not.toContain(say('mappings.varying', { fields: say('reading.shop') }))

    await press(page, say('mappings.delete'))
    await press(page, say('mappings.delete_of', { file: 'herbst.csv' }))
    expect(view.queryByRole('list', { name: say('mappings.title') })).toBeNull()
  })
})
