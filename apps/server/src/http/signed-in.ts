import type { Account } from '@trendee/store/accounts/accounts'
import { type ApiCaller, apiTokenCaller } from '@trendee/store/accounts/api-tokens'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type PlanRule, planRules } from '@trendee/store/plans/plan-rules'
import { sessionAccount } from '@trendee/store/sign-in/sessions'

/**
 * A screen asks several questions at once, and the embedded store answers on the thread that serves them all: who asks
 * is looked up once for all of them. Another process of a cluster may end a session or change a plan; it takes effect
 * here within these seconds.
 */
const KEPT_MS = 5000
const MOST_KEPT = 1000

interface Kept<Value> {
  readonly value: Promise<Value>
  readonly until: number
}

/** Answers of one kind of question, each kept for a while. */
class ShortMemory<Value> {
  private readonly kept = new Map<string, Kept<Value>>()

  /** `isWorthKeeping` says which answers may be given again; failures never are. */
  get(key: string, ask: () => Promise<Value>, isWorthKeeping: (value: Value) => boolean): Promise<Value> {
    const now = Date.now()
    const known = this.kept.get(key)
    if (known && known.until > now) return known.value
    if (this.kept.size >= MOST_KEPT) this.kept.clear()
    const entry = { value: ask(), until: now + KEPT_MS }
    this.kept.set(key, entry)
    const drop = (): void => {
      if (this.kept.get(key) === entry) this.kept.delete(key)
    }
    entry.value.then((value) => (isWorthKeeping(value) ? undefined : drop()), drop)
    return entry.value
  }

  forget(key: string): void {
    this.kept.delete(key)
  }

  clear(): void {
    this.kept.clear()
  }
}

const sessions = new WeakMap<StoreDb, ShortMemory<Account | null>>()
const apiCallers = new WeakMap<StoreDb, ShortMemory<ApiCaller | null>>()
const rules = new WeakMap<StoreDb, ShortMemory<PlanRule[]>>()

function memoryOf<Value>(memories: WeakMap<StoreDb, ShortMemory<Value>>, db: StoreDb): ShortMemory<Value> {
  const known = memories.get(db)
  if (known) return known
  const made = new ShortMemory<Value>()
  memories.set(db, made)
  return made
}

/** Who holds this token, or null; known for a few seconds without asking the store. */
export function signedIn(db: StoreDb, token: string): Promise<Account | null> {
  return memoryOf(sessions, db).get(
    token,
    () => sessionAccount(db, token),
    (account) => account !== null,
  )
}

/** To be called when a session ends, or what its account may do changes: the next request asks the store. */
export function forgetSession(db: StoreDb, token: string): void {
  memoryOf(sessions, db).forget(token)
}

/**
 * To be called when anything of an account changes that decides about access: roles, plans, restriction, password,
 * sessions of other devices. Sessions are not listed by account here, so all are asked for anew; it is rare.
 */
export function forgetAccounts(db: StoreDb): void {
  memoryOf(sessions, db).clear()
  memoryOf(apiCallers, db).clear()
}

/** Whose API token this is, with the addresses it may be used from; known for a few seconds. */
export function apiCaller(db: StoreDb, token: string): Promise<ApiCaller | null> {
  return memoryOf(apiCallers, db).get(
    token,
    () => apiTokenCaller(db, token),
    (caller) => caller !== null,
  )
}

/** Rules of a plan; known for a few seconds without asking the store. */
export function rulesOfPlan(db: StoreDb, line: string, plan: string): Promise<PlanRule[]> {
  return memoryOf(rules, db).get(
    `${line}/${plan}`,
    () => planRules(db, line, plan),
    () => true,
  )
}
