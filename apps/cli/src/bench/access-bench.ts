import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { ensureAccount } from '@trendee/store/accounts/accounts'
import { openStore } from '@trendee/store/engine/open-store'
import { openSession } from '@trendee/store/sign-in/sessions'
import { rowsAsText } from '../table'
import { BUILT } from '../built-output'
import { freePort } from './free-port'
import { MeasuredProcess } from './measured-process'
import { pathOf, quantiles } from './request-client'

const CLIENTS = 50
const REQUESTS_EACH = 60
const LIMIT_MS = 3
const FAR = new Date('2099-01-01T00:00:00Z')

/** What is asked: who it is only; who it is and what the plan opens; and a use that the plan counts, each time. */
const KINDS: Readonly<Record<string, { endpoint: Endpoint; input: Readonly<Record<string, string | number>> }>> = {
  session: { endpoint: CONTRACT.filters.index, input: {} },
  'session + plan': { endpoint: CONTRACT.trends.mapping, input: {} },
  'session + plan + counted use': { endpoint: CONTRACT.common.export, input: { what: 'trends', quantity: 1 } },
}

interface Measured {
  readonly kind: string
  readonly access: number
  readonly whole: number
}

/** Accounts of a plan that counts exports, each with a session; the demo world is not needed, only that somebody asks. */
async function makeSessions(folder: string): Promise<string[]> {
  const store = await openStore({ folder: join(folder, 'store') })
  try {
    const plans = [
      { line: 'trendee', plan: 'professional', startsAt: new Date(0), endsAt: FAR, openedBy: 'admin' },
    ] as const
    const tokens: string[] = []
    for (let index = 0; index < CLIENTS; index++) {
      const email = `client-${index}@bench.example`
      const accountId = await ensureAccount(store.db, { name: email, email, password: email, role: '1', plans })
      tokens.push(await openSession(store.db, accountId))
    }
    return tokens
  } finally {
    await store.close()
  }
}

function askOnce(agent: Agent, port: number, token: string, kind: string): Promise<Measured> {
  const { endpoint, input } = KINDS[kind] ?? Object.values(KINDS)[0] ?? { endpoint: CONTRACT.filters.index, input: {} }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(
      { agent, host: '127.0.0.1', port, path: pathOf(endpoint, input), headers: { token } },
      (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => {
          const said = /access;dur=([\d.]+)/.exec(String(answer.headers['server-timing']))?.[1]
          if (answer.statusCode !== 200 || said === undefined) reject(new Error(`${kind}: ${answer.statusCode}`))
          else resolve({ kind, access: Number(said), whole: performance.now() - began })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** What finding out who asks and whether they may adds to a request, with 50 clients asking at once. */
export async function benchAccess(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-access-'))
  const port = await freePort()
  try {
    const tokens = await makeSessions(folder)
    const server = new MeasuredProcess(BUILT.server, [], {
      TRENDEE_DATA: folder,
      PORT: String(port),
      TRENDEE_RATE_LIMITS: '0',
    })
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    try {
      await server.said(/Trendee is at/)
      const kinds = Object.keys(KINDS)
      const clientOf = async (token: string, index: number): Promise<Measured[]> => {
        const measured: Measured[] = []
        for (let asked = 0; asked < REQUESTS_EACH; asked++) {
          measured.push(await askOnce(agent, port, token, kinds[(asked + index) % kinds.length] ?? ''))
        }
        return measured
      }
      // Once for what is compiled and remembered on the way, once for the figures.
      await Promise.all(tokens.map(clientOf))
      const measured = (await Promise.all(tokens.map(clientOf))).flat()
      const rows = kinds.map((kind) => {
        const own = measured.filter((one) => one.kind === kind)
        const access = quantiles(own.map((one) => one.access))
        return {
          asked: kind,
          requests: String(own.length),
          'access p50': access.p50.toFixed(2),
          'access p95': access.p95.toFixed(2),
          'whole p50': quantiles(own.map((one) => one.whole)).p50.toFixed(1),
          limit: String(LIMIT_MS),
          kept: access.p95 <= LIMIT_MS ? 'yes' : 'NO',
        }
      })
      console.log(`${CLIENTS} clients at once, milliseconds:`)
      for (const line of rowsAsText(rows, Object.keys(rows[0] ?? {}), 'table')) console.log(line)
    } finally {
      agent.destroy()
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
