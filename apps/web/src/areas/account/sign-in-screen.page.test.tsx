import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { visitPage } from '@trendee/providers/testing/visit-page'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'
import { WANTED, codeSentTo, declinePassword, keptAccount, proveMailbox } from '../../testing/signing-in'

const HIGHLIGHTS = '/trendee/trend-highlights'
const MY_TRENDS = '/trendee/my-trends'
const LINES = {
  '/login': 'line.trendee',
  '/trendeesellers/login': 'line.trendeesellers',
  '/trendeegraphics/login': 'line.trendeegraphics',
  '/trendeeapi/login': 'line.trendeeapi',
  '/trendeepartners/login': 'line.trendeepartners',
  '/database/login': 'sign_in.database',
} as const

/** The field, not the tab of that name. */
function passwordField({ view, say }: Page, key: 'sign_in.password' | 'forgot.field' = 'sign_in.password') {
  return view.getByLabelText(say(key), { selector: 'input' })
}

async function signInByPassword(page: Page, account: string, password: string): Promise<void> {
  const { view, say } = page
  await fill(page, view.getByRole('textbox', { name: say('sign_in.account') }), account)
  await fill(page, passwordField(page), password)
  await press(page, say('sign_in.submit'))
}

describe('sign-in', () => {
  const { openPage, server } = usePages()

  it.each(
    screensByTurns(
      '/login',
      '/trendeesellers/login',
      '/trendeegraphics/login',
      '/trendeeapi/login',
      '/trendeepartners/login',
      '/database/login',
    ),
  )('%s names its line and the ways in, in %s', async (path, language) => {
    const page = await openPage(path, { language })
    const { view, say } = page
    expect(page.title()).toBe(say('screen.sign_in'))
    const title = say('sign_in.title', { line: say(LINES[path]) })
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(title)
    const { sign_in: offered } = await page.ask(CONTRACT.visits.site, {})
    expect(offered.partners).toContain('diexun')
    expect(view.getByRole('button', { name: say('partner.sign_in', { partner: 'Diexun' }) })).toBeDefined()
    const tabs = within(view.getByRole('tablist', { name: say('sign_in.methods') })).getAllByRole('tab')
    const ways = ['password', 'sms', 'email', 'wechat'] as const
    expect(tabs.map((tab) => tab.textContent)).toEqual(ways.map((way) => say(`sign_in.by_${way}`)))
  })

  describe('leads back to the very screen that was asked for', () => {
    async function askInVain(language: 'en' | 'zh' = 'en'): Promise<Page> {
      const page = await openPage(WANTED, { language })
      expect(page.address()).toBe('/trendeesellers/login')
      return page
    }
    const way = (page: Page, method: 'sms' | 'email' | 'wechat') => press(page, page.say(`sign_in.by_${method}`), 'tab')

    it('by password', async () => {
      const page = await askInVain()
      await signInByPassword(page, 'seller@trendee.demo', DEMO_PASSWORD)
      expect(page.address()).toBe(WANTED)
      expect(keptAccount()).toMatchObject({ name: 'Samir Seller' })
    })

    it('by a code sent as SMS', async () => {
      const page = await askInVain('zh')
      const { view, user, say } = page
      await way(page, 'sms')
      await user.selectOptions(view.getByLabelText(say('code.country')), 'CN')
      await fill(page, view.getByRole('textbox', { name: say('code.mobile') }), '13812880011')
      await press(page, say('code.send'))
      expect(view.getByText(say('code.sent', { address: '+8613812880011', minutes: 5 }))).toBeDefined()
      const code = await codeSentTo(server(), '+8613812880011')
      await user.type(view.getByRole('textbox', { name: say('code.field') }), code)
      await page.settled()
      await declinePassword(page)
      expect(page.address()).toBe(WANTED)
      expect(keptAccount()).toMatchObject({ mobile: '+8613812880011', is_restricted: false })
    })

    it('by a code sent by e-mail, and a password is recommended to the new account', async () => {
      const page = await askInVain()
      await way(page, 'email')
      expect(page.address()).toContain('by=email')
      await proveMailbox(page, server(), 'newcomer@pages.example')
      await press(page, page.say('entry.set'))
      expect(page.address()).toBe('/user/info?section=password')
      await page.go(-1)
      await press(page, page.say('sign_in.go_on'))
      expect(page.address()).toBe(WANTED)
      expect(keptAccount()).toMatchObject({ email: 'newcomer@pages.example', has_password: false })
    })

    it('by WeChat, scanned with another device', async () => {
      const page = await askInVain()
      const { view, say } = page
      await way(page, 'wechat')
      expect(await view.findByRole('img', { name: say('wechat.picture') })).toBeDefined()
      const scanned = String(view.getByRole('link', { name: say('wechat.here') }).getAttribute('href'))
      const { sentTo } = await visitPage(scanned, { name: 'Scanner' })
      const { code, state } = Object.fromEntries(sentTo?.searchParams ?? [])
      await server().answerTo(CONTRACT.signIn.wechatCallback, { code: String(code), state: String(state) })
      await view.findByText(say('entry.title'))
      await declinePassword(page)
      expect(page.address()).toBe(WANTED)
      expect(keptAccount()).toMatchObject({ name: 'Scanner', has_wechat: true })
    })

    it('as a visitor', async () => {
      const page = await askInVain('zh')
      await page.user.click(page.view.getByText(page.say('visitor.row')))
      await page.settled()
      expect(page.address()).toBe(WANTED)
      expect(keptAccount()).toMatchObject({ is_restricted: true })
    })

    it('by the free trial', async () => {
      const page = await askInVain()
      await page.user.click(page.view.getByText(page.say('trial.row')))
      await page.settled()
      expect(page.address()).toBe('/free-trial')
    })
  })

  it('leads who signs in at a line that is none of the account’s to its own', async () => {
    const page = await openPage('/login')
    await signInByPassword(page, 'seller@trendee.demo', DEMO_PASSWORD)
    expect(page.address()).toMatch(/^\/trendeesellers\//)
  })

  it('refuses a wrong password in its own words, and lets go again', async () => {
    const wanted = `${HIGHLIGHTS}?gender=men`
    const page = await openPage(wanted, { language: 'zh' })
    const { view, say } = page
    expect(page.address()).toBe('/login')
    await press(page, say('sign_in.submit'))
    expect(view.getAllByText(say('form.required'))).toHaveLength(2)
    await signInByPassword(page, 'designer@trendee.demo', 'wrong')
    expect(view.getByRole('alert').textContent).toContain(say('sign_in.wrong'))
    await fill(page, passwordField(page), DEMO_PASSWORD)
    await press(page, say('sign_in.submit'))
    expect(page.address()).toBe(wanted)

    await press(page, say('user.menu', { name: 'Dora Designer' }))
    await press(page, say('user.sign_out'), 'menuitem')
    expect(page.address()).toBe('/login')
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
  })

  it('once somebody is in only asks whether to go on', async () => {
    const page = await openPage('/login', { as: 'designer' })
    expect(page.view.getByText(page.say('sign_in.signed_in_as', { name: 'Dora Designer' }))).toBeDefined()
    await press(page, page.say('sign_in.go_on'))
    expect(page.address()).toBe(MY_TRENDS)
  })

  it('refuses a wrong code, and says for how long another may not be asked for', async () => {
    const page = await openPage('/login?by=email')
    const { view, user, say } = page
    const address = 'mistyped@pages.example'
    await fill(page, view.getByRole('textbox', { name: say('code.email') }), 'nobody')
    await press(page, say('code.send'))
    expect(view.getByText(say('code.no_email'))).toBeDefined()
    await fill(page, view.getByRole('textbox', { name: say('code.email') }), address)
    await press(page, say('code.send'))
    const code = await codeSentTo(server(), address)
    const field = view.getByRole('textbox', { name: say('code.field') })
    await user.type(field, code === '000000' ? '111111' : '000000')
    await page.settled()
    expect(view.getByRole('alert').textContent).toContain(say('code.wrong'))
    await fill(page, field, code)
    await page.settled()
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe(say('entry.title'))

    // The address has had its code of this minute, whoever asks.
    const other = await openPage('/login?by=email')
    await fill(other, other.view.getByRole('textbox', { name: say('code.email') }), address)
    await press(other, say('code.send'))
    const words = say('sign_in.wait', { time: '#' }).split('#')[0] ?? ''
    expect(other.view.getByRole('alert').textContent).toContain(words)
    expect(other.view.getByRole('button', { name: say('code.send') })).toHaveProperty('disabled', true)
  })

  it('gives a new password by a code, whose strength is its length', async () => {
    const page = await openPage('/login', { language: 'zh' })
    const { view, say } = page
    const account = 'trendee-basic@trendee.demo'
    await press(page, say('forgot.ask'))
    expect(page.address()).toContain('by=forgotten')
    await proveMailbox(page, server(), account)
    const field = passwordField(page, 'forgot.field')
    await fill(page, field, 'linen')
    expect(view.getByText(say('strength.short_other', { count: 3 }))).toBeDefined()
    await fill(page, field, 'password')
    expect(view.getByText(say('strength.enough'))).toBeDefined()
    await press(page, say('forgot.submit'))
    expect(view.getByRole('alert').textContent).toContain(say('forgot.refused'))
    await fill(page, field, 'linen walks in pages')
    expect(view.getByText(say('strength.long'))).toBeDefined()
    await press(page, say('forgot.submit'))
    expect(view.getByText(say('forgot.done'))).toBeDefined()
    await signInByPassword(page, account, 'linen walks in pages')
    expect(page.address()).toBe(MY_TRENDS)
  })

  it('speaks the language of the address before the stored one, and the account’s from signing in on', async () => {
    await openPage('/login?lang=zh', { language: 'en' })
    expect(document.documentElement.lang).toBe('zh-CN')
    await server().answerTo(CONTRACT.user.infoUpdate, { language: 'zh' }, 'graphics')
    const page = await openPage('/login', { language: 'en' })
    expect(document.documentElement.lang).toBe('en')
    await signInByPassword(page, 'graphics@trendee.demo', DEMO_PASSWORD)
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(localStorage.getItem('language')).toBe('zh')
  })

  it('changes the language of the page without a reload', async () => {
    const page = await openPage('/login')
    await press(page, page.say('shell.language'))
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(localStorage.getItem('language')).toBe('zh')
  })
})
