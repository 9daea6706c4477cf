import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { ems, promotion, promotionInfo, sms } from './by-code'
import { freeTrial } from './free-trial'
import { login } from './login'
import { outbox } from './outbox'
import { partner, partnerStart } from './partner'
import { emsSend, smsSend } from './send-code'
import { free } from './visitor'
import { wechat, wechatAsked, wechatCallback, wechatQrcode } from './wechat'

export const signInHandlers: Handlers<typeof CONTRACT.signIn> = {
  auth: login,
  login,
  free,
  sms,
  ems,
  promotion,
  promotionInfo,
  partner,
  partnerStart,
  wechatQrcode,
  wechatAsked,
  wechatCallback,
  wechat,
  freeTrial,
  smsSend,
  emsSend,
  outbox,
}
