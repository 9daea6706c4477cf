import type { adminPromotions } from '@trendee/contract/admin-promotions/admin-promotions'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import type { Line } from '@trendee/core/plans/lines'
import { isoDay } from '../../shared/format/iso-day'
import { endOfDay } from './day-end'

export type Promotion = OutputOf<typeof adminPromotions.promotionSave>

/** The form of a promotion, as it is typed. */
export interface PromotionFields {
  code: string
  platform: Line
  plan: string
  days: string
  percent_off: string
  uses_left: string
  /** `YYYY-MM-DD`, empty for a code that never ends. */
  expires: string
  note: string
}

export const NEW_PROMOTION: PromotionFields = {
  code: '',
  platform: 'trendee',
  plan: 'basic',
  days: '30',
  percent_off: '0',
  uses_left: '100',
  expires: '',
  note: '',
}

export function promotionFields(promotion: Promotion): PromotionFields {
  return {
    code: promotion.code,
    platform: promotion.platform,
    plan: promotion.plan,
    days: String(promotion.days),
    percent_off: String(promotion.percent_off),
    uses_left: String(promotion.uses_left),
    expires: promotion.expires_at === null ? '' : isoDay(promotion.expires_at),
    note: promotion.note,
  }
}

/** A whole number between two bounds as it was typed; `null` where it is none. */
export function typedNumber(text: string, min: number, max: number): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}

export type FieldTrouble = 'required' | 'form' | 'range' | 'nothing' | 'past'

/** What is wrong with each field; `today` is a UTC day. A change leaves an end that has passed as it is. */
export function promotionTroubles(
  fields: PromotionFields,
  { today, before }: { readonly today: string; readonly before: PromotionFields | null },
): Partial<Record<keyof PromotionFields, FieldTrouble>> {
  const troubles: Partial<Record<keyof PromotionFields, FieldTrouble>> = {}
  const code = fields.code.trim()
  if (code === '') troubles.code = 'required'
  else if (!/^[A-Z0-9-]{3,40}$/.test(code)) troubles.code = 'form'
  if (fields.plan === '') troubles.plan = 'required'
  const days = typedNumber(fields.days, 0, 3660)
  const percent = typedNumber(fields.percent_off, 0, 100)
  if (days === null) troubles.days = 'range'
  if (percent === null) troubles.percent_off = 'range'
  if (days === 0 && percent === 0) troubles.days = 'nothing'
  if (typedNumber(fields.uses_left, 0, 1_000_000) === null) troubles.uses_left = 'range'
  if (fields.expires !== '' && fields.expires < today && fields.expires !== before?.expires) troubles.expires = 'past'
  return troubles
}

/** The endpoint's input from the form; only for fields without trouble. */
export function promotionInput(fields: PromotionFields): InputOf<typeof adminPromotions.promotionSave> {
  return {
    code: fields.code.trim(),
    platform: fields.platform,
    plan: fields.plan,
    days: Number(fields.days),
    percent_off: Number(fields.percent_off),
    uses_left: Number(fields.uses_left),
    expires_at: fields.expires === '' ? null : endOfDay(fields.expires),
    note: fields.note.trim(),
  }
}

export type PromotionState = 'open' | 'over' | 'used_up'

/** Whether a code still opens anything; `nowSeconds` are unix seconds. */
export function promotionState(promotion: Promotion, nowSeconds: number): PromotionState {
  if (promotion.expires_at !== null && promotion.expires_at <= nowSeconds) return 'over'
  return promotion.uses_left === 0 ? 'used_up' : 'open'
}
