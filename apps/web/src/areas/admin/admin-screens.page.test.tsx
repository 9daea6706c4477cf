import { within } from '@testing-library/dom'
import { waitingJob } from '@trendee/server/testing/example-inputs'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '@trendee/server/testing/ask'
import { describe, expect, it } from 'vitest'
import { choose, fill, pick, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'

const { adminMessages, adminSettings, adminUsers, words } = CONTRACT

describe('administration', () => {
  const { openPage, server } = usePages()

  const tableOf = ({ view, say }: Page, key: Parameters<Page['say']>[0]) =>
    within(view.getByRole('table', { name: say(key) }))
  const heading = ({ view }: Page) => view.getByRole('heading', { level: 1 }).textContent

  it.each(screensByTurns('/admin/messages'))('%s has what readers say, in %s', async (path, language) => {
    const content = `The collar is missing, ${language}.`
    await server().app.inject({
      method: words.feedback.method,
      url: words.feedback.path,
      headers: { token: await server().signIn('designer') },
      payload: { content, page: '/trendee/trend-highlights' },
    })
    const page = await openPage(path, { as: 'admin', language })
    const { view, say } = page
    expect(page.title()).toBe(say('screen.admin_messages'))
    const said = () => view.queryAllByRole('article').find((article) => article.textContent.includes(content))
    await page.user.click(within(said() as HTMLElement).getByRole('button', { name: say('word.done') }))
    await page.settled()
    expect(said()).toBeUndefined()
    await choose(page, say('users.state'), say('word.is_done'))
    expect(page.address()).toContain('state=done')
    expect(within(said() as HTMLElement).getByRole('button', { name: say('word.open_again') })).toBeDefined()
  })

  it.each(screensByTurns('/admin/languages'))('%s has every text in both languages, in %s', async (path, language) => {
    const page = await openPage(path, { as: 'admin', language })
    expect(heading(page)).toBe(page.say('screen.wording'))
    const { list, total } = await page.ask(adminSettings.languageList, { pageSize: 50 })
    expect(page.view.getByText(page.say('wording.count_other', { count: total.toLocaleString('en-US') }))).toBeDefined()
    expect(tableOf(page, 'screen.wording').getAllByText(list[0]?.[language] ?? '').length).toBeGreaterThan(0)
  })

  it.each(screensByTurns('/admin/advertising'))('%s sets when visitors are invited, in %s', async (path, language) => {
    const page = await openPage(path, { as: 'admin', language })
    const { view, say } = page
    expect(heading(page)).toBe(say('screen.advertising'))
    await choose(page, say('advertising.mode'), say('advertising.once'))
    await fill(page, view.getByLabelText(say('advertising.seconds')), '7200')
    expect(view.getByText(say('advertising.means_once_other', { count: '7,200' }))).toBeDefined()
    await press(page, say('admin.save'))
    const site = async () => (await page.ask(CONTRACT.visits.site, {})).advertising
    expect(await site()).toEqual({ alert_time: 7200, register_login: 'Yes' })
    await choose(page, say('advertising.mode'), say('advertising.never'))
    await press(page, say('admin.save'))
    expect(await site()).toEqual({ alert_time: 0, register_login: 'Yes' })
  })

  it.each(screensByTurns('/admin/jobs'))('%s cancels what waits and starts it again, in %s', async (path, language) => {
    await waitingJob('created')(server())
    const page = await openPage(path, { as: 'admin', language })
    const { say } = page
    expect(heading(page)).toBe(say('screen.jobs'))
    // Other jobs may wait beside it: the queue sends what is due by the clock.
    const job = () => {
      const rows = tableOf(page, 'screen.jobs').getAllByRole('row')
      return within(rows.find((row) => row.textContent.includes(say('jobs.job_housekeeping'))) as HTMLElement)
    }
    const pressOfJob = async (key: 'jobs.cancel' | 'jobs.retry') => {
      await page.user.click(await job().findByRole('button', { name: say(key) }))
      await page.settled()
    }
    expect(job().getByText(say('jobs.is_created'))).toBeDefined()
    await pressOfJob('jobs.cancel')
    expect(job().getByText(say('jobs.is_cancelled'))).toBeDefined()
    await pressOfJob('jobs.retry')
    expect(job().getByText(say('jobs.is_created'))).toBeDefined()
    await pick(page, say('jobs.state'), say('jobs.is_failed'))
    expect(page.view.getByText(say('jobs.none'))).toBeDefined()
  })

  it.each(screensByTurns('/admin/audit'))('%s says who did what, in %s', async (path, language) => {
    const { list } = await server().answerTo(adminUsers.users, { q: 'graphics-basic@' }, 'admin')
    const { account_id, name } = list[0] ?? { account_id: '', name: '' }
    for (const is_restricted of [true, false]) {
      await server().answerTo(adminUsers.userUpdate, { account_id, is_restricted }, 'admin')
    }
    const page = await openPage(`${path}?q=account:${account_id}`, { as: 'admin', language })
    expect(heading(page)).toBe(page.say('screen.audit'))
    const newest = tableOf(page, 'screen.audit').getAllByRole('row')[1] as HTMLElement
    for (const part of ['Ada Admin', name]) expect(newest.textContent).toContain(part)
    await page.user.click(within(newest).getByRole('button', { expanded: false }))
    expect(page.view.getByText('adminUsers.userUpdate')).toBeDefined()
    expect(page.view.getByText('is_restricted')).toBeDefined()
  })

  it.each(screensByTurns('/admin/data'))('%s has the imports and what is known, in %s', async (path, language) => {
    const page = await openPage(path, { as: 'admin', language })
    expect(heading(page)).toBe(page.say('data.title'))
    const { list } = await page.ask(CONTRACT.admin.imports, { pageSize: 20 })
    const newest = tableOf(page, 'imports.title').getAllByRole('row')[1]
    expect(newest?.textContent).toContain(list[0]?.file)
    expect(newest?.textContent).toContain(page.say('imports.done'))
    expect(page.view.getByRole('heading', { name: page.say('feeds.title') })).toBeDefined()
    expect(page.view.getByLabelText(page.say('upload.label'))).toBeDefined()
  })

  it('edits a text, which is seen at once, and takes the built-in one back', async () => {
    const page = await openPage('/admin/languages?key=screen.audit', { as: 'admin', language: 'zh' })
    const { view, say } = page
    const menu = within(view.getByRole('navigation', { name: say('shell.menu') }))
    const field = await view.findByRole('textbox', { name: say('wording.zh') })
    await page.user.clear(field)
    await page.user.paste('台账 {name}')
    expect(view.getByText(say('wording.foreign', { names: '{name}' }))).toBeDefined()
    await fill(page, field, '台账')
    await press(page, say('admin.save'))
    expect(await menu.findByText('台账')).toBeDefined()
    await press(page, say('wording.back'))
    expect(await view.findByText(say('wording.back_sure'))).toBeDefined()
    await page.user.click(view.getAllByRole('button', { name: say('wording.back') }).at(-1) as HTMLElement)
    expect(await menu.findByText(say('screen.audit'))).toBeDefined()
    const { list } = await page.ask(adminSettings.languageList, { q: 'screen.audit' })
    expect(list[0]).toMatchObject({ is_edited: false })
  })

  it('sends a message that the other account reads', async () => {
    const { userInfo } = await server().answerTo(CONTRACT.user.info, {}, 'designer')
    const titles = { en: 'Linen week', zh: '亚麻周' }
    const page = await openPage(`/admin/messages?part=write&to=${userInfo.userId}`, { as: 'admin' })
    const { view, say } = page
    expect(view.getByText(say('admin_message.reaches_one', { count: 1 }))).toBeDefined()
    for (const one of ['en', 'zh'] as const) {
      const part = within(view.getByRole('group', { name: say(`wording.${one}`) }))
      await fill(page, part.getByLabelText(say('admin_message.title')), titles[one])
      await fill(page, part.getByLabelText(say('admin_message.body')), `${titles[one]}.`)
    }
    expect(within(view.getByRole('article')).getByRole('heading', { name: titles.en })).toBeDefined()
    await press(page, say('admin_message.send'))
    await press(page, say('admin_message.send_yes'))
    expect(await view.findAllByText(titles.en)).toBeDefined()

    const reader = await openPage('/user/messages', { as: 'designer', language: 'zh' })
    await reader.user.click(reader.view.getByRole('link', { name: (name) => name.includes(titles.zh) }))
    await reader.settled()
    expect(within(reader.view.getByRole('article')).getByText(`${titles.zh}.`)).toBeDefined()
    const { list } = await server().answerTo(adminMessages.messages, {}, 'admin')
    const sent = list.find((message) => message.title === titles.en)
    expect(sent).toMatchObject({ title_zh: titles.zh, to: `account:${userInfo.userId}`, reads: 1 })
  })

  it('says how many of a line are reached, and sends nothing to nobody', async () => {
    const page = await openPage('/admin/messages?part=write', { as: 'admin', language: 'zh' })
    const { view, user, say } = page
    const { recipients } = await page.ask(adminMessages.messageRecipients, { platform: 'trendeesellers' })
    expect(recipients).toBeGreaterThan(1)
    await choose(page, say('admin_message.to'), say('admin_message.to_line'))
    await user.selectOptions(view.getByRole('combobox', { name: say('users.line') }), 'trendeesellers')
    await page.settled()
    expect(view.getByText(say('admin_message.reaches_other', { count: recipients }))).toBeDefined()
    const { list } = await page.ask(adminUsers.users, { q: 'visitor@', state: 'restricted' })
    const nobody = await openPage(`/admin/messages?part=write&to=${list[0]?.account_id}`, { as: 'admin' })
    expect(nobody.view.getByText(nobody.say('admin_message.nobody'))).toBeDefined()
    expect(nobody.view.getByRole('button', { name: nobody.say('admin_message.send') })).toHaveProperty('disabled', true)
  })

  it('is not there for who is no administrator', async () => {
    const page = await openPage('/admin/data', { as: 'designer' })
    const { view, say } = page
    expect(view.getByText(say('error.forbidden'))).toBeDefined()
    expect(view.queryByLabelText(say('upload.label'))).toBeNull()
    expect(page.requests.filter(({ path }) => path.includes('/admin/'))).toEqual([])
  })

  it('shows what of a file could not be read', async () => {
    const { list } = await server().answerTo(CONTRACT.admin.imports, { pageSize: 100 }, 'admin')
    const run = list.find(({ rows_rejected: rejected }) => rejected > 0) ?? list[0]
    const page = await openPage(`/admin/data?run=${run?.import_id}`, { as: 'admin' })
    expect(
      within(await page.view.findByRole('dialog')).getAllByText(String(run?.file), { exact: false }).length,
    ).toBeGreaterThan(0)
  })

  it('keeps filters in the address', async () => {
    const page = await openPage('/admin/users', { as: 'admin' })
    const { view, say } = page
    await pick(page, say('users.state'), say('users.state_restricted'))
    expect(page.address()).toBe('/admin/users?state=restricted')
    const { total } = await page.ask(adminUsers.users, { state: 'restricted' })
    const rows = () => view.getAllByRole('row').length
    expect(rows()).toBe(total + 1)
    await page.go(-1)
    expect(rows()).toBeGreaterThan(total + 1)
  })

  // The newest import is another one from here on.
  it('names the file that was handed in, and finds the entry by it', async () => {
    await ask(server().app, CONTRACT.admin.importUpload, {}, await server().signIn('admin'))
    const page = await openPage('/admin/audit?q=series.csv', { as: 'admin' })
    const newest = tableOf(page, 'screen.audit').getAllByRole('row')[1] as HTMLElement
    expect(newest.textContent).toContain('series.csv')
    expect(newest.textContent).toContain(page.say('audit_action.import'))
  })
})
