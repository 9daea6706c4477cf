import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimitPlugin from '@fastify/rate-limit'
import { type FastifyInstance, LogController, fastify } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { ApiError } from '@trendee/contract/errors'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { Providers } from '@trendee/providers/open-providers'
import { INTERNET, type Network } from '@trendee/providers/http/public-host'
import { handlers } from './api/handlers'
import { answerBrokenAddress, answerBrokenRequest, refuseBrokenRequests } from './http/broken-requests'
import { CONNECTION_TIMES, type ConnectionTimes, boundConnections } from './http/connections'
import { answerError } from './http/errors'
import type { Handlers } from './http/handler'
import { NO_PROVIDERS } from './http/outside-services'
import { registerContract } from './http/register-contract'
import { registerPaymentWebhooks } from './http/payment-webhooks'
import { registerReference } from './http/reference'
import { registerSampleFiles } from './http/sample-files'
import { type ServerState, openServerState } from './http/server-state'
import { registerWebApp } from './http/web-app'
import { ALERTS_JOB } from './jobs/alerts'
import { serverJobs } from './jobs/server-jobs'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route as `GET /path`, so that a test can hold them against the contract. */
    readonly trendeeRoutes: readonly string[]
    readonly trendeeState: ServerState
  }
}

export interface AppOptions {
  /** Folder of the built web app; absent where only the API is wanted. */
  readonly webFolder?: string
  readonly checksAnswers?: boolean
  /** Where the log goes; absent: nothing is logged. */
  readonly log?: Writable
  /** Addresses of the proxies in front, whose word on the caller's address and protocol is taken. */
  readonly trustedProxies?: string
  /** Off in load measurements, where one address stands for many people. */
  readonly limitsRates?: boolean
  /** SMS, mail, WeChat and partners; absent: none of them. The caller that opened them closes them. */
  readonly providers?: Providers
  /** The stand-ins and the demo's published password are for everybody, not for callers at this machine alone. */
  readonly isSandbox?: boolean
  /** Runs jobs beside the requests; off where another process does. */
  readonly runsJobs?: boolean
  /** The way to the pictures of feeds and to chats; tests have a stand-in. */
  readonly network?: Network
  /** The clock of what is kept in memory; tests move it. */
  readonly now?: () => Date
  /** The day on which data is read; tests stay in that of their world. */
  readonly today?: () => string
  /** Other handlers than the product's own: tests watch what they read. */
  readonly handlers?: Handlers
  /** How long callers may take; tests take less. */
  readonly times?: Partial<ConnectionTimes>
}

/** What a log line never shows, should anybody ever log a request whole. */
const SECRETS = ['token', 'authorization', 'cookie'].map((name) => `req.headers.${name}`)
const YEAR_SECONDS = 31_536_000
/** Milliseconds that one part of the application may take to get ready: a busy machine is no reason not to start. */
const READY_MS = 60_000
/** How often connections are looked at for headers that do not arrive, at most. */
const LOOK_EVERY_MS = 3000

/** Builds the HTTP application over an open runtime. It does not listen. */
export async function buildApp(runtime: Runtime, options: AppOptions = {}): Promise<FastifyInstance> {
  const times = { ...CONNECTION_TIMES, ...options.times }
  const app = fastify({
    logger: options.log ? { level: 'info', stream: options.log, redact: SECRETS } : false,
    trustProxy: options.trustedProxies ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 1_000_000,
    pluginTimeout: READY_MS,
    routerOptions: { maxParamLength: 200 },
    http: {
      // Missing ones are refused below, in the envelope.
      requireHostHeader: false,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, times.headersMs),
    },
    // Ours is in the envelope.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBrokenAddress,
  })
  const routes: string[] = []
  app.decorate('trendeeRoutes', routes)
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => `${one} ${url}`))
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library sets styles on elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // Said only where TLS is spoken, below.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    // What may be kept says so itself.
    void reply.header('cache-control', 'private, no-store')
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
    }
  })
  boundConnections(app, times)
  refuseBrokenRequests(app)
  await app.register(compress, { threshold: 1024 })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, { limits: { files: 1, fileSize: 20_000_000_000, fields: 20 } })
  if (options.limitsRates !== false) {
    await app.register(rateLimitPlugin, {
      global: false,
      errorResponseBuilder: (_request, context) =>
        new ApiError(
          'too_many_requests',
          'Too many requests. Please wait a moment.',
          null,
          Math.ceil(context.ttl / 1000),
        ),
    })
  }
  const network = options.network ?? INTERNET
  const today = options.today ?? (() => new Date().toISOString().slice(0, 10))
  const mail = options.providers?.mail ?? null
  const { payments } = options.providers ?? NO_PROVIDERS
  const means = { network, mail, today, payments, handlers: options.handlers ?? handlers, state: () => opened }
  const opened: Promise<ServerState> = openServerState(runtime.store, {
    jobs: options.runsJobs ? serverJobs(runtime, means) : null,
    now: options.now ?? (() => new Date()),
    today,
    logError: (error, subject) => app.log.error({ err: error }, subject),
  })
  const state = await opened
  app.decorate('trendeeState', state)
  runtime.imports.onDeriveFailure = (error) => app.log.error({ err: error }, 'derive')
  runtime.imports.onDerived = () => {
    state.jobs?.wake(ALERTS_JOB).catch((error: unknown) => app.log.error({ err: error }, ALERTS_JOB))
  }
  runtime.imports.onDamage = ({ table, reason }) => app.log.error({ table, reason }, 'damaged file')
  app.addHook('onClose', () => state.close())
  await registerReference(app)
  registerContract(app, runtime, state, options.handlers ?? handlers, {
    checksAnswers: options.checksAnswers ?? false,
    providers: options.providers ?? NO_PROVIDERS,
    network,
    limitsNetworks: options.limitsRates !== false,
    isSandbox: options.isSandbox ?? false,
  })
  await registerPaymentWebhooks(app, runtime, state, {
    providers: options.providers ?? NO_PROVIDERS,
    isSandbox: options.isSandbox ?? false,
    limitsRates: options.limitsRates !== false,
  })
  registerSampleFiles(app, today)
  await registerWebApp(app, options.webFolder)
  return app
}
