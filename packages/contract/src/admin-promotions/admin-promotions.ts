import { promotionSave } from './promotion-save'
import { promotions } from './promotions'

export const adminPromotions = {
  promotions,
  promotionSave,
}
