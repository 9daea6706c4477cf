import { waitFor, within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { fill } from '../../testing/controls'
import { languageByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { admin } = CONTRACT

const bodiesOf = (page: Page, path: string): unknown[] =>
  page.requests.filter((asked) => asked.path === path).map(({ body }) => JSON.parse(body) as unknown)
const wholeCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('a table that nobody knows', () => {
  const { openPage } = usePages()

  it.each([languageByTurns()])('is mapped on the screen, and shown as it will be read, in %s', async (language) => {
    const page = await openPage('/admin/data', { as: 'admin', language })
    const { view, say, user } = page
    const text = 'Bezeichnung;Preis;Alt\nLinen Shirt;49.499;69,90\nWool Coat;94.000;129,90\n'
    await user.upload(view.getByLabelText(say('upload.label')), new File([text], 'herbst.csv'))
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    const holds = (column: string) => drawer.findByRole('combobox', { name: say('reading.holds', { column }) })
    expect(await holds('Bezeichnung')).toHaveProperty('value', 'title')
    expect(await holds('Preis')).toHaveProperty('value', 'price')
    expect(await holds('Alt')).toHaveProperty('value', '')
    const shown = () => wholeCells(drawer.getByRole('table', { name: say('reading.as_read') }))
    const head = (...fields: ('title' | 'price' | 'listPrice')[]) => fields.map((field) => say(`mapped.${field}`))
    expect(shown()).toEqual([head('title', 'price'), ['Linen Shirt', '–'], ['Wool Coat', '–']])
    const load = () => drawer.getByRole('button', { name: say('review.load') })
    expect(load()).toHaveProperty('disabled', true)
    expect(drawer.getByText(say('review.needs_columns'))).toBeDefined()

    await user.selectOptions(await holds('Alt'), 'listPrice')
    await fill(page, drawer.getByLabelText(say('reading.shop')), 'Lerche')
    await user.click(drawer.getByRole('button', { name: say('reading.read') }))
    // The price column alone has two readings; the one beside it shows its mark.
    await waitFor(() =>
      expect(shown()).toEqual([
        head('title', 'price', 'listPrice'),
        ['Linen Shirt', '49499', '69.9'],
        ['Wool Coat', '94000', '129.9'],
      ]),
    )
    expect(drawer.queryByText(say('review.needs_columns'))).toBeNull()

    await user.selectOptions(await holds('Preis'), '')
    await user.selectOptions(await holds('Alt'), 'price')
    await user.click(drawer.getByRole('button', { name: say('reading.read') }))
    await waitFor(() =>
      expect(shown()).toEqual([head('title', 'price'), ['Linen Shirt', '69.9'], ['Wool Coat', '129.9']]),
    )
    expect(bodiesOf(page, admin.importRead.path).at(-1)).toEqual({
      import_id: expect.any(String) as string,
      shop: 'Lerche',
      mapping: { title: 'Bezeichnung', price: 'Alt' },
    })
    expect(load()).toHaveProperty('disabled', true)
    await fill(
      page,
      await drawer.findByLabelText((label) => label.startsWith(say('day.label')), { selector: 'input' }),
      '2026-10-05',
    )
    await page.settled()
    expect(load()).toHaveProperty('disabled', false)
  })

  it.each([languageByTurns()])('is not loaded while a column has two readings, in %s', async (language) => {
    const page = await openPage('/admin/data', { as: 'admin', language })
    const { view, say, user } = page
    const text = 'Bezeichnung;Preis\nLinen Shirt;49.499\nWool Coat;94.000\n'
    await user.upload(view.getByLabelText(say('upload.label')), new File([text], 'vn.csv'))
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    // It is asked before anything was read, with the cells.
    const mark = await drawer.findByRole('combobox', { name: say('reading.decimal_mark') })
    const cells = formatFor(language).list(['49.499', '94.000'])
    expect(drawer.getByText(say('reading.two_readings', { cells }))).toBeDefined()
    await user.click(drawer.getByRole('button', { name: say('reading.read') }))
    const checks = within(await drawer.findByRole('list', { name: say('checks.title') }))
    expect(checks.getByText(say('checks.stops'))).toBeDefined()
    // The day alone would not help.
    const stopped = () => drawer.queryByText((text) => text.startsWith(say('review.stopped', { check: '' })))
    expect(stopped()?.textContent).toContain('49.499')
    expect(drawer.queryByText(say('review.needs_day'))).toBeNull()
    await fill(
      page,
      await drawer.findByLabelText((label) => label.startsWith(say('day.label')), { selector: 'input' }),
      '2026-10-05',
    )
    await page.settled()
    const load = () => drawer.getByRole('button', { name: say('review.load') })
    expect(load()).toHaveProperty('disabled', true)
    expect(stopped()?.textContent).toContain('49.499')

    await user.click(mark)
    await user.click(await view.findByRole('option', { name: say('reading.comma') }))
    await user.click(drawer.getByRole('button', { name: say('reading.read') }))
    await waitFor(() => expect(load()).toHaveProperty('disabled', false))
    expect(stopped()).toBeNull()
    expect(drawer.queryByRole('list', { name: say('checks.title') })).toBeNull()
    expect(wholeCells(drawer.getByRole('table', { name: say('reading.as_read') })).at(-1)).toEqual([
      'Wool Coat',
      '94000',
    ])
  })

  it.each([languageByTurns()])(
    'is a table of search series, once that is said with its source, in %s',
    async (language) => {
      const page = await openPage('/admin/data', { as: 'admin', language })
      const { view, say, user } = page
      const text = 'Woche;Vase;Krug;Notiz\n05.05.2025;12;4;a\n12.05.2025;14;5;b\n'
      await user.upload(view.getByLabelText(say('upload.label')), new File([text], 'suche.csv'))
      const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
      const holds = (column: string) => drawer.findByRole('combobox', { name: say('reading.holds', { column }) })
      expect(await drawer.findByRole('combobox', { name: say('reading.kind') })).toHaveProperty('value', 'series')
      expect(await holds('Krug')).toHaveProperty('value', 'value')
      // Source and place.
      expect(drawer.getAllByText(say('reading.asked'))).toHaveLength(2)
      // Of several terms each has its column; of one date, one.
      await user.selectOptions(await holds('Notiz'), 'date')
      expect(await holds('Woche')).toHaveProperty('value', '')
      await user.selectOptions(await holds('Woche'), 'date')
      await user.selectOptions(await holds('Krug'), '')
      await user.click(drawer.getByRole('combobox', { name: say('reading.platform') }))
      await user.click(await view.findByRole('option', { name: say('reading.platform_pinterest') }))
      await user.click(drawer.getByRole('button', { name: say('reading.read') }))
      const table = () => drawer.getByRole('table', { name: say('reading.as_read') })
      await waitFor(() =>
        expect(wholeCells(table()).slice(1)).toEqual([
          ['2025-05-05 (week)', 'Vase', '12', '–'],
          ['2025-05-12 (week)', 'Vase', '14', '–'],
        ]),
      )
      expect(drawer.getByText(say('reading.asked'))).toBeDefined()
      expect(bodiesOf(page, admin.importRead.path)).toMatchObject([
        { platform: 'pinterest', mapping: { date: 'Woche', value: ['Vase'] } },
      ])

      // As products it has other columns, and none that holds a title.
      await user.selectOptions(drawer.getByRole('combobox', { name: say('reading.kind') }), 'products')
      expect(await drawer.findByText(say('reading.needs_products'))).toBeDefined()
      expect(drawer.queryByRole('combobox', { name: say('reading.platform') })).toBeNull()
      await user.click(drawer.getByRole('button', { name: say('review.discard') }))
      await page.settled()
    },
  )

  it.each([languageByTurns()])(
    'is shown as if its first column had no name where names stand beside their cells, until it is told, in %s',
    async (language) => {
      const page = await openPage('/admin/data', { as: 'admin', language })
      const { view, say, user } = page
      const text = 'Name,Price,Sold\nk-1,Linen Shirt,49.90,12\nk-2,Midi Skirt,89,7\n'
      await user.upload(view.getByLabelText(say('upload.label')), new File([text], 'shifted.csv'))
      const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
      const unnamed = await drawer.findByRole('combobox', { name: say('reading.unnamed_column') })
      const cells = formatFor(language).list(['Name: k-1', 'Price: Linen Shirt', 'Sold: 49.90'])
      expect(drawer.getByText(say('reading.names_beside', { cells }))).toBeDefined()
      const rows = () => wholeCells(drawer.getByRole('table', { name: say('reading.as_read') })).slice(1)
      expect(rows()).toEqual([
        ['Linen Shirt', '49.9', '12'],
        ['Midi Skirt', '89', '7'],
      ])
      const choose = async (list: HTMLElement, option: string) => {
        await user.click(list)
        await user.click(await view.findByRole('option', { name: option }))
      }
      await choose(unnamed, say('reading.unnamed_last'))
      await user.click(drawer.getByRole('button', { name: say('reading.read') }))
      await waitFor(() => expect(rows()[0]).toEqual(['k-1', '–', '–']))
      await choose(unnamed, say('reading.unnamed_first'))
      await choose(
        drawer.getByRole('combobox', { name: say('reading.units_window') }),
        say('reading.window_days_other', { count: 30 }),
      )
      await user.click(drawer.getByRole('button', { name: say('reading.read') }))
      await waitFor(() => expect(rows()[0]).toEqual(['Linen Shirt', '49.9', '12']))
      expect(drawer.queryByRole('list', { name: say('checks.title') })).toBeNull()
      expect(bodiesOf(page, admin.importRead.path).at(-1)).toMatchObject({
        unnamed_column: 'first',
        units_window: '30',
      })
      await user.click(drawer.getByRole('button', { name: say('review.discard') }))
      await page.settled()
    },
  )

  it.each([languageByTurns()])('cannot be read without a title, which is said, in %s', async (language) => {
    const page = await openPage('/admin/data', { as: 'admin', language })
    const { view, say, user } = page
    await user.upload(view.getByLabelText(say('upload.label')), new File(['a,b\n1,2\n3,4\n'], 'numbers.csv'))
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    expect(await drawer.findByText(say('reading.needs_products'))).toBeDefined()
    expect(drawer.getByRole('button', { name: say('reading.read') })).toHaveProperty('disabled', true)
    await user.selectOptions(drawer.getByRole('combobox', { name: say('reading.holds', { column: 'b' }) }), 'title')
    expect(drawer.getByRole('button', { name: say('reading.read') })).toHaveProperty('disabled', false)
    await user.click(drawer.getByRole('button', { name: say('review.discard') }))
    await page.settled()
    expect(bodiesOf(page, admin.importDiscard.path)).toHaveLength(1)
  })
})

describe('a file that does not say its place', () => {
  const { openPage } = usePages()

  it.each([languageByTurns()])('asks for it, and stands for the place that is given, in %s', async (language) => {
    const page = await openPage('/admin/data', { as: 'admin', language })
    const { view, say, user } = page
    const text = 'Time,loafers\n2024-01-07,4\n2024-01-14,5\n'
    await user.upload(view.getByLabelText(say('upload.label')), new File([text], 'loafers.csv'))
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    const place = await drawer.findByRole('combobox', { name: say('reading.region') })
    expect(drawer.getByText(say('reading.asked'))).toBeDefined()
    const unsaid = say('held.unsaid', { fields: say('reading.region') })
    expect(view.getByText(unsaid)).toBeDefined()
    await user.click(place)
    await user.click(await view.findByRole('option', { name: formatFor(language).region('DE') }))
    await user.click(drawer.getByRole('button', { name: say('reading.read') }))
    // Read anew, it asks for nothing.
    await drawer.findByRole('button', { name: say('reading.open') })
    expect(drawer.queryByText(say('reading.asked'))).toBeNull()
    await waitFor(() => expect(view.queryByText(unsaid)).toBeNull())
    await user.click(drawer.getByRole('button', { name: say('review.discard') }))
    await page.settled()
    expect(bodiesOf(page, admin.importRead.path)).toMatchObject([{ region: 'DE' }])
  })
})
