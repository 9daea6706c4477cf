import type { Account } from '@trendee/store/accounts/accounts'
import { type ApiCaller, apiTokenCaller } from '@trendee/store/accounts/api-tokens'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type PlanRule, planRules } from '@trendee/store/plans/plan-rules'
import { sessionAccount } from '@trendee/store/sign-in/sessions'
import { QueryCache } from './query-cache'

/**
 * A screen asks several questions at once, and the embedded store answers on the thread that serves them all: who asks
 * is looked up once for all of them. Another process of a cluster may end a session or change a plan; it takes effect
 * here within these seconds.
 */
const KEPT = { keptMs: 5000, maxEntries: 1000 }

/** Accounts by their tokens and rules of plans: what decides about access, each known for a few seconds. */
export class AccessCache {
  private readonly sessions: QueryCache<Account | null>
  private readonly apiCallers: QueryCache<ApiCaller | null>
  private readonly rules: QueryCache<PlanRule[]>

  constructor(db: StoreDb, now: () => Date) {
    const kept = { ...KEPT, now }
    const isKept = (found: object | null): boolean => found !== null
    this.sessions = new QueryCache((token) => sessionAccount(db, token), { ...kept, isKept })
    this.apiCallers = new QueryCache((token) => apiTokenCaller(db, token), { ...kept, isKept })
    this.rules = new QueryCache((key) => {
      const [line = '', plan = ''] = key.split('/')
      return planRules(db, line, plan)
    }, kept)
  }

  /** Who holds this session token, or null. */
  account(token: string): Promise<Account | null> {
    return this.sessions.get(token)
  }

  /** Whose API token this is, with the addresses it may be used from. */
  apiCaller(token: string): Promise<ApiCaller | null> {
    return this.apiCallers.get(token)
  }

  rulesOfPlan(line: string, plan: string): Promise<PlanRule[]> {
    return this.rules.get(`${line}/${plan}`)
  }

  /** To be called when a session ends: the next request with its token asks the store. */
  forgetSession(token: string): void {
    this.sessions.delete(token)
  }

  /**
   * To be called when anything of an account changes that decides about access: roles, plans, restriction, password,
   * sessions of other devices. Sessions are not listed by account here, so all are asked for anew; it is rare.
   */
  forgetAccounts(): void {
    this.sessions.clear()
    this.apiCallers.clear()
  }
}
