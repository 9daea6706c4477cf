import type { Instant, DefaultInstant, NullableInstant } from './column-types'

export interface AccountIdentityTable {
  provider: string
  subject: string
  account_id: string
  created_at: DefaultInstant
}

export interface KnownDeviceTable {
  account_id: string
  device_hash: string
  last_seen_at: DefaultInstant
}

export interface VerificationCodeTable {
  channel: string
  address: string
  purpose: string
  code_hash: string
  expires_at: Instant
  tries_left: number
}

export interface AttemptCounterTable {
  attempt_key: string
  window_ends_at: Instant
  attempts: number
}

export interface OutsideSignInTable {
  state_hash: string
  provider: string
  ticket_hash: string
  browser_hash: string
  device: string
  asked_at: Instant
  expires_at: Instant
  subject: string | null
  profile_name: string | null
  used_at: NullableInstant
}
