import type { ColumnType, Generated } from 'kysely'
import type { Instant, Json, JsonValue, NullableInstant } from './column-types'

interface PaymentOrderTable {
  order_id: string
  account_id: string
  provider: string
  pid: string
  line: string
  plan: string
  is_subscription: boolean
  currency: string
  total_minor: number
  lines: Json
  request_key: string
  state: Generated<string>
  subscription_state: string | null
  created_at: Instant
  checkout_ref: string | null
  checkout_url: string | null
  subscription_ref: string | null
  renewal_lines: ColumnType<JsonValue | null, string | null | undefined, string | null>
  replaces_order_id: string | null
}

interface PaymentEventTable {
  provider: string
  event_id: string
  order_id: string
  kind: string
  happened_at: Instant
  event: Json
  received_at: Instant
  outcome: string
}

interface PaymentTable {
  provider: string
  payment_ref: string
  order_id: string
  state: string
  amount_minor: number
  refunded_minor: number
  paid_at: NullableInstant
  closed_at: NullableInstant
  covers_from: NullableInstant
  covers_until: NullableInstant
}

interface PaymentRefundTable {
  provider: string
  refund_ref: string
  payment_ref: string
  amount_minor: number
  state: string
}

interface PaymentDisputeTable {
  provider: string
  dispute_ref: string
  payment_ref: string
  state: string
}

interface InvoiceCounterTable {
  counter: string
  last_no: number
}

interface InvoiceTable {
  invoice_no: number
  order_id: string
  provider: string
  payment_ref: string
  issued_at: Instant
  currency: string
  total_minor: number
  state: string
}

interface InvoiceLineTable {
  invoice_no: number
  line_no: number
  kind: string
  item: string
  amount_minor: number
}

interface PaidPlanTable {
  account_id: string
  line: string
  plan: string
  written_until: Instant
}

interface PaidPlanGiftTable {
  account_id: string
  line: string
  plan: string
  given_from: Instant
  given_until: Instant
}

/** The tables of payments, by name. */
export interface PaymentSchema {
  payment_order: PaymentOrderTable
  payment_event: PaymentEventTable
  payment: PaymentTable
  payment_refund: PaymentRefundTable
  payment_dispute: PaymentDisputeTable
  invoice_counter: InvoiceCounterTable
  invoice: InvoiceTable
  invoice_line: InvoiceLineTable
  paid_plan: PaidPlanTable
  paid_plan_gift: PaidPlanGiftTable
}
