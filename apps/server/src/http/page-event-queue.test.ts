import { expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ask } from '../testing/ask'
import { openDemoApp } from '../testing/demo-app'

it('what was noted is written before the server has ended', async () => {
  const demo = await openDemoApp()
  try {
    await ask(demo.app, CONTRACT.visits.clickLog, { target: 'upgrade', page: '/last' })
    await demo.app.close()
    const { db } = demo.runtime.store
    const rows = await db.selectFrom('page_event').select(['event', 'tracking_tag', 'current_page']).execute()
    expect(rows).toEqual([{ event: 'click', tracking_tag: 'upgrade', current_page: '/last' }])
  } finally {
    await demo.close()
  }
})
