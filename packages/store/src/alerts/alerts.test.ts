import { describe, expect, it } from 'vitest'
import { ApiError } from '@trendee/contract/errors'
import { ENGINES, useStore } from '../testing/engines'
import { alertsFor, countUnseenAlerts, dropOldAlerts, markAlertsSeen, tellFindings } from './alerts'
import { type NewChannel, channelById, channelsOf, dropChannel, saveChannel } from './channels'
import { prepareDeliveries, settleDelivery, takeDeliveries } from './deliveries'
import { endIt, endKey, endToken, endableOf, endingOf } from './end-token'
import {
  type NewSubscription,
  dropSubscription,
  saveSubscription,
  subscriptionsOf,
  watchedSubscriptions,
} from './subscriptions'

const NOW = new Date('2026-11-23T10:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const FIRST = { page: 1, pageSize: 50 }

describe.each(ENGINES)('alerts on $name', (engine) => {
  const db = useStore(engine)
  let people = 0
  async function person(): Promise<string> {
    people += 1
    const accountId = `person-${people}`
    await db()
      .insertInto('account')
      .values({ account_id: accountId, name: accountId, email: `p${people}@t.example` })
      .execute()
    return accountId
  }
  const most = (count: number | null) => ({ count, refusal: () => new ApiError('plan_limit', 'enough') })
  const watch = (accountId: string, itemId: string, more: Partial<NewSubscription> = {}, bound: number | null = null) =>
    saveSubscription(
      db(),
      {
        accountId,
        subject: 'trend',
        itemId,
        line: 'trendee',
        nameEn: itemId,
        nameZh: itemId,
        link: `/${itemId}`,
        search: {},
        kinds: ['level'],
        channels: null,
        told: { level: 'none' },
        ...more,
      },
      most(bound),
      NOW,
    )
  const chat = (accountId: string, more: Partial<NewChannel> = {}, id: string | null = null, now = NOW) =>
    saveChannel(
      db(),
      id,
      {
        accountId,
        kind: 'slack',
        name: 'Team',
        url: 'https://hooks.slack.com/x',
        every: 'now',
        weekday: 1,
        hour: 8,
        timeZone: 'UTC',
        origin: 'https://t.example',
        ...more,
      },
      now,
    )
  const finding = (subscriptionId: string, toldVersion: number, alertId: string) => ({
    subscriptionId,
    toldVersion,
    told: { level: alertId },
    alerts: [{ alertId, kind: 'level', wordsEn: `now ${alertId}`, wordsZh: alertId, day: '2026-11-22' } as const],
  })

  it('are kept once for each thing, and bounded also when many come at once', async () => {
    const ann = await person()
    const first = await watch(ann, 'lace')
    const again = await watch(ann, 'lace', { kinds: ['peak'], told: { level: 'hot' } })
    expect([again.subscriptionId, again.kinds, again.told]).toEqual([first.subscriptionId, ['peak'], { level: 'none' }])
    const many = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((id) => watch(ann, id, {}, 4)))
    expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(await subscriptionsOf(db(), ann)).toHaveLength(4)
    // What is there can be said again where there is no room for another.
    expect((await watch(ann, 'lace', {}, 4)).subscriptionId).toBe(first.subscriptionId)
    const bob = await person()
    expect(await dropSubscription(db(), bob, first.subscriptionId)).toBe(false)
    expect(await dropSubscription(db(), ann, first.subscriptionId)).toBe(true)
  })

  it('are written once, whoever finds them how often', async () => {
    const ann = await person()
    const { subscriptionId } = await watch(ann, 'lace')
    const tell = (version: number, id: string) => tellFindings(db(), [finding(subscriptionId, version, id)], NOW)
    expect(await Promise.all([tell(0, 'a1'), tell(0, 'a1')])).toEqual(expect.arrayContaining([1, 0]))
    // Older than what was told; then the same alert found anew.
    expect([await tell(0, 'a2'), await tell(1, 'a1'), await tell(2, 'a3')]).toEqual([0, 0, 1])
    const { list, total } = await alertsFor(db(), ann, FIRST)
    expect([total, list.map(({ alertId, day, wordsEn, isSeen }) => [alertId, day, wordsEn, isSeen])]).toEqual([
      2,
      [
        ['a3', '2026-11-22', 'now a3', false],
        ['a1', '2026-11-22', 'now a1', false],
      ],
    ])
    expect((await subscriptionsOf(db(), ann))[0]).toMatchObject({ told: { level: 'a3' }, toldVersion: 3 })
    expect([await countUnseenAlerts(db(), ann), await markAlertsSeen(db(), ann, NOW)]).toEqual([2, 2])
    expect([await countUnseenAlerts(db(), ann), await markAlertsSeen(db(), ann, NOW)]).toEqual([0, 0])
    await dropOldAlerts(db(), new Date('2028-01-01'))
    expect((await alertsFor(db(), ann, FIRST)).total).toBe(0)
  })

  it('are looked for account by account, in parts, each with its place among those of its line, the oldest first', async () => {
    const ann = await person()
    const gone = await person()
    await db().updateTable('account').set({ access_ends_at: NOW }).where('account_id', '=', gone).execute()
    for (const [minutes, itemId] of ['lace', 'abaya', 'suede'].entries()) {
      const { subscriptionId } = await watch(ann, itemId)
      await db()
        .updateTable('alert_subscription')
        .set({ created_at: later(minutes) })
        .where('subscription_id', '=', subscriptionId)
        .execute()
    }
    await watch(ann, 'shein.a', { subject: 'product', line: 'trendeesellers' })
    await watch(gone, 'lace')
    const all = await watchedSubscriptions(db(), NOW, null, 1000)
    expect(all.filter(({ accountId }) => accountId === gone)).toEqual([])
    const own = all.filter(({ accountId }) => accountId === ann)
    expect(own.map(({ itemId, place }) => [itemId, place])).toEqual([
      ['shein.a', 1],
      ['abaya', 2],
      ['lace', 1],
      ['suede', 3],
    ])
    // The parts of an account that lies on a boundary are numbered as a whole.
    const parts: typeof all = []
    for (;;) {
      const part = await watchedSubscriptions(db(), NOW, parts.at(-1) ?? null, 3)
      parts.push(...part)
      if (part.length < 3) break
    }
    expect(parts).toEqual(all)
  })

  it('go to a chat at once, once, and to the channels that were chosen', async () => {
    const ann = await person()
    const team = await chat(ann)
    const other = await chat(ann, { kind: 'teams' })
    const { subscriptionId } = await watch(ann, 'lace', { channels: [team?.channelId ?? ''] })
    await tellFindings(db(), [finding(subscriptionId, 0, `chat-${ann}`)], NOW)
    expect([await prepareDeliveries(db(), NOW), await prepareDeliveries(db(), NOW)]).toEqual([1, 0])
    const [delivery, ...more] = await takeDeliveries(db(), NOW)
    expect([more, delivery?.channel.channelId, delivery?.total, delivery?.alerts.map(({ itemId }) => itemId)]).toEqual([
      [],
      team?.channelId,
      1,
      ['lace'],
    ])
    // Taken is taken, until it is not heard of for ten minutes.
    expect(await takeDeliveries(db(), NOW)).toEqual([])
    const [again] = await takeDeliveries(db(), later(11))
    expect(again?.tries).toBe(2)
    if (again === undefined) throw new Error('nothing to settle')
    expect(await settleDelivery(db(), again, { is: 'sent', words: 'HTTP 200' }, later(11))).toBeNull()
    expect(await takeDeliveries(db(), later(100))).toEqual([])
    const channels = await channelsOf(db(), ann)
    expect(channels.map(({ channelId, last }) => [channelId, last?.state])).toEqual(
      expect.arrayContaining([
        [team?.channelId, 'sent'],
        [other?.channelId, undefined],
      ]),
    )
  })

  it('go by mail on their day alone, all of it in one', async () => {
    const ann = await person()
    // A Monday; the mail is of Wednesdays at 08:00.
    const mail = await chat(ann, { kind: 'mail', url: '', every: 'week', weekday: 3 })
    const { subscriptionId } = await watch(ann, 'lace')
    for (const [version, id] of ['m1', 'm2'].entries())
      await tellFindings(db(), [finding(subscriptionId, version, `${id}-${ann}`)], NOW)
    const tuesday = new Date('2026-11-24T23:00:00Z')
    const wednesday = new Date('2026-11-25T08:00:00Z')
    expect([await prepareDeliveries(db(), tuesday), await prepareDeliveries(db(), wednesday)]).toEqual([0, 1])
    const [delivery] = await takeDeliveries(db(), wednesday)
    expect([delivery?.channel.channelId, delivery?.email, delivery?.total]).toEqual([
      mail?.channelId,
      `p${people}@t.example`,
      2,
    ])
    if (delivery !== undefined) await settleDelivery(db(), delivery, { is: 'sent', words: 'taken' }, wednesday)
    expect(await prepareDeliveries(db(), new Date('2026-11-26T08:00:00Z'))).toBe(0)
    // A quiet week sends nothing, and what is found after its day waits for the next, also where nobody looked on the day.
    expect(await prepareDeliveries(db(), new Date('2026-12-02T08:00:00Z'))).toBe(0)
    const thursday = new Date('2026-12-10T09:00:00Z')
    await tellFindings(db(), [finding(subscriptionId, 2, `m3-${ann}`)], thursday)
    expect(await prepareDeliveries(db(), thursday)).toBe(0)
    expect(await prepareDeliveries(db(), new Date('2026-12-16T07:59:00Z'))).toBe(0)
    expect(await prepareDeliveries(db(), new Date('2026-12-16T08:00:00Z'))).toBe(1)
    const [next] = await takeDeliveries(db(), new Date('2026-12-16T08:00:00Z'))
    expect([next?.channel.channelId, next?.total]).toEqual([mail?.channelId, 1])
    if (next !== undefined) await settleDelivery(db(), next, { is: 'sent', words: 'taken' }, wednesday)
  })

  it('found after the mail of a day go with the next one of a changed hour, on the same day too', async () => {
    const ann = await person()
    const mail = await chat(ann, { kind: 'mail', url: '', every: 'day', hour: 8 })
    const { subscriptionId } = await watch(ann, 'tulle')
    await tellFindings(db(), [finding(subscriptionId, 0, `h1-${ann}`)], NOW)
    const morning = new Date('2026-11-24T08:00:00Z')
    expect(await prepareDeliveries(db(), morning)).toBe(1)
    const [first] = await takeDeliveries(db(), morning)
    if (first !== undefined) await settleDelivery(db(), first, { is: 'sent', words: 'taken' }, morning)
    await chat(
      ann,
      { kind: 'mail', url: '', every: 'day', hour: 18 },
      mail?.channelId ?? '',
      new Date('2026-11-24T09:00:00Z'),
    )
    await tellFindings(db(), [finding(subscriptionId, 1, `h2-${ann}`)], new Date('2026-11-24T10:00:00Z'))
    const evening = new Date('2026-11-24T18:00:00Z')
    expect(await prepareDeliveries(db(), evening)).toBe(1)
    const [second] = await takeDeliveries(db(), evening)
    expect([second?.channel.channelId, second?.total]).toEqual([mail?.channelId, 1])
    if (second !== undefined) await settleDelivery(db(), second, { is: 'sent', words: 'taken' }, evening)
  })

  it('go to one channel of an address, and nowhere that is no more', async () => {
    const ann = await person()
    const url = 'https://hooks.slack.com/services/one'
    const made = await Promise.all([1, 2, 3].map(() => chat(ann, { url })))
    expect(new Set(made.map((channel) => channel?.channelId)).size).toBe(1)
    const other = await chat(ann, { url: 'https://hooks.slack.com/services/two' })
    const [one, two] = [made[0]?.channelId ?? '', other?.channelId ?? '']
    // Given again it is the same channel with what is said of it now; it is nobody else's address.
    expect(await chat(ann, { url, hour: 17, name: 'Buyers' })).toMatchObject({
      channelId: one,
      hour: 17,
      name: 'Buyers',
    })
    await expect(chat(ann, { url }, two)).rejects.toMatchObject({ kind: 'conflict', data: { field: 'url' } })
    expect(await channelById(db(), ann, two)).toMatchObject({ url: 'https://hooks.slack.com/services/two' })
    await watch(ann, 'satin', { channels: [one, two] })
    expect(await dropChannel(db(), ann, one)).toBe(true)
    expect((await subscriptionsOf(db(), ann)).map(({ channels }) => channels)).toEqual([[two]])
  })

  it('are tried again with growing pauses; a channel that fails three times is stopped, one that is gone at once', async () => {
    const ann = await person()
    const team = await chat(ann)
    const { subscriptionId } = await watch(ann, 'lace')
    let now = NOW
    const reasons: unknown[] = []
    for (let version = 0; version < 3; version += 1) {
      await tellFindings(db(), [finding(subscriptionId, version, `f${version}-${ann}`)], now)
      await prepareDeliveries(db(), now)
      for (let tries = 1; tries <= 6; tries += 1) {
        const [delivery] = await takeDeliveries(db(), now)
        expect(delivery?.tries).toBe(tries)
        if (delivery === undefined) break
        reasons.push(await settleDelivery(db(), delivery, { is: 'unavailable', words: 'HTTP 503' }, now))
        expect(await takeDeliveries(db(), now)).toEqual([])
        now = new Date(now.getTime() + 9 * 3600_000)
      }
    }
    expect(reasons.filter((reason) => reason !== null)).toEqual(['failed'])
    expect(reasons.at(-1)).toBe('failed')
    expect(await channelById(db(), ann, team?.channelId ?? '')).toMatchObject({ stoppedBecause: 'failed' })
    // Set up anew, it begins with what comes from then on.
    await tellFindings(db(), [finding(subscriptionId, 3, `f3-${ann}`)], now)
    await chat(ann, { url: '' }, team?.channelId ?? '', now)
    expect(await prepareDeliveries(db(), now)).toBe(0)
    expect(await channelById(db(), ann, team?.channelId ?? '')).toMatchObject({
      stoppedBecause: null,
      failures: 0,
      url: 'https://hooks.slack.com/x',
    })
    await tellFindings(db(), [finding(subscriptionId, 4, `f4-${ann}`)], now)
    expect(await prepareDeliveries(db(), now)).toBe(1)
    const [delivery] = await takeDeliveries(db(), now)
    if (delivery === undefined) throw new Error('nothing to settle')
    expect(await settleDelivery(db(), delivery, { is: 'gone', words: 'HTTP 410' }, now)).toBe('gone')
    // So it does where its address is given again.
    expect(await chat(ann, {}, null, now)).toMatchObject({ channelId: team?.channelId, stoppedBecause: null })
  })

  it('have channels of their owner alone, five at most, one of them mail', async () => {
    const [ann, bob] = [await person(), await person()]
    const mail = await chat(ann, { kind: 'mail', url: '', every: 'day' })
    await expect(chat(ann, { kind: 'mail', url: '', every: 'day' })).rejects.toMatchObject({ kind: 'conflict' })
    for (let made = 0; made < 4; made += 1) await chat(ann, { url: `https://hooks.slack.com/${made}` })
    await expect(chat(ann, { url: 'https://hooks.slack.com/more' })).rejects.toMatchObject({
      kind: 'conflict',
      data: { most: 5 },
    })
    const id = mail?.channelId ?? ''
    expect([await chat(bob, { kind: 'mail' }, id), await channelById(db(), bob, id)]).toEqual([null, null])
    expect([await dropChannel(db(), bob, id), await dropChannel(db(), ann, id)]).toEqual([false, true])
  })

  it('end by a token that only this installation makes', async () => {
    const ann = await person()
    const channel = await chat(ann)
    const subscription = await watch(ann, 'lace')
    const key = await endKey(db())
    expect(await endKey(db())).toBe(key)
    const ofChannel = { what: 'channel', id: channel?.channelId ?? '' } as const
    const ofSubscription = { what: 'subscription', id: subscription.subscriptionId } as const
    const token = endToken(key, ofChannel)
    expect([endingOf(key, token), endingOf(key, endToken(key, ofSubscription))]).toEqual([ofChannel, ofSubscription])
    const forged = [`s${token.slice(1)}`, token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'), `${token}x`, '']
    expect(forged.map((text) => endingOf(key, text))).toEqual([null, null, null, null])
    expect(endingOf('another key', token)).toBeNull()
    expect(await endableOf(db(), ofChannel)).toMatchObject({ kind: 'slack', isEnded: false })
    for (let time = 0; time < 2; time += 1) {
      await endIt(db(), ofChannel, NOW)
      await endIt(db(), ofSubscription, NOW)
    }
    expect(await endableOf(db(), ofChannel)).toMatchObject({ isEnded: true })
    expect([await endableOf(db(), ofSubscription), await subscriptionsOf(db(), ann)]).toEqual([null, []])
  })
})
