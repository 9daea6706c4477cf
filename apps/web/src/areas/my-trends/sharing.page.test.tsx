import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { whatToDo } from '@trendee/contract/trends/what-to-do'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { plainText } from '@trendee/core/sentences/sentence'
import { ask } from '@trendee/server/testing/ask'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { formatFor } from '../../shared/format/format'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { collection } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'business' } } as const
const MY_TRENDS = '/trendee/my-trends'
const TRENDS = ['wide-leg-trousers', 'cargo-pants', 'butter-yellow']
const NO_LINK = 'a-token-that-nobody-was-ever-given'

describe('a project for others', () => {
  const { openPage, server } = usePages()
  const person = (email?: string) =>
    makeMember(server().runtime.store.db, email === undefined ? PLAN : { ...PLAN, email })
  const says = async (token: string, entry: Parameters<typeof ask>[1], input: Record<string, unknown>) =>
    (await ask(server().app, entry, input, token)).json()

  async function project(trends: readonly string[] = TRENDS) {
    const { token } = await person()
    const { categoryId } = (await says(token, collection.categoryCreate, { name: 'Denim' })).data
    if (trends.length > 0) await says(token, collection.collectAdd, { categoryId, trendName: trends.join(',') })
    return { token, categoryId, path: `${MY_TRENDS}/Denim/${categoryId}` }
  }
  async function shared(trends?: readonly string[], options: object = {}) {
    const made = await project(trends)
    const { categoryId } = made
    await says(made.token, collection.collectNote, { categoryId, trendName: 'cargo-pants', note: 'For the capsule' })
    const link = (await says(made.token, collection.shareCreate, { categoryId, ...options })).data.token as string
    return { ...made, link }
  }
  const names = async (token: string, page: Page) =>
    (await says(token, collection.collectInfoList, {})).data.list.map((row: Parameters<Page['nameOf']>[0]) =>
      page.nameOf(row),
    )
  const headings = ({ view }: Page) => view.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  it('has a link that its owner makes, sees once, and ends', async () => {
    const { token, path } = await project()
    const page = await openPage(path, { as: { token } })
    await press(page, page.say('share.title'))
    fireEvent.change(await page.view.findByRole('combobox', { name: page.say('share.open_for') }), {
      target: { value: '7' },
    })
    await page.user.click(page.view.getByRole('checkbox', { name: page.say('share.with_notes') }))
    await press(page, page.say('share.create'))
    const field = page.view.getByRole('textbox', { name: page.say('share.link') }) as HTMLInputElement
    expect(page.view.getByRole('button', { name: page.say('share.copy') })).toBeDefined()
    const link = new URL(field.value).pathname.replace('/shared/', '')
    const read = await page.ask(collection.sharedProject, { token: link })
    expect(read).toMatchObject({ name: 'Denim', shows_notes: true, total: 3 })
    const left = read.expiration_time - Date.now() / 1000
    expect(Math.round(left / 86_400)).toBe(7)

    const again = await openPage(path, { as: { token } })
    await press(again, again.say('share.title'))
    expect(await again.view.findByText(again.say('share.known_once'))).toBeDefined()
    expect(again.view.getByRole('button', { name: again.say('share.replace') })).toBeDefined()
    await press(again, again.say('share.revoke'))
    expect(again.view.getByText(again.say('share.revoke_sure'))).toBeDefined()
    await press(again, again.say('share.revoke'))
    expect(again.view.getByRole('button', { name: again.say('share.create') })).toBeDefined()
    const gone = await openPage(`/shared/${link}`)
    expect(gone.view.getByText(gone.say('shared.gone'))).toBeDefined()
  })

  it.each(screensByTurns('/shared/$token'))(
    '%s shows without an account what was shared, and leads nowhere that asks for one, in %s',
    async (path, language) => {
      const { token, link } = await shared()
      const page = await openPage(path.replace('$token', link), { language })
      expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe('Denim')
      expect(page.title()).toBe('Denim')
      expect(headings(page)).toEqual(await names(token, page))
      expect(page.view.getAllByText(page.say('mine.not.no_newer_data'))).toHaveLength(3)
      expect(page.view.queryByText('For the capsule')).toBeNull()
      expect(page.view.queryByRole('navigation')).toBeNull()
      const links = page.view.getAllByRole('link').map((one) => one.getAttribute('href'))
      expect(links).toEqual([`/shared/${link}/board`])
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')

      const noted = await openPage(`/shared/${(await shared(TRENDS, { shows_notes: true })).link}`, { language })
      expect(noted.view.getByText('For the capsule')).toBeDefined()
      const bare = await openPage(`/shared/${(await shared([])).link}`, { language })
      expect(bare.view.getByText(bare.say('shared.none'))).toBeDefined()
      for (const unknown of [NO_LINK, 'short']) {
        const gone = await openPage(`/shared/${unknown}`, { language })
        expect(gone.view.getByRole('heading', { level: 1 }).textContent).toBe(gone.say('shared.gone'))
        expect(gone.view.queryByRole('link')).toBeNull()
      }
    },
  )

  it('shows by its link as much as its owner’s plan shows', async () => {
    const { token, link, categoryId } = await shared()
    const page = await openPage(`/shared/${link}/board`)
    const { list } = await page.ask(collection.sharedProject, { token: link })
    const own = (await says(token, collection.collectInfoList, { categoryId })).data.list
    expect(list.map((row) => row.trend?.sparkline.forecast.length)).toEqual(
      own.map((row: (typeof list)[number]) => row.trend?.sparkline.forecast.length),
    )
    expect(headings(page)).toHaveLength(own.length)
  })

  it('has people: invited by role, changed, removed; an open invitation is withdrawn', async () => {
    const { token, path, categoryId } = await project()
    const ben = await person('ben@team.example')
    const page = await openPage(path, { as: { token } })
    await press(page, page.say('team.title'))
    const invite = async (email: string, role: string) => {
      await fill(page, await page.view.findByRole('textbox', { name: page.say('team.email') }), email)
      fireEvent.change(page.view.getByRole('combobox', { name: page.say('team.role') }), { target: { value: role } })
      await press(page, page.say('team.invite'))
    }
    await invite('ben@team.example', 'editor')
    await invite('eve@team.example', 'viewer')
    const open = within(page.view.getByRole('region', { name: page.say('team.open') }))
    expect(open.getAllByRole('listitem')).toHaveLength(2)
    await press(page, page.say('team.withdraw', { email: 'eve@team.example' }))
    expect(open.queryByText('eve@team.example')).toBeNull()

    const { list } = (await says(ben.token, collection.invitations, {})).data
    await says(ben.token, collection.invitationAccept, { invitation_id: list[0].invitation_id })
    const later = await openPage(path, { as: { token } })
    await press(later, later.say('team.title'))
    const people = within(await later.view.findByRole('list', { name: later.say('team.members') }))
    expect(people.getByText('ben@team.example')).toBeDefined()
    const role = people.getByRole('combobox') as HTMLSelectElement
    expect(role.value).toBe('editor')
    fireEvent.change(role, { target: { value: 'viewer' } })
    await later.settled()
    expect((await says(ben.token, collection.team, { categoryId })).data.role).toBe('viewer')

    await fill(later, later.view.getByRole('textbox', { name: later.say('team.email') }), 'ben@team.example')
    await press(later, later.say('team.invite'))
    expect(await later.view.findByText(later.say('team.in_already'))).toBeDefined()

    const remove = later.say('team.remove', { name: 'Tess Test' })
    await press(later, remove)
    await press(later, remove)
    expect(people.getAllByRole('listitem')).toHaveLength(1)
    expect((await says(ben.token, collection.team, { categoryId })).code).toBe(1002)
  })

  it.each(['en', 'zh'] as const)(
    'is accepted or declined by who is invited, and left again, in %s',
    async (language) => {
      const { token, categoryId } = await project()
      const other = await project([])
      const email = `ann-${language}@team.example`
      const ann = await person(email)
      await says(token, collection.teamInvite, { categoryId, email, role: 'viewer' })
      await says(other.token, collection.teamInvite, { categoryId: other.categoryId, email, role: 'editor' })
      const page = await openPage(MY_TRENDS, { as: ann, language })
      const invited = () => page.view.queryByRole('region', { name: page.say('invited.title') })
      expect(within(invited() as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
      const roles = [/编辑|edit/, /查看|read/].map((text) => within(invited() as HTMLElement).getAllByText(text).length)
      expect(roles).toEqual([1, 1])
      const row = (text: RegExp) =>
        within(invited() as HTMLElement)
          .getByText(text)
          .closest('li') as HTMLElement
      await page.user.click(
        within(row(/编辑|edit/)).getByRole('button', { name: page.say('invited.decline', { name: 'Denim' }) }),
      )
      await page.settled()
      await press(page, page.say('invited.accept', { name: 'Denim' }))
      expect(invited()).toBeNull()
      expect(headings(page)).toEqual(['Denim'])
      expect((await says(other.token, collection.team, { categoryId: other.categoryId })).data.members).toHaveLength(1)

      await press(page, 'Denim', 'link')
      expect(page.view.queryByRole('button', { name: page.say('share.title') })).toBeNull()
      await press(page, page.say('team.title'))
      expect(page.view.queryByRole('textbox', { name: page.say('team.email') })).toBeNull()
      expect(page.view.queryByRole('button', { name: new RegExp(page.say('team.remove_word')) })).toBeNull()
      await press(page, page.say('team.leave'))
      await press(page, page.say('team.leave'))
      expect(page.address()).toBe(MY_TRENDS)
      expect(page.view.getByText(page.say('mine.none'))).toBeDefined()
    },
  )

  it.each(screensByTurns('/trendee/my-trends/$name/$id/board', '/shared/$token/board'))(
    '%s lays a project out for the chosen paper, in %s',
    async (path, language) => {
      const isShared = path.startsWith('/shared')
      const format = formatFor(language)
      const { token, link, categoryId } = await shared(TRENDS, { shows_notes: true })
      const as = isShared ? {} : { as: { token } }
      const at = (of: { link: string; categoryId: string }) =>
        path.replace('$token', of.link).replace('$name', 'Denim').replace('$id', of.categoryId)
      const page = await openPage(at({ link, categoryId }), { language, ...as })
      const { list, as_of: asOf } = (await says(token, collection.collectInfoList, { categoryId })).data
      expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe('Denim')
      for (const row of list) {
        const card = within(page.view.getByRole('region', { name: page.nameOf(row) }))
        const other = language === 'zh' ? row.name : row.trend_name_zh
        expect(card.getByText(other)).toBeDefined()
        expect(card.getAllByText(page.say(`level.${row.trend.level}` as 'level.hot')).length).toBeGreaterThan(0)
        expect(card.getAllByRole('img', { name: /曲线|curve/ })).toHaveLength(1)
        expect(card.getByText(plainText(whatToDo(row.trend, LEAD_WEEKS.usual).words[language]))).toBeDefined()
        expect(card.getByText(page.say('growth.yoy')).textContent).toContain(format.growth(row.trend.yoy))
        const codes = row.trend.hex === null ? [] : [row.trend.hex.toUpperCase()]
        expect(codes.filter((code) => card.queryByText(code) === null)).toEqual([])
      }
      expect(page.view.getByText('For the capsule')).toBeDefined()
      const foot = page.view.getByRole('contentinfo').textContent ?? ''
      expect(foot).toContain(page.say('board.sources'))
      expect(foot).toContain(asOf.slice(0, 4))
      const sheet = () => [...document.querySelectorAll('style')].map((one) => one.textContent).join('')
      expect(sheet()).toContain('size: A4 landscape')
      await page.user.click(page.view.getByText(page.say('board.a3')))
      await page.settled()
      expect(sheet()).toContain('size: A3 landscape')
      expect(page.address()).toContain('paper=a3')
      // The DOM of the tests has no printer.
      const print = vi.fn<() => void>()
      vi.stubGlobal('print', print)
      await press(page, page.say('board.print'))
      expect(print).toHaveBeenCalledOnce()
      vi.unstubAllGlobals()

      const bare = await openPage(at(await shared([])), { language, ...(isShared ? {} : { as: { token } }) })
      expect(bare.view.getByText(bare.say(isShared ? 'shared.none' : 'mine.gone'))).toBeDefined()
    },
  )

  it('a board of nothing leads back to its project', async () => {
    const { token, path } = await project([])
    const page = await openPage(`${path}/board`, { as: { token } })
    expect(page.view.getByText(page.say('mine.none_collected'))).toBeDefined()
    await press(page, page.say('shared.back'), 'link')
    expect(page.address()).toBe(path)
  })
})
