import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { RequestClient } from './request-client'

/** A session of the demo's administrator, who sees everything, on a server of this machine. */
export async function signInAdmin(port: number): Promise<string> {
  const anybody = new RequestClient(port, 1)
  const { token } = (await anybody.data(CONTRACT.signIn.login, {
    account: 'admin@trendee.demo',
    password: DEMO_PASSWORD,
  })) as OutputOf<typeof CONTRACT.signIn.login>
  anybody.close()
  return token
}
