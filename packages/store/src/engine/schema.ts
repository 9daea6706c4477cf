import type { ColumnType, Generated } from 'kysely'
import type { AlertSubscriptionTable, AlertTable, AlertChannelTable, AlertDeliveryTable } from './alert-tables'
import type {
  AccountIdentityTable,
  KnownDeviceTable,
  VerificationCodeTable,
  AttemptCounterTable,
  OutsideSignInTable,
} from './sign-in-tables'
import type { Instant, DefaultInstant, Day, NullableDay, NullableInstant, Json, JsonValue } from './column-types'
import type { DesignTable } from './design-tables'
import type { SavedMappingTable } from './import-tables'
import type { OwnRangeItemTable, OwnRangeTable } from './range-tables'
import type { PartnerSchema } from './partner-tables'
import type { PaymentSchema } from './payment-tables'
import type {
  ProjectTable,
  ProjectMemberTable,
  CollectedTrendTable,
  ProjectReferenceTable,
  ProjectInvitationTable,
  ProjectShareTable,
  TrendDecisionTable,
} from './project-tables'

/** The tables as PostgreSQL has them; a test holds this against information_schema. */

export interface AccountTable {
  account_id: string
  name: string
  email: string | null
  password_hash: string | null
  role: Generated<string>
  has_admin: Generated<boolean>
  is_demo: Generated<boolean>
  created_at: DefaultInstant
  mobile: string | null
  is_restricted: Generated<boolean>
  access_ends_at: NullableInstant
  trial_started_at: NullableInstant
  came_by: Generated<string>
  utm_source: string | null
  ucode: string | null
  company: string | null
  company_size: string | null
  country: string | null
  job_title: string | null
  language: string | null
  preferences: ColumnType<JsonValue | null, string | null | undefined, string | null>
}

export interface SessionTable {
  token_hash: string
  account_id: string
  created_at: DefaultInstant
  expires_at: Instant
  session_id: Generated<string>
  device: Generated<string>
  ip: Generated<string>
  opened_by: Generated<string>
  last_seen_at: DefaultInstant
}

export interface AccountPlanTable {
  account_id: string
  line: string
  plan: string
  starts_at: Instant
  ends_at: Instant
  opened_by: Generated<string>
}

export interface PlanRuleTable {
  line: string
  plan: string
  feature_name: string
  plan_business: string
}

export interface LanguageEntryTable {
  text_key: string
  en: string
  zh: string
  is_edited: Generated<boolean>
  updated_at: DefaultInstant
}

export interface FormerTrendTable {
  former_id: string
  trend_id: string
  moved_at: DefaultInstant
  forecasts: Generated<number>
  weeks: Generated<number>
  is_namesake: Generated<boolean>
}

export interface ForecastLedgerTable {
  forecast_id: Generated<string>
  trend_id: string
  platform: string
  region: string
  gender: string
  origin: Day
  made_at: DefaultInstant
  is_backtest: Generated<boolean>
  interval_share: number
  known_level: number | null
  mean: number[]
  lower: number[]
  upper: number[]
  weeks_scored: Generated<number>
  mase: number | null
  coverage: number | null
  scored_at: NullableInstant
  input_withdrawn_at: NullableInstant
  moved_from: string | null
}

export interface PlanTable {
  line: string
  plan: string
  monthly_usd_cents: number
  yearly_usd_cents: number
  rank: number
  is_by_approval: Generated<boolean>
}

export interface PromotionTable {
  code: string
  line: string
  plan: string
  days: number
  percent_off: Generated<number>
  uses_left: number
  expires_at: NullableInstant
  note: Generated<string>
  created_at: DefaultInstant
}

export interface PromotionUseTable {
  code: string
  account_id: string
  used_at: DefaultInstant
}

export interface QuotaCounterTable {
  account_id: string
  line: string
  feature_name: string
  period_start: Instant
  used: number
}

export interface QuotaItemTable {
  account_id: string
  line: string
  feature_name: string
  period_start: Instant
  item: string
}

export interface ApiTokenTable {
  account_id: string
  token_hash: string
  shown_start: string
  created_at: DefaultInstant
  last_used_at: NullableInstant
}

export interface ApiAddressTable {
  account_id: string
  address: string
  created_at: DefaultInstant
}

export interface ApiCallCountTable {
  account_id: string
  day: Day
  endpoint: string
  calls: number
}

export interface MessageTable {
  message_id: string
  title_en: string
  title_zh: string
  body_en: string
  body_zh: string
  link: string | null
  for_account_id: string | null
  for_line: string | null
  for_plan: string | null
  sent_by: string | null
  sent_at: DefaultInstant
}

export interface MessageReadTable {
  message_id: string
  account_id: string
  read_at: DefaultInstant
}

export interface ReaderWordTable {
  word_id: string
  kind: string
  account_id: string
  content: string
  rating: number | null
  page: string | null
  contact: string | null
  state: Generated<string>
  said_at: DefaultInstant
}

export interface AccountStarTable {
  account_id: string
  kind: string
  item_id: string
  starred_at: DefaultInstant
  written: Generated<string>
  details: ColumnType<JsonValue, string | undefined, string>
  is_pinned: Generated<boolean>
  place: Generated<number>
  seen_through: NullableDay
  seen_level: string | null
}

export interface AuditEntryTable {
  entry_id: string
  admin_id: string
  admin_name: string
  action: string
  subject: string
  subject_name: string | null
  detail: Json
  ip: string
  done_at: DefaultInstant
}

export interface SettingTable {
  name: string
  value: Json
  updated_at: DefaultInstant
}

export interface PictureHostTable {
  host: string
  allows_http: Generated<boolean>
  allowed_at: DefaultInstant
}

export interface ReportTable {
  report_id: string
  kind: string
  subject: string
  region: string
  as_of: Day
  title_en: string
  title_zh: string
  teaser_en: string
  teaser_zh: string
  body: Json
  written_at: DefaultInstant
}

export interface StyleDayTable {
  day: Day
  region: string
  trend_id: string
  why: Json
  chosen_at: DefaultInstant
}

export interface RewordingTable {
  rewording_key: string
  model: string
  sentences: ColumnType<JsonValue | null, string | null, string | null>
  fault: ColumnType<string, string | undefined, string>
  tokens: number
  made_at: DefaultInstant
}

export interface PictureDeliveryTable {
  delivery_id: string
  file: string
  bytes: ColumnType<string, number, number>
  state: Generated<string>
  trouble: Generated<string>
  taken: Generated<number>
  refused: Generated<number>
  shown: Generated<number>
  delivered_at: DefaultInstant
}

export interface OwnExportTable {
  export_id: string
  account_id: string
  what: string
  format: string
  question: Json
  quantity: number
  state: Generated<string>
  run_id: string | null
  rows_done: Generated<number>
  file_name: string
  bytes: number | null
  failure: string | null
  counted: ColumnType<JsonValue | null, string | null | undefined, string | null>
  created_at: DefaultInstant
  touched_at: DefaultInstant
  expires_at: Instant
}

export interface PageEventTable {
  event_id: Generated<string>
  event: string
  account_id: string | null
  current_page: string
  previous_page: Generated<string>
  tracking_tag: Generated<string>
  notes: Json
  happened_at: DefaultInstant
}

export interface WhiteLabelTable {
  host: string
  partner: string
  name: string
  style_class: string
  login_url: string
  pricing_url: string
  welcome_en: Generated<string>
  welcome_zh: Generated<string>
  line: string
  plan: string
}

export interface StoreSchema extends PaymentSchema, PartnerSchema {
  account: AccountTable
  session: SessionTable
  account_plan: AccountPlanTable
  plan_rule: PlanRuleTable
  language_entry: LanguageEntryTable
  forecast_ledger: ForecastLedgerTable
  former_trend: FormerTrendTable
  account_identity: AccountIdentityTable
  known_device: KnownDeviceTable
  verification_code: VerificationCodeTable
  attempt_counter: AttemptCounterTable
  outside_sign_in: OutsideSignInTable
  plan: PlanTable
  promotion: PromotionTable
  promotion_use: PromotionUseTable
  quota_counter: QuotaCounterTable
  quota_item: QuotaItemTable
  api_token: ApiTokenTable
  api_address: ApiAddressTable
  api_call_count: ApiCallCountTable
  message: MessageTable
  message_read: MessageReadTable
  reader_word: ReaderWordTable
  account_star: AccountStarTable
  project: ProjectTable
  project_member: ProjectMemberTable
  collected_trend: CollectedTrendTable
  project_reference: ProjectReferenceTable
  project_invitation: ProjectInvitationTable
  project_share: ProjectShareTable
  trend_decision: TrendDecisionTable
  own_range: OwnRangeTable
  own_range_item: OwnRangeItemTable
  design: DesignTable
  audit_entry: AuditEntryTable
  setting: SettingTable
  picture_host: PictureHostTable
  picture_delivery: PictureDeliveryTable
  saved_mapping: SavedMappingTable
  report: ReportTable
  own_export: OwnExportTable
  style_day: StyleDayTable
  rewording: RewordingTable
  page_event: PageEventTable
  white_label: WhiteLabelTable
  alert_subscription: AlertSubscriptionTable
  alert: AlertTable
  alert_channel: AlertChannelTable
  alert_delivery: AlertDeliveryTable
}
