import { CONTRACT } from '@trendee/contract/contract'
import { visitPage } from '@trendee/providers/testing/visit-page'
import { makeSession } from '@trendee/server/testing/test-accounts'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { type Page, usePages } from '../../testing/open-page'
import { WANTED, declinePassword, keptAccount, proveMailbox } from '../../testing/signing-in'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

const heading = ({ view }: Page) => view.getByRole('heading', { level: 1 }).textContent

describe('other entrances', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/free-trial'))(
    '%s opens the main line for who says who they are, in %s',
    async (path, language) => {
      const page = await openPage(path, { language })
      const { view, user, say } = page
      expect(page.title()).toBe(say('screen.free_trial'))
      expect(heading(page)).toBe(say('trial.title'))
      await press(page, say('code.send'))
      expect(view.getAllByText(say('form.required'))).toHaveLength(2)
      await fill(page, view.getByRole('textbox', { name: say('trial.name') }), 'Nora North')
      const optional = (name: Parameters<typeof say>[0]) => `${say(name)} ${say('trial.optional')}`
      await fill(page, view.getByLabelText(optional('trial.company')), 'Atelier Nord')
      await user.selectOptions(view.getByLabelText(optional('trial.company_size')), '11-50')
      await user.selectOptions(view.getByLabelText(optional('trial.country')), 'SE')
      await proveMailbox(page, server(), `trial-${language}@pages.example`)
      await press(page, say('trial.submit'))
      await declinePassword(page)
      expect(page.address()).toBe('/trendee/trend-highlights')
      expect(keptAccount()).toMatchObject({
        name: 'Nora North',
        plan: 'professional',
        company: 'Atelier Nord',
        company_size: '11-50',
        country: 'SE',
      })
    },
  )

  it.each(screensByTurns('/starter/$promotionCode'))(
    '%s says what a code opens, and opens it once, in %s',
    async (_path, language) => {
      const token = await makeSession(server().runtime.store.db, { role: '1' })
      const page = await openPage('/starter/ATELIER30', { language, as: { token } })
      const { view, say } = page
      expect(page.title()).toBe(say('screen.starter'))
      const plan = { line: say('line.trendee'), plan: say('plan.professional') }
      expect(heading(page)).toBe(say('starter.opens_other', { count: 30, ...plan }))
      await press(page, say('starter.enter'))
      expect(view.getByRole('status').textContent).toContain(say('starter.opened', { day: '#' }).split('#')[0])
      await press(page, say('sign_in.go_on'))
      expect(page.address()).toBe('/trendee/trend-highlights')

      const again = await openPage('/starter/ATELIER30', { language, as: { token } })
      await press(again, say('starter.enter'))
      expect(again.view.getByRole('alert').textContent).toContain(say('starter.over'))
    },
  )

  it('a code opens its plan to whoever proves an address, and keeps who sent them', async () => {
    const page = await openPage(`${WANTED}&ucode=paris&utm_source=letter`)
    const { view, say } = page
    await page.user.click(view.getByText(say('starter.row')))
    await fill(page, view.getByRole('textbox', { name: say('starter.code') }), 'MARKET14')
    await press(page, say('starter.look'))
    expect(page.address()).toBe('/starter/MARKET14')
    await proveMailbox(page, server(), 'promotion@pages.example')
    await declinePassword(page)
    expect(page.address()).toMatch(/^\/trendeesellers\/best-seller\/temu\?window=7/)
    expect(keptAccount()).toMatchObject({ plan_seller: 'basic' })
    const signedUp = page.requests.find(({ path }) => path === CONTRACT.signIn.promotion.path)
    expect(JSON.parse(signedUp?.body ?? '{}')).toMatchObject({ ucode: 'paris', utm_source: 'letter' })
  })

  it('a code that nobody knows is said to be unknown, and another may be typed', async () => {
    const page = await openPage('/starter/NOSUCH', { language: 'zh' })
    expect(heading(page)).toBe(page.say('starter.unknown'))
    await fill(page, page.view.getByRole('textbox', { name: page.say('starter.code') }), 'ATELIER30')
    await press(page, page.say('starter.look'))
    expect(page.address()).toBe('/starter/ATELIER30')
  })

  it.each(screensByTurns('/trendeesellers/transfer'))(
    '%s says what went wrong with a partner, in %s',
    async (path, language) => {
      const page = await openPage(path, { language })
      expect(page.title()).toBe(page.say('screen.transfer'))
      expect(page.view.getByText(page.say('partner.missing'))).toBeDefined()
      const stolen = await openPage(`${path}?code=stolen&state=somebody-else`, { language })
      expect(heading(stolen)).toBe(page.say('partner.failed', { partner: 'Diexun' }))
      expect(stolen.view.getByText(page.say('partner.refused'))).toBeDefined()
    },
  )

  describe('WeChat, on the device that scanned', () => {
    /** A code on somebody's screen, and where WeChat sends whoever scans it. */
    async function scanned(name: string) {
      const asking = server().browser({ headers: { 'user-agent': FIREFOX } })
      const { url, ticket } = (await asking.ask(CONTRACT.signIn.wechatQrcode, {})).json().data
      const { sentTo } = await visitPage(url, { name })
      const status = async () => (await asking.ask(CONTRACT.signIn.wechat, { ticket })).json().data.status
      return { back: `/wechat-callback${sentTo?.search}`, status }
    }

    it.each(screensByTurns('/wechat-callback'))(
      '%s says what would be signed in, and confirms by a yes alone, in %s',
      async (path, language) => {
        const { back, status } = await scanned(`Phone ${language}`)
        const page = await openPage(back, { language })
        expect(page.address()).toContain(path)
        expect(page.title()).toBe(page.say('screen.wechat'))
        expect(heading(page)).toBe(page.say('wechat.ask', { device: 'Firefox on Linux' }))
        expect(await status()).toBe('waiting')
        await press(page, page.say('wechat.agree'))
        expect(heading(page)).toBe(page.say('wechat.confirmed'))
        expect(page.view.getByText(page.say('wechat.return'))).toBeDefined()
        expect(localStorage.getItem('token')).toBeNull()
        expect(await status()).toBe('signed_in')
        const again = await openPage(back, { language })
        expect(heading(again)).toBe(again.say('wechat.failed'))
      },
    )

    it('a no signs nobody in', async () => {
      const { back, status } = await scanned('Wary')
      const page = await openPage(back)
      await press(page, page.say('wechat.decline'))
      expect(heading(page)).toBe(page.say('wechat.declined'))
      expect(await status()).toBe('waiting')
      expect(page.requests.map(({ path }) => path)).not.toContain(CONTRACT.signIn.wechatCallback.path)
    })
  })

  it.each(screensByTurns('/outbox'))('%s shows the codes that were sent, in %s', async (path, language) => {
    const address = `outbox-${language}@pages.example`
    const code = await server().codeFor(address)
    const page = await openPage(path, { language })
    expect(page.title()).toBe(page.say('screen.outbox'))
    expect(heading(page)).toBe(page.say('outbox.title'))
    const letter = page.view.getByRole('heading', { level: 2, name: address }).closest('li')
    expect(letter?.textContent).toContain(code)
    expect(page.view.getByRole('button', { name: page.say('outbox.copy', { code }) })).toBeDefined()
  })
})
