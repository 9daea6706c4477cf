import { trends } from '@trendee/contract/trends/trends'
import { describe, expect, it } from 'vitest'
import { ask } from './ask'
import { useBrowser } from './browser'

describe('a trend', () => {
  const visit = useBrowser()

  it('a trend opens from its card, its curve and map drawn', async () => {
    const { page, open, say, heading, nameOf } = await visit({ as: 'designer' })
    const { list } = await ask('designer', trends.topList, { gender: 'women', sort: 'level', pageSize: 1 })
    const [first] = list
    if (first === undefined) throw new Error('the demo world has no trend')
    await open('/trendee/trend-highlights')
    await page
      .getByRole('heading', { level: 2, name: nameOf(first), exact: true })
      .getByRole('link')
      .click()
    await page.waitForURL(`**/trendee/trend-detail/${first.trend_id}/women/${first.type}`)
    await heading().getByText(nameOf(first), { exact: true }).waitFor()
    const span = say('span.year_other', { count: 5 })
    const drawing = page.getByRole('img', {
      name: say('trend.curve_title', { name: nameOf(first), span }),
      exact: true,
    })
    await drawing.locator('svg').waitFor({ state: 'attached' })
    // The measured line and the forecast's band are shapes of their own.
    expect(await drawing.locator('svg path').count()).toBeGreaterThan(2)
    // It is asked for when the reader comes near.
    await page.getByRole('link', { name: say('regions.title'), exact: true }).click()
    // It is known of one country alone, which is compared by its states.
    await page.getByRole('combobox', { name: say('regions.scope'), exact: true }).click()
    await page.getByRole('option', { name: say('regions.within', { region: 'United States' }), exact: true }).click()
    const map = page.locator('#regions figure').getByRole('img')
    await map.waitFor()
    expect(await map.locator('path').count()).toBeGreaterThan(40)
  })
})
