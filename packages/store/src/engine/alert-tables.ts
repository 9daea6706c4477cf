import type { ColumnType, Generated } from 'kysely'
import type { Instant, DefaultInstant, Day, NullableInstant, Json, JsonValue } from './column-types'

export interface AlertSubscriptionTable {
  subscription_id: string
  account_id: string
  subject: string
  item_id: string
  line: string
  name_en: string
  name_zh: string
  link: string
  search: ColumnType<JsonValue, string | undefined, string>
  kinds: string[]
  channels: string[] | null
  told: Json
  told_version: Generated<number>
  created_at: DefaultInstant
}

export interface AlertTable {
  alert_no: Generated<string>
  alert_id: string
  account_id: string
  subscription_id: string
  subject: string
  item_id: string
  kind: string
  name_en: string
  name_zh: string
  words_en: string
  words_zh: string
  link: string
  data_day: Day
  channels: string[] | null
  found_at: DefaultInstant
  seen_at: NullableInstant
}

export interface AlertChannelTable {
  channel_id: string
  account_id: string
  kind: string
  name: string
  url: Generated<string>
  every: string
  weekday: Generated<number>
  hour: Generated<number>
  time_zone: Generated<string>
  origin: string
  sent_through: Generated<string>
  last_slot: Generated<string>
  failures: Generated<number>
  stopped_at: NullableInstant
  stopped_because: string | null
  created_at: DefaultInstant
}

export interface AlertDeliveryTable {
  delivery_id: string
  channel_id: string
  slot: string
  after_no: ColumnType<string, number | string, number | string>
  through_no: ColumnType<string, number | string, number | string>
  state: Generated<string>
  tries: Generated<number>
  next_try_at: Instant
  outcome: Generated<string>
  created_at: DefaultInstant
}
