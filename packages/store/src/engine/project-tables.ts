import type { Generated } from 'kysely'
import type { Day, Instant, DefaultInstant, NullableInstant, Json } from './column-types'

export interface ProjectTable {
  project_id: string
  owner_id: string
  name: string
  created_at: DefaultInstant
  updated_at: DefaultInstant
  deleted_at: NullableInstant
}

export interface ProjectMemberTable {
  project_id: string
  account_id: string
  role: string
  place: Generated<number>
  joined_at: DefaultInstant
}

export interface CollectedTrendTable {
  project_id: string
  trend_id: string
  collected_at: DefaultInstant
  note: Generated<string>
  place: Generated<number>
  seen: Json
  removed_at: NullableInstant
}

export interface ProjectReferenceTable {
  project_id: string
  kind: string
  record_id: string
  added_at: DefaultInstant
}

export interface ProjectInvitationTable {
  invitation_id: string
  project_id: string
  email: string
  role: string
  invited_at: DefaultInstant
  expires_at: Instant
}

export interface ProjectShareTable {
  project_id: string
  token_hash: string
  shows_notes: Generated<boolean>
  created_at: DefaultInstant
  expires_at: Instant
}

export interface TrendDecisionTable {
  decision_id: string
  project_id: string
  trend_id: string
  account_id: string | null
  choice: string
  why: string
  decided_on: Day
  decided_at: DefaultInstant
  seen: Json
}
