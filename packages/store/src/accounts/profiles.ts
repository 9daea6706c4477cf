import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'

/** What an account says of itself, and how it may prove who it is. */
export interface Profile {
  readonly hasPassword: boolean
  readonly hasWechat: boolean
  readonly trialStartedAt: Date | null
  readonly company: string | null
  readonly companySize: string | null
  readonly country: string | null
  readonly jobTitle: string | null
  readonly language: string | null
  /** As they were kept; null: still to be asked. */
  readonly preferences: JsonValue | null
}

export async function profileOf(db: StoreDb, accountId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('account')
    .select((select) => [
      'trial_started_at',
      'company',
      'company_size',
      'country',
      'job_title',
      'language',
      'preferences',
      select('password_hash', 'is not', null).as('has_password'),
      select
        .exists(
          select
            .selectFrom('account_identity')
            .select('subject')
            .whereRef('account_identity.account_id', '=', 'account.account_id')
            .where('provider', '=', 'wechat'),
        )
        .as('has_wechat'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return null
  return {
    hasPassword: Boolean(row.has_password),
    hasWechat: Boolean(row.has_wechat),
    trialStartedAt: row.trial_started_at,
    company: row.company,
    companySize: row.company_size,
    country: row.country,
    jobTitle: row.job_title,
    language: row.language,
    preferences: row.preferences,
  }
}

export interface ProfileChange {
  readonly name?: string | undefined
  readonly company?: string | undefined
  readonly companySize?: string | undefined
  readonly country?: string | undefined
  readonly jobTitle?: string | undefined
  readonly language?: string | undefined
}

/** Changes what is given; the rest stays. An empty text takes a field away. */
export async function updateProfile(db: StoreDb, accountId: string, change: ProfileChange): Promise<void> {
  const fields = {
    company: change.company,
    company_size: change.companySize,
    country: change.country,
    job_title: change.jobTitle,
    language: change.language,
  }
  const given = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  )
  const changes = { ...given, ...(change.name === undefined ? {} : { name: change.name }) }
  if (Object.keys(changes).length === 0) return
  await db.updateTable('account').set(changes).where('account_id', '=', accountId).execute()
}
