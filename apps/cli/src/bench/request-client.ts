import { Agent, request } from 'node:http'
import type { Endpoint } from '@trendee/contract/endpoint'

/** One request of a measurement: which kind it counts as and its address under the host. */
export interface AskedPath {
  readonly kind: string
  readonly path: string
}

export interface TimedAnswer {
  readonly kind: string
  readonly milliseconds: number
  readonly bytes: number
}

/** Quantiles of one kind of request, in milliseconds. */
export interface Quantiles {
  readonly requests: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** The address of an endpoint with its input filled in, path parts first, the rest as a query. */
export function pathOf(endpoint: Endpoint, input: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams()
  let { path }: { path: string } = endpoint
  for (const [name, value] of Object.entries(input)) {
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** An answer that is no 200. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest'
  /** Of the envelope; null where the answer came in none. */
  readonly code: number | null

  constructor(
    path: string,
    readonly status: number,
    body: string,
  ) {
    super(`${path}: ${status} ${body.slice(0, 300)}`)
    this.code = Number(/^\{"code":(\d+)/.exec(body)?.[1] ?? Number.NaN) || null
  }
}

/** A signed-in browser's connections to a server on this machine: kept open, answers compressed. */
export class RequestClient {
  private readonly agent: Agent
  constructor(
    private readonly port: number,
    connections: number,
    private readonly token: string | null = null,
    /** How long an answer is waited for; for good when absent. */
    private readonly patienceMs: number | null = null,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** The answer's bytes as they came. Throws for any status but 200, with what the server said. */
  ask(path: string, isCompressed = true, body?: unknown): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: this.port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          ...(this.patienceMs === null ? {} : { signal: AbortSignal.timeout(this.patienceMs) }),
          headers: {
            ...(isCompressed ? { 'accept-encoding': 'gzip' } : {}),
            ...(this.token === null ? {} : { token: this.token }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const bytes = Buffer.concat(parts)
            if (answer.statusCode === 200) resolve(bytes)
            else reject(new RefusedRequest(path, answer.statusCode ?? 0, bytes.toString('utf8')))
          })
        },
      )
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** `data` of an answer in the contract's envelope, as the endpoint's schema reads it. */
  async data(endpoint: Endpoint, input: Readonly<Record<string, string | number>>): Promise<unknown> {
    const isQuery = endpoint.carrier === 'query'
    const bytes = await this.ask(isQuery ? pathOf(endpoint, input) : endpoint.path, false, isQuery ? undefined : input)
    return endpoint.output.parse((JSON.parse(bytes.toString('utf8')) as { data: unknown }).data)
  }

  async timed({ kind, path }: AskedPath): Promise<TimedAnswer> {
    const began = performance.now()
    const answer = await this.ask(path)
    return { kind, milliseconds: performance.now() - began, bytes: answer.length }
  }

  close(): void {
    this.agent.destroy()
  }
}

/** Asks all paths by `clients` clients, each asking its next as soon as the last was answered, and times each answer. */
export async function drive(
  client: RequestClient,
  paths: readonly AskedPath[],
  clients: number,
): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = []
  let next = 0
  const one = async (): Promise<void> => {
    for (;;) {
      const path = paths[next]
      next += 1
      if (!path) return
      answers.push(await client.timed(path))
    }
  }
  await Promise.all(Array.from({ length: clients }, one))
  return answers
}

/** By nearest rank, so that each is a time that a request really took. */
export function quantiles(milliseconds: readonly number[]): Quantiles {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { requests: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}
