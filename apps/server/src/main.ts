import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { NoRoomError } from '@trendee/runtime/disk-room'
import { RuntimeInUseError } from '@trendee/runtime/runtime-lock'
import { openRuntime, runtimeOptions } from '@trendee/runtime/open-runtime'
import { openProviders } from '@trendee/providers/open-providers'
import { demoAccounts } from '@trendee/store/accounts/accounts'
import { demoPassword } from '@trendee/store/administration/settings'
import { whiteLabelHosts } from '@trendee/store/sign-in/white-labels'
import { buildApp } from './app'
import { refuseTakenPort } from './refuse-taken-port'

/** Answers under way have this long to end; then the process exits all the same. */
const SHUTDOWN_MS = 10_000

/** The one argument: nothing is opened, the exit code tells whether the server could listen. */
const PORT_ONLY = '--check-port'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function main(): Promise<void> {
  const port = Number(process.env['PORT'] ?? '4000')
  const host = process.env['HOST'] ?? '127.0.0.1'
  await refuseTakenPort(port, host)
  // `npm start` asks before it fills the data folder with the demo world.
  if (process.argv.includes(PORT_ONLY)) return
  const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const runtime = await openRuntime(runtimeOptions(process.env))
  const limitsRates = process.env['TRENDEE_RATE_LIMITS'] !== '0'
  const providers = await openProviders(process.env, {
    limitsMessages: limitsRates,
    redirectHosts: ['localhost', '127.0.0.1', '[::1]', ...(await whiteLabelHosts(runtime.store.db))],
  })
  const app = await buildApp(runtime, {
    providers,
    runsJobs: true,
    ...(existsSync(webFolder) ? { webFolder } : {}),
    checksAnswers: process.env['NODE_ENV'] !== 'production',
    log: process.stdout,
    ...(process.env['TRUSTED_PROXIES'] ? { trustedProxies: process.env['TRUSTED_PROXIES'] } : {}),
    limitsRates,
  })
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    await app.close()
    await providers.close()
    await runtime.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  await app.listen({ port, host })
  runtime.announce(`http://127.0.0.1:${port}`)
  for (const note of runtime.notes) app.log.warn(note)
  for (const stray of await runtime.imports.resumeUploads())
    app.log.warn(`${stray} is no upload: it was left as it is.`)
  say(`\nTrendee is at http://localhost:${port}`)
  if (providers.mode === 'stand-in') {
    say(`SMS, mail, WeChat and partners are local stand-ins: what they send is at http://localhost:${port}/outbox`)
  }
  const accounts = await demoAccounts(runtime.store.db)
  if (accounts.length > 0) {
    const password = await demoPassword(runtime.store.db)
    say(`Demo accounts${password === null ? '' : `, password "${password}"`}:`)
    for (const { email, name } of accounts) say(`  ${email.padEnd(34)} ${name}`)
  }
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
