import { adminMessages } from '@trendee/contract/admin-messages/admin-messages'
import { adminPromotions } from '@trendee/contract/admin-promotions/admin-promotions'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { adminUsers } from '@trendee/contract/admin-users/admin-users'
import type { Endpoint } from '@trendee/contract/endpoint'
import { ERRORS } from '@trendee/contract/errors'
import { plans } from '@trendee/contract/plans/plans'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { TEXTS } from '@trendee/contract/texts/texts'
import { user } from '@trendee/contract/user/user'
import { describe, expect, it } from 'vitest'
import { findings } from './accessibility'
import { ask } from './ask'
import { LANGUAGES, choose, fitsBoth, inTurn, pick, type Visitor, useBrowser } from './browser'
import type { RunningServer } from './running-server'
import type { Mailbox } from './sessions'
import { useServer } from './visited-server'

/** What an endpoint without input answers an account with. */
async function codeFor({ baseUrl, sessions }: RunningServer, mailbox: Mailbox, { path }: Endpoint): Promise<unknown> {
  const answer = await fetch(baseUrl + path, { headers: { token: sessions[mailbox].token } })
  return Object(await answer.json()).code
}

/** Finds an account as an administrator would, and opens it. */
async function openAccount({ page, open, say }: Visitor, platform: RunningServer, mailbox: Mailbox): Promise<string> {
  const { userId, name } = platform.sessions[mailbox].userInfo
  await open('/admin/users')
  await page.getByRole('searchbox', { name: say('users.search'), exact: true }).fill(`${mailbox}@trendee`)
  await page.waitForURL((url) => url.searchParams.get('q') === `${mailbox}@trendee`)
  await page.getByRole('button', { name, exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('user') === userId)
  await page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor()
  return userId
}

/** The newest words of the log about this. */
async function logged({ page, open, say }: Visitor, subject: string): Promise<string> {
  await open(`/admin/audit?q=${encodeURIComponent(subject)}`)
  const row = page
    .getByRole('table', { name: say('screen.audit') })
    .getByRole('row')
    .nth(1)
  await row.waitFor()
  return row.innerText()
}

describe('administration', () => {
  /** Journeys change accounts, texts and settings that others rely on; several words and messages a minute. */
  const platform = useServer()

  inTurn('travelled', (language, journey) => {
    const visit = useBrowser(platform)
    const asAdmin = { language, as: 'admin' } as const
    const admin = () => platform().sessions.admin.userInfo.name

    journey('restricts an account, whose session is asked to sign in, and frees it', async () => {
      const visitor = await visit(asAdmin)
      const { page, say } = visitor
      const accountId = await openAccount(visitor, platform(), 'seller')
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: say('users.restrict'), exact: true }).click()
      await page.getByRole('button', { name: say('users.restrict_yes'), exact: true }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByText(say('users.is_restricted'), { exact: true }).waitFor()
      expect(await codeFor(platform(), 'seller', user.sessions)).toBe(ERRORS.restricted_account.code)
      await page.getByRole('button', { name: say('users.free'), exact: true }).click()
      await drawer.getByText(say('users.not_restricted'), { exact: true }).waitFor()
      expect(await codeFor(platform(), 'seller', user.sessions)).toBe(1)
      const words = await logged(visitor, `account:${accountId}`)
      for (const part of [admin(), say('audit_action.freed'), platform().sessions.seller.userInfo.name]) {
        expect(words).toContain(part)
      }
      await page.getByRole('button', { expanded: false }).and(page.locator('main button')).last().click()
      await page.getByText('adminUsers.userUpdate', { exact: true }).waitFor()
      await page.getByText('is_restricted', { exact: true }).waitFor()
      expect(await findings(page)).toEqual([])
    })

    journey('opens a plan, and ends it', async () => {
      const visitor = await visit(asAdmin)
      const { page, say } = visitor
      const accountId = await openAccount(visitor, platform(), 'designer')
      const held = async () => {
        const { list } = await ask('designer', plans.subscription, {}, platform())
        return list.find((plan) => plan.platform === 'trendeegraphics')
      }
      const line = say('line.trendeegraphics')
      await page.getByRole('button', { name: say('users.plan_open_of', { line }), exact: true }).click()
      await page.getByRole('combobox', { name: say('users.plan'), exact: true }).selectOption('professional')
      await page.getByLabel(say('users.until'), { exact: true }).fill('2098-02-03')
      await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
      // With the plan comes the role that opens its line.
      await page.getByRole('checkbox', { name: say('role.3'), exact: true, checked: true }).waitFor()
      const end = Date.UTC(2098, 1, 3, 23, 59, 59) / 1000
      expect(await held()).toMatchObject({ plan: 'professional', plan_end: end, validity: true, opened_by: 'admin' })
      const plan = page.getByRole('listitem').filter({ hasText: line })
      await plan.getByRole('button', { name: say('users.plan_end'), exact: true }).click()
      await page
        .getByRole('dialog')
        .filter({ hasText: say('users.plan_end_sure', { name: 'Dora Designer', line }) })
        .last()
        .getByRole('button', { name: say('users.plan_end'), exact: true })
        .last()
        .click()
      await page.getByRole('button', { name: say('users.plan_open_of', { line }), exact: true }).waitFor()
      expect(await held()).toMatchObject({ validity: false })
      expect(await logged(visitor, `account:${accountId}`)).toContain(say('audit_action.plan_ended'))
    })

    journey('makes a promotion code, says what it gives, and makes none twice', async () => {
      const visitor = await visit(asAdmin)
      const { page, open, say } = visitor
      const code = `SUMMER-${language.toUpperCase()}`
      const field = (name: Parameters<typeof say>[0]) => page.getByRole('dialog').getByLabel(say(name), { exact: true })
      await open('/admin/promotions')
      await page.getByRole('button', { name: say('promotion.make'), exact: true }).click()
      await field('promotion.code').fill(code.toLowerCase())
      await field('users.line').selectOption('trendeesellers')
      await field('users.plan').selectOption('professional')
      await field('promotion.days_field').fill('14')
      await field('promotion.percent_field').fill('20')
      const planName = TEXTS['plan.professional'][language]
      const gives = say('promotion.both_other', {
        line: say('line.trendeesellers'),
        plan: planName,
        count: 14,
        percent: 20,
      })
      await page.getByRole('dialog').getByText(gives, { exact: true }).waitFor()
      expect(await findings(page)).toEqual([])
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('promotion.make'), exact: true })
        .click()
      const row = page.getByRole('row').filter({ hasText: code })
      await row.getByText(gives, { exact: true }).waitFor()
      const info = await ask('admin', signIn.promotionInfo, { promotion_code: code }, platform())
      expect(info).toMatchObject({ line: 'trendeesellers', plan: 'professional', days: 14, percent_off: 20 })
      await page.getByRole('button', { name: say('promotion.make'), exact: true }).click()
      await field('promotion.code').fill(code)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('promotion.make'), exact: true })
        .click()
      await page.getByText(say('promotion.trouble_taken'), { exact: true }).waitFor()
      const { list } = await ask('admin', adminPromotions.promotions, { pageSize: 100 }, platform())
      expect(list.find((promotion) => promotion.code === code)).toMatchObject({ days: 14 })
      expect(await logged(visitor, `promotion:${code}`)).toContain(say('audit_action.promotion'))
    })

    journey('edits a text, which is seen at once, and takes the built-in one back', async () => {
      const visitor = await visit(asAdmin)
      const { page, open, say } = visitor
      const menu = page.getByRole('navigation', { name: say('shell.menu') })
      const edited = language === 'zh' ? '台账' : 'Ledger'
      await open('/admin/languages?key=screen.audit')
      await menu.getByRole('link', { name: say('screen.audit'), exact: true }).waitFor()
      const field = page.getByRole('dialog').getByRole('textbox', { name: say(`wording.${language}`), exact: true })
      await field.fill(`${edited} {name}`)
      await page.getByText(say('wording.foreign', { names: '{name}' }), { exact: true }).waitFor()
      expect(await findings(page)).toEqual([])
      await field.fill(edited)
      await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
      await menu.getByText(edited, { exact: true }).waitFor()
      await page.getByRole('button', { name: say('wording.back'), exact: true }).click()
      await page.getByText(say('wording.back_sure'), { exact: true }).waitFor()
      await page
        .getByRole('button', { name: say('wording.back'), exact: true })
        .last()
        .click()
      await menu.getByText(say('screen.audit'), { exact: true }).waitFor()
      const { list } = await ask('admin', adminSettings.languageList, { q: 'screen.audit' }, platform())
      expect(list[0]).toMatchObject({ ...TEXTS['screen.audit'], is_edited: false })
      expect(await logged(visitor, 'text:screen.audit')).toContain(say('audit_action.text_back'))
    })

    journey('sends a message that the other account reads', async () => {
      const visitor = await visit(asAdmin)
      const { page, open, say } = visitor
      const { userId } = platform().sessions.designer.userInfo
      const titles = { en: `Linen week ${language}`, zh: `亚麻周 ${language}` }
      const inLanguage = (one: 'en' | 'zh') => page.getByRole('group', { name: say(`wording.${one}`), exact: true })
      await open(`/admin/messages?part=write&to=${userId}`)
      await page.getByText(say('post.reaches_one', { count: 1 }), { exact: true }).waitFor()
      for (const one of LANGUAGES) {
        await inLanguage(one).getByLabel(say('post.title'), { exact: true }).fill(titles[one])
        await inLanguage(one).getByLabel(say('post.body'), { exact: true }).fill(`${titles[one]}.`)
      }
      await page.getByRole('article').getByRole('heading', { name: titles[language], exact: true }).waitFor()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: say('post.send'), exact: true }).click()
      await page.getByRole('button', { name: say('post.send_yes'), exact: true }).click()
      const row = page.getByRole('row').filter({ hasText: titles.en })
      await row.waitFor()

      const reader = await visit({ language, as: 'designer' })
      await reader.open('/user/messages')
      await reader.page.getByRole('link', { name: titles[language] }).first().click()
      await reader.page.getByRole('article').getByText(`${titles[language]}.`, { exact: true }).waitFor()
      const { list } = await ask('admin', adminMessages.messages, {}, platform())
      const sent = list.find((message) => message.title === titles.en)
      expect(sent).toMatchObject({ title_zh: titles.zh, to: `account:${userId}`, reads: 1 })
      expect(await logged(visitor, `message:${sent?.message_id}`)).toContain(titles.en)
    })

    journey('tells how many of a line are reached, and sends nothing to nobody', async () => {
      const { page, open, say } = await visit(asAdmin)
      await open('/admin/messages?part=write')
      const { recipients } = await ask(
        'admin',
        adminMessages.messageRecipients,
        { platform: 'trendeesellers' },
        platform(),
      )
      expect(recipients).toBeGreaterThan(1)
      await choose(page, say('post.to'), say('post.to_line'))
      await page.getByRole('combobox', { name: say('users.line'), exact: true }).selectOption('trendeesellers')
      await page.getByText(say('post.reaches_other', { count: recipients }), { exact: true }).waitFor()
      const { list } = await ask('admin', adminUsers.users, { q: 'visitor@', state: 'restricted' }, platform())
      await open(`/admin/messages?part=write&to=${list[0]?.account_id}`)
      await page.getByText(say('post.nobody'), { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: say('post.send'), exact: true }).isDisabled()).toBe(true)
    })

    journey('deals with what readers say', async () => {
      const { page, open, say } = await visit(asAdmin)
      const content = `The collar is missing, ${language}.`
      const { baseUrl, sessions } = platform()
      await fetch(`${baseUrl}/api/v2/user/message/feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: sessions.designer.token },
        body: JSON.stringify({ content, page: '/trendee/trend-highlights' }),
      })
      await open('/admin/messages')
      const word = page.getByRole('article').filter({ hasText: content })
      await word.getByRole('button', { name: say('word.done'), exact: true }).click()
      await word.waitFor({ state: 'detached' })
      await choose(page, say('users.state'), say('word.is_done'))
      await page.waitForURL((url) => url.searchParams.get('state') === 'done')
      const again = word.getByRole('button', { name: say('word.open_again'), exact: true })
      await again.waitFor()
      expect(await again.count()).toBe(1)
    })

    journey('keeps filters in the address', async () => {
      const { page, open, say } = await visit(asAdmin)
      await open('/admin/users')
      const rows = page.getByRole('table', { name: say('screen.accounts') }).getByRole('row')
      await pick(page, say('users.state'), say('users.state_restricted'))
      await page.waitForURL((url) => url.searchParams.get('state') === 'restricted')
      await expect.poll(() => rows.filter({ hasText: say('users.state_open') }).count()).toBe(0)
      const { total } = await ask('admin', adminUsers.users, { state: 'restricted' }, platform())
      await expect.poll(() => rows.count()).toBe(total + 1)
      await page.reload()
      await expect.poll(() => rows.count()).toBe(total + 1)
      await page.goBack()
      await expect.poll(() => rows.count()).toBeGreaterThan(total + 1)
    })

    journey('sets when visitors are invited', async () => {
      const visitor = await visit(asAdmin)
      const { page, open, say } = visitor
      await open('/admin/advertising')
      await choose(page, say('advertising.mode'), say('advertising.once'))
      await page.getByLabel(say('advertising.seconds'), { exact: true }).fill('7200')
      await page.getByText(say('advertising.means_once_other', { count: '7,200' }), { exact: true }).waitFor()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
      await expect
        .poll(
          async () => Object(await (await fetch(`${platform().baseUrl}/api/v1/common/site`)).json()).data.advertising,
        )
        .toEqual({ alert_time: 7200, register_login: 'Yes' })
      await choose(page, say('advertising.mode'), say('advertising.never'))
      await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
      await expect
        .poll(
          async () => Object(await (await fetch(`${platform().baseUrl}/api/v1/common/site`)).json()).data.advertising,
        )
        .toEqual({ alert_time: 0, register_login: 'Yes' })
      expect(await logged(visitor, 'setting:')).toContain(say('audit_action.advertising'))
    })

    journey('is not for others', async () => {
      const { page, open, say } = await visit({ language, as: 'designer' })
      await open('/admin/users')
      await page.getByText(say('error.forbidden')).first().waitFor()
      expect(await page.getByRole('table').count()).toBe(0)
    })
  })

  describe('its screens', () => {
    const visit = useBrowser(platform)

    it('fit a desk and a phone', async () => {
      const { page, open, heading } = await visit({ as: 'admin' })
      const { userId } = platform().sessions.seller.userInfo
      for (const address of [
        `/admin/users?user=${userId}`,
        '/admin/promotions?code=new',
        '/admin/messages',
        '/admin/messages?part=write',
        '/admin/languages?key=screen.audit',
        '/admin/advertising',
        '/admin/audit',
      ]) {
        await open(address)
        await heading().waitFor()
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
        expect(await fitsBoth(page), address).toBe(true)
      }
    })
  })
})
