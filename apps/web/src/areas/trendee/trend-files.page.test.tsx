import { within } from '@testing-library/dom'
import { CONTRACT } from '@trendee/contract/contract'
import { describe, expect, it } from 'vitest'
import { press } from '../../testing/controls'
import { usePages } from '../../testing/open-page'

describe('a trend', () => {
  const { openPage, server } = usePages()

  it('offers its curve and its lists as files, as long as they are', async () => {
    const { topList } = CONTRACT.trends
    const answer = await server().answerTo(topList, { gender: 'women', sort: 'level', pageSize: 1 }, 'designer')
    const [first] = answer.list
    if (first === undefined) throw new Error('the demo world has no trend')
    const path = `/trendee/trend-detail/${first.trend_id}/women/${first.type}`
    const page = await openPage(path, { as: 'designer' })
    const { view, say } = page
    await press(page, say('trend.export_curve'))
    const dialog = within(await view.findByRole('dialog'))
    await page.user.click(await dialog.findByRole('button', { name: say('export.save') }))
    await page.settled()
    const file = page.requests.findLast(({ query }) => query.get('what') === 'trend-curve')
    expect(Object.fromEntries(file?.query ?? [])).toMatchObject({
      name: first.trend_id,
      gender: 'women',
      region: 'US',
      // Five years and the year ahead: the shortest length that holds them.
      quantity: '500',
    })
    await press(page, say('trend.export_lists'))
    expect(await view.findByRole('dialog')).toBeDefined()
  })
})
