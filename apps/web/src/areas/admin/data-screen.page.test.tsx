import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { fill, pick, press } from '../../testing/controls'
import { answer } from '../../testing/fetch-in-process'
import { languageByTurns, screensByTurns } from '../../testing/languages-by-turns'
import { importing, move, preview, run } from '../../testing/made-imports'
import { type Page, usePages } from '../../testing/open-page'

const { admin } = CONTRACT

const bodiesOf = (page: Page, path: string): unknown[] =>
  page.requests.filter((asked) => asked.path === path).map(({ body }) => JSON.parse(body) as unknown)
/** A field that must be filled in has a sign after its label. */
const named = (label: string) => [(text: string) => text.startsWith(label), { selector: 'input' }] as const
const daysAsked = (page: Page) =>
  page.requests.filter(({ path }) => path === admin.importPreview.path).map(({ query }) => query.get('captured_on'))

describe('the data screen', () => {
  const { openPage, server } = usePages()

  const csv = (name: string, product: string) =>
    new File([`Product_ID,Product_Name,Product_Brand,Gender,Price\n${product},Wrap Dress,Fen,Women,10\n`], name, {
      lastModified: new Date(2026, 9, 5, 12).getTime(),
    })

  it.each(screensByTurns('/admin/data'))(
    '%s holds a file without a day, asks for it, and sends it, in %s',
    async (path, language) => {
      const page = await openPage(path, {
        as: 'admin',
        language,
        answers: ({ path: asked }) => (asked === admin.importLoad.path ? answer(run({ state: 'queued' })) : null),
      })
      const { view, say, user } = page
      const file = csv(`undated-${language}.csv`, `undated-${language}`)
      await user.upload(view.getByLabelText(say('upload.label')), file)
      const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
      const day = await drawer.findByLabelText(...named(say('day.label')))
      expect(day).toHaveProperty('value', '')
      expect(day).toHaveProperty('required', true)
      expect(day.getAttribute('min')).toBe('2004-01-01')
      const load = drawer.getByRole('button', { name: say('review.load') })
      expect(load).toHaveProperty('disabled', true)
      expect(drawer.getByText(say('review.needs_day'))).toBeDefined()

      await fill(page, day, '1999-01-01')
      expect(load).toHaveProperty('disabled', true)
      await user.click(drawer.getByRole('button', { name: (name) => name.startsWith(say('day.of_file', { day: '' })) }))
      await page.settled()
      expect(day).toHaveProperty('value', '2026-10-05')
      expect(daysAsked(page)).toContain('2026-10-05')
      expect(daysAsked(page)).not.toContain('1999-01-01')
      expect(drawer.getByText(say('move.products_new'))).toBeDefined()
      await user.click(load)
      await page.settled()
      expect(bodiesOf(page, admin.importLoad.path)).toEqual([
        { import_id: expect.any(String) as string, captured_on: '2026-10-05' },
      ])
    },
  )

  it.each(languageByTurns())('says how the rows of a held file were read, in %s', async (language) => {
    const notes = [{ note: 'The table names no shop.', note_zh: '表中没有店铺名称。' }]
    const { view, say } = await openPage('/admin/data?run=one', {
      as: 'admin',
      language,
      answers: importing([run({})], () => preview({ import: run({ notes }) })),
    })
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    const how = await drawer.findByRole('region', { name: say('import.how_read') })
    expect(how.textContent).toContain(language === 'zh' ? notes[0]?.note_zh : notes[0]?.note)
  })

  it.each(languageByTurns())('says which cells could not be read, with their lines, in %s', async (language) => {
    const cells_unread = [
      {
        field: 'Preis',
        reason: 'has two readings',
        reason_zh: '有两种读法',
        cells: 3,
        examples: [
          { line: 3, text: '49.499' },
          { line: 1204, text: '12.500' },
        ],
      },
      {
        field: '',
        reason: 'is not a count',
        reason_zh: '不是有效的数量',
        cells: 1,
        examples: [{ line: 9, text: '7 foo' }],
      },
    ]
    const { view, say } = await openPage('/admin/data?run=one', {
      as: 'admin',
      language,
      answers: importing([run({ state: 'done', cells_unread })], () => preview({})),
    })
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    const [price, other] = within(await drawer.findByRole('list', { name: say('unread.title') })).getAllByRole(
      'listitem',
    )
    expect(price?.textContent).toContain(language === 'zh' ? 'Preis：有两种读法' : 'Preis: has two readings')
    expect(price?.textContent).toContain(language === 'zh' ? '第 1,204 行的“12.500”' : '“12.500” in line 1,204')
    expect(price?.textContent).toContain(say('unread.cells_other', { count: 3 }))
    expect(other?.textContent).toContain(say('unread.other_columns'))
  })

  it.each(languageByTurns())('says why rows were left out, those of most rows first, in %s', async (language) => {
    const left_out = [
      { reason: 'repeated_header' as const, rows: 1, examples: [] },
      { reason: 'not_fashion' as const, rows: 5, examples: ['Desk Lamp', 'Phone Case'] },
    ]
    const { view, say } = await openPage('/admin/data?run=one', {
      as: 'admin',
      language,
      answers: importing([run({})], () => preview({ import: run({ left_out }) })),
    })
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    const why = await drawer.findByRole('list', { name: say('left_out.title') })
    const [first, second] = within(why).getAllByRole('listitem')
    const examples = language === 'zh' ? 'Desk Lamp和Phone Case' : 'Desk Lamp and Phone Case'
    expect(first?.textContent).toContain(say('left_out.not_fashion') + say('left_out.example', { examples }))
    expect(first?.textContent).toContain('5')
    expect(second?.textContent).toContain(say('left_out.repeated_header'))
  })

  it('shows a held file again after a reload, and discards it', async () => {
    const first = await openPage('/admin/data', { as: 'admin' })
    await first.user.upload(first.view.getByLabelText(first.say('upload.label')), csv('kept.csv', 'kept'))
    await first.view.findByRole('dialog')
    const page = await openPage('/admin/data', { as: 'admin' })
    const { view, say, user } = page
    const held = within(await view.findByRole('list', { name: say('held.title') }))
    await user.click(held.getByRole('button', { name: 'kept.csv' }))
    const drawer = within(await view.findByRole('dialog', { name: say('import.title') }))
    expect(await drawer.findByText(say('review.note'))).toBeDefined()
    await user.click(drawer.getByRole('button', { name: say('review.discard') }))
    await page.settled()
    await expect.poll(() => view.queryByRole('dialog')).toBeNull()
    const { list } = await server().answerTo(admin.imports, { pageSize: 100 }, 'admin')
    expect(list.find(({ file }) => file === 'kept.csv')).toMatchObject({ state: 'withdrawn', rows_loaded: 0 })
  })

  it.each(screensByTurns('/admin/data'))('%s tells what a comparable file moves, in %s', async (path, language) => {
    const page = await openPage(`${path}?run=one`, {
      as: 'admin',
      language,
      answers: importing([run({})], () =>
        preview({
          moves: [
            move({}),
            move({ platform: 'google', kind: 'series', rows: 52, rows_known: 52, comparability: null, products: null }),
          ],
          overlaps: [
            { import_id: 'old', file: 'old.csv', platform: 'shein', from: '2026-11-01', to: '2026-11-01', rows: 900 },
          ],
        }),
      ),
    })
    const { view, say, user } = page
    const drawer = within(view.getByRole('dialog'))
    const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    const [before, after] = ['2026-11-01', '2026-11-22'].map((day) => format.format(new Date(day))) as [string, string]
    expect(drawer.getByText(say('move.comparable_moves', { platform: 'Shein', before, after }))).toBeDefined()
    expect(drawer.getAllByText(say('move.newest_moves', { before, after }))).toHaveLength(2)
    for (const figure of ['940', '20', '31', '12']) expect(drawer.getAllByText(figure).length).toBeGreaterThan(0)
    expect(drawer.getByText(say('move.rows_nothing_new_other', { count: 52 }))).toBeDefined()
    await user.click(drawer.getByRole('button', { name: 'old.csv' }))
    await page.settled()
    expect(page.address()).toBe('/admin/data?run=old')
  })

  it.each([
    ['other products', { total: 940, new: 940, changed: 0, vanished: null }, 'none of which were seen'],
    ['other products', { total: 940, new: 900, changed: 0, vanished: null }, 'of which only 40 were seen'],
    ['too few', { total: 3, new: 0, changed: 0, vanished: null }, 'far fewer than the captures before'],
  ] as const)(
    'says that windows stay where a file of %s cannot be compared: %o',
    async (comparability, products, words) => {
      const page = await openPage('/admin/data?run=one', {
        as: 'admin',
        answers: importing([run({})], () =>
          preview({ moves: [move({ comparability, products, newest_day_after: '2026-11-01' })] }),
        ),
      })
      const drawer = within(page.view.getByRole('dialog'))
      const sentence = drawer.getByText((text) => text.includes(words)).textContent
      expect(sentence).toMatch(/^The windows of Shein stay on 1 Nov 2026: /i)
      expect(sentence).toContain('growth and new arrivals are not told from it')
    },
  )

  it('waits for a file that is still being read', async () => {
    let isReady = false
    const page = await openPage('/admin/data?run=one', {
      as: 'admin',
      answers: importing([run({})], () => preview({ is_ready: isReady, import: run({ bytes_read: 500 }) })),
    })
    const drawer = within(page.view.getByRole('dialog'))
    expect(drawer.getByText(page.say('review.reading', { share: '25%' }))).toBeDefined()
    expect(drawer.getByRole('button', { name: page.say('review.load') })).toHaveProperty('disabled', true)
    isReady = true
    expect(await drawer.findByText(page.say('move.products_vanished'))).toBeDefined()
  })

  it('gives many files one day and loads all that are ready', async () => {
    const runs = ['one', 'two', 'three'].map((id) => run({ import_id: id, file: `${id}.csv` }))
    const page = await openPage('/admin/data', {
      as: 'admin',
      language: 'zh',
      answers: importing(runs, ({ query }) => preview({ needs_day: query.get('import_id') !== 'one' })),
    })
    const { view, say } = page
    const ready = (count: number) => say('held.load_ready_other', { count })
    await press(page, ready(1))
    expect(bodiesOf(page, admin.importLoad.path)).toEqual([{ import_id: 'one' }])
    await fill(page, view.getByLabelText(...named(say('held.one_day_other', { count: 2 }))), '2026-10-05')
    await page.settled()
    expect(view.getByLabelText(...named(say('day.label_of', { file: 'two.csv' })))).toHaveProperty(
      'value',
      '2026-10-05',
    )
    await press(page, ready(3))
    expect(bodiesOf(page, admin.importLoad.path).slice(1)).toEqual([
      { import_id: 'one' },
      { import_id: 'two', captured_on: '2026-10-05' },
      { import_id: 'three', captured_on: '2026-10-05' },
    ])
    await press(page, say('held.discard', { file: 'two.csv' }))
    expect(bodiesOf(page, admin.importDiscard.path)).toEqual([{ import_id: 'two' }])
  })

  it.each([
    ['storage_full', 'error.storage_full'],
    ['bad_input', 'upload.refused'],
  ] as const)('says in plain words that a file was not taken: %s', async (kind, words) => {
    const { code, http } = ERRORS[kind]
    const page = await openPage('/admin/data', {
      as: 'admin',
      answers: ({ path }) =>
        path === admin.importUpload.path ? Response.json({ code, msg: kind, data: null }, { status: http }) : null,
    })
    const { view, say, user } = page
    await user.upload(view.getByLabelText(say('upload.label')), csv('refused.csv', 'refused'))
    const alert = await within(await view.findByRole('list', { name: say('upload.list') })).findByRole('alert')
    expect(alert.textContent).toBe(say(words))
  })

  it('shows what an import covers, and withdraws it once that is confirmed', async () => {
    const coverage = Array.from({ length: 10 }, (_, index) => ({
      platform: 'shein',
      kind: 'product' as const,
      region: index === 0 ? '' : 'US',
      category: `shelf-${index}`,
      from: '2026-11-22',
      to: '2026-11-22',
      rows: 100 - index,
    }))
    const reading = { shop: 'Linden & Lark', currency: 'EUR', mapping: { price: 'Preis', title: 'Name' } }
    const done = run({
      state: 'done',
      rows_loaded: 940,
      captured_on: '2026-11-22',
      is_day_given: true,
      coverage,
      reading,
    })
    const page = await openPage('/admin/data?run=one', { as: 'admin', answers: importing([done], () => preview({})) })
    const { view, say, user } = page
    const drawer = within(view.getByRole('dialog', { name: say('import.title') }))
    expect(drawer.getByText(say('import.day_given', { day: '22 Nov 2026' }))).toBeDefined()
    expect(drawer.getByText(say('import.left_out_other', { count: 6 }))).toBeDefined()
    expect(drawer.getByText('< 0.1')).toBeDefined()
    const told = within(drawer.getByRole('region', { name: say('reading.title') }))
    for (const fact of ['Linden & Lark', 'EUR', 'Title: Name and Price: Preis'])
      expect(told.getByText(fact)).toBeDefined()
    const covers = () => within(drawer.getByRole('list', { name: say('cover.title') })).getAllByRole('listitem')
    expect(covers()).toHaveLength(8)
    await press(page, say('cover.more_other', { count: 2 }))
    expect(covers()).toHaveLength(10)

    await press(page, say('withdraw.title'))
    expect(await view.findByText(say('withdraw.sure', { file: done.file }))).toBeDefined()
    expect(bodiesOf(page, admin.importWithdraw.path)).toEqual([])
    await user.click(view.getByRole('button', { name: say('withdraw.yes') }))
    await page.settled()
    expect(bodiesOf(page, admin.importWithdraw.path)).toEqual([{ import_id: 'one' }])
  })

  it.each(['held', 'queued', 'running', 'withdrawn'] as const)(
    'does not offer to withdraw what is %s',
    async (state) => {
      const page = await openPage('/admin/data?run=one', {
        as: 'admin',
        answers: importing([run({ state })], () => preview({})),
      })
      const { view, say } = page
      expect(within(view.getByRole('dialog')).queryByRole('button', { name: say('withdraw.title') })).toBeNull()
      expect(
        within(view.getByRole('table', { name: say('imports.title') })).getByText((text) =>
          text.startsWith(say(`imports.${state}`)),
        ),
      ).toBeDefined()
    },
  )

  it.each(languageByTurns())('tells files of one name apart by what they hold, in %s', async (language) => {
    const file = 'multiTimeline.csv'
    const of = (id: string, feed: string, names: string[]) =>
      run({ import_id: id, state: 'done', file, feed, bytes: 2000, names })
    const { view, say } = await openPage('/admin/data', {
      as: 'admin',
      language,
      answers: importing(
        [of('a', 'google-trends-timeline', ['linen dress', 'mesh top']), of('b', 'mapped-table', ['terry'])],
        () => preview({}),
      ),
    })
    const known = await server().answerTo(admin.feeds, {}, 'admin')
    const timeline = known.find(({ id }) => id === 'google-trends-timeline')
    const title = language === 'zh' ? timeline?.name_zh : timeline?.name
    const format = formatFor(language)
    const held = (kind: string | undefined, names: string[]) =>
      expect.stringContaining([file + kind, format.list(names), format.bytes(2000)].join(' · ')) as string
    const rows = within(view.getByRole('table', { name: say('imports.title') }))
      .getAllByRole('row')
      .slice(1)
    const told = rows.map((row) => row.textContent)
    expect(told).toEqual([held(title, ['linen dress', 'mesh top']), held(say('imports.mapped_table'), ['terry'])])
  })

  it('lists imports of one state, with the day of each', async () => {
    const page = await openPage('/admin/data', {
      as: 'admin',
      answers: importing([run({ state: 'done', captured_on: '2026-11-22' })], () => preview({})),
    })
    const { view, say } = page
    const table = () => within(view.getByRole('table', { name: say('imports.title') }))
    expect(table().getByRole('columnheader', { name: say('imports.captured_on') })).toBeDefined()
    expect(table().getByText('22 Nov 2026')).toBeDefined()
    await pick(page, say('imports.state'), say('imports.failed'))
    expect(page.address()).toBe('/admin/data?state=failed')
    expect(view.getByText(say('imports.none_so'))).toBeDefined()
  })

  it.each(screensByTurns('/admin/data'))(
    '%s says why windows end before the newest day, in %s',
    async (path, language) => {
      const shein = {
        platform: 'shein',
        kind: 'product',
        from: '2026-01-01',
        to: '2026-11-22',
        rows: 1,
        entities: 1,
        regions: 1,
        as_of: '2026-11-01',
        newest_capture: {
          day: '2026-11-22',
          products: 940,
          seen_again: 3,
          usually_seen_again: 8200.4,
          comparability: 'other products',
        },
        last_import_at: null,
      }
      const page = await openPage(path, {
        as: 'admin',
        language,
        answers: ({ path: asked }) => (asked === admin.freshness.path ? answer([shein]) : null),
      })
      const { view, say } = page
      const [why] = within(view.getByRole('list', { name: say('fresh.odd') })).getAllByRole('listitem')
      for (const figure of ['940', '3', '8,200']) expect(why?.textContent).toContain(figure)
      expect(why?.textContent).toContain(language === 'zh' ? '2026年11月1日' : '1 Nov 2026')
    },
  )
})
