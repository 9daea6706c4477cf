import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { DEMO_AS_OF } from '@trendee/demo/planted-truth'
import { ensureDemoProjects } from '@trendee/demo/demo-projects'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'
import { type TestAccount, makeAccount } from '../../testing/test-accounts'

const { collection } = CONTRACT
const PROFESSIONAL = { role: '1', plan: { line: 'trendee', plan: 'professional' } } as const
const BASIC = { role: '1', plan: { line: 'trendee', plan: 'basic' } } as const

let demo: SignInApp
beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const answer = async (endpoint: Endpoint, input: Input, token?: string) =>
  (await ask(demo.app, endpoint, input, token)).json()

async function newPerson(account: TestAccount = PROFESSIONAL) {
  const accountId = await makeAccount(db(), account)
  const token = await openSession(db(), accountId)
  return {
    accountId,
    token,
    says: (endpoint: Endpoint, input: Input) => answer(endpoint, input, token),
    gets: async <E extends Endpoint>(endpoint: E, input: Input = {}): Promise<OutputOf<E>> => {
      const said = await answer(endpoint, input, token)
      expect(said, JSON.stringify(said)).toMatchObject({ code: 1 })
      return said.data
    },
  }
}
type Person = Awaited<ReturnType<typeof newPerson>>
const newProject = async (person: Person, name = 'Capsule') =>
  (await person.gets(collection.categoryCreate, { name })).categoryId
const heldIn = async (person: Person, categoryId: string) =>
  (await person.gets(collection.collectInfo, { categoryId })).list.map(({ trendName }) => trendName)

/** Ids of trends that the US knows, the first by id. */
async function someTrends(count: number): Promise<string[]> {
  const rows = await demo.runtime.analytics.rows(
    z.object({ id: z.string() }),
    `SELECT DISTINCT trend_id AS id FROM trendee.trend_metric WHERE region = 'US' ORDER BY id LIMIT ${count}`,
  )
  return rows.map(({ id }) => id)
}

describe('a project', () => {
  it('is made, renamed, deleted and brought back, by form as by JSON', async () => {
    const ann = await newPerson()
    const made = await ann.gets(collection.categoryCreate, { name: ' Denim ' })
    expect(made).toMatchObject({
      name: 'Denim',
      role: 'owner',
      owner: 'Tess Test',
      trends: 0,
      members: 1,
      pictures: [],
    })
    expect(made.expiration_time).toBeNull()
    const { categoryId } = made
    const form = await demo.app.inject({
      method: 'POST',
      url: collection.categoryUpdate.path,
      headers: { token: ann.token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ categoryId, name: 'Jeans' }).toString(),
    })
    expect(form.json().data.name).toBe('Jeans')
    const { restorable_until: until } = await ann.gets(collection.categoryDelete, { categoryId })
    expect(until).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
    expect((await ann.gets(collection.categoryInfo)).list).toEqual([])
    expect((await ann.says(collection.categoryInfo, { categoryId })).code).toBe(1002)
    await ann.gets(collection.categoryRestore, { categoryId })
    expect((await ann.gets(collection.categoryInfo)).list.map(({ name }) => name)).toEqual(['Jeans'])
  })

  it('takes a trend by id, English or Chinese name, each once, and says so in the words of the specification', async () => {
    const ann = await newPerson()
    const categoryId = await newProject(ann)
    const add = (trendName: string) => ann.gets(collection.collectAdd, { categoryId, trendName })
    expect(await add('wide-leg-trousers')).toEqual({
      message: 'Added Successfully! We will update this trend regularly.',
      list: [{ categoryId, trendName: 'wide-leg-pants', is_new: true }],
      total: 1,
    })
    expect(await add('Wide Leg Trousers')).toMatchObject({ list: [{ is_new: false }], total: 1 })
    const [first = '', second = ''] = await someTrends(2)
    expect(await add(`${first},${second},${first}`)).toMatchObject({ list: [{}, {}], total: 3 })
    const { list } = await ann.gets(collection.collectInfoList, { categoryId })
    const chinese = list.find(({ trendName }) => trendName === 'wide-leg-pants')?.trend_name_zh ?? ''
    expect(await add(chinese)).toMatchObject({ list: [{ trendName: 'wide-leg-pants', is_new: false }] })
    const twelve = Array.from({ length: 12 }, () => add('cargo-pants'))
    expect((await Promise.all(twelve)).flatMap((said) => said.list).filter((one) => one.is_new)).toHaveLength(1)
    expect((await ann.gets(collection.categoryInfo)).list[0]).toMatchObject({ trends: 4 })
  })

  it('does not take an unknown trend, nor what is asked with it, and says where to wish for it', async () => {
    const ann = await newPerson()
    const categoryId = await newProject(ann)
    const said = await ann.says(collection.collectAdd, { categoryId, trendName: 'cargo-pants,glow worm cape' })
    expect(said).toMatchObject({
      code: 1002,
      msg: 'The trend has not yet been included in the database',
      data: { field: 'trendName', trendName: 'glow worm cape', request: CONTRACT.words.suggestKeyword.path },
    })
    expect(await heldIn(ann, categoryId)).toEqual([])
  })

  it('keeps notes and an order, and brings back what was taken out', async () => {
    const ann = await newPerson()
    const categoryId = await newProject(ann)
    const ids = await someTrends(3)
    const [a = '', b = '', c = ''] = ids
    await ann.gets(collection.collectAdd, { categoryId, trendName: ids.join(',') })
    await ann.gets(collection.collectNote, { categoryId, trendName: b, note: ' Linen only. ' })
    await ann.gets(collection.collectOrder, { categoryId, trendName: c, place: 1 })
    expect(await heldIn(ann, categoryId)).toEqual([c, a, b])
    await ann.gets(collection.collectDelete, { categoryId, trendName: `${b},${c}` })
    expect(await heldIn(ann, categoryId)).toEqual([a])
    expect((await ann.says(collection.collectNote, { categoryId, trendName: b, note: 'x' })).code).toBe(1002)
    await ann.gets(collection.collectRestore, { categoryId, trendName: `${b},${c}` })
    const { list } = await ann.gets(collection.collectInfoList, { categoryId })
    expect(list.map(({ trendName, note }) => [trendName, note])).toEqual([
      [c, ''],
      [a, ''],
      [b, 'Linen only.'],
    ])
  })
})

describe('what plans say of collecting', () => {
  it('counts new trends of a month, whichever project they go into, and never more of them at once', async () => {
    const ann = await newPerson(BASIC)
    const [one, two] = [await newProject(ann, 'One'), await newProject(ann, 'Two')]
    const ids = await someTrends(9)
    const tries = await Promise.all(
      ids.map((trendName) => ann.says(collection.collectAdd, { categoryId: one, trendName })),
    )
    expect(tries.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([
      1, 1, 1, 1, 1, 1005, 1005, 1005, 1005,
    ])
    const held = await heldIn(ann, one)
    expect(held).toHaveLength(5)
    // The same trends elsewhere are no further use.
    await ann.gets(collection.collectAdd, { categoryId: two, trendName: held.join(',') })
    const refused = ids.find((id) => !held.includes(id)) ?? ''
    expect(await ann.says(collection.collectAdd, { categoryId: two, trendName: refused })).toMatchObject({
      code: 1005,
      data: { feature_type: 'collections', plan_count: 'month:5', plan: 'basic' },
    })
  })

  it('counts nothing for what was not added', async () => {
    const ann = await newPerson(BASIC)
    const categoryId = await newProject(ann)
    const unknown = Array.from({ length: 8 }, (_, index) => `no such thing ${'abcdefgh'[index]}`)
    for (const trendName of unknown) {
      expect((await ann.says(collection.collectAdd, { categoryId, trendName })).code).toBe(1002)
    }
    expect((await ann.gets(collection.collectAdd, { categoryId, trendName: 'cargo-pants' })).total).toBe(1)
  })

  it('leaves what is there to be read and tidied once the plan has ended', async () => {
    const ann = await newPerson()
    const categoryId = await newProject(ann)
    await ann.gets(collection.collectAdd, { categoryId, trendName: 'cargo-pants' })
    await db().deleteFrom('account_plan').where('account_id', '=', ann.accountId).execute()
    demo.app.trendeeState.access.forgetAccounts()
    const said = await ann.says(collection.collectAdd, { categoryId, trendName: 'wide-leg-trousers' })
    expect(said).toMatchObject({ code: 1005, data: { feature_type: 'collections' } })
    expect((await ann.says(collection.categoryCreate, { name: 'More' })).data.feature_type).toBe('collections')
    await ann.gets(collection.collectNote, { categoryId, trendName: 'cargo-pants', note: 'Later' })
    const { list } = await ann.gets(collection.collectInfoList, { categoryId })
    expect(list).toMatchObject([{ note: 'Later', now: { forecast_peak_week: null } }])
    await ann.gets(collection.categoryDelete, { categoryId })
  })
})

describe('what changed since a trend was collected', () => {
  it('is nothing to tell where no newer data has come, or the gender or region was not known', async () => {
    const ann = await newPerson()
    const categoryId = await newProject(ann)
    await ann.gets(collection.collectAdd, { categoryId, trendName: 'wide-leg-trousers' })
    const [row] = (await ann.gets(collection.collectInfoList, { categoryId })).list
    expect(row).toMatchObject({ not_compared: 'no_newer_data', before: row?.now })
    expect(row?.now).toMatchObject({ level: row?.trend?.level, growth: row?.trend?.growth, as_of: row?.trend?.as_of })
    await db()
      .updateTable('collected_trend')
      .set({ seen: JSON.stringify({ standings: [] }) })
      .where('project_id', '=', categoryId)
      .execute()
    const unknown = (await ann.gets(collection.collectInfoList, { categoryId })).list
    expect(unknown).toMatchObject([{ before: null, not_compared: 'unknown_then', now: row?.now }])
    await db()
      .updateTable('collected_trend')
      .set({ trend_id: 'glow-worm-cape' })
      .where('project_id', '=', categoryId)
      .execute()
    const gone = (await ann.gets(collection.collectInfoList, { categoryId })).list
    expect(gone).toMatchObject([
      { name: 'Glow Worm Cape', trend: null, before: null, now: null, not_compared: 'unknown_now' },
    ])
  })

  it('is then beside now for what the demo collected weeks ago, in its project and in a file of it', async () => {
    await ensureDemoProjects(demo.runtime, DEMO_AS_OF)
    await ensureDemoProjects(demo.runtime, DEMO_AS_OF)
    const token = await demo.signIn('designer')
    const projects = (await answer(collection.categoryInfo, {}, token)).data.list as { name: string; trends: number }[]
    expect(projects.map(({ name }) => name).toSorted()).toEqual(['Colour story', 'Spring denim'])
    for (const { trends } of projects) expect(trends).toBeGreaterThan(0)
    const { list } = (await answer(collection.collectInfoList, { pageSize: 100 }, token)).data as OutputOf<
      typeof collection.collectInfoList
    >
    const compared = list.filter((row) => row.not_compared === null)
    expect(compared.length).toBeGreaterThan(0)
    for (const { before, now } of compared) {
      expect(before?.as_of.localeCompare(now?.as_of ?? '')).toBe(-1)
      expect(before?.growth).not.toBe(now?.growth)
    }
    expect(
      compared.some(({ before, now }) => before?.level !== now?.level || before?.lifecycle !== now?.lifecycle),
    ).toBe(true)
    const file = await ask(
      demo.app,
      CONTRACT.common.export,
      { what: 'my-trends', quantity: 100, language: 'en' },
      token,
    )
    const [head = '', ...rows] = file.body.trimEnd().split('\r\n')
    expect(head).toContain('Level when collected')
    expect(rows).toHaveLength(list.length)
  })

  it('is listed by what is asked', async () => {
    const ann = await newPerson()
    const categoryId = await newProject(ann)
    await ann.gets(collection.collectAdd, { categoryId, trendName: (await someTrends(8)).join(',') })
    const listed = async (asked: Input) => (await ann.gets(collection.collectInfoList, { categoryId, ...asked })).list
    const growths = (await listed({ sort: 'growth', window: 90 })).map(({ now }) => now?.growth ?? -Infinity)
    expect(growths).toEqual(growths.toSorted((a, b) => b - a))
    const names = (await listed({ sort: 'name', order: 'asc' })).map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    const pages = [1, 2, 3].map((page) => listed({ sort: 'level', page, pageSize: 3 }))
    const all = (await Promise.all(pages)).flat().map(({ trendName }) => trendName)
    expect(new Set(all).size).toBe(8)
  })
})

describe('people', () => {
  it('are invited by e-mail and message, accept with their own address, and do what their role says', async () => {
    const ann = await newPerson()
    const email = 'bob@team.example'
    const bob = await newPerson({ ...PROFESSIONAL, email })
    const categoryId = await newProject(ann, 'Knits <b>')
    await ann.gets(collection.collectAdd, { categoryId, trendName: 'cargo-pants' })
    const invited = await ann.gets(collection.teamInvite, { categoryId, email: 'Bob@Team.example', role: 'viewer' })
    expect(invited).toMatchObject({ email, role: 'viewer', is_mailed: true })
    await demo.app.trendeeState.afterAnswers.settle()
    const [mail] = demo.providers.outbox?.list({ to: email }) ?? []
    expect(mail?.subject).toContain('Knits <b>')
    const { list: messages } = await bob.gets(CONTRACT.dashboard.messages)
    expect(messages.map(({ title }) => title)).toContain('Tess Test invites you to the project “Knits <b>”')
    const { list } = await bob.gets(collection.invitations)
    expect(list).toMatchObject([{ name: 'Knits <b>', owner: 'Tess Test', role: 'viewer' }])
    const { invitation_id } = list[0] ?? { invitation_id: '' }
    const eve = await newPerson()
    expect((await eve.says(collection.invitationAccept, { invitation_id })).code).toBe(1002)
    expect((await bob.says(collection.categoryInfo, { categoryId })).code).toBe(1002)
    expect(await bob.gets(collection.invitationAccept, { invitation_id })).toEqual({ categoryId, name: 'Knits <b>' })
    expect(await heldIn(bob, categoryId)).toEqual(['cargo-pants'])
    const add = () => bob.says(collection.collectAdd, { categoryId, trendName: 'wide-leg-trousers' })
    expect((await add()).code).toBe(1003)
    await ann.gets(collection.teamRole, { categoryId, member_id: bob.accountId, role: 'editor' })
    expect((await add()).code).toBe(1)
    expect((await bob.says(collection.categoryUpdate, { categoryId, name: 'Mine' })).code).toBe(1003)
    const seen = await bob.gets(collection.team, { categoryId })
    expect(seen).toMatchObject({ role: 'editor', invitations: [] })
    expect(seen.members.map((one) => [one.role, one.email, one.is_me])).toEqual([
      ['owner', null, false],
      ['editor', null, true],
    ])
    expect((await ann.gets(collection.team, { categoryId })).members[1]).toMatchObject({ email })
    await bob.gets(collection.teamLeave, { categoryId })
    expect((await bob.says(collection.team, { categoryId })).code).toBe(1002)
  })

  it('are not told apart by whether their address has an account, and not flooded', async () => {
    const ann = await newPerson()
    await newPerson({ ...PROFESSIONAL, email: 'known@team.example' })
    const categoryId = await newProject(ann)
    const invite = (email: string) => ann.says(collection.teamInvite, { categoryId, email })
    const [known, unknown] = [await invite('known@team.example'), await invite('unknown@team.example')]
    const shape = (said: { data: object }) => Object.keys(said.data)
    expect([known.code, shape(known)]).toEqual([unknown.code, shape(unknown)])
    const codes: number[] = []
    for (let round = 0; round < 6; round += 1) codes.push((await invite('known@team.example')).code)
    expect(codes.at(-1)).toBe(1006)
  })
})

describe('a link', () => {
  const shared = (input: Input) => answer(collection.sharedProject, input)

  it('shows anybody what its owner’s plan shows, with notes where wanted, and nothing of the account', async () => {
    const ann = await newPerson({ ...PROFESSIONAL, email: 'ann.secret@link.example' })
    const categoryId = await newProject(ann, 'Public capsule')
    await ann.gets(collection.collectAdd, { categoryId, trendName: 'wide-leg-trousers,cargo-pants' })
    await ann.gets(collection.collectNote, { categoryId, trendName: 'cargo-pants', note: 'Between us' })
    const { token } = await ann.gets(collection.shareCreate, { categoryId, days: 7 })
    const seen = await shared({ token })
    expect(seen.data).toMatchObject({ name: 'Public capsule', total: 2, shows_notes: false })
    expect(JSON.stringify(seen)).not.toMatch(/Between us|ann\.secret|Tess/)
    expect(JSON.stringify(seen)).not.toContain(ann.accountId)
    expect(JSON.stringify(seen)).not.toContain(categoryId)
    expect(JSON.stringify(seen.data.list)).toMatch(/"forecast_growth":-?[\d.]+/)
    const open = await ann.gets(collection.shareCreate, { categoryId, shows_notes: 'true' })
    expect((await shared({ token })).code).toBe(1002)
    expect(JSON.stringify(await shared({ token: open.token }))).toContain('Between us')
    // The plan ends: no forecast, and of the list what anybody without a plan sees.
    await ann.gets(collection.collectAdd, { categoryId, trendName: (await someTrends(7)).join(',') })
    await db().deleteFrom('account_plan').where('account_id', '=', ann.accountId).execute()
    const less = await shared({ token: open.token, pageSize: 50 })
    expect(less.data.list).toHaveLength(5)
    expect(less.data.total).toBe(5)
    for (const row of less.data.list) {
      expect(row.trend).toMatchObject({ forecast_growth: null, forecast_peak_week: null, sparkline: { forecast: [] } })
      expect([row.before?.forecast_peak_week, row.now.forecast_peak_week]).toEqual([null, null])
    }
    await ann.gets(collection.shareRevoke, { categoryId })
    expect((await shared({ token: open.token })).code).toBe(1002)
  })

  it('ends with the permission of its owner', async () => {
    const ann = await newPerson()
    const categoryId = await newProject(ann)
    const { token } = await ann.gets(collection.shareCreate, { categoryId })
    expect((await shared({ token })).code).toBe(1)
    const past = new Date(Date.now() - 1000)
    await db().updateTable('account').set({ access_ends_at: past }).where('account_id', '=', ann.accountId).execute()
    expect((await shared({ token })).code).toBe(1002)
  })
})
