import type { CONTRACT } from '@trendee/contract/contract'
import { whiteLabelOf } from '@trendee/store/sign-in/white-labels'
import type { Handler } from '../../http/handler'
import { advertisingSetting } from '../../answers/advertising'

export const site: Handler<typeof CONTRACT.visits.site> = async (_input, { runtime, providers, request }) => {
  const { db } = runtime.store
  const [advertising, label] = await Promise.all([advertisingSetting(db), whiteLabelOf(db, request.host)])
  return {
    advertising,
    white_label: label && {
      name: label.name,
      style_class: label.styleClass,
      login_url: label.loginUrl,
      pricing_url: label.pricingUrl,
      welcome: label.welcomeEn,
      welcome_zh: label.welcomeZh,
      partner: label.partner,
    },
    sign_in: {
      sms: providers.sms !== null,
      email: providers.mail !== null,
      wechat: providers.wechat !== null,
      partners: [...providers.partners.keys()],
    },
    has_stand_ins: providers.mode === 'stand-in',
  }
}
