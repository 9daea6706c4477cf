/**
 * What a partner earns by the payments of an account that came by one of their links. Amounts are integers in minor units
 * of the payment's own currency; currencies are never added up.
 */
export interface CommissionRule {
  /** Of what was paid, in hundredths of a percent: 2000 is a fifth. */
  readonly shareBp: number
  /** Payments count for so many calendar months after the sign-up. */
  readonly months: number
}

export const CHANNEL_RULE: CommissionRule = { shareBp: 1000, months: 12 }
export const CUSTOMER_RULE: CommissionRule = { shareBp: 2000, months: 12 }

/** A commission is held so long: most refunds are asked for before. */
export const HOLD_DAYS = 30
const DAY_MS = 86_400_000

/**
 * held: the hold runs, or a dispute is open. payable: may be paid out. paid: has been. reversed: the money went back before
 * a payout. clawed_back: it went back after, and what was paid out has been taken off a later payout; owed_back: it is still
 * to be. refused: never earned.
 */
export type CommissionState = 'held' | 'payable' | 'paid' | 'reversed' | 'owed_back' | 'clawed_back' | 'refused'

export type CommissionRefusal = 'own_purchase' | 'same_card' | 'too_late'

export interface CommissionedPayment {
  readonly paidAt: Date
  readonly amountMinor: number
  readonly refundedMinor: number
  /** The payment stands no more: refunded whole, or charged back. */
  readonly isClosed: boolean
  /** A dispute about it is open: nothing of it is paid out meanwhile. */
  readonly isDisputed: boolean
  /** What payouts have settled of its commission; below zero where a claw-back was taken off first. */
  readonly settledMinor: number
  /** Whether any payout has named it. */
  readonly isSettled: boolean
  readonly payer: Payer
}

interface Payer {
  readonly accountId: string
  /** `null`: the provider told none. */
  readonly cardFingerprint: string | null
}

export interface Commission {
  readonly state: CommissionState
  readonly refusal: CommissionRefusal | null
  /** The share of what the payment still is; rounded here, once. */
  readonly earnedMinor: number
  /** What the next payout holds of it: below zero where more was paid out than is earned. */
  readonly dueMinor: number
  /** From when it may be paid out. */
  readonly payableAt: Date
}

export function commissionOf(
  payment: CommissionedPayment,
  { rule, partner, signedUpAt }: { readonly rule: CommissionRule; readonly partner: Payer; readonly signedUpAt: Date },
  now: Date,
): Commission {
  const payableAt = new Date(payment.paidAt.getTime() + HOLD_DAYS * DAY_MS)
  const refusal = refusalOf(payment, { rule, partner, signedUpAt })
  const keptMinor = payment.isClosed || refusal !== null ? 0 : Math.max(0, payment.amountMinor - payment.refundedMinor)
  const earnedMinor = Math.round((keptMinor * rule.shareBp) / 10_000)
  const openMinor = earnedMinor - payment.settledMinor
  const isHeld = openMinor > 0 && (now < payableAt || payment.isDisputed)
  const known = { refusal, earnedMinor, payableAt, dueMinor: isHeld ? 0 : openMinor }
  return { ...known, state: stateOf(payment, known, isHeld) }
}

function stateOf(
  { isSettled }: CommissionedPayment,
  { refusal, earnedMinor, dueMinor }: Omit<Commission, 'state'>,
  isHeld: boolean,
): CommissionState {
  if (isHeld) return 'held'
  if (dueMinor < 0) return 'owed_back'
  if (dueMinor > 0) return 'payable'
  if (isSettled) return earnedMinor > 0 ? 'paid' : 'clawed_back'
  return refusal === null ? 'reversed' : 'refused'
}

function refusalOf(
  { payer, paidAt }: CommissionedPayment,
  { rule, partner, signedUpAt }: { readonly rule: CommissionRule; readonly partner: Payer; readonly signedUpAt: Date },
): CommissionRefusal | null {
  if (payer.accountId === partner.accountId) return 'own_purchase'
  if (payer.cardFingerprint !== null && payer.cardFingerprint === partner.cardFingerprint) return 'same_card'
  return paidAt < monthsAfter(signedUpAt, rule.months) ? null : 'too_late'
}

/** The same day of a later month, or that month's last day. */
function monthsAfter(from: Date, months: number): Date {
  const day = new Date(from)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return day
}
