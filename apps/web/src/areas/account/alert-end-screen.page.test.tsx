import { describe, expect, it } from 'vitest'
import { makeAlertChannel, makeEndToken, makeSubscription } from '@trendee/server/testing/made-alerts'
import { makeAccount } from '@trendee/server/testing/test-accounts'
import { CONTRACT } from '@trendee/contract/contract'
import { press } from '../../testing/controls'
import { screensByTurns } from '../../testing/languages-by-turns'
import { usePages } from '../../testing/open-page'

const { alerts } = CONTRACT

describe('the page that ends alerts', () => {
  const { openPage, server } = usePages()
  const db = () => server().runtime.store.db

  it.each(screensByTurns('/alerts/end/$token'))('%s ends a channel by one click, in %s', async (path, language) => {
    const id = await makeAlertChannel(db(), await makeAccount(db()))
    const token = await makeEndToken(db(), { what: 'channel', id })
    const page = await openPage(path.replace('$token', token), { language })
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('alert_end.title'))
    expect(page.view.getByText(page.say('alert_end.channel_chat', { name: 'Team' }))).toBeDefined()
    // Looking ends nothing.
    expect((await page.ask(alerts.endable, { token })).is_ended).toBe(false)
    await press(page, page.say('alert_end.button'))
    expect(page.view.getByRole('heading', { level: 1 }).textContent).toBe(page.say('alert_end.done'))
    expect((await page.ask(alerts.endable, { token })).is_ended).toBe(true)
  })

  it('ends one alert by name, and says so when it is opened again', async () => {
    const id = await makeSubscription(db(), await makeAccount(db()))
    const path = `/alerts/end/${await makeEndToken(db(), { what: 'subscription', id })}`
    const page = await openPage(path)
    expect(page.view.getByText(page.say('alert_end.subscription', { name: 'Lace' }))).toBeDefined()
    await press(page, page.say('alert_end.button'))
    const again = await openPage(path)
    expect(again.view.getByText(again.say('alert_end.done'))).toBeDefined()
  })

  it('says of a link that is not whole that it ends nothing', async () => {
    const page = await openPage('/alerts/end/c123')
    expect(page.view.getByText(page.say('alert_end.unknown'))).toBeDefined()
    expect(page.view.getByRole('link', { name: page.say('alert_end.account') })).toBeDefined()
  })
})
