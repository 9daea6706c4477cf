import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { ERRORS } from '@trendee/contract/errors'
import { describe, expect, it } from 'vitest'
import { fill, press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { adminPromotions, adminUsers, plans, signIn, user: account } = CONTRACT

describe('administration of accounts', () => {
  const { openPage, server } = usePages()

  it.each(screensByTurns('/admin/users'))('%s finds an account and opens it, in %s', async (path, language) => {
    const page = await openPage(path, { as: 'admin', language })
    const { view, user, say } = page
    expect(page.title()).toBe(say('screen.accounts'))
    const { list, total } = await page.ask(adminUsers.users, {})
    expect(view.getByText(say('users.count_other', { count: total }))).toBeDefined()
    expect(view.getByRole('table').textContent).toContain(list[0]?.name)
    await user.type(await view.findByRole('searchbox', { name: say('users.search') }), 'seller@trendee')
    await expect.poll(() => page.address()).toContain('q=seller')
    await press(page, 'Samir Seller')
    expect(await view.findByRole('heading', { name: 'Samir Seller' })).toBeDefined()
  })

  it('restricts an account, whose session is asked to sign in, and frees it', async () => {
    const [token, { userInfo }] = [await server().signIn('seller'), await server().answerTo(account.info, {}, 'seller')]
    const code = async () => {
      const answer = await server().app.inject({ url: account.sessions.path, headers: { token } })
      return answer.json<{ code: number }>().code
    }
    const page = await openPage(`/admin/users?user=${userInfo.userId}`, { as: 'admin', language: 'zh' })
    const { view, say } = page
    await press(page, say('users.restrict'))
    await press(page, say('users.restrict_yes'))
    expect(await view.findByText(say('users.is_restricted'))).toBeDefined()
    expect(await code()).toBe(ERRORS.restricted_account.code)
    await press(page, say('users.free'))
    expect(await view.findByText(say('users.not_restricted'))).toBeDefined()
    expect(await code()).toBe(1)
  })

  it('signs an account out, and ends its API token unless the box is cleared', async () => {
    await server().answerTo(plans.tokenCreate, {}, 'api-growth')
    const { userInfo } = await server().answerTo(account.info, {}, 'api-growth')
    const account_id = userInfo.userId
    const page = await openPage(`/admin/users?user=${account_id}`, { as: 'admin' })
    const { view, user, say } = page
    const hasToken = async () => (await page.ask(adminUsers.users, { q: account_id })).list[0]?.has_api_token
    await press(page, say('users.sign_out'))
    const box = view.getByRole('checkbox', { name: say('users.end_token') })
    expect(box).toHaveProperty('checked', true)
    await user.click(box)
    await press(page, say('users.sign_out_yes'))
    expect(await hasToken()).toBe(true)
    const again = await openPage(`/admin/users?user=${account_id}`, { as: 'admin' })
    await press(again, say('users.sign_out'))
    await press(again, say('users.sign_out_yes'))
    expect(await hasToken()).toBe(false)
    await expect.poll(() => again.view.queryByText(say('users.has_token'))).toBeNull()
  })

  it('opens a plan, and ends it', async () => {
    const { userInfo } = await server().answerTo(account.info, {}, 'designer')
    const held = async () => {
      const { list } = await server().answerTo(plans.subscription, {}, 'designer')
      return list.find((plan) => plan.platform === 'trendeegraphics')
    }
    const page = await openPage(`/admin/users?user=${userInfo.userId}`, { as: 'admin' })
    const { view, user, say } = page
    const line = say('line.trendeegraphics')
    await press(page, say('users.plan_open_of', { line }))
    await user.selectOptions(view.getByRole('combobox', { name: say('users.plan') }), 'professional')
    await fill(page, view.getByLabelText(say('users.until')), '2098-02-03')
    await press(page, say('admin.save'))
    // With the plan comes the role that opens its line.
    expect(await view.findByRole('checkbox', { name: say('role.3'), checked: true })).toBeDefined()
    const end = Date.UTC(2098, 1, 3, 23, 59, 59) / 1000
    expect(await held()).toMatchObject({ plan: 'professional', plan_end: end, validity: true, opened_by: 'admin' })

    const plan = view.getByText(line, { selector: 'li strong' }).closest('li') as HTMLElement
    await user.click(within(plan).getByRole('button', { name: say('users.plan_end') }))
    expect(await view.findByText(say('users.plan_end_sure', { name: 'Dora Designer', line }))).toBeDefined()
    await user.click(view.getAllByRole('button', { name: say('users.plan_end') }).at(-1) as HTMLElement)
    expect(await view.findByRole('button', { name: say('users.plan_open_of', { line }) })).toBeDefined()
    expect(await held()).toMatchObject({ validity: false })
  })

  it.each(screensByTurns('/admin/promotions'))(
    '%s makes a code, says what it gives, and makes none twice, in %s',
    async (path, language) => {
      const code = `PAGES-${language.toUpperCase()}`
      const page = await openPage(path, { as: 'admin', language })
      const { view, user, say } = page
      expect(page.title()).toBe(say('screen.promotions'))
      expect(view.getByRole('table').textContent).toContain('MARKET14')
      await press(page, say('promotion.make'))
      const dialog = within(await view.findByRole('dialog'))
      const field = (name: Parameters<typeof say>[0]) => dialog.getByLabelText(say(name))
      await fill(page, field('promotion.code'), code.toLowerCase())
      await user.selectOptions(field('users.line'), 'trendeesellers')
      await user.selectOptions(field('users.plan'), 'professional')
      await fill(page, field('promotion.days_field'), '14')
      await fill(page, field('promotion.percent_field'), '20')
      const plan = { line: say('line.trendeesellers'), plan: say('plan.professional') }
      const gives = say('promotion.both_other', { ...plan, count: 14, percent: 20 })
      expect(dialog.getByText(gives)).toBeDefined()
      await user.click(dialog.getByRole('button', { name: say('promotion.make') }))
      await page.settled()
      const row = view.getAllByRole('row').find((one) => one.textContent.includes(code))
      expect(row?.textContent).toContain(gives)
      const info = await page.ask(signIn.promotionInfo, { promotion_code: code })
      expect(info).toMatchObject({ line: 'trendeesellers', plan: 'professional', days: 14, percent_off: 20 })

      const again = await openPage(`${path}?code=new`, { as: 'admin', language })
      const form = within(await again.view.findByRole('dialog'))
      await fill(again, form.getByLabelText(say('promotion.code')), code)
      await again.user.click(form.getByRole('button', { name: say('promotion.make') }))
      await again.settled()
      expect(form.getByText(say('promotion.trouble_taken'))).toBeDefined()
      const { list } = await again.ask(adminPromotions.promotions, { pageSize: 100 })
      expect(list.find((promotion) => promotion.code === code)).toMatchObject({ days: 14 })
    },
  )
})
