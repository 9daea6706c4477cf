import { type Insertable, type Selectable, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { StoreSchema } from './schema'
import { ENGINES, useStore } from '../testing/engines'

/** What a column's type says, in words: the value read, whether it may be null, whether an insert may leave it out. */
type TypeName<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Date]
        ? 'Date'
        : [Value] extends [number[]]
          ? 'number[]'
          : 'Json'
type Column<
  Table,
  Name extends keyof Table,
> = `${TypeName<NonNullable<Selectable<Table>[Name & keyof Selectable<Table>]>>}${null extends Selectable<Table>[Name &
  keyof Selectable<Table>]
  ? ' | null'
  : ''}${Name extends keyof Insertable<Table> ? (undefined extends Insertable<Table>[Name] ? '?' : '') : '?'}`
type Columns = {
  [Table in keyof StoreSchema]: { [Name in keyof StoreSchema[Table]]: Column<StoreSchema[Table], Name> }
}

/** Held against `schema.ts` by the compiler and against the database by the test below. */
const COLUMNS: Columns = {
  account: {
    account_id: 'string',
    name: 'string',
    email: 'string | null?',
    password_hash: 'string | null?',
    role: 'string?',
    has_admin: 'boolean?',
    is_demo: 'boolean?',
    created_at: 'Date?',
    mobile: 'string | null?',
    is_restricted: 'boolean?',
    access_ends_at: 'Date | null?',
    trial_started_at: 'Date | null?',
    came_by: 'string?',
    utm_source: 'string | null?',
    ucode: 'string | null?',
    company: 'string | null?',
    company_size: 'string | null?',
    country: 'string | null?',
    job_title: 'string | null?',
    language: 'string | null?',
  },
  session: {
    token_hash: 'string',
    account_id: 'string',
    created_at: 'Date?',
    expires_at: 'Date',
    session_id: 'string?',
    device: 'string?',
    ip: 'string?',
    opened_by: 'string?',
    last_seen_at: 'Date?',
  },
  account_plan: {
    account_id: 'string',
    line: 'string',
    plan: 'string',
    starts_at: 'Date',
    ends_at: 'Date',
    opened_by: 'string?',
  },
  plan_rule: { line: 'string', plan: 'string', feature_name: 'string', plan_business: 'string' },
  language_entry: { text_key: 'string', en: 'string', zh: 'string', is_edited: 'boolean?', updated_at: 'Date?' },
  account_identity: {
    provider: 'string',
    subject: 'string',
    account_id: 'string',
    created_at: 'Date?',
  },
  known_device: {
    account_id: 'string',
    device_hash: 'string',
    last_seen_at: 'Date?',
  },
  verification_code: {
    channel: 'string',
    address: 'string',
    purpose: 'string',
    code_hash: 'string',
    expires_at: 'Date',
    tries_left: 'number',
  },
  attempt_counter: {
    attempt_key: 'string',
    window_ends_at: 'Date',
    attempts: 'number',
  },
  outside_sign_in: {
    state_hash: 'string',
    provider: 'string',
    ticket_hash: 'string',
    browser_hash: 'string',
    device: 'string',
    asked_at: 'Date',
    expires_at: 'Date',
    subject: 'string | null?',
    profile_name: 'string | null?',
    used_at: 'Date | null?',
  },
  plan: {
    line: 'string',
    plan: 'string',
    monthly_usd_cents: 'number',
    yearly_usd_cents: 'number',
    rank: 'number',
    is_by_approval: 'boolean?',
  },
  promotion: {
    code: 'string',
    line: 'string',
    plan: 'string',
    days: 'number',
    percent_off: 'number?',
    uses_left: 'number',
    expires_at: 'Date | null?',
    note: 'string?',
    created_at: 'Date?',
  },
  promotion_use: {
    code: 'string',
    account_id: 'string',
    used_at: 'Date?',
  },
  quota_counter: {
    account_id: 'string',
    line: 'string',
    feature_name: 'string',
    period_start: 'Date',
    used: 'number',
  },
  quota_item: {
    account_id: 'string',
    line: 'string',
    feature_name: 'string',
    period_start: 'Date',
    item: 'string',
  },
  api_token: {
    account_id: 'string',
    token_hash: 'string',
    shown_start: 'string',
    created_at: 'Date?',
    last_used_at: 'Date | null?',
  },
  api_address: {
    account_id: 'string',
    address: 'string',
    created_at: 'Date?',
  },
  api_call_count: {
    account_id: 'string',
    day: 'string',
    endpoint: 'string',
    calls: 'number',
  },
  message: {
    message_id: 'string',
    title_en: 'string',
    title_zh: 'string',
    body_en: 'string',
    body_zh: 'string',
    link: 'string | null?',
    for_account_id: 'string | null?',
    for_line: 'string | null?',
    for_plan: 'string | null?',
    sent_by: 'string | null?',
    sent_at: 'Date?',
  },
  message_read: {
    message_id: 'string',
    account_id: 'string',
    read_at: 'Date?',
  },
  reader_word: {
    word_id: 'string',
    kind: 'string',
    account_id: 'string',
    content: 'string',
    rating: 'number | null?',
    page: 'string | null?',
    contact: 'string | null?',
    state: 'string?',
    said_at: 'Date?',
  },
  account_star: {
    account_id: 'string',
    kind: 'string',
    item_id: 'string',
    starred_at: 'Date?',
  },
  audit_entry: {
    entry_id: 'string',
    admin_id: 'string',
    admin_name: 'string',
    action: 'string',
    subject: 'string',
    subject_name: 'string | null?',
    detail: 'Json',
    ip: 'string',
    done_at: 'Date?',
  },
  setting: {
    name: 'string',
    value: 'Json',
    updated_at: 'Date?',
  },
  picture_host: {
    host: 'string',
    allows_http: 'boolean?',
    allowed_at: 'Date?',
  },
  picture_delivery: {
    delivery_id: 'string',
    file: 'string',
    bytes: 'string',
    state: 'string?',
    trouble: 'string?',
    taken: 'number?',
    refused: 'number?',
    shown: 'number?',
    delivered_at: 'Date?',
  },
  page_event: {
    event_id: 'string?',
    event: 'string',
    account_id: 'string | null?',
    current_page: 'string',
    previous_page: 'string?',
    tracking_tag: 'string?',
    notes: 'Json',
    happened_at: 'Date?',
  },
  white_label: {
    host: 'string',
    partner: 'string',
    name: 'string',
    style_class: 'string',
    login_url: 'string',
    pricing_url: 'string',
    welcome_en: 'string?',
    welcome_zh: 'string?',
    line: 'string',
    plan: 'string',
  },
  former_trend: {
    former_id: 'string',
    trend_id: 'string',
    moved_at: 'Date?',
    forecasts: 'number?',
    weeks: 'number?',
    is_namesake: 'boolean?',
  },
  forecast_ledger: {
    forecast_id: 'string?',
    trend_id: 'string',
    platform: 'string',
    region: 'string',
    gender: 'string',
    origin: 'string',
    made_at: 'Date?',
    is_backtest: 'boolean?',
    interval_share: 'number',
    known_level: 'number | null?',
    mean: 'number[]',
    lower: 'number[]',
    upper: 'number[]',
    weeks_scored: 'number?',
    mase: 'number | null?',
    coverage: 'number | null?',
    scored_at: 'Date | null?',
    input_withdrawn_at: 'Date | null?',
    moved_from: 'string | null?',
  },
}

/** How each SQL type reaches us; 64-bit numbers and days as text. */
const READ_AS: Readonly<Record<string, string>> = {
  text: 'string',
  bigint: 'string',
  date: 'string',
  boolean: 'boolean',
  integer: 'number',
  'double precision': 'number',
  jsonb: 'Json',
  'timestamp with time zone': 'Date',
  'ARRAY of _float8': 'number[]',
}

interface DatabaseColumn {
  table_name: string
  column_name: string
  data_type: string
  udt_name: string
  is_nullable: string
  column_default: string | null
  is_identity: string
}

function described(column: DatabaseColumn): string {
  const type = column.data_type === 'ARRAY' ? `ARRAY of ${column.udt_name}` : column.data_type
  const isNullable = column.is_nullable === 'YES'
  const mayBeLeftOut = isNullable || column.column_default !== null || column.is_identity === 'YES'
  return `${READ_AS[type] ?? type}${isNullable ? ' | null' : ''}${mayBeLeftOut ? '?' : ''}`
}

describe.each(ENGINES)('schema.ts and the tables on $name', (engine) => {
  const db = useStore(engine)

  it('say the same of every column', async () => {
    const { rows } = await sql<DatabaseColumn>`
      select table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity
      from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration'`.execute(db())
    const found: Record<string, Record<string, string>> = {}
    for (const row of rows) (found[row.table_name] ??= {})[row.column_name] = described(row)
    expect(found).toEqual(COLUMNS)
  })

  it('agree on the values that a driver hands out', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740993::bigint as big, date '2026-03-29' as day, timestamptz '2026-03-29 01:30:00+00' as instant,
        array[1.5, 2]::double precision[] as numbers, true as yes, 7::integer as whole`.execute(db())
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        day: '2026-03-29',
        instant: new Date('2026-03-29T01:30:00Z'),
        numbers: [1.5, 2],
        yes: true,
        whole: 7,
      },
    ])
  })
})
