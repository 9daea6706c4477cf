import type { Endpoint } from '@trendee/contract/endpoint'
import type { RunningServer } from './running-server'
import type { Mailbox } from './sessions'
import { sharedServer } from './visited-server'

/** Asks the server what a screen should be showing; lists travel as `a,b,c`. */
export async function ask<In, Out>(
  mailbox: Mailbox,
  entry: Endpoint<In, unknown, Out>,
  params: In,
  { baseUrl, sessions }: RunningServer = sharedServer(),
): Promise<Out> {
  const query = new URLSearchParams()
  const values: [string, string | number | readonly string[] | undefined][] = Object.entries(Object(params))
  for (const [name, value] of values) if (value !== undefined) query.set(name, value.toString())
  const answer = await fetch(`${baseUrl}${entry.path}?${query}`, { headers: { token: sessions[mailbox].token } })
  const body: { code: number; msg: string; data: unknown } = Object(await answer.json())
  if (body.code !== 1) throw new Error(`${entry.path} ${query}: ${body.msg}`)
  return body.data as Out
}
