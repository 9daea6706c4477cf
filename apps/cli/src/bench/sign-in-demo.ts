import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { RequestClient } from './request-client'

/** A session of one of the demo's accounts on a server of this machine. */
export async function signInDemo(port: number, mailbox: string): Promise<string> {
  const anybody = new RequestClient(port, 1)
  const { token } = (await anybody.data(CONTRACT.signIn.login, {
    account: `${mailbox}@trendee.demo`,
    password: DEMO_PASSWORD,
  })) as OutputOf<typeof CONTRACT.signIn.login>
  anybody.close()
  return token
}

/** The demo's administrator sees everything. */
export const signInAdmin = (port: number): Promise<string> => signInDemo(port, 'admin')
