import type { CONTRACT } from '@trendee/contract/contract'
import { alertsAllowed } from '@trendee/core/alerts/alert-allowance'
import { ALERT_LINES } from '@trendee/core/alerts/alert-kinds'
import { alertsFor, countUnseenAlerts, markAlertsSeen } from '@trendee/store/alerts/alerts'
import { channelsOf } from '@trendee/store/alerts/channels'
import { subscriptionsOf } from '@trendee/store/alerts/subscriptions'
import { pageAnswer } from '../../answers/page'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { alertAnswer, channelAnswer, subscriptionAnswer } from './answers'

type Alerts = typeof CONTRACT.alerts

export const list: Handler<Alerts['list']> = async ({ page, pageSize }, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const asked = { page, pageSize }
  const [found, unseen] = await Promise.all([alertsFor(db, accountId, asked), countUnseenAlerts(db, accountId)])
  return { ...pageAnswer(found, asked, alertAnswer), unseen }
}

export const seen: Handler<Alerts['seen']> = async (_input, call) => {
  const { accountId } = memberOf(call)
  return { seen: await markAlertsSeen(call.runtime.store.db, accountId, new Date()) }
}

export const subscriptions: Handler<Alerts['subscriptions']> = async (_input, call) => {
  const account = memberOf(call)
  const own = await subscriptionsOf(call.runtime.store.db, account.accountId)
  const now = new Date()
  const room = ALERT_LINES.map(async (line) => {
    const plan = account.plans.find((held) => held.line === line)
    const rules = plan === undefined ? [] : await call.state.access.rulesOfPlan(line, plan.plan)
    const byFeature = Object.fromEntries(rules.map(({ featureName, planBusiness }) => [featureName, planBusiness]))
    const most = alertsAllowed(account, line, () => byFeature, now)
    return { line, used: own.filter((one) => one.line === line).length, most }
  })
  return { list: own.map(subscriptionAnswer), room: await Promise.all(room) }
}

export const channels: Handler<Alerts['channels']> = async (_input, call) => {
  const { accountId, email } = memberOf(call)
  const own = await channelsOf(call.runtime.store.db, accountId)
  return {
    list: own.map(({ last, ...channel }) => channelAnswer(channel, last, email)),
    email,
    has_mail: call.providers.mail !== null,
  }
}
