import type { PaymentEvent } from '@trendee/core/payments/ledger'
import { fieldsOf, textOf } from '../http/answer-fields'
import type { Told } from './pay-provider'

type Fields = Readonly<Record<string, unknown>>

/** What PayPal tells, once it is known to be from there. */
export interface PaypalNotice {
  readonly id: string
  readonly type: string
  readonly at: Date
  readonly resource: Fields
}

/** An amount as PayPal writes it. */
export function moneyOf(amountMinor: number, currency: string): { value: string; currency_code: string } {
  const whole = Math.floor(amountMinor / 100)
  return { value: `${whole}.${String(amountMinor % 100).padStart(2, '0')}`, currency_code: currency }
}

/** Minor units of an amount of two decimals; NaN for any other text, which no order's amount is. */
export function minorOf(value: string): number {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(value)
  return parts === null ? Number.NaN : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** Captures of an order as PayPal holds it. */
export function captureTold(order: Fields, orderId: string): Told[] {
  const units = listOf(order, 'purchase_units')
  const captures = units.flatMap((unit) => listOf(fieldsOf(unit['payments']) ?? {}, 'captures'))
  return captures.flatMap((capture) => {
    const id = textOf(capture, 'id') ?? ''
    const at = instantOf(capture, 'create_time')
    const status = textOf(capture, 'status')
    if (status === 'DECLINED' || status === 'FAILED') {
      const event = { id: `seen:${id}:declined`, kind: 'payment_failed', payment: id, at } as const
      return [{ orderId, subscription: null, event }]
    }
    if (status !== 'COMPLETED') return []
    return [{ orderId, subscription: null, event: succeeded(`seen:${id}:completed`, id, at, amountIn(capture)) }]
  })
}

/** A subscription's payments as PayPal holds them. */
export function transactionsTold(answer: Fields, orderId: string, subscription: string): Told[] {
  return listOf(answer, 'transactions').flatMap((transaction) => {
    const id = textOf(transaction, 'id') ?? ''
    if (textOf(transaction, 'status') !== 'COMPLETED') return []
    const breakdown = fieldsOf(transaction['amount_with_breakdown']) ?? {}
    const amount = amountIn({ amount: breakdown['gross_amount'] })
    const event = succeeded(`seen:${id}:completed`, id, instantOf(transaction, 'time'), amount)
    return [{ orderId, subscription, event }]
  })
}

/** PayPal's events that mean something to an order, in the ledger's words. Others are nothing. */
export function paypalTold({ id, type, at, resource }: PaypalNotice): Told[] {
  const own = textOf(resource, 'id') ?? ''
  const orderId = textOf(resource, 'custom_id') ?? textOf(resource, 'custom')
  switch (type) {
    case 'PAYMENT.CAPTURE.COMPLETED':
      return told(orderId, null, succeeded(id, own, at, amountIn(resource)))
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return told(orderId, null, { id, at, kind: 'payment_failed', payment: own })
    case 'PAYMENT.SALE.COMPLETED':
      return told(orderId, textOf(resource, 'billing_agreement_id'), succeeded(id, own, at, amountIn(resource)))
    case 'BILLING.SUBSCRIPTION.PAYMENT.FAILED':
      // The payment that failed has no name of its own.
      return told(orderId, own, { id, at, kind: 'payment_failed', payment: `${own}:${id}` })
    case 'BILLING.SUBSCRIPTION.CANCELLED':
    case 'BILLING.SUBSCRIPTION.EXPIRED':
      return told(orderId, own, { id, at, kind: 'subscription_ended' })
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.SALE.REFUNDED': {
      const payment = textOf(resource, 'sale_id') ?? upOf(resource)
      const { amountMinor } = amountIn(resource)
      if (payment === null || !Number.isSafeInteger(amountMinor)) return []
      return [
        {
          orderId,
          subscription: null,
          event: { id, at, kind: 'refund_succeeded', payment, refund: own, amountMinor },
        },
      ]
    }
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return disputeTold(type, { id, type, at, resource })
    default:
      return []
  }
}

function told(orderId: string | null, subscription: string | null, event: PaymentEvent): Told[] {
  return orderId === null ? [] : [{ orderId, subscription, event }]
}

function disputeTold(type: string, { id, at, resource }: PaypalNotice): Told[] {
  const [transaction] = listOf(resource, 'disputed_transactions')
  const payment = transaction === undefined ? null : textOf(transaction, 'seller_transaction_id')
  const dispute = textOf(resource, 'dispute_id')
  if (payment === null || dispute === null) return []
  const outcome = textOf(fieldsOf(resource['dispute_outcome']) ?? {}, 'outcome_code')
  const kind =
    type === 'CUSTOMER.DISPUTE.CREATED'
      ? 'dispute_opened'
      : outcome === 'RESOLVED_BUYER_FAVOUR'
        ? 'dispute_lost'
        : 'dispute_won'
  return [{ orderId: null, subscription: null, event: { id, at, kind, payment, dispute } }]
}

interface Amount {
  readonly amountMinor: number
  readonly currency: string
}

/** Version 1 says `total` and `currency`, version 2 `value` and `currency_code`. */
function amountIn(resource: Fields): Amount {
  const amount = fieldsOf(resource['amount']) ?? {}
  return {
    amountMinor: minorOf(textOf(amount, 'value') ?? textOf(amount, 'total') ?? ''),
    currency: textOf(amount, 'currency_code') ?? textOf(amount, 'currency') ?? '',
  }
}

function succeeded(id: string, payment: string, at: Date, amount: Amount): PaymentEvent {
  return { id, at, kind: 'payment_succeeded', payment, ...amount }
}

/** The capture that a refund is of: the last part of the link upwards. */
function upOf(resource: Fields): string | null {
  const up = listOf(resource, 'links').find((link) => link['rel'] === 'up')
  return up === undefined ? null : (textOf(up, 'href')?.split('/').at(-1) ?? null)
}

function instantOf(fields: Fields, name: string): Date {
  return new Date(textOf(fields, name) ?? Number.NaN)
}

function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name]
  return Array.isArray(value) ? value.map((item) => fieldsOf(item) ?? {}) : []
}
