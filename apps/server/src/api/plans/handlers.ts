import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { apiIp, apiIpSave } from './api-ip'
import { apiQuantity } from './api-quantity'
import { openPlan } from './open-plan'
import { planFeature } from './plan-feature'
import { priceListHandler } from './price-list'
import { subscription } from './subscription'
import { token, tokenCreate } from './token'
import { updateFeature } from './update-feature'

export const plansHandlers: Handlers<typeof CONTRACT.plans> = {
  priceList: priceListHandler,
  planFeature,
  subscription,
  openPlan,
  updateFeature,
  apiQuantity,
  token,
  tokenCreate,
  apiIp,
  apiIpSave,
}
