import { trends } from '@trendee/contract/trends/trends'
import { expect } from 'vitest'
import { ask } from './ask'
import { PHONE, inTurn, overflows, useBrowser } from './browser'

async function strongest() {
  const { list } = await ask('designer', trends.topList, { gender: 'women', sort: 'level', pageSize: 2 })
  const [first, second] = list
  if (first === undefined || second === undefined) throw new Error('the demo world has no two trends')
  return { first, second }
}

inTurn('trend detail', (language, journey) => {
  const visit = useBrowser()

  journey('opens from its card with curve, forecast, growths and regions', async () => {
    const { page, open, say, heading, nameOf } = await visit({ language, as: 'designer' })
    const { first } = await strongest()
    await open('/trendee/trend-highlights')
    await page
      .getByRole('heading', { level: 2, name: nameOf(first), exact: true })
      .getByRole('link')
      .click()
    await page.waitForURL(`**/trendee/trend-detail/${first.trend_id}/women/${first.type}`)
    await heading().getByText(nameOf(first), { exact: true }).waitFor()

    const detail = await ask('designer', trends.detail, { name: first.trend_id, gender: 'women' })
    const title = say('trend.curve_title', { name: nameOf(first) })
    const drawing = page.locator(`[role="img"][aria-label="${title}"]`)
    const chart = page.getByRole('figure').filter({ has: drawing })
    await drawing.locator('svg').waitFor({ state: 'attached' })
    await chart.getByRole('button', { name: say('chart.table') }).click()
    const table = chart.getByRole('table')
    await table.getByRole('columnheader', { name: say('trend.forecast'), exact: true }).waitFor()
    const columns = await table.getByRole('columnheader').allInnerTexts()
    const last = await table.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
    const forecast = detail.forecast?.mean.at(-1)
    if (forecast === undefined) throw new Error('the strongest trend has no forecast')
    expect(last[columns.indexOf(say('trend.forecast'))]).toBe(forecast.toFixed(0))

    const growths = page.getByRole('region', { name: say('growth.by_window') })
    for (const { window, growth, reason } of detail.growth_by_window) {
      const row = await growths
        .getByRole('row')
        .filter({ hasText: new RegExp(`^${window}\\D`) })
        .innerText()
      expect(row.includes(say('growth.needs_daily')), row).toBe(growth === null && reason === 'needs_daily_data')
      expect(row.includes(say('growth.too_little')), row).toBe(growth === null && reason !== 'needs_daily_data')
    }

    const countries = await ask('designer', trends.regionCountry, { name: first.trend_id, gender: 'women' })
    const regions = page.getByRole('table', { name: say('regions.title') })
    expect(await regions.getByRole('row').count()).toBe(countries.length + 1)
    await page.getByRole('img', { name: say('regions.title'), exact: true }).waitFor()
  })

  journey('compares with another trend on one scale, in the address', async () => {
    const { page, open, say, nameOf } = await visit({ language, as: 'designer' })
    const { first, second } = await strongest()
    await open(`/trendee/trend-detail/${first.trend_id}/women/${first.type}`)
    const others = page.getByRole('combobox', { name: say('curve.compare') })
    await others.fill(nameOf(second))
    await page
      .getByRole('option', { name: nameOf(second), exact: true })
      .first()
      .click()
    await page.waitForURL((url) => url.searchParams.get('compare') === second.trend_id)
    const chart = page.getByRole('figure').filter({
      has: page.getByRole('img', { name: say('curve.compare_title'), exact: true }),
    })
    await chart.locator('svg').first().waitFor({ state: 'attached' })
    for (const trend of [first, second]) {
      await chart.getByRole('button', { name: nameOf(trend), exact: true }).waitFor()
    }
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('compare'))
    await page.getByRole('heading', { name: say('curve.title') }).waitFor()
    expect(await chart.count()).toBe(0)
  })

  journey('says so where a trend is unknown, and fits a phone where it is known', async () => {
    const { page, open, say, heading, nameOf } = await visit({ language, as: 'designer', width: PHONE })
    await open('/trendee/trend-detail/no-such-trend/women/product')
    await page.getByText(say('search.unknown'), { exact: true }).waitFor()
    const { first } = await strongest()
    await open(`/trendee/trend-detail/${first.trend_id}/women/${first.type}`)
    await heading().getByText(nameOf(first), { exact: true }).waitFor()
    await page.getByRole('table', { name: say('regions.title') }).waitFor()
    expect(await overflows(page)).toBe(false)
  })
})
