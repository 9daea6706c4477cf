import type { ColumnType, Generated } from 'kysely'

/** The tables as PostgreSQL has them; a test holds this against information_schema. */

type Instant = ColumnType<Date, Date | string, Date | string>
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>
type Day = ColumnType<string, string, string>

export interface AccountTable {
  account_id: string
  name: string
  email: string | null
  password_hash: string | null
  role: Generated<string>
  has_admin: Generated<boolean>
  is_demo: Generated<boolean>
  created_at: DefaultInstant
}

export interface SessionTable {
  token_hash: string
  account_id: string
  created_at: DefaultInstant
  expires_at: Instant
}

export interface AccountPlanTable {
  account_id: string
  line: string
  plan: string
  starts_at: Instant
  ends_at: Instant
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
  mean: number[]
  lower: number[]
  upper: number[]
  weeks_scored: Generated<number>
  mase: number | null
  coverage: number | null
  scored_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface StoreSchema {
  account: AccountTable
  session: SessionTable
  account_plan: AccountPlanTable
  plan_rule: PlanRuleTable
  language_entry: LanguageEntryTable
  forecast_ledger: ForecastLedgerTable
}
