import { apiIp } from './api-ip'
import { apiIpSave } from './api-ip-save'
import { apiQuantity } from './api-quantity'
import { openPlan } from './open-plan'
import { planFeature } from './plan-feature'
import { priceList } from './price-list'
import { subscription } from './subscription'
import { token } from './token'
import { tokenCreate } from './token-create'
import { updateFeature } from './update-feature'

export const plans = {
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
}
