import { auth } from './auth'
import { ems } from './ems'
import { emsSend } from './ems-send'
import { free } from './free'
import { freeTrial } from './free-trial'
import { login } from './login'
import { outbox } from './outbox'
import { partner } from './partner'
import { partnerStart } from './partner-start'
import { promotion } from './promotion'
import { promotionInfo } from './promotion-info'
import { sms } from './sms'
import { smsSend } from './sms-send'
import { wechat } from './wechat'
import { wechatAsked } from './wechat-asked'
import { wechatCallback } from './wechat-callback'
import { wechatQrcode } from './wechat-qrcode'

/** Every way in. All of them are public and limited by address and by account. */
export const signIn = {
  auth,
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
