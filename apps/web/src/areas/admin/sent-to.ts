export interface SentTo {
  readonly accountId: string | null
  readonly line: string | null
  readonly plan: string | null
}

/** Reads whom a message went to: `all`, `account:…`, `trendee`, `trendee/basic`, or `*` with a plan for any line. */
export function addresseesOf(to: string): SentTo {
  if (to === 'all') return { accountId: null, line: null, plan: null }
  if (to.startsWith('account:')) return { accountId: to.slice('account:'.length), line: null, plan: null }
  const [line = '', plan] = to.split('/')
  return { accountId: null, line: line === '*' ? null : line, plan: plan ?? null }
}
