import type { CONTRACT } from '@trendee/contract/contract'
import {
  type LinkType,
  type PartnerLink,
  addLink,
  endLink,
  partnerLinks,
  updateLink,
} from '@trendee/store/partners/partner-links'
import { pageAnswer } from '../../answers/page'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'

type Partners = typeof CONTRACT.partners

const linkView = (type: LinkType) => (link: PartnerLink) => ({
  code: link.code,
  type,
  name: link.name,
  platform: link.targetLine,
  campaign: link.campaign,
  note: link.note,
  created_at: unixSeconds(link.createdAt),
  ended_at: unixSecondsOrNull(link.endedAt),
  sign_ups: link.signUps,
})

export const linkList: Handler<Partners['linkList']> = async ({ type, page, pageSize }, call) => {
  const asked = { page, pageSize }
  const { accountId } = memberOf(call)
  return pageAnswer(await partnerLinks(call.runtime.store.db, { accountId, type }, asked), asked, linkView(type))
}

export const linkAdd: Handler<Partners['linkAdd']> = async ({ type, name, platform, campaign, note }, call) => {
  const { accountId } = memberOf(call)
  const terms = { name, targetLine: platform, campaign, note }
  return linkView(type)(await addLink(call.runtime.store.db, { accountId, type }, terms, new Date()))
}

export const linkUpdate: Handler<Partners['linkUpdate']> = async (input, call) => {
  const { type, code, name, platform, campaign, note } = input
  const { accountId } = memberOf(call)
  const terms = { name, targetLine: platform, campaign, note }
  return linkView(type)(await updateLink(call.runtime.store.db, { accountId, type }, code, terms))
}

export const linkDelete: Handler<Partners['linkDelete']> = async ({ type, code }, call) => {
  const { accountId } = memberOf(call)
  return linkView(type)(await endLink(call.runtime.store.db, { accountId, type }, code, new Date()))
}
