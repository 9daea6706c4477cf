import type { DemoAccount } from '@trendee/store/accounts/accounts'

/** How a server stands to the world at its start. */
export interface Start {
  readonly host: string
  readonly port: number
  /** Whether `host` lets this machine alone in. */
  readonly isAtHome: boolean
  readonly isSandbox: boolean
  readonly hasStandIns: boolean
  /** Names of the services that this installation has not. */
  readonly missing: readonly string[]
  /** Somebody can import files and open accounts. */
  readonly hasAdministrator: boolean
  /** The mailbox that `TRENDEE_ADMIN` names; null where it names none. */
  readonly administrator: string | null
  readonly demo: {
    readonly accounts: readonly DemoAccount[]
    /** Null where it is published no more. */
    readonly password: string | null
    /** Made at this start. */
    readonly isNew: boolean
  }
}

/** A line of warning that is not overlooked. */
const loud = (text: string) => `!! ${text}`

function standInNotices({ host, port, isAtHome, isSandbox, hasStandIns, missing }: Start): string[] {
  const outbox = `http://localhost:${port}/outbox`
  if (hasStandIns && isSandbox) {
    return [
      loud(`TRENDEE_SANDBOX=1: whoever reaches this server at ${host} reads every sign-in code at /outbox, and so can`),
      loud('sign in as anybody. For a sandbox that holds nothing of value.'),
    ]
  }
  if (hasStandIns) {
    return [
      `SMS, mail, WeChat, partners and payments are local stand-ins: what they send is at ${outbox}, for this machine alone`,
    ]
  }
  if (isAtHome || missing.length === 0) return []
  return [
    loud(`HOST=${host} lets other machines in, so the stand-ins and their outbox are off: no ${missing.join(', ')}.`),
    loud('docs/providers.md lists the keys of real services; TRENDEE_SANDBOX=1 opens the stand-ins to everybody.'),
  ]
}

function demoNotices({ host, demo: { accounts, password, isNew } }: Start): string[] {
  if (accounts.length === 0) return []
  const list = accounts.map(({ email, name }) => `  ${email.padEnd(34)} ${name}`)
  if (isNew) {
    return [
      loud(`HOST=${host} lets other machines in, so the demo's published password opens nothing any more.`),
      loud(`Demo accounts, password "${String(password)}", made now and shown this once:`),
      ...list,
    ]
  }
  const known = password === null ? ' (their password was shown when it was made)' : `, password "${password}"`
  return [`Demo accounts${known}:`, ...list]
}

function administratorNotices({ hasAdministrator, administrator, hasStandIns }: Start): string[] {
  if (administrator !== null) {
    const box = hasStandIns ? 'the outbox' : 'that mailbox'
    return [`Administrator: ${administrator}. Sign in with a code: ask for it on the sign-in page, it comes to ${box}.`]
  }
  if (hasAdministrator) return []
  return ['No account may import files yet: TRENDEE_ADMIN=you@example.com npm start makes yours an administrator’s.']
}

/** What the server says once it answers. */
export function startNotices(start: Start): string[] {
  return [
    `\nTrendee is at http://localhost:${start.port}`,
    ...standInNotices(start),
    ...demoNotices(start),
    ...administratorNotices(start),
  ]
}
