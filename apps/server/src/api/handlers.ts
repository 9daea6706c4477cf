import type { Handlers } from '../http/handler'
import { feeds } from './admin/feeds'
import { freshness } from './admin/freshness'
import { importDetail, imports, importUpload } from './admin/imports'
import { exportList } from './common/export'
import { messageRecipients, messageSend, messages as sentMessages } from './admin-messages/messages'
import { wordDone, words } from './admin-messages/words'
import { promotionSave, promotions } from './admin-promotions/promotions'
import { advertisingSave } from './admin-settings/advertising'
import { audit } from './admin-settings/audit'
import { languageList, languageSave } from './admin-settings/language'
import { userPlan, userSignOut, userUpdate } from './admin-users/user-changes'
import { users } from './admin-users/users'
import { language } from './common/language'
import { picture } from './common/picture'
import { filtersIndex } from './filters/index'
import { messageDetail, messages, unread } from './dashboard/messages'
import { trendLine } from './trends/trend-line'
import { apiIp, apiIpSave } from './plans/api-ip'
import { apiQuantity } from './plans/api-quantity'
import { openPlan } from './plans/open-plan'
import { planFeature } from './plans/plan-feature'
import { priceList } from './plans/price-list'
import { subscription } from './plans/subscription'
import { token, tokenCreate } from './plans/token'
import { updateFeature } from './plans/update-feature'
import { sellingHandlers } from './selling/handlers'
import { ems, promotion, promotionInfo, sms } from './sign-in/by-code'
import { freeTrial } from './sign-in/free-trial'
import { login } from './sign-in/login'
import { outbox } from './sign-in/outbox'
import { partner, partnerStart } from './sign-in/partner'
import { emsSend, smsSend } from './sign-in/send-code'
import { free } from './sign-in/visitor'
import { wechat, wechatCallback, wechatQrcode } from './sign-in/wechat'
import { detail } from './trends/detail'
import { mapping } from './trends/mapping'
import { regionCountry, regionState } from './trends/region'
import { related } from './trends/related'
import { topList } from './trends/top-list'
import { bindEmail, bindMobile } from './user/bind'
import { info, infoUpdate } from './user/info'
import { logout } from './user/logout'
import { clickLog, collect } from './visits/page-events'
import { site } from './visits/site'
import { starRetail, starRunway, starSocial, starTiktok } from './words/star'
import { feedback, opinion, suggestKeyword } from './words/words'
import { passwordByEmail, passwordByMobile, passwordChange } from './user/password'
import { sessionEnd, sessions } from './user/sessions'

/** The handler of every endpoint, in the contract's own shape. */
export const handlers: Handlers = {
  user: {
    logout,
    info,
    infoUpdate,
    bindMobile,
    bindEmail,
    passwordChange,
    passwordByEmail,
    passwordByMobile,
    sessions,
    sessionEnd,
  },
  signIn: {
    login,
    free,
    sms,
    ems,
    promotion,
    promotionInfo,
    partner,
    partnerStart,
    wechatQrcode,
    wechatCallback,
    wechat,
    freeTrial,
    smsSend,
    emsSend,
    outbox,
  },
  common: { language, export: exportList, picture },
  trends: { topList, detail, related, mapping, regionCountry, regionState, trendLine },
  filters: { index: filtersIndex },
  selling: sellingHandlers,
  plans: {
    priceList,
    planFeature,
    subscription,
    openPlan,
    updateFeature,
    apiQuantity,
    token,
    tokenCreate,
    apiIp,
    apiIpSave,
  },
  words: { opinion, feedback, suggestKeyword, starSocial, starRetail, starRunway, starTiktok },
  dashboard: { messages, unread, messageDetail },
  visits: { collect, clickLog, site },
  adminUsers: { users, userUpdate, userPlan, userSignOut },
  adminPromotions: { promotions, promotionSave },
  adminMessages: { messages: sentMessages, messageSend, messageRecipients, words, wordDone },
  adminSettings: { languageSave, languageList, advertisingSave, audit },
  admin: { imports, importDetail, importUpload, freshness, feeds },
}
