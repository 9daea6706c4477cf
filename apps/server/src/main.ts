import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { NoRoomError } from '@trendee/runtime/disk-room'
import { RuntimeInUseError } from '@trendee/runtime/runtime-lock'
import { openRuntime, runtimeOptions } from '@trendee/runtime/open-runtime'
import { openProviders } from '@trendee/providers/open-providers'
import { isThisMachine } from '@trendee/core/access/this-machine'
import { demoAccounts } from '@trendee/store/accounts/accounts'
import { administratorNames, ensureAdministrator } from '@trendee/store/accounts/administrators'
import { closeDemoEntrance } from '@trendee/store/accounts/demo-entrance'
import { demoPassword } from '@trendee/store/administration/settings'
import { whiteLabelHosts } from '@trendee/store/sign-in/white-labels'
import { buildApp } from './app'
import { closeInTurn } from './close-in-turn'
import { refuseTakenPort } from './refuse-taken-port'
import { startNotices } from './start-notices'
import { warmUp } from './warm-up'

/** The application gives answers under way less than four seconds; then the engines are closed all the same. */
const APP_CLOSES_WITHIN_MS = 7000
/** An engine that hangs does not keep the process for good; what it was writing is taken up by the next start. */
const SHUTDOWN_MS = 30_000

/** The one argument: nothing is opened, the exit code tells whether the server could listen. */
const PORT_ONLY = '--check-port'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function main(): Promise<void> {
  const wantedPort = Number(process.env['PORT'] ?? '4000')
  const host = process.env['HOST'] ?? '127.0.0.1'
  await refuseTakenPort(wantedPort, host)
  // `npm start` asks before it fills the data folder with the demo world.
  if (process.argv.includes(PORT_ONLY)) return
  const isAtHome = isThisMachine(host)
  const isSandbox = process.env['TRENDEE_SANDBOX'] === '1'
  const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const runtime = await openRuntime(runtimeOptions(process.env))
  const limitsRates = process.env['TRENDEE_RATE_LIMITS'] !== '0'
  const providers = await openProviders(process.env, {
    allowsStandIns: isAtHome || isSandbox,
    limitsMessages: limitsRates,
    redirectHosts: ['localhost', '127.0.0.1', '[::1]', ...(await whiteLabelHosts(runtime.store.db))],
  })
  const app = await buildApp(runtime, {
    providers,
    isSandbox,
    runsJobs: true,
    ...(existsSync(webFolder) ? { webFolder } : {}),
    checksAnswers: process.env['NODE_ENV'] !== 'production',
    log: process.stdout,
    ...(process.env['TRUSTED_PROXIES'] ? { trustedProxies: process.env['TRUSTED_PROXIES'] } : {}),
    limitsRates,
  })
  const administrator = process.env['TRENDEE_ADMIN'] || null
  if (administrator !== null) await ensureAdministrator(runtime.store.db, administrator)
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    await closeInTurn(
      [
        { name: 'the application', close: () => app.close(), withinMs: APP_CLOSES_WITHIN_MS },
        { name: 'the outside services', close: () => providers.close(), withinMs: 1000 },
        { name: 'the engines', close: () => runtime.close() },
      ],
      (error, name) => app.log.error({ err: error }, `closing ${name}`),
    )
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  // The command that started it was killed.
  process.on('disconnect', () => void stop())
  // Before anybody can try the published one.
  const madePassword = isAtHome ? null : await closeDemoEntrance(runtime.store.db)
  await app.listen({ port: wantedPort, host })
  // The one that the system chose where any was wanted.
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : wantedPort
  runtime.announce(`http://127.0.0.1:${port}`)
  for (const note of runtime.notes) app.log.warn(note)
  for (const stray of await runtime.imports.resumeUploads())
    app.log.warn(`${stray} is no upload: it was left as it is.`)
  const { sms, mail, wechat, payments } = providers
  const services = { SMS: sms, mail, WeChat: wechat, payments: payments.stripe ?? payments.paypal }
  const notices = startNotices({
    host,
    port,
    isAtHome,
    isSandbox,
    hasStandIns: providers.mode === 'stand-in',
    administrator,
    hasAdministrator: (await administratorNames(runtime.store.db)).length > 0,
    missing: Object.entries(services).flatMap(([name, service]) => (service === null ? [name] : [])),
    demo: {
      accounts: await demoAccounts(runtime.store.db),
      password: madePassword ?? (await demoPassword(runtime.store.db)),
      isNew: madePassword !== null,
    },
  })
  notices.forEach(say)
  await warmUp(new Date().getUTCFullYear())
}

try {
  await main()
} catch (error) {
  const isExpected =
    error instanceof RuntimeInUseError ||
    error instanceof DamagedFilesError ||
    error instanceof NoRoomError ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
