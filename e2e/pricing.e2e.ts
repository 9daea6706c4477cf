import { LINES } from '@trendee/core/plans/lines'
import { plans } from '@trendee/contract/plans/plans'
import { expect, it } from 'vitest'
import { findings } from './accessibility'
import { eachLook, fitsBoth, inTurn, useBrowser } from './browser'
import { send } from './people'
import { sharedServer } from './visited-server'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
const prices = () => send(sharedServer(), plans.priceList, {})

eachLook('prices', (look) => {
  const visit = useBrowser()

  it('are read by anybody, line by line and all at once, as the platform has them', async () => {
    const { page, open, say, heading } = await visit(look)
    await open('/pricing')
    await page.waitForURL(/\/pricing\/info$/)
    await heading().getByText(say('pricing.lead_all')).waitFor()
    await page.getByText(say('pricing.honest')).waitFor()
    const { list } = await prices()
    for (const line of LINES) {
      const part = page.getByRole('region', { name: say('pricing.compared', { line: say(`line.${line}`) }) })
      for (const plan of list.filter(({ platform }) => platform === line)) {
        const price = plan.is_by_approval ? say('pricing.free') : dollars(plan.monthly_usd)
        await part.getByText(price, { exact: true }).first().waitFor()
      }
    }
    expect(await fitsBoth(page)).toBe(true)
    expect(await findings(page)).toEqual([])

    await page.getByRole('link', { name: say('line.trendeesellers'), exact: true }).click()
    await page.waitForURL(/\/trendeesellers\/pricing$/)
    await heading().getByText(say('pricing.lead_trendeesellers')).waitFor()
    await page
      .getByRole('radiogroup', { name: say('pricing.pay') })
      .getByText(say('pricing.yearly'))
      .click()
    await page.waitForURL(/pay=yearly/)
    const basic = list.find(({ platform, plan }) => platform === 'trendeesellers' && plan === 'basic')
    await page.getByText(dollars(basic?.yearly_usd ?? 0), { exact: true }).waitFor()
    await page.goBack()
    await page.getByText(dollars(basic?.monthly_usd ?? 0), { exact: true }).waitFor()
  })
})

inTurn('plans', (language, journey) => {
  const visit = useBrowser()

  journey('say their limits in words, and which one is the reader’s', async () => {
    const { page, open, say } = await visit({ language, as: 'designer' })
    await open('/trendee/pricing')
    const table = page.getByRole('table')
    const lists = table.getByRole('row', { name: say('feature.trend_list') })
    await lists.getByText(say('rule.top', { count: 200 }), { exact: true }).waitFor()
    const details = table.getByRole('row', { name: say('feature.trend_detail') })
    await details.getByText(say('rule.day', { count: 30 }), { exact: true }).waitFor()
    const rows = table.getByRole('row', { name: say('feature.export_rows') })
    const thousand = say('rule.month', { count: (1000).toLocaleString('en-US') })
    await rows.getByText(thousand, { exact: true }).waitFor()
    const own = table.getByRole('columnheader', { name: say('plan.professional') })
    await own.getByText(say('pricing.yours_until', { day: '#' }).split('#')[0] ?? '').waitFor()
    // What is had already has no button.
    expect(await table.getByRole('button').count()).toBe(0)
    expect(await findings(page)).toEqual([])
  })

  journey('lead whoever is not signed in to the trial, a code’s page, and the sign-in', async () => {
    const { page, open, say } = await visit({ language })
    await open('/trendee/pricing')
    await page
      .getByRole('link', { name: say('opening.trial_start') })
      .first()
      .click()
    await page.waitForURL(/\/free-trial$/)
    await page.goBack()
    await page.getByLabel(say('starter.code'), { exact: true }).fill('ATELIER30')
    await page.getByRole('button', { name: say('starter.look'), exact: true }).click()
    await page.waitForURL(/\/starter\/ATELIER30$/)
    await page.goBack()
    await page.getByRole('button', { name: say('pricing.sign_in'), exact: true }).click()
    await page.waitForURL(/\/login$/)
    expect(await page.evaluate(() => sessionStorage.getItem('beforePath'))).toBe('/trendee/pricing')
  })
  journey('of partners are free on approval, and marked alone in the list of lines', async () => {
    const { page, open, say } = await visit({ language })
    await open('/pricing/info?line=trendeepartners')
    await page.getByText(say('pricing.on_approval')).first().waitFor()
    const lines = page.getByRole('navigation', { name: say('pricing.lines') })
    expect(await lines.locator('[aria-current="page"]').allInnerTexts()).toEqual([say('line.trendeepartners')])
    expect(await page.getByRole('radiogroup', { name: say('pricing.pay') }).count()).toBe(0)
  })
})
