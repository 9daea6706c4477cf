import { describe, expect, it } from 'vitest'
import { findings } from './accessibility'
import { eachLook, fitsBoth, inTurn, useBrowser } from './browser'
import { become, sessionOf } from './people'
import { WANTED, askInVain, declinePassword, mailbox, proveMailbox, whoIsBack } from './signing-in'
import { unlimitedServer } from './visited-server'

describe('promotions', () => {
  /** Codes for many addresses from one machine. */
  const platform = unlimitedServer

  eachLook('a promotion code', (look) => {
    const visit = useBrowser(platform)

    it('opens its plan to whoever proves an address, back on the screen that was asked for', async () => {
      const visitor = await visit(look)
      const { page, say, heading } = visitor
      await askInVain(visitor)
      await page.getByRole('button', { name: say('starter.row') }).click()
      await page.getByRole('textbox', { name: say('starter.code'), exact: true }).fill('MARKET14')
      await page.getByRole('button', { name: say('starter.look'), exact: true }).click()
      await page.waitForURL(/\/starter\/MARKET14$/)
      const opens = say('starter.opens_other', { count: 14, line: say('line.trendeesellers'), plan: say('plan.basic') })
      await heading().getByText(opens).waitFor()
      expect(await fitsBoth(page)).toBe(true)
      expect(await findings(page)).toEqual([])
      await proveMailbox(visitor, platform(), mailbox('promotion', look))
      await declinePassword(visitor)
      // The plan's list is there: nothing else was ever opened for this account.
      expect(await whoIsBack(visitor)).toMatchObject({ plan_seller: 'basic' })
      await page.getByRole('article').first().waitFor()
    })
  })

  inTurn('promotions', (language, journey) => {
    const visit = useBrowser(platform)

    journey('take one button from who is signed in, once', async () => {
      // Accounts that nobody else here asks for their plans.
      const visitor = await visit({ language })
      const { page, open, say, heading } = visitor
      await become(visitor, await sessionOf(platform(), language === 'zh' ? 'graphics' : 'partners-business'))
      await open('/starter/ATELIER30')
      await page.getByRole('button', { name: say('starter.enter'), exact: true }).click()
      await page
        .getByRole('status')
        .getByText(say('starter.opened', { day: '#' }).split('#')[0] ?? '')
        .waitFor()
      await page.getByRole('button', { name: say('sign_in.go_on'), exact: true }).click()
      await heading().getByText(say('highlights.title')).waitFor()
      await open('/starter/ATELIER30')
      await page.getByRole('button', { name: say('starter.enter'), exact: true }).click()
      const refused = page.getByRole('alert').getByText(say('starter.over'))
      await refused.waitFor()
      expect(await page.getByRole('status').count()).toBe(0)
    })

    journey('that nobody knows are said to be unknown, and another may be typed', async () => {
      const { page, open, say, heading } = await visit({ language })
      await open('/starter/NOSUCH')
      await heading().getByText(say('starter.unknown')).waitFor()
      await page.getByRole('textbox', { name: say('starter.code'), exact: true }).fill('ATELIER30')
      await page.getByRole('button', { name: say('starter.look'), exact: true }).click()
      await page.waitForURL(/\/starter\/ATELIER30$/)
      const opens = say('starter.opens_other', { count: 30, line: say('line.trendee'), plan: say('plan.professional') })
      await heading().getByText(opens).waitFor()
      expect(await findings(page)).toEqual([])
    })

    journey('keep who sent the visitor, and tell it with the sign-up', async () => {
      const visitor = await visit({ language })
      const { page, open } = visitor
      await open(`${WANTED}&ucode=paris&utm_source=letter`)
      await page.waitForURL(/\/trendeesellers\/login$/)
      const told = page.waitForRequest((request) => request.url().endsWith('/login/promotion'))
      await open('/starter/MARKET14')
      await proveMailbox(visitor, platform(), `origin-${language}@journeys.example`)
      expect((await told).postDataJSON()).toMatchObject({ ucode: 'paris', utm_source: 'letter' })
    })
  })
})
