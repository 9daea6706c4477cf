import type { LightMyRequestResponse } from 'fastify'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { type ProviderOptions, type Providers, openProviders } from '@trendee/providers/open-providers'
import type { AppOptions } from '../app'
import type { Input } from './ask'
import { type DemoApp, openDemoApp } from './demo-app'

/** A person at a browser: what it keeps between calls, and where it calls from. */
export interface Browser {
  /** Cookies by name, as the server set them. */
  readonly cookies: Map<string, string>
  readonly ip: string
  readonly host: string
  ask(endpoint: Endpoint, input: Input, token?: string): Promise<LightMyRequestResponse>
}

export interface BrowserOptions {
  readonly ip?: string
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface SignInApp extends DemoApp {
  readonly providers: Providers
  /** A new browser, from an address that nobody has used unless one is given. */
  browser(options?: BrowserOptions): Browser
  /** The newest code that was sent to an address, after all that is under way; null when there is none. */
  codeTo(address: string): Promise<string | null>
  /** Asks for a code and reads it. Counters of waiting are emptied first: tests do not wait a minute. */
  codeFor(address: string, purpose?: 'login' | 'bind' | 'password' | 'proof'): Promise<string>
}

let networks = 0

/** Never the same twice: what is counted by network is counted apart. */
function newIp(): string {
  networks++
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

/** The application with stand-ins of the outside services, and browsers to use it by. */
export async function openSignInApp(options: AppOptions = {}, standIns: ProviderOptions = {}): Promise<SignInApp> {
  let opened: DemoApp | null = null
  // Nothing listens here: what stand-ins tell the platform is put into it.
  const deliver: ProviderOptions['deliver'] = async (url, headers, payload) => {
    const { host, pathname } = new URL(url)
    const answer = await opened?.app.inject({ method: 'POST', url: pathname, headers: { ...headers, host }, payload })
    return answer?.statusCode ?? 503
  }
  const providers = await openProviders({}, { limitsMessages: false, deliver, ...standIns })
  const demo = await openDemoApp({ providers, ...options })
  opened = demo
  const { db } = demo.runtime.store

  function browser({ ip = newIp(), host = 'localhost:4000', headers = {} }: BrowserOptions = {}): Browser {
    const cookies = new Map<string, string>()
    return {
      cookies,
      ip,
      host,
      ask: async (endpoint, input, token) => {
        const isQuery = endpoint.carrier === 'query'
        const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
        const answer = await demo.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          remoteAddress: ip,
          headers: { ...headers, host, ...(token === undefined ? {} : { token }) },
          cookies: Object.fromEntries(cookies),
          ...(isQuery ? { query } : { payload: input }),
        })
        for (const { name, value } of answer.cookies) cookies.set(name, value)
        return answer
      },
    }
  }

  async function codeTo(address: string): Promise<string | null> {
    await demo.app.trendeeState.afterAnswers.settle()
    return providers.outbox?.list({ to: address })[0]?.code ?? null
  }

  return {
    ...demo,
    providers,
    browser,
    codeTo,
    codeFor: async (address, purpose = 'login') => {
      await db.deleteFrom('attempt_counter').where('attempt_key', 'like', `code:address:%${address}%`).execute()
      const isEmail = address.includes('@')
      const answer = isEmail
        ? await browser().ask(CONTRACT.signIn.emsSend, { email: address, purpose })
        : await browser().ask(CONTRACT.signIn.smsSend, { mobile: address, purpose })
      const code = await codeTo(address)
      if (answer.statusCode !== 200 || code === null) throw new Error(`no code to ${address}: ${answer.body}`)
      return code
    },
    close: async () => {
      await demo.close()
      await providers.close()
    },
  }
}
