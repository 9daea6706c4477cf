import type { Endpoint } from '@trendee/contract/endpoint'
import { signIn } from '@trendee/contract/sign-in/sign-in'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import type { Visitor } from './browser'
import type { RunningServer } from './running-server'
import type { Session } from './sessions'

/** Calls an endpoint whose input travels in the body, or takes none; throws what it refuses. */
export async function send<In, Out>(
  { baseUrl }: Pick<RunningServer, 'baseUrl'>,
  entry: Endpoint<In, unknown, Out>,
  params: In,
  token: string | null = null,
): Promise<Out> {
  const isGet = entry.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(Object(params) as Record<string, string>)}` : ''
  const answer = await fetch(baseUrl + entry.path + query, {
    method: entry.method,
    headers: {
      ...(token === null ? {} : { token }),
      ...(isGet ? {} : { 'content-type': 'application/json' }),
    },
    ...(isGet ? {} : { body: JSON.stringify(params) }),
  })
  const body: { code: number; msg: string; data: unknown } = Object(await answer.json())
  if (body.code !== 1) throw new Error(`${entry.path}: ${body.code} ${body.msg}`)
  return body.data as Out
}

/** A new session of a demo account, by the part of its e-mail before the @. */
export function sessionOf(platform: RunningServer, mailbox: string): Promise<Session> {
  return send(platform, signIn.login, { account: `${mailbox}@trendee.demo`, password: DEMO_PASSWORD })
}

/** The browser holds a session, as if somebody had signed in before. */
export async function become({ page, open }: Visitor, { token, userInfo, planInfo }: Session): Promise<void> {
  // A file of the origin: no app is at work that would keep things of its own.
  await open('/favicon.svg')
  await page.evaluate(
    ([secret, user, userId]) => {
      localStorage.setItem('token', secret)
      localStorage.setItem('user', user)
      localStorage.setItem('userId', userId)
    },
    [token, JSON.stringify({ userInfo, planInfo }), userInfo.userId] as const,
  )
}

/** A session of whoever has this mailbox, by the code that the outbox's stand-in took; a new address is a new account. */
export async function sessionByMail(platform: Pick<RunningServer, 'baseUrl'>, email: string): Promise<Session> {
  await send(platform, signIn.emsSend, { email })
  const { list } = await send(platform, signIn.outbox, { to: email })
  return send(platform, signIn.ems, { email, code: list[0]?.code ?? '' })
}
