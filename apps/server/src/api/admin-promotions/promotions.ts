import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { planRank } from '@trendee/core/plans/plan-grant'
import { type ListedPromotion, promotions, savePromotion } from '@trendee/store/plans/promotion-list'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'

function promotionView(promotion: ListedPromotion): OutputOf<typeof CONTRACT.adminPromotions.promotionSave> {
  return {
    code: promotion.code,
    platform: promotion.line,
    plan: promotion.plan,
    days: promotion.days,
    percent_off: promotion.percentOff,
    uses_left: promotion.usesLeft,
    uses: promotion.uses,
    expires_at: unixSecondsOrNull(promotion.expiresAt),
    note: promotion.note,
    created_at: unixSeconds(promotion.createdAt),
  }
}

export const promotionsHandler: Handler<typeof CONTRACT.adminPromotions.promotions> = async (input, { runtime }) =>
  pageAnswer(await promotions(runtime.store.db, input), input, promotionView)

export const promotionSave: Handler<typeof CONTRACT.adminPromotions.promotionSave> = audited({
  action: 'adminPromotions.promotionSave',
  subjectOf: ({ code }) => `promotion:${code}`,
  nameOf: ({ code }) => code,
  change: async (input, _call, db) => {
    const { platform: line, plan } = input
    if (planRank(line, plan) === null) {
      throw new ApiError('bad_input', `plan: ${line} has no plan ${plan}`, { field: 'plan' })
    }
    const terms = {
      code: input.code,
      line,
      plan,
      days: input.days,
      percentOff: input.percent_off,
      usesLeft: input.uses_left,
      expiresAt: typeof input.expires_at === 'number' ? new Date(input.expires_at * 1000) : null,
      note: input.note,
    }
    return promotionView(await savePromotion(db, terms, new Date()))
  },
})
