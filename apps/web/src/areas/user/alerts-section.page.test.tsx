import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { makeAlert, makeAlertChannel } from '@trendee/server/testing/made-alerts'
import { makeMember } from '@trendee/server/testing/test-accounts'
import { fill, pick, press } from '../../testing/controls'
import { usePages } from '../../testing/open-page'

const { alerts, trends } = CONTRACT
const PLAN = { role: '1', plan: { line: 'trendee', plan: 'business' } } as const
const SECTION = '/user/info?section=alerts'

describe('alerts in the account', () => {
  const { openPage, server } = usePages()
  const db = () => server().runtime.store.db
  const reader = () => makeMember(db(), PLAN)
  const told = (accountId: string) => makeAlert(db(), accountId)

  it.each(['en', 'zh'] as const)('show what is watched, where it goes and what was told, in %s', async (language) => {
    const { accountId, token } = await reader()
    await told(accountId)
    await makeAlertChannel(db(), accountId)
    const page = await openPage(SECTION, { as: { token }, language })
    const name = language === 'zh' ? '蕾丝' : 'Lace'
    expect(page.view.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => '/trendee/trend-detail/lace/all/fabric'),
    )
    const words = language === 'zh' ? '等级由“无等级”变为“热门”。' : 'Now hot, before without a level.'
    expect(page.view.getByText(words)).toBeDefined()
    expect(
      page.view.getByText(page.say('alerts.data_to', { day: language === 'zh' ? '2026年10月25日' : '25 Oct 2026' })),
    ).toBeDefined()
    // Where it is watched, among the channels, and with what was told.
    expect(page.view.getAllByText('Team')).toHaveLength(3)
    expect(
      page.view.getByText(page.say('alerts.room', { line: page.say('line.trendee'), used: 1, most: 500 })),
    ).toBeDefined()
    await press(page, page.say('alerts.drop_name', { name }))
    expect(page.view.getByText(page.say('alerts.none_watched'))).toBeDefined()
  })

  it('say where to begin to who watches nothing', async () => {
    const page = await openPage(SECTION, { as: { token: (await reader()).token } })
    for (const words of ['alerts.none_watched', 'alerts.no_channels', 'alerts.no_history'] as const)
      expect(page.view.getByText(page.say(words))).toBeDefined()
  })

  it('take a chat, refuse what is no address, change and remove it', async () => {
    const { token } = await reader()
    const page = await openPage(SECTION, { as: { token } })
    const channels = async () => (await page.ask(alerts.channels, {})).list
    await press(page, page.say('alerts.add_channel'))
    await pick(page, page.say('alerts.channel_kind'), page.say('alerts.channel_slack'))
    await press(page, page.say('alerts.save'))
    expect(page.view.getByText(page.say('form.required'))).toBeDefined()
    const url = () => page.view.getByRole('textbox', { name: page.say('alerts.channel_url') })
    await fill(page, url(), 'https://hooks.slack.com/services/T0/B0/abcd')
    await fill(page, page.view.getByRole('textbox', { name: page.say('alerts.channel_name') }), 'Design team')
    await pick(page, page.say('alerts.every'), page.say('alerts.every_week'))
    await press(page, page.say('alerts.save'))
    expect(await channels()).toMatchObject([
      { kind: 'slack', name: 'Design team', every: 'week', weekday: 1, hour: 8, address: 'hooks.slack.com/…abcd' },
    ])
    await press(page, page.say('alerts.change_name', { name: 'Design team' }))
    await pick(page, page.say('alerts.every'), page.say('alerts.every_now'))
    await press(page, page.say('alerts.save'))
    expect(await channels()).toMatchObject([{ every: 'now', address: 'hooks.slack.com/…abcd' }])
    await press(page, page.say('alerts.remove_name', { name: 'Design team' }))
    expect(await channels()).toEqual([])
  })

  it('are offered beside following, and stand in the bell', async () => {
    const { accountId, token } = await reader()
    await told(accountId)
    const [trend] = (await server().answerTo(trends.topList, { pageSize: 1 }, 'admin')).list
    if (trend === undefined) throw new Error('there is no trend')
    const page = await openPage(`/trendee/trend-detail/${trend.trend_id}/all/${trend.type}`, { as: { token } })
    const name = page.view.getByRole('heading', { level: 1 }).textContent
    await press(page, page.say('alerts.button_name', { name }))
    await page.user.click(await page.view.findByRole('menuitemcheckbox', { name: page.say('alerts.kind_peak') }))
    await page.settled()
    const watched = (await page.ask(alerts.subscriptions, {})).list.find((one) => one.item_id === trend.trend_id)
    expect(watched?.kinds).toEqual(['peak'])
    // Messages to a new account stand in the same bell.
    const later = await openPage('/user/info', { as: { token } })
    const news = await later.ask(CONTRACT.dashboard.unread, {})
    expect(news.alerts).toBe(1)
    await press(later, later.say('news.label_other', { count: news.unread + news.alerts }))
    await later.user.click(await later.view.findByRole('tab', { name: new RegExp(later.say('news.alerts')) }))
    expect(await later.view.findByText('Now hot, before without a level.')).toBeDefined()
    await later.settled()
    expect((await later.ask(alerts.list, {})).unseen).toBe(0)
  })

  it.each([
    '/trendee/trend-highlights',
    '/trendee/trend-database',
    '/trendee/aesthetics-trends',
    '/trendee/design-trends/color-trends',
  ])('come of the search of %s, saved with its filters', async (path) => {
    const { token } = await reader()
    const page = await openPage(`${path}?gender=men`, { as: { token } })
    await press(page, page.say('alerts.save_search'))
    await press(page, page.say('alerts.save'))
    const [saved] = (await page.ask(alerts.subscriptions, {})).list
    expect(saved).toMatchObject({ subject: 'search', line: 'trendee', kinds: ['finds'] })
    expect(saved?.link).toContain(`${path}?gender=men`)
  })
})
