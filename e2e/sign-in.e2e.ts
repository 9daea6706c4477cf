import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { describe, expect, it } from 'vitest'
import { findings } from './accessibility'
import { PHONE, eachLanguageAndWidth, inTurn, overflows, type Visitor, useBrowser } from './browser'
import { askInVain, codeSentTo, declinePassword, mailbox, proveMailbox, signedIn, whoIsBack } from './signing-in'
import { unlimitedServer } from './visited-server'

function passwordField({ page, say }: Visitor, key: 'sign_in.password' | 'forgot.field' = 'sign_in.password') {
  // The tab of that name labels its panel, too.
  return page.getByLabel(say(key), { exact: true }).and(page.locator('input'))
}

async function signInByPassword(visitor: Visitor, account: string, password: string): Promise<void> {
  const { page, say } = visitor
  await page.getByRole('textbox', { name: say('sign_in.account'), exact: true }).fill(account)
  await passwordField(visitor).fill(password)
  await page.getByRole('button', { name: say('sign_in.submit'), exact: true }).click()
}

async function chooseWay({ page, say }: Visitor, method: 'sms' | 'email' | 'wechat'): Promise<void> {
  await page.getByRole('tab', { name: say(`sign_in.by_${method}`), exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('by') === method)
}

async function agreeInWechat({ page }: Visitor, name: string): Promise<void> {
  await page.locator('input[name="name"]').fill(name)
  await page.getByRole('button', { name: 'Scan and allow' }).click()
}

/** Everybody comes as somebody else, so that each is new. */
const PARTNERS_PEOPLE = {
  en: {
    desk: { partner: 'Diexun', key: 'mei', name: '周梅 Zhou Mei' },
    phone: { partner: 'Diexun', key: 'hao', name: '何皓 He Hao' },
  },
  zh: {
    desk: { partner: 'Atelier', key: 'claire', name: 'Claire Moreau' },
    phone: { partner: 'Atelier', key: 'tom', name: 'Tom O’Neill' },
  },
} as const

describe('every way in', () => {
  /** All journeys come from one address of this machine, which may not ask for so many codes. */
  const platform = unlimitedServer

  eachLanguageAndWidth('back on the very screen that was asked for', (look) => {
    const visit = useBrowser(platform)
    const isPhone = look.width === PHONE

    it('by password', async () => {
      const visitor = await visit(look)
      await askInVain(visitor)
      await signInByPassword(visitor, 'seller@trendee.demo', DEMO_PASSWORD)
      expect(await whoIsBack(visitor)).toMatchObject({ name: 'Samir Seller' })
      await visitor.heading().getByText(visitor.say('screen.best_seller')).waitFor()
    })

    it('by a code sent as SMS, typed from the outbox', async () => {
      const visitor = await visit(look)
      const { page, say } = visitor
      await askInVain(visitor)
      await chooseWay(visitor, 'sms')
      const number = `+86138${look.language === 'zh' ? '1' : '2'}${isPhone ? '1' : '2'}880011`
      await page.getByLabel(say('code.country')).selectOption('CN')
      await page.getByRole('textbox', { name: say('code.mobile'), exact: true }).fill(number.slice(3))
      await page.getByRole('button', { name: say('code.send'), exact: true }).click()
      await page.getByText(say('code.sent', { address: number, minutes: 5 })).waitFor()
      await page
        .getByRole('textbox', { name: say('code.field'), exact: true })
        .fill(await codeSentTo(platform(), number))
      await declinePassword(visitor)
      expect(await whoIsBack(visitor)).toMatchObject({ mobile: number, is_restricted: false })
    })

    it('by a code sent by e-mail, and a password is recommended to the new account', async () => {
      const visitor = await visit(look)
      const { page, say, heading } = visitor
      await askInVain(visitor)
      await chooseWay(visitor, 'email')
      await proveMailbox(visitor, platform(), mailbox('email', look))
      await heading().getByText(say('entry.title')).waitFor()
      await page.getByRole('button', { name: say('entry.set'), exact: true }).click()
      await page.waitForURL((url) => url.pathname + url.search === '/user/info?section=password')
      await heading().getByText(say('entry.title')).waitFor({ state: 'detached' })
      await page.goBack()
      await page.getByRole('button', { name: say('sign_in.go_on'), exact: true }).click()
      expect(await whoIsBack(visitor)).toMatchObject({ email: mailbox('email', look), has_password: false })
    })

    it('by WeChat, scanned with another device', async () => {
      const visitor = await visit(look)
      const { page, say } = visitor
      await askInVain(visitor)
      await chooseWay(visitor, 'wechat')
      await page.getByRole('img', { name: say('wechat.picture') }).waitFor()
      const scanned = String(await page.getByRole('link', { name: say('wechat.here') }).getAttribute('href'))
      const phone = await visit({ language: look.language, width: PHONE })
      await phone.page.goto(scanned)
      const name = `Scanner ${look.language} ${look.width}`
      await agreeInWechat(phone, name)
      await phone.heading().getByText(say('wechat.confirmed')).waitFor()
      await phone.page.getByText(say('wechat.return')).waitFor()
      expect(await findings(phone.page)).toEqual([])
      await declinePassword(visitor)
      expect(await whoIsBack(visitor)).toMatchObject({ name, has_wechat: true })
    })

    it('by WeChat on this very device', async () => {
      const visitor = await visit(look)
      const { page, say } = visitor
      await askInVain(visitor)
      await chooseWay(visitor, 'wechat')
      await page.getByRole('link', { name: say('wechat.here') }).click()
      const name = `Walker ${look.language} ${look.width}`
      await agreeInWechat(visitor, name)
      await declinePassword(visitor)
      expect(await whoIsBack(visitor)).toMatchObject({ name, has_wechat: true })
    })

    it('by a partner’s sign-on', async () => {
      const visitor = await visit(look)
      const { page, say } = visitor
      const { partner, key, name } = PARTNERS_PEOPLE[look.language][isPhone ? 'phone' : 'desk']
      await askInVain(visitor)
      await page.getByRole('button', { name: say('partner.sign_in', { partner }) }).click()
      await page.locator(`button[value="${key}"]`).click()
      await declinePassword(visitor)
      expect(await whoIsBack(visitor)).toMatchObject({ name })
    })

    it('by the free trial, with its required fields', async () => {
      const visitor = await visit(look)
      const { page, say, heading } = visitor
      await askInVain(visitor)
      await page.getByRole('link', { name: say('trial.row') }).click()
      await heading().getByText(say('trial.title')).waitFor()
      await page.getByRole('button', { name: say('code.send'), exact: true }).click()
      expect(await page.getByText(say('form.required'), { exact: true }).count()).toBe(2)
      expect(await overflows(page)).toBe(false)
      expect(await findings(page)).toEqual([])
      await page.getByRole('textbox', { name: say('trial.name'), exact: true }).fill('Nora North')
      await page.getByRole('textbox', { name: say('trial.company') }).fill('Atelier Nord')
      await page.getByRole('combobox', { name: say('trial.company_size') }).selectOption('11-50')
      await page.getByRole('combobox', { name: say('trial.country') }).selectOption('SE')
      await page.getByRole('textbox', { name: say('trial.job_title') }).fill('Designer')
      await proveMailbox(visitor, platform(), mailbox('trial', look))
      await page.getByRole('button', { name: say('trial.submit'), exact: true }).click()
      await declinePassword(visitor)
      expect(await whoIsBack(visitor)).toMatchObject({
        name: 'Nora North',
        plan: 'professional',
        company: 'Atelier Nord',
        company_size: '11-50',
        country: 'SE',
      })
    })

    it('as a visitor', async () => {
      const visitor = await visit(look)
      const { page, say } = visitor
      await askInVain(visitor)
      expect(await overflows(page)).toBe(false)
      await page.getByRole('button', { name: say('visitor.row') }).click()
      expect(await whoIsBack(visitor)).toMatchObject({ is_restricted: true })
    })
  })

  inTurn('sign-in', (language, journey) => {
    const visit = useBrowser(platform)

    journey('refuses a wrong password in its own words, and lets go again', async () => {
      const visitor = await visit({ language })
      const { page, open, say, heading } = visitor
      const wanted = '/trendee/trend-highlights?gender=men'
      await open(wanted)
      await page.waitForURL(/\/login$/)
      await page.getByRole('button', { name: say('sign_in.submit'), exact: true }).click()
      await page.getByText(say('form.required')).first().waitFor()
      await signInByPassword(visitor, 'designer@trendee.demo', 'wrong')
      await page.getByRole('alert').getByText(say('sign_in.wrong')).waitFor()
      await passwordField(visitor).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: say('sign_in.submit'), exact: true }).click()
      await page.waitForURL((url) => url.pathname + url.search === wanted)
      await heading().getByText(say('highlights.title')).waitFor()

      // Once in, the sign-in page only asks whether to go on.
      await open('/login')
      await page.getByText(say('sign_in.signed_in_as', { name: 'Dora Designer' })).waitFor()
      await page.getByRole('button', { name: say('sign_in.go_on'), exact: true }).click()
      await heading().getByText(say('highlights.title')).waitFor()

      await page.getByRole('button', { name: say('user.menu', { name: 'Dora Designer' }) }).click()
      await page.getByRole('menuitem', { name: say('user.sign_out') }).click()
      await page.waitForURL(/\/login$/)
      const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
      expect(kept).toEqual([null, null])
      await open(wanted)
      await page.waitForURL(/\/login$/)
    })

    journey('refuses a wrong code, and says for how long another may not be asked for', async () => {
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      const address = `hasty-${language}@journeys.example`
      await open('/login?by=email')
      await page.getByRole('textbox', { name: say('code.email'), exact: true }).fill('nobody')
      await page.getByRole('button', { name: say('code.send'), exact: true }).click()
      await page.getByText(say('code.no_email')).waitFor()
      await proveMailbox(visitor, platform(), address)
      expect(await signedIn(visitor)).toMatchObject({ email: address })

      // The address has had its code of this minute, whoever asks.
      const another = await visit({ language })
      await another.open('/login?by=email')
      await another.page.getByRole('textbox', { name: say('code.email'), exact: true }).fill(address)
      await another.page.getByRole('button', { name: say('code.send'), exact: true }).click()
      const words = say('sign_in.wait', { time: '#' }).split('#')[0] ?? ''
      await another.page.getByRole('alert').getByText(words).waitFor()
      expect(await another.page.getByRole('button', { name: say('code.send'), exact: true }).isDisabled()).toBe(true)

      const third = await visit({ language })
      const other = `mistyped-${language}@journeys.example`
      await third.open('/login?by=email')
      await third.page.getByRole('textbox', { name: say('code.email'), exact: true }).fill(other)
      await third.page.getByRole('button', { name: say('code.send'), exact: true }).click()
      const code = await codeSentTo(platform(), other)
      const field = third.page.getByRole('textbox', { name: say('code.field'), exact: true })
      await field.fill(code === '000000' ? '111111' : '000000')
      await third.page.getByRole('alert').getByText(say('code.wrong')).waitFor()
      await field.fill(code)
      await third.heading().getByText(say('entry.title')).waitFor()
    })

    journey('gives a new password by a code, whose strength is its length', async () => {
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      const account = language === 'zh' ? 'trendee-basic@trendee.demo' : 'trendee-business@trendee.demo'
      const password = `linen walks in ${language}`
      await open('/login')
      await page.getByRole('button', { name: say('forgot.ask') }).click()
      await page.waitForURL(/by=forgotten/)
      await proveMailbox(visitor, platform(), account)
      const field = passwordField(visitor, 'forgot.field')
      await field.fill('linen')
      await page.getByText(say('strength.short_other', { count: 3 })).waitFor()
      await field.fill('password')
      await page.getByText(say('strength.enough')).waitFor()
      await page.getByRole('button', { name: say('forgot.submit'), exact: true }).click()
      await page.getByRole('alert').getByText(say('forgot.refused')).waitFor()
      expect(await findings(page)).toEqual([])
      await field.fill(password)
      await page.getByText(say('strength.long')).waitFor()
      await page.getByRole('button', { name: say('forgot.submit'), exact: true }).click()
      await page.getByText(say('forgot.done')).waitFor()
      await signInByPassword(visitor, account, password)
      await page.waitForURL(/\/trendee\/trend-highlights/)
    })

    journey('can be read by everybody, on every tab and in both themes', async () => {
      const { page, open, heading, say } = await visit({ language, width: PHONE })
      for (const path of ['/login', '/trendeesellers/login?by=sms', '/trendeegraphics/login?by=email']) {
        await open(path)
        await heading().waitFor()
        await page.getByRole('tab', { name: say('sign_in.by_wechat') }).waitFor()
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.waitForFunction(
            (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
            colorScheme,
          )
          expect(await findings(page), `${path} ${colorScheme}`).toEqual([])
        }
      }
      await open('/trendeeapi/login?by=wechat')
      await page.getByRole('img', { name: say('wechat.picture') }).waitFor()
      expect(await findings(page)).toEqual([])
      await open('/database/login')
      await heading()
        .getByText(say('sign_in.title', { line: say('sign_in.database') }))
        .waitFor()
      await open('/trendeesellers?authorization_code=')
      await page.getByText(say('partner.missing')).waitFor()
      expect(await overflows(page)).toBe(false)
    })

    journey('leads to the outbox, where codes are copied from', async () => {
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      await open('/login?by=email')
      const address = `outbox-${language}@journeys.example`
      await page.getByRole('textbox', { name: say('code.email'), exact: true }).fill(address)
      await page.getByRole('button', { name: say('code.send'), exact: true }).click()
      const code = await codeSentTo(platform(), address)
      const opened = page.context().waitForEvent('page')
      await page.getByRole('link', { name: say('sign_in.see_outbox') }).click()
      const outbox = await opened
      await outbox.getByRole('heading', { level: 1, name: say('outbox.title') }).waitFor()
      const letter = outbox.getByRole('listitem').filter({ hasText: address })
      await letter.getByRole('button', { name: say('outbox.copy', { code }) }).waitFor()
      expect(await findings(outbox)).toEqual([])
    })

    journey('of a partner that brings a visitor is begun anew from here', async () => {
      const visitor = await visit({ language })
      const { page, open, say, heading } = visitor
      await open('/trendeesellers?authorization_code=from-the-partner')
      await page.waitForURL(/\/partner\/diexun\/authorize/)
      await page.getByRole('button', { name: 'Refuse' }).click()
      await page.getByText(say('partner.denied')).waitFor()
      await page.getByRole('button', { name: say('partner.sign_in', { partner: 'Diexun' }) }).click()
      await page.locator('button[value="guest"]').click()
      expect(await signedIn(visitor)).toMatchObject({ name: '访客 Guest' })

      await open('/trendeesellers/transfer?code=stolen&state=somebody-else')
      await heading()
        .getByText(say('partner.failed', { partner: 'Diexun' }))
        .waitFor()
      await page.getByText(say('partner.refused')).waitFor()
      expect(await findings(page)).toEqual([])
    })
  })
})
