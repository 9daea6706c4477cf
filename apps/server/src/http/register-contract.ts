import { asOneRequest } from '@trendee/analytics/engine/statement-queue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONTRACT } from '@trendee/contract/contract'
import { type Endpoint, envelope } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { hiddenFields } from '@trendee/contract/hidden-fields'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { Network } from '@trendee/providers/http/public-host'
import type { Providers } from '@trendee/providers/open-providers'
import { isAtHome } from './at-home'
import { type Authorised, authorise, countedAs, identify } from './authorise'
import { browserCookies } from './browser-cookies'
import { type Metered, meter } from './metering'
import type { Call, FileAnswer, Handlers, TableAnswer, Visit } from './handler'
import { hideFields } from './hide-fields'
import { parseInput, sentInput } from './read-input'
import { sendFile, sendValidated, shownFile } from './send-answer'
import type { ServerState } from './server-state'

type AnyHandler = (input: unknown, call: Call) => Promise<unknown>

/** Pairs each entry with its handler; both trees have the same shape by type. */
function pairs(
  contract: object,
  handlers: object,
  start: string,
): { name: string; endpoint: Endpoint; handler: AnyHandler }[] {
  return Object.entries(contract).flatMap(([key, entry]: [string, object]) => {
    const own = (handlers as Record<string, object>)[key] as object
    const name = `${start}${key}`
    return 'method' in entry
      ? [{ name, endpoint: entry as Endpoint, handler: own as AnyHandler }]
      : pairs(entry, own, `${name}.`)
  })
}

/**
 * A plan that opens the first N of a list shows just those: a page beyond them is refused before any work, one across
 * the border is cut. Done here for every list, so no handler can forget.
 */
function refuseBeyond(input: unknown, { top, topLimit }: Authorised): void {
  const { page, pageSize } = input as { page?: number; pageSize?: number }
  if (top === null || page === undefined || pageSize === undefined) return
  if ((page - 1) * pageSize >= top)
    throw new ApiError('plan_limit', `Your plan shows the first ${top}.`, { ...topLimit })
}

function cutAt(data: unknown, input: unknown, top: number | null): unknown {
  if (top === null) return data
  if (Array.isArray(data)) return data.slice(0, top)
  const { list } = data as { list?: unknown[] }
  if (!Array.isArray(list)) return data
  const { page = 1, pageSize = list.length } = input as { page?: number; pageSize?: number }
  return { ...(data as object), list: list.slice(0, Math.max(0, top - (page - 1) * pageSize)) }
}

/** Rows of an answer that is a table. */
function rowsOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'write' in data ? (data as TableAnswer).rows.length : Infinity
}

/** A file that did not reach its reader was not used: told once the connection ends before all of it was sent. */
function giveBackUnlessSent({ raw }: FastifyReply, giveBack: () => void): void {
  // Already gone while the rows were read: there is no further word of it.
  if (raw.destroyed) return giveBack()
  let isSent = false
  raw.once('finish', () => (isSent = true))
  raw.once('close', () => {
    if (!isSent) giveBack()
  })
}

function sayQuota(reply: FastifyReply, { limit, used, resetsAt }: Metered): void {
  void reply.headers({
    'x-quota-limit': limit,
    'x-quota-remaining': Math.max(0, limit - used),
    'x-quota-reset': resetsAt,
  })
}

/** How long it took to find out who asks and whether they may, milliseconds; browsers and benchmarks show it. */
function sayCost(reply: FastifyReply, milliseconds: number): void {
  void reply.header('server-timing', `access;dur=${milliseconds.toFixed(2)}`)
}

/** By what answers of the API can differ, for whoever keeps one in spite of being told not to. */
const DEPENDS_ON = 'token, authorization, cookie, host, accept-language'

function sayWhatItDependsOn(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.header('vary', DEPENDS_ON)
  done()
}

/** What a handler may know of the visit: where it comes from and with what. */
function visitOf(request: FastifyRequest, isSandbox: boolean): Visit {
  return {
    ip: request.ip,
    host: request.hostname,
    origin: `${request.protocol}://${request.host}`,
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'] ?? '',
    maySeeSandbox: isSandbox || isAtHome(request),
  }
}

export interface ContractOptions {
  /** Answers are checked against the contract too; on in development and tests. */
  readonly checksAnswers: boolean
  readonly providers: Providers
  /** The way to machines that callers name. */
  readonly network: Network
  readonly limitsNetworks: boolean
  /** The stand-ins and the demo's published password are for everybody who reaches the server. */
  readonly isSandbox: boolean
}

/** Makes a Fastify route of every entry of the contract. */
export function registerContract(
  app: FastifyInstance,
  runtime: Runtime,
  state: ServerState,
  handlers: Handlers,
  options: ContractOptions,
): void {
  for (const { name, endpoint, handler } of pairs(CONTRACT, handlers, '')) {
    const answerSchema = envelope(endpoint.output)
    const hideable = hiddenFields(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: endpoint.method === 'GET' && !endpoint.changes,
      onRequest: [sayWhatItDependsOn],
      config: {
        rateLimit: {
          max: endpoint.limit.perMinute,
          timeWindow: 60_000,
          keyGenerator: (request: FastifyRequest) => countedAs(runtime, state.access, endpoint, request),
        },
        isUpload: endpoint.carrier === 'upload',
      },
      handler: async (request, reply) => {
        const began = performance.now()
        const caller = await identify(runtime, state.access, endpoint, request)
        const identified = performance.now()
        const { raw, upload } = await sentInput(endpoint, request)
        const input = parseInput(endpoint, raw)
        const parsed = performance.now()
        const authorised = await authorise(state.access, endpoint, caller, input)
        refuseBeyond(input, authorised)
        const metered = await meter(state.quotas, endpoint, authorised.decision, authorised.account, input, new Date())
        // Not for what is public: how long a password took is nobody's business.
        if (endpoint.access !== 'public') sayCost(reply, identified - began + (performance.now() - parsed))
        if (authorised.by === 'api-token' && authorised.account) {
          state.apiCalls.add(authorised.account, name, new Date())
        }
        const visit = visitOf(request, options.isSandbox)
        const call: Call = {
          runtime,
          state,
          ...authorised,
          counted: metered?.counted ?? null,
          requestId: request.id,
          request: visit,
          get signal() {
            return request.signal
          },
          upload,
          providers: visit.maySeeSandbox ? options.providers : options.providers.withoutStandIns,
          cookies: browserCookies(request, reply),
          network: options.network,
          limitsNetworks: options.limitsNetworks,
          logError: (error) => request.log.error({ err: error }, name),
        }
        // What failed was not used.
        const data = await asOneRequest(() => handler(input, call)).catch(async (error: unknown) => {
          await metered?.giveBack()
          if (metered) sayQuota(reply, metered)
          throw error
        })
        await metered?.settle(rowsOf(data))
        if (metered) sayQuota(reply, metered)
        if (metered?.countsRows && endpoint.answer !== 'json') {
          giveBackUnlessSent(reply, () => state.afterAnswers.add(metered.giveBack(), call.logError))
        }
        const hidden = hideable.filter(({ field }) => authorised.decision.hidden.includes(field))
        if (endpoint.answer !== 'json') {
          const row = options.checksAnswers ? (endpoint.row ?? null) : null
          return sendFile(shownFile(data as FileAnswer | TableAnswer, hidden, row), request, reply)
        }
        const shown = hideFields(cutAt(data, input, authorised.top), hidden)
        const answer = { code: 1, msg: 'ok', data: shown }
        if (options.checksAnswers) answerSchema.parse(answer)
        return endpoint.isValidated
          ? sendValidated(answer, endpoint.access === 'public', request, reply)
          : reply.send(answer)
      },
    })
  }
}
