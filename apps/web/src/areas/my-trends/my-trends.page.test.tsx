import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { plainText } from '@trendee/core/sentences/sentence'
import { ask } from '@trendee/server/testing/ask'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { collection } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'business' } } as const
const MY_TRENDS = '/trendee/my-trends'
const TRENDS = ['wide-leg-trousers', 'cargo-pants', 'butter-yellow']

describe('my trends', () => {
  const { openPage, server } = usePages()
  const newcomer = () => makeSession(server().runtime.store.db, PLAN)
  const ofServer = async (token: string, entry: Parameters<typeof ask>[1], input: Record<string, unknown>) =>
    (await ask(server().app, entry, input, token)).json().data

  /** A member with projects of these names, the last one on top, the first with trends in it. */
  async function collector(...names: readonly string[]) {
    const token = await newcomer()
    const ids: string[] = []
    for (const name of names) ids.push((await ofServer(token, collection.categoryCreate, { name })).categoryId)
    const [categoryId = ''] = ids
    await ofServer(token, collection.collectAdd, { categoryId, trendName: TRENDS.join(',') })
    return { token, categoryId, path: `${MY_TRENDS}/any/${categoryId}` }
  }
  const cards = ({ view }: Page) => view.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const collected = ({ view }: Page) => view.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  const namesOf = async (page: Page) =>
    (await page.ask(collection.collectInfoList, {})).list.map((row) => page.nameOf(row))

  it.each(screensByTurns('/trendee/my-trends'))(
    '%s shows projects, and leads who has none on, in %s',
    async (path, language) => {
      const empty = await openPage(path, { as: { token: await newcomer() }, language })
      expect(empty.view.getByText(empty.say('mine.none'))).toBeDefined()
      await press(empty, empty.say('mine.highlights'), 'link')
      expect(empty.address()).toContain('/trendee/trend-highlights')

      const { token } = await collector('Denim', 'Knits')
      const page = await openPage('/', { as: { token }, language })
      expect(page.address()).toBe(path)
      expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('screen.my_trends'))
      expect(cards(page)).toEqual(['Knits', 'Denim'])
      expect(page.view.getByText(page.say('mine.trends_other', { count: 3 }))).toBeDefined()
      const entry = within(page.view.getByRole('navigation', { name: page.say('shell.menu') })).getAllByRole('link')[0]
      expect(entry?.textContent).toBe(`${page.say('screen.my_trends')}3`)
    },
  )

  it('makes, renames, moves by keys and deletes a project, and brings it back', async () => {
    const { token } = await collector('Denim', 'Knits')
    const page = await openPage(MY_TRENDS, { as: { token } })
    await press(page, page.say('mine.create'))
    await fill(page, await page.view.findByRole('textbox', { name: page.say('mine.name') }), 'Coats')
    await press(page, page.say('mine.save'))
    expect(page.address()).toMatch(/^\/trendee\/my-trends\/Coats\//)
    expect(page.view.getByText(page.say('mine.none_collected'))).toBeDefined()
    await page.go(-1)
    expect(cards(page)).toEqual(['Coats', 'Knits', 'Denim'])

    await press(page, page.say('mine.actions', { name: 'Denim' }))
    await press(page, page.say('mine.rename'), 'menuitem')
    await fill(page, await page.view.findByRole('textbox', { name: page.say('mine.name') }), 'Jeans')
    await press(page, page.say('mine.save'))
    expect(cards(page)).toEqual(['Coats', 'Knits', 'Jeans'])

    const handle = () => page.view.getByRole('button', { name: /^Move Jeans/ })
    handle().focus()
    await page.user.keyboard('{ArrowUp}')
    await page.settled()
    expect(cards(page)).toEqual(['Coats', 'Jeans', 'Knits'])
    await page.user.keyboard('{Home}')
    await page.settled()
    expect((await page.ask(collection.categoryInfo, {})).list.map(({ name }) => name)).toEqual([
      'Jeans',
      'Coats',
      'Knits',
    ])

    await press(page, page.say('mine.actions', { name: 'Coats' }))
    await press(page, page.say('mine.delete'), 'menuitem')
    expect(cards(page)).toEqual(['Jeans', 'Knits'])
    await press(page, page.say('mine.undo'))
    expect(cards(page)).toEqual(['Jeans', 'Coats', 'Knits'])
  })

  it.each(['create', 'rename'] as const)('keeps the name that the server did not take, to %s', async (what) => {
    const { token } = await collector('Denim')
    const entry = what === 'create' ? collection.categoryCreate : collection.categoryUpdate
    const page = await openPage(MY_TRENDS, {
      as: { token },
      answers: (request) =>
        request.path === entry.path ? Response.json({ code: 1000, msg: 'no' }, { status: 500 }) : null,
    })
    if (what === 'create') await press(page, page.say('mine.create'))
    else {
      await press(page, page.say('mine.actions', { name: 'Denim' }))
      await press(page, page.say('mine.rename'), 'menuitem')
    }
    const field = await page.view.findByRole('textbox', { name: page.say('mine.name') })
    await fill(page, field, 'Coats')
    await press(page, page.say('mine.save'))
    expect((field as HTMLInputElement).value).toBe('Coats')
    expect(field.isConnected).toBe(true)
    expect(cards(page)).toContain('Denim')
    expect(cards(page)).not.toContain('Coats')
  })

  it('of who has no plan says what opens it, and leads to what is open', async () => {
    const page = await openPage(MY_TRENDS, { as: 'no-plan' })
    expect(page.view.getByText(page.say('collect.locked'))).toBeDefined()
    expect(await page.view.findByText(/\$49/)).toBeDefined()
    expect(page.view.queryByRole('button', { name: page.say('mine.create') })).toBeNull()
    // Nobody is told to collect what he cannot.
    expect(page.view.queryByText(page.say('mine.none'))).toBeNull()
    const lock = page.view.getByRole('note')
    await page.user.click(within(lock).getByRole('link', { name: page.say('screen.highlights') }))
    expect(page.address()).toBe('/trendee/trend-highlights')
  })

  it('that fail to load say so, and are there after another try', async () => {
    const { token } = await collector('Denim')
    let isBroken = true
    const page = await openPage(MY_TRENDS, {
      as: { token },
      answers: ({ path }) =>
        isBroken && path === collection.categoryInfo.path
          ? Response.json({ code: 1011, msg: '', data: null }, { status: 400 })
          : null,
    })
    isBroken = false
    await press(page, page.say('state.retry'))
    expect(cards(page)).toEqual(['Denim'])
  })

  it('is kept for this visit and the next, and goes with the session', async () => {
    const { token } = await collector('Denim')
    await openPage(MY_TRENDS, { as: { token } })
    for (const [store, key] of [
      [sessionStorage, 'projectCategories'],
      [sessionStorage, 'collectedTrends'],
      [localStorage, 'projects'],
      [localStorage, 'collections'],
    ] as const) {
      expect(JSON.parse(store.getItem(key) ?? '{}').data.list.length, key).toBeGreaterThan(0)
    }
    const { clearSession } = await import('../../shared/api/session')
    clearSession()
    expect([sessionStorage.getItem('projectCategories'), localStorage.getItem('collections')]).toEqual([null, null])
  })

  it.each(screensByTurns('/trendee/my-trends/$name/$id'))(
    '%s shows what is collected and what is known to have changed, in %s',
    async (_path, language) => {
      const { token, path } = await collector('Denim')
      const page = await openPage(path, { as: { token }, language })
      expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe('Denim')
      expect(page.title()).toBe('Denim')
      expect(collected(page)).toEqual(await namesOf(page))
      expect(page.view.getAllByText(page.say('mine.not.no_newer_data'))).toHaveLength(3)
      const told = (await page.ask(collection.collectInfoList, {})).list.map(({ trend }) => trend)
      const decisions = (leadWeeks: number) =>
        told.map((trend) => (trend === null ? '' : plainText(whatToDo(trend, leadWeeks).words[language])))
      const said = () => page.view.getAllByRole('article').map(({ textContent }) => textContent)
      expect(said()).toEqual(decisions(LEAD_WEEKS.usual).map((words) => expect.stringContaining(words) as string))
      expect(decisions(4)).not.toEqual(decisions(LEAD_WEEKS.usual))
      const [lead] = page.view.getAllByRole('button', {
        name: page.say('evidence.open', { number: language === 'zh' ? '14周' : '14 weeks' }),
      })
      await page.user.click(lead as HTMLElement)
      await fill(page, await page.view.findByRole('textbox', { name: page.say('decision.lead') }), '4')
      await page.settled()
      expect(said()).toEqual(decisions(4).map((words) => expect.stringContaining(words) as string))
      await server()
        .runtime.store.db.updateTable('collected_trend')
        .set({
          seen: JSON.stringify({
            standings: [
              {
                region: 'US',
                gender: '',
                level: 'breakout',
                lifecycle: 'declining',
                growth: [null, null, 9, 9],
                peakWeek: '2020-05-04',
                asOf: '2020-03-01',
                source: 'google',
              },
            ],
          }),
        })
        .where('trend_id', '=', 'butter-yellow')
        .execute()
      const later = await openPage(path, { as: { token }, language })
      const { list } = await later.ask(collection.collectInfoList, {})
      const row = list.find(({ trendName }) => trendName === 'butter-yellow')
      expect(row?.not_compared).toBeNull()
      const growth = language === 'zh' ? /增长率原为/ : /growth was/
      expect(later.view.getAllByText(growth)).toHaveLength(1)
      const unknown = await openPage(`${MY_TRENDS}/any/none`, { as: { token }, language })
      expect(unknown.view.getByText(unknown.say('mine.gone'))).toBeDefined()
    },
  )

  it('a project keeps notes and an order, loses and regains a trend, and takes one in by name', async () => {
    const { token, path } = await collector('Denim')
    const page = await openPage(path, { as: { token } })
    const [first = '', second = '', third = ''] = await namesOf(page)
    await press(page, page.say('mine.note_of', { name: first }))
    await fill(page, page.view.getByRole('textbox', { name: page.say('mine.note_of', { name: first }) }), 'For spring')
    await press(page, page.say('mine.save'))
    expect(page.view.getByText('For spring')).toBeDefined()

    page.view.getByRole('button', { name: new RegExp(`^Move ${third}`) }).focus()
    await page.user.keyboard('{Home}')
    await page.settled()
    expect(collected(page)).toEqual([third, first, second])
    expect(await namesOf(page)).toEqual([third, first, second])

    await press(page, page.say('mine.remove', { name: first }))
    expect(collected(page)).toEqual([third, second])
    await press(page, page.say('mine.undo'))
    expect(collected(page)).toEqual([third, first, second])
    expect((await page.ask(collection.collectInfoList, {})).list[1]?.note).toBe('For spring')

    const field = () => page.view.getByPlaceholderText(page.say('mine.add_hint'))
    await fill(page, field(), 'glow worm cape')
    await press(page, page.say('mine.add'))
    expect(page.view.getByText(page.say('mine.unknown'))).toBeDefined()
    expect(page.view.getByRole('button', { name: page.say('suggest.button') })).toBeDefined()
    await fill(page, field(), 'cherry red')
    await press(page, page.say('mine.add'))
    expect(collected(page)).toHaveLength(4)
  })

  it('a trend that is dragged stands where it was dropped; refused, it goes back', async () => {
    const { token, path } = await collector('Denim')
    let isRefusing = false
    const page = await openPage(path, {
      as: { token },
      answers: ({ path: asked }) =>
        isRefusing && asked === collection.collectOrder.path
          ? Response.json({ code: 1010, msg: '', data: { most: 3 } }, { status: 409 })
          : null,
    })
    const [first = '', second = '', third = ''] = await namesOf(page)
    const drag = async (name: string, onto: string) => {
      const held = new Map<string, string>()
      const dataTransfer = {
        setData: (type: string, value: string) => void held.set(type, value),
        getData: (type: string) => held.get(type) ?? '',
        get types() {
          return [...held.keys()]
        },
      }
      const target = page.view.getByRole('heading', { level: 3, name: onto })
      fireEvent.dragStart(page.view.getByRole('button', { name: new RegExp(`^Move ${name}`) }), { dataTransfer })
      fireEvent.dragOver(target, { dataTransfer })
      fireEvent.drop(target, { dataTransfer })
      await page.settled()
    }
    await drag(third, first)
    expect(collected(page)).toEqual([third, first, second])
    isRefusing = true
    await drag(second, third)
    expect(collected(page)).toEqual([third, first, second])
    expect(await page.view.findByText(page.say('collect.full', { most: 3 }))).toBeDefined()
  })

  it('a note that is being written stays: for who leaves the page, and beside what somebody else has written', async () => {
    const { token, categoryId } = await collector('Denim')
    const page = await openPage(MY_TRENDS, { as: { token } })
    const [project] = page.view.getAllByRole('link', { name: /Denim/ })
    await page.user.click(project as HTMLElement)
    await page.settled()
    const [name = ''] = await namesOf(page)
    const [row] = (await page.ask(collection.collectInfoList, {})).list
    const field = () => page.view.getByRole('textbox', { name: page.say('mine.note_of', { name }) })
    await press(page, page.say('mine.note_of', { name }))
    await ofServer(token, collection.collectNote, { categoryId, trendName: row?.trendName, note: 'Theirs' })
    await fill(page, field(), 'Mine')
    await press(page, page.say('mine.save'))
    expect(await page.view.findByText(page.say('mine.note_changed', { note: 'Theirs' }))).toBeDefined()
    expect((field() as HTMLTextAreaElement).value).toBe('Mine')
    const stored = async () => (await page.ask(collection.collectInfoList, {})).list[0]?.note
    expect(await stored()).toBe('Theirs')
    await press(page, page.say('mine.save'))
    expect(await stored()).toBe('Mine')

    await press(page, `${page.say('mine.note_of', { name })}: Mine`)
    await fill(page, field(), 'A long thought')
    await page.go(-1)
    await expect.poll(stored).toBe('A long thought')
  })

  it('a viewer reads a project and changes nothing', async () => {
    const { token, path, categoryId } = await collector('Denim')
    const reader = await newcomer()
    const { db } = server().runtime.store
    const { accountId } = (await server().app.trendeeState.access.account(reader)) ?? { accountId: '' }
    await db
      .insertInto('project_member')
      .values({ project_id: categoryId, account_id: accountId, role: 'viewer' })
      .execute()
    await ofServer(token, collection.collectNote, { categoryId, trendName: 'cargo-pants', note: 'Read me' })
    const page = await openPage(path, { as: { token: reader } })
    expect(page.view.getByText('Read me')).toBeDefined()
    expect(page.view.getByText(/You can read/)).toBeDefined()
    expect(page.view.queryByRole('button', { name: /^(Move|Take|Note on)/ })).toBeNull()
    expect(page.view.queryByRole('button', { name: page.say('mine.add') })).toBeNull()
  })
})

describe('the collect button', () => {
  const { openPage, server } = usePages()

  it('collects into a project that is made on the spot, and takes out again', async () => {
    const token = await makeSession(server().runtime.store.db, PLAN)
    const page = await openPage('/trendee/trend-highlights', { as: { token } })
    const marks = () => page.view.getAllByRole('button', { name: /^Collect / })
    await page.user.click(marks()[0] as HTMLElement)
    await fill(page, await page.view.findByRole('textbox', { name: page.say('collect.new_project') }), 'Spring')
    await press(page, page.say('collect.make'))
    const { list } = await page.ask(collection.collectInfo, {})
    expect(list).toHaveLength(1)
    expect(await page.view.findByText(page.say('suggest.done'))).toBeDefined()
    const full = page.view.getAllByRole('button', { name: /^Collected: / })
    await page.user.click(full[0] as HTMLElement)
    const tick = await page.view.findByRole('checkbox', { name: 'Spring' })
    expect((tick as HTMLInputElement).checked).toBe(true)
    await page.user.click(tick)
    await page.settled()
    expect((await page.ask(collection.collectInfo, {})).list).toEqual([])
  })

  it('collects the chosen rows of a list', async () => {
    const token = await makeSession(server().runtime.store.db, PLAN)
    const page = await openPage('/trendee/design-trends/detail-trends?view=table', { as: { token } })
    const ticks = page.view.getAllByRole('checkbox', { name: page.say('table.select_row') })
    for (const tick of ticks.slice(0, 2)) await page.user.click(tick)
    await press(page, page.say('collect.chosen_other', { count: 2 }))
    await fill(page, await page.view.findByRole('textbox', { name: page.say('collect.new_project') }), 'Colours')
    await press(page, page.say('collect.make'))
    expect((await page.ask(collection.collectInfo, {})).total).toBe(2)
  })
})
