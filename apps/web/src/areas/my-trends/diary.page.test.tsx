import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '@trendee/server/testing/ask'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { formatFor } from '../../shared/format/format'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { collection } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'business' } } as const
const MY_TRENDS = '/trendee/my-trends'
const WHY = 'Three shops sold out.'

describe('the decision diary', () => {
  const { openPage, server } = usePages()
  const says = async (token: string, entry: Parameters<typeof ask>[1], input: Record<string, unknown>) =>
    (await ask(server().app, entry, input, token)).json()

  async function project() {
    const member = await makeMember(server().runtime.store.db, PLAN)
    const { categoryId } = (await says(member.token, collection.categoryCreate, { name: 'Denim' })).data
    await says(member.token, collection.collectAdd, { categoryId, trendName: 'cargo-pants' })
    return { ...member, categoryId, path: `${MY_TRENDS}/Denim/${categoryId}` }
  }

  it('is begun on a collected trend, which says from then on what was decided', async () => {
    const { token, categoryId, path } = await project()
    const page = await openPage(path, { as: { token } })
    const { list } = (await says(token, collection.collectInfoList, { categoryId })).data
    const decideOn = page.say('diary.decide_on', { name: page.nameOf(list[0]) })
    await press(page, decideOn)
    const dialog = within(await page.view.findByRole('dialog'))
    const save = dialog.getByRole('button', { name: page.say('diary.save') }) as HTMLButtonElement
    expect(save.disabled).toBe(true)
    await page.user.click(dialog.getByRole('radio', { name: page.say('choice.drop') }))
    await fill(page, dialog.getByRole('textbox', { name: page.say('diary.why') }), WHY)
    await page.user.click(save)
    await page.settled()
    expect(await page.view.findByText(WHY)).toBeDefined()
    expect(page.view.getByText(page.say('choice.drop'))).toBeDefined()
    const { data } = await says(token, collection.decisions, { categoryId })
    expect(data.list).toMatchObject([{ choice: 'drop', why: WHY, trendName: 'cargo-pants' }])
  })

  it('keeps what was written where the server did not take it', async () => {
    const { token, categoryId, path } = await project()
    const { list } = (await says(token, collection.collectInfoList, { categoryId })).data
    const page = await openPage(path, {
      as: { token },
      answers: (request) =>
        request.path === collection.decide.path ? Response.json({ code: 1000, msg: 'no' }, { status: 500 }) : null,
    })
    await press(page, page.say('diary.decide_on', { name: page.nameOf(list[0]) }))
    const dialog = within(await page.view.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: page.say('diary.why') }) as HTMLTextAreaElement
    await fill(page, field, WHY)
    await page.user.click(dialog.getByRole('button', { name: page.say('diary.save') }))
    await page.settled()
    expect(field.value).toBe(WHY)
    expect((await says(token, collection.decisions, { categoryId })).data.total).toBe(0)
  })

  it.each(screensByTurns('/trendee/my-trends/$name/$id/diary'))(
    '%s tells each decision with what was seen and said that day, in %s',
    async (_path, language) => {
      const { token, categoryId, path } = await project()
      const empty = await openPage(`${path}/diary`, { as: { token }, language })
      expect(empty.view.getByText(empty.say('diary.none'))).toBeDefined()

      for (const choice of ['watch', 'make']) {
        await says(token, collection.decide, { categoryId, trendName: 'cargo-pants', choice, why: `${WHY} ${choice}` })
      }
      const page = await openPage(`${path}/diary`, { as: { token }, language })
      const { list } = (await says(token, collection.decisions, { categoryId })).data
      const entries = page.view.getAllByRole('article')
      expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual(
        list.map((row: Parameters<typeof page.nameOf>[0]) => page.nameOf(row)),
      )
      const [newest, older] = entries.map((entry) => entry.textContent ?? '')
      expect(newest).toContain(`${WHY} make`)
      expect(newest).toContain(page.say('not_judged.not_due'))
      expect(newest).toContain(formatFor(language).growth(list[0].said.growth))
      // Decided anew on the same day: a correction.
      expect(older).toContain(page.say('not_judged.corrected'))
      expect(page.view.getByText(page.say('diary.me')).closest('li')?.textContent).toContain(
        page.say('diary.none_judged'),
      )
    },
  )

  it('is read, not written, by a viewer, and is nothing to others', async () => {
    const { token, categoryId, path } = await project()
    await says(token, collection.decide, { categoryId, trendName: 'cargo-pants', choice: 'make', why: WHY })
    const viewer = await makeMember(server().runtime.store.db, PLAN)
    await server()
      .runtime.store.db.insertInto('project_member')
      .values({ project_id: categoryId, account_id: viewer.accountId, role: 'viewer' })
      .execute()
    const page = await openPage(path, { as: { token: viewer.token } })
    expect(await page.view.findByText(WHY)).toBeDefined()
    expect(page.view.queryByRole('button', { name: /^(Decide on|对)/ })).toBeNull()
    const stranger = await makeMember(server().runtime.store.db, PLAN)
    const gone = await openPage(`${path}/diary`, { as: { token: stranger.token } })
    expect(gone.view.getByText(gone.say('mine.gone'))).toBeDefined()
  })
})
