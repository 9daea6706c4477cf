import type { OutputOf } from '@trendee/contract/endpoint'
import { login } from '@trendee/contract/sign-in/login'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'

/** Accounts that the journeys use: one line each, and the administrator who may open all. */
export const MAILBOXES = ['designer', 'seller', 'admin'] as const
export type Mailbox = (typeof MAILBOXES)[number]
export type Session = OutputOf<typeof login>

async function signIn(baseUrl: string, mailbox: Mailbox): Promise<Session> {
  const answer = await fetch(baseUrl + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: `${mailbox}@trendee.demo`, password: DEMO_PASSWORD }),
  })
  const body: unknown = await answer.json()
  return login.output.parse(Object(body).data) as Session
}

/** Signs each account in once: sign-ins are counted by address, and the journeys share one. */
export async function openSessions(baseUrl: string): Promise<Record<Mailbox, Session>> {
  const [designer, seller, admin] = await Promise.all([
    signIn(baseUrl, 'designer'),
    signIn(baseUrl, 'seller'),
    signIn(baseUrl, 'admin'),
  ])
  return { designer, seller, admin }
}
