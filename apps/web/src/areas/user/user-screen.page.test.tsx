import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'
import { codeSentTo } from '../../testing/signing-in'

const { plans, signIn, trends, user: account } = CONTRACT
const SECTIONS = ['profile', 'exports', 'plans', 'bindings', 'password', 'devices', 'api', 'words'] as const
const PASSWORD = 'a long walk in linen'
const NEXT_PASSWORD = 'a longer walk in wool'

describe('the account’s page', () => {
  const { openPage, server } = usePages()

  /** An account that was made just now, without a password. */
  async function newcomer(email: string) {
    return { token: await makeSession(server().runtime.store.db, { email, role: '1' }) }
  }
  const done = ({ view, say }: Page) => view.findAllByText(say('notice.done'))
  const isSignedIn = async (token: string) => {
    const answer = await server().app.inject({
      method: account.info.method,
      url: account.info.path,
      headers: { token },
    })
    return answer.statusCode === 200
  }

  it.each(screensByTurns('/user/info'))('%s has all its parts, in %s', async (path, language) => {
    for (const section of SECTIONS) {
      const { view, say, title } = await openPage(`${path}?section=${section}`, { as: 'designer', language })
      expect(title()).toBe(say('screen.user'))
      expect(view.getByRole('heading', { level: 1 }).textContent).toContain('Dora Designer')
      expect(view.getByRole('heading', { level: 2, name: say(`account.${section}`) })).toBeDefined()
    }
    const { view, say, ask } = await openPage(`${path}?section=plans`, { as: 'designer', language })
    const { list } = await ask(plans.subscription, {})
    expect(list.find((plan) => plan.platform === 'trendee')).toMatchObject({ plan: 'professional', validity: true })
    const main = within(view.getByRole('main'))
    expect(main.getAllByText(say('plan.professional'), { exact: false }).length).toBeGreaterThan(0)
    expect(main.getAllByText(language === 'zh' ? /2099年12月31日/ : /31 Dec 2099/).length).toBeGreaterThan(0)
  })

  it('keeps what one says of oneself, and speaks the language one chooses', async () => {
    const page = await openPage('/user/info', { as: await newcomer('profile@pages.example') })
    const { view, user, say } = page
    const name = view.getByLabelText(say('profile.name'))
    await fill(page, name, ' ')
    await press(page, say('profile.save'))
    expect(view.getByText(say('form.required'))).toBeDefined()
    await fill(page, name, 'Nora Lind')
    await user.selectOptions(view.getByLabelText(say('profile.country')), 'DK')
    await user.selectOptions(view.getByLabelText(say('profile.company_size')), '11-50')
    await press(page, say('profile.save'))
    await done(page)
    expect(view.getByRole('heading', { level: 1 }).textContent).toContain('Nora Lind')
    const { userInfo } = await page.ask(account.info, {})
    expect(userInfo).toMatchObject({ name: 'Nora Lind', country: 'DK', company_size: '11-50', language: null })

    await user.selectOptions(view.getByLabelText(say('profile.language')), 'zh')
    await press(page, say('profile.save'))
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  it('takes a first password and another one, which ends every other session', async () => {
    const email = 'walker@pages.example'
    const own = await newcomer(email)
    const page = await openPage('/user/info?section=password', { as: own, language: 'zh' })
    const { view, say } = page
    const next = () => view.getByLabelText(say('password.new'), { selector: 'input' })
    const old = () => view.getByLabelText(say('password.old'), { selector: 'input' })
    expect(view.getByText(say('password.others'))).toBeDefined()
    await fill(page, next(), 'password')
    await press(page, say('password.save'))
    expect(view.getByText(say('password.common'))).toBeDefined()
    await fill(page, next(), PASSWORD)
    await press(page, say('password.save'))
    await done(page)

    const { token: elsewhere } = await server().answerTo(signIn.login, { account: email, password: PASSWORD })
    await fill(page, old(), 'not this one')
    await fill(page, next(), NEXT_PASSWORD)
    await press(page, say('password.save'))
    expect(view.getByText(say('password.wrong'))).toBeDefined()
    expect(await isSignedIn(elsewhere)).toBe(true)
    await fill(page, old(), PASSWORD)
    await press(page, say('password.save'))
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(own.token)).toBe(true)
    await server().answerTo(signIn.login, { account: email, password: NEXT_PASSWORD })
  })

  it('asks with a change of the password whether the API token ends, which it does unless one says no', async () => {
    const own = await newcomer('builder@pages.example')
    const tokenOf = async (of: Page) => (await of.ask(plans.token, {})).shown_start
    const change = async (page: Page, old: string | null, next: string) => {
      const { view, say } = page
      const field = (name: 'password.old' | 'password.new') => view.getByLabelText(say(name), { selector: 'input' })
      if (old !== null) await fill(page, field('password.old'), old)
      await fill(page, field('password.new'), next)
      await press(page, say('password.save'))
      await done(page)
    }
    const page = await openPage('/user/info?section=password', { as: own })
    const box = (of: Page) => of.view.queryByRole('checkbox', { name: of.say('password.end_token') })
    expect(box(page)).toBeNull()
    await change(page, null, PASSWORD)

    await page.ask(plans.tokenCreate, {})
    const kept = await openPage('/user/info?section=password', { as: own })
    await kept.user.click(kept.view.getByRole('checkbox', { name: kept.say('password.end_token') }))
    await change(kept, PASSWORD, NEXT_PASSWORD)
    expect(await tokenOf(kept)).not.toBeNull()

    const ended = await openPage('/user/info?section=password', { as: own })
    expect(box(ended)).toHaveProperty('checked', true)
    await change(ended, NEXT_PASSWORD, PASSWORD)
    expect(await tokenOf(ended)).toBeNull()
    await expect.poll(() => box(ended)).toBeNull()
  })

  it('changes the e-mail by a code to the new address and one to the old', async () => {
    const page = await openPage('/user/info?section=bindings', { as: 'sellers-business' })
    const { view, user, say } = page
    const [old, address] = ['sellers-business@trendee.demo', 'after@pages.example']
    await press(page, `${say('bindings.change')}: ${say('bindings.email')}`)
    await fill(page, view.getByLabelText(say('code.email')), address)
    await press(page, say('code.send'))
    await press(page, say('bindings.by_code', { address: old }))
    await press(page, say('bindings.send_proof', { address: old }))
    const part = (key: 'bindings.confirm_self' | 'bindings.confirm_new') =>
      within(view.getByRole('group', { name: say(key) })).getByLabelText(say('code.field'))
    await user.type(part('bindings.confirm_self'), await codeSentTo(server(), old))
    await user.type(part('bindings.confirm_new'), '000000')
    await press(page, say('bindings.save'))
    expect(view.getByRole('alert').textContent).toContain(say('code.wrong'))
    await fill(page, part('bindings.confirm_new'), await codeSentTo(server(), address))
    await press(page, say('bindings.save'))
    expect(await view.findByText(say('bindings.saved', { address }))).toBeDefined()
    const { userInfo } = await page.ask(account.info, {})
    expect(userInfo.email).toBe(address)
  })

  it('ends the session of another device', async () => {
    const elsewhere = await server().signIn('graphics')
    const page = await openPage('/user/info?section=devices', { as: 'graphics', language: 'zh' })
    const { view, say } = page
    expect(view.getByText(say('devices.this'))).toBeDefined()
    await press(page, say('devices.end_name', { device: say('devices.unknown') }))
    expect(await view.findByText(say('devices.ended_one', { count: 1 }))).toBeDefined()
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(String(localStorage.getItem('token')))).toBe(true)
  })

  it('makes an API token that is shown once, and keeps it to addresses', async () => {
    const page = await openPage('/user/info?section=api', { as: 'api-developer' })
    const { view, say } = page
    await press(page, say('api.create'))
    const token = view.getAllByRole('status').flatMap((one) => [...one.querySelectorAll('code')])[0]?.textContent
    const call = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const url = `${trends.topList.path}?pageSize=2`
      return (await server().app.inject({ url, headers, remoteAddress: '192.0.2.7' })).statusCode
    }
    expect(await call()).toBe(200)
    const address = view.getByLabelText(say('api.address'))
    await fill(page, address, 'somewhere')
    await press(page, say('api.address_add'))
    expect(view.getByText(say('api.address_wrong'))).toBeDefined()
    await fill(page, address, '198.51.100.0/24')
    await press(page, say('api.address_add'))
    expect(view.getByRole('button', { name: say('api.address_remove', { address: '198.51.100.0/24' }) })).toBeDefined()
    expect(await call()).toBe(403)
    await fill(page, address, '192.0.2.7')
    await press(page, say('api.address_add'))
    expect(await call()).toBe(200)

    const later = await openPage('/user/info?section=api', { as: 'api-developer' })
    const calls = later.view.getByRole('list', { name: say('api.by_endpoint') })
    expect(calls.textContent).toContain('trends.topList')
    expect(later.view.queryByText(String(token))).toBeNull()
  })

  it('opens a plan by a promotion code, once', async () => {
    const page = await openPage('/user/info?section=plans', { as: await newcomer('code@pages.example') })
    const { view, say } = page
    const code = view.getByLabelText(say('starter.code'))
    await fill(page, code, 'NOSUCH')
    await press(page, say('opening.open'))
    expect(view.getByRole('alert').textContent).toContain(say('opening.unknown'))
    await fill(page, code, 'market14')
    await press(page, say('opening.open'))
    const { list } = await page.ask(plans.subscription, {})
    const opened = { plan: 'basic', validity: true, opened_by: 'promotion' }
    expect(list.find((plan) => plan.platform === 'trendeesellers')).toMatchObject(opened)
    expect(view.getAllByText(say('opened_by.promotion'), { exact: false }).length).toBeGreaterThan(0)
    await fill(page, view.getByLabelText(say('starter.code')), 'MARKET14')
    await press(page, say('opening.open'))
    expect(view.getByRole('alert').textContent).toContain(say('opening.used'))
  })

  it('shows a visitor what visitors may do, and the way in', async () => {
    const page = await openPage('/user/info', { as: 'visitor' })
    const { view, say } = page
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('account.visitor_title'))
    expect(view.getAllByRole('meter').length).toBeGreaterThan(0)
    await press(page, say('ending.sign_in'))
    expect(page.address()).toBe('/login')
  })
})
