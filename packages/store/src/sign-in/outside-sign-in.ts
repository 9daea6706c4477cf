import { createHash, randomBytes } from 'node:crypto'
import type { StoreDb } from '../engine/open-store'

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function secretText(): string {
  return randomBytes(32).toString('base64url')
}

/** Who the other service says it was. */
export interface OutsidePerson {
  /** The person's key at the service: WeChat's unionid, a partner's subject. */
  readonly subject: string
  readonly name: string
}

/** What a browser that asks for such a sign-in keeps: 256 random bits. */
export function newBrowser(): string {
  return secretText()
}

/** Who asks for a sign-in. */
export interface AskedBy {
  /** The secret that the asking browser keeps in a cookie. */
  readonly browser: string
  /** `Chrome on Windows`; empty for what no person sits at. */
  readonly device: string
}

/**
 * Begins a sign-in that leads through another service. `state` travels there and back, `ticket` is what a waiting screen
 * asks with; neither opens anything without the browser that asked. All are 256 random bits and known to the store as
 * hashes alone.
 */
export async function beginOutsideSignIn(
  db: StoreDb,
  provider: string,
  { browser, device }: AskedBy,
  seconds: number,
  now = new Date(),
): Promise<{ state: string; ticket: string }> {
  const [state, ticket] = [secretText(), secretText()]
  await db
    .insertInto('outside_sign_in')
    .values({
      state_hash: hashOf(state),
      provider,
      ticket_hash: hashOf(ticket),
      browser_hash: hashOf(browser),
      device,
      asked_at: now,
      expires_at: new Date(now.getTime() + seconds * 1000),
    })
    .execute()
  return { state, ticket }
}

/** What asked for the sign-in with this state, as long as it is under way and not confirmed; else null. */
export async function askedOutsideSignIn(
  db: StoreDb,
  provider: string,
  state: string,
  now = new Date(),
): Promise<{ readonly device: string; readonly askedAt: Date } | null> {
  const row = await db
    .selectFrom('outside_sign_in')
    .select(['device', 'asked_at'])
    .where('state_hash', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('subject', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { device: row.device, askedAt: row.asked_at } : null
}

/** Notes who it was. False when the state is unknown, over, or was confirmed before: then nobody is signed in. */
export async function confirmOutsideSignIn(
  db: StoreDb,
  provider: string,
  state: string,
  person: OutsidePerson,
  now = new Date(),
): Promise<boolean> {
  const row = await db
    .updateTable('outside_sign_in')
    .set({ subject: person.subject, profile_name: person.name })
    .where('state_hash', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('subject', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('state_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Who the sign-in was confirmed for, given once to the browser that asked; `waiting` before that, `over` for any other. */
export async function collectOutsideSignIn(
  db: StoreDb,
  provider: string,
  { ticket, browser }: { readonly ticket: string; readonly browser: string },
  now = new Date(),
): Promise<OutsidePerson | 'waiting' | 'over'> {
  const [ticketHash, browserHash] = [hashOf(ticket), hashOf(browser)]
  const taken = await db
    .updateTable('outside_sign_in')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('subject', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['subject', 'profile_name'])
    .executeTakeFirst()
  if (taken && taken.subject !== null) return { subject: taken.subject, name: taken.profile_name ?? '' }
  const waiting = await db
    .selectFrom('outside_sign_in')
    .select('state_hash')
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('subject', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return waiting ? 'waiting' : 'over'
}

/**
 * Uses a sign-in up when its browser comes back: the state is the one that was sent, and this browser asked for it.
 * False for any other; then the visitor was sent here by somebody else.
 */
export async function spendOutsideSignIn(
  db: StoreDb,
  provider: string,
  { state, browser }: { readonly state: string; readonly browser: string },
  now = new Date(),
): Promise<boolean> {
  const row = await db
    .updateTable('outside_sign_in')
    .set({ used_at: now })
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('state_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets sign-ins whose time is over. */
export async function dropEndedOutsideSignIns(db: StoreDb, now = new Date()): Promise<void> {
  await db.deleteFrom('outside_sign_in').where('expires_at', '<=', now).execute()
}
