import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { promotionSave, promotionsHandler } from './promotions'

export const adminPromotionsHandlers: Handlers<typeof CONTRACT.adminPromotions> = {
  promotions: promotionsHandler,
  promotionSave,
}
