import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { plans } from '@trendee/contract/plans/plans'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { trends } from '@trendee/contract/trends/trends'
import { user } from '@trendee/contract/user/user'
import { describe, expect } from 'vitest'
import { findings } from './accessibility'
import { PHONE, inTurn, overflows, type Visitor, useBrowser } from './browser'
import { become, send, sessionOf } from './people'
import type { Session } from './sessions'
import { codeSentTo } from './signing-in'
import { unlimitedServer } from './visited-server'

const SECTIONS = ['profile', 'plans', 'bindings', 'password', 'devices', 'api', 'words'] as const
const PASSWORD = 'a long walk in linen'
const NEXT_PASSWORD = 'a longer walk in wool'

describe('the account’s page', () => {
  /** Codes for many addresses from one machine. */
  const own = unlimitedServer
  const visit = useBrowser(own)

  /** An account that was made just now by a code to its address. */
  async function newcomer(name: string): Promise<Session & { readonly email: string }> {
    const email = `${name}@journeys.example`
    await send(own(), signIn.emsSend, { email, purpose: 'login' })
    const session = await send(own(), signIn.ems, { email, code: await codeSentTo(own(), email) })
    return { ...session, email }
  }

  const isSignedIn = (token: string) =>
    send(own(), user.info, {}, token).then(
      () => true,
      () => false,
    )

  const done = ({ page, say }: Visitor) => page.getByRole('alert').getByText(say('notice.done')).first().waitFor()

  inTurn('travelled', (language, journey) => {
    journey('keeps what one says of oneself, and speaks the language one chooses', async () => {
      const account = await newcomer(`profile-${language}`)
      const visitor = await visit({ language })
      const { page, open, say, heading } = visitor
      await become(visitor, account)
      await open('/user')
      await page.waitForURL(/\/user\/info$/)
      const name = page.getByLabel(say('profile.name'), { exact: true })
      await name.fill(' ')
      await page.getByRole('button', { name: say('profile.save'), exact: true }).click()
      await page.getByText(say('form.required')).waitFor()
      await name.fill('Nora Lind')
      await page.getByLabel(say('profile.country'), { exact: true }).selectOption('DK')
      await page.getByLabel(say('profile.company_size'), { exact: true }).selectOption('11-50')
      await page.getByRole('button', { name: say('profile.save'), exact: true }).click()
      await done(visitor)
      await heading().getByText('Nora Lind').waitFor()
      const { userInfo } = await send(own(), user.info, {}, account.token)
      expect(userInfo).toMatchObject({ name: 'Nora Lind', country: 'DK', company_size: '11-50', language: null })

      const other = language === 'zh' ? 'en' : 'zh'
      await page.getByLabel(say('profile.language'), { exact: true }).selectOption(other)
      await page.getByRole('button', { name: say('profile.save'), exact: true }).click()
      await page.locator(other === 'zh' ? 'html[lang="zh-CN"]' : 'html[lang="en"]').waitFor()
    })

    journey('takes a first password and another one, which ends every other session', async () => {
      const account = await newcomer(`password-${language}`)
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      await become(visitor, account)
      await open('/user/info?section=password')
      await page.getByText(say('password.others')).waitFor()
      const next = page.getByLabel(say('password.new'), { exact: true })
      await next.fill('password')
      await page.getByRole('button', { name: say('password.save'), exact: true }).click()
      await page.getByRole('alert').getByText(say('password.common')).waitFor()
      await next.fill(PASSWORD)
      await page.getByRole('button', { name: say('password.save'), exact: true }).click()
      await done(visitor)

      const elsewhere = await send(own(), signIn.login, { account: account.email, password: PASSWORD })
      await page.getByLabel(say('password.old'), { exact: true }).fill('not this one')
      await next.fill(NEXT_PASSWORD)
      await page.getByRole('button', { name: say('password.save'), exact: true }).click()
      await page.getByRole('alert').getByText(say('password.wrong')).waitFor()
      expect(await isSignedIn(elsewhere.token)).toBe(true)
      await page.getByLabel(say('password.old'), { exact: true }).fill(PASSWORD)
      const answer = page.waitForResponse((response) => response.url().endsWith(user.passwordChange.path))
      await page.getByRole('button', { name: say('password.save'), exact: true }).click()
      expect((await answer).status()).toBe(200)
      expect(await isSignedIn(elsewhere.token)).toBe(false)
      expect(await isSignedIn(account.token)).toBe(true)
      await send(own(), signIn.login, { account: account.email, password: NEXT_PASSWORD })
    })

    journey('changes the e-mail by a code to the new address and one to the old', async () => {
      // A demo account, to which no code was sent in this minute.
      const before = language === 'zh' ? 'graphics-basic' : 'sellers-business'
      const account = await sessionOf(own(), before)
      const address = `after-${before}@journeys.example`
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      await become(visitor, account)
      await open('/user/info?section=bindings')
      await page.getByRole('button', { name: `${say('bindings.change')}: ${say('bindings.email')}` }).click()
      await page.getByLabel(say('code.email'), { exact: true }).fill(address)
      await page.getByRole('button', { name: say('code.send'), exact: true }).click()
      const old = `${before}@trendee.demo`
      const proof = page.getByRole('group', { name: say('bindings.confirm_self') })
      await proof.getByRole('button', { name: say('bindings.by_code', { address: old }) }).click()
      await proof.getByRole('button', { name: say('bindings.send_proof', { address: old }) }).click()
      await proof.getByLabel(say('code.field'), { exact: true }).fill(await codeSentTo(own(), old))
      const fresh = page.getByRole('group', { name: say('bindings.confirm_new') })
      await fresh.getByLabel(say('code.field'), { exact: true }).fill('000000')
      await page.getByRole('button', { name: say('bindings.save'), exact: true }).click()
      await page.getByRole('alert').getByText(say('code.wrong')).waitFor()
      await fresh.getByLabel(say('code.field'), { exact: true }).fill(await codeSentTo(own(), address))
      await page.getByRole('button', { name: say('bindings.save'), exact: true }).click()
      await page.getByText(say('bindings.saved', { address })).waitFor()
      const { userInfo } = await send(own(), user.info, {}, account.token)
      expect(userInfo.email).toBe(address)
    })

    journey('ends the session of another device', async () => {
      const account = await newcomer(`devices-${language}`)
      await send(own(), user.passwordChange, { password: PASSWORD }, account.token)
      const elsewhere = await send(own(), signIn.login, { account: account.email, password: PASSWORD })
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      await become(visitor, account)
      await open('/user/info?section=devices')
      await page.getByText(say('devices.this'), { exact: true }).waitFor()
      await page.getByRole('button', { name: say('devices.end_name', { device: say('devices.unknown') }) }).click()
      await page.getByText(say('devices.ended_one', { count: 1 })).waitFor()
      expect(await isSignedIn(elsewhere.token)).toBe(false)
      expect(await isSignedIn(account.token)).toBe(true)
    })

    journey('makes an API token that is shown once, and shows its calls', async () => {
      const mailbox = language === 'zh' ? 'api-scale' : 'api-developer'
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      await become(visitor, await sessionOf(own(), mailbox))
      await open('/user/info?section=api')
      await page.getByRole('button', { name: say('api.create'), exact: true }).click()
      const token = await page.getByRole('status').locator('code').innerText()
      const call = () =>
        fetch(`${own().baseUrl}${trends.topList.path}?pageSize=2`, { headers: { authorization: `Bearer ${token}` } })
      expect((await call()).status).toBe(200)
      await page.getByLabel(say('api.address'), { exact: true }).fill('somewhere')
      await page.getByRole('button', { name: say('api.address_add'), exact: true }).click()
      await page.getByText(say('api.address_wrong')).waitFor()
      await page.getByLabel(say('api.address'), { exact: true }).fill('192.0.2.0/24')
      await page.getByRole('button', { name: say('api.address_add'), exact: true }).click()
      await page.getByRole('button', { name: say('api.address_remove', { address: '192.0.2.0/24' }) }).waitFor()
      expect((await call()).status).toBe(403)
      await page.getByRole('button', { name: say('api.address_own', { address: '127.0.0.1' }) }).click()
      await page.getByRole('button', { name: say('api.address_remove', { address: '127.0.0.1' }) }).waitFor()
      expect((await call()).status).toBe(200)
      await page.reload()
      await page
        .getByRole('list', { name: say('api.by_endpoint') })
        .getByText('trends.topList')
        .waitFor()
      expect(await page.getByText(token).count()).toBe(0)
    })

    journey('opens a plan by a promotion code, once', async () => {
      const account = await newcomer(`code-${language}`)
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      await become(visitor, account)
      await open('/user/info?section=plans')
      const code = page.getByLabel(say('starter.code'), { exact: true })
      for (const [typed, answer] of [
        ['NOSUCH', 'opening.unknown'],
        ['market14', null],
        ['MARKET14', 'opening.used'],
      ] as const) {
        await code.fill(typed)
        await page.getByRole('button', { name: say('opening.open'), exact: true }).click()
        await (answer === null ? page.getByRole('status') : page.getByRole('alert').getByText(say(answer))).waitFor()
      }
      const { list } = await send(own(), plans.subscription, {}, account.token)
      expect(list.find((state) => state.platform === 'trendeesellers')).toMatchObject({
        plan: 'basic',
        validity: true,
        opened_by: 'promotion',
      })
      await page.getByText(say('opened_by.promotion')).waitFor()
    })

    journey('shows messages, and reading one marks it read', async () => {
      const account = await newcomer(`reader-${language}`)
      const { unread, list } = await send(own(), dashboard.messages, {}, account.token)
      const [first] = list
      if (first === undefined) throw new Error('the demo world has messages to everybody')
      const visitor = await visit({ language })
      const { page, open, say } = visitor
      await become(visitor, account)
      await open('/user/messages')
      const title = language === 'zh' ? first.title_zh : first.title
      await page.getByRole('link', { name: title }).click()
      await page.getByRole('article').getByRole('heading', { name: title }).waitFor()
      await page.waitForURL((url) => url.searchParams.get('message') === first.message_id)
      expect(await send(own(), dashboard.unread, {}, account.token)).toEqual({ unread: unread - 1 })
      expect(await findings(page)).toEqual([])
      await page.setViewportSize({ width: PHONE, height: 844 })
      expect(await overflows(page)).toBe(false)
      await page.getByRole('link', { name: say('messages.back') }).click()
      await page.getByRole('link', { name: title }).waitFor()
    })

    journey('has parts that everybody can use, on a phone too', async () => {
      // Each theme once.
      const visitor = await visit({ language, scheme: language === 'zh' ? 'dark' : 'light', as: 'designer' })
      const { page, open, say } = visitor
      const wrong: string[] = []
      for (const section of SECTIONS) {
        await open(`/user/info?section=${section}`)
        await page.getByRole('heading', { level: 2, name: say(`account.${section}`) }).waitFor()
        await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
        for (const finding of await findings(page)) wrong.push(`${section}: ${finding}`)
        await page.setViewportSize({ width: PHONE, height: 844 })
        if (await overflows(page)) wrong.push(`${section}: wider than a phone`)
        await page.setViewportSize({ width: 1280, height: 800 })
      }
      expect(wrong).toEqual([])
    })

    journey('lets a visitor see what visitors may do, and the way in', async () => {
      const visitor = await visit({ language })
      const { page, open, say, heading } = visitor
      await become(visitor, await send(own(), signIn.free, {}))
      await open('/user/info')
      await heading().getByText(say('account.visitor_title')).waitFor()
      await page.getByRole('meter').first().waitFor()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: say('ending.sign_in') }).click()
      await page.waitForURL(/\/login$/)
    })

    journey('asks for a trend that nobody knows, from its address and from the search', async () => {
      const visitor = await visit({ language, as: 'designer' })
      const { page, open, say } = visitor
      await open('/trendee/trend-detail/moon-boot-gown/women/category')
      await page.getByText(say('search.unknown')).waitFor()
      await page.getByRole('button', { name: say('suggest.button') }).click()
      await page.getByRole('status').getByText(say('suggest.done')).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('textbox', { name: say('search.prompt') }).fill(`zzyzx ${language}`)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say('suggest.button') }).click()
      await dialog.getByText(say('suggest.done')).waitFor()
      expect(await findings(page)).toEqual([])
    })
  })
})
