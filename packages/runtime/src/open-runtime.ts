import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brokenFacts } from '@trendee/analytics/engine/broken-facts'
import { type AnalyticsDb, openAnalytics } from '@trendee/analytics/engine/db'
import { migrateAnalytics } from '@trendee/analytics/engine/migrate'
import { continueVersions } from '@trendee/analytics/ingestion/continue-versions'
import { settleInterruptedImports } from '@trendee/analytics/ingestion/import-runs'
import { endReading } from '@trendee/analytics/ingestion/ingest-files'
import { dropAbandonedStages } from '@trendee/analytics/ingestion/stage'
import { TEXTS } from '@trendee/contract/texts/texts'
import { PLANS } from '@trendee/core/plans/price-list'
import type { Account } from '@trendee/store/accounts/accounts'
import { seedLanguage } from '@trendee/store/administration/language'
import { type Store, openStore } from '@trendee/store/engine/open-store'
import { savePriceList } from '@trendee/store/plans/plan-list'
import { prepareDataFolder } from './data-folder'
import { acquireLock } from './runtime-lock'
import { SCRATCH } from './backup/backup-format'
import { ImportQueue } from './import-queue'
import { PastTrends } from './past-trends'
import { ExportFolder } from './exports/export-folder'
import { DeliveryFolder } from './pictures/delivery-folder'
import { PhotoShelf } from './pictures/photo-shelf'
import { FolderStorage } from './storage/folder-storage'

/** Both engines, open and migrated, and the work that goes through them. One per process. */
export interface Runtime {
  readonly folder: string
  readonly analytics: AnalyticsDb
  readonly store: Store
  readonly imports: ImportQueue
  /** Trends of days in the past, worked out as they are asked for. */
  readonly pastTrends: PastTrends
  /** Thumbnails of photographs. */
  readonly photos: PhotoShelf
  /** Archives of pictures that were handed in. */
  readonly deliveries: DeliveryFolder
  /** Files that people asked for, until they are a week old. */
  readonly exports: ExportFolder
  /** The account of a person who may read the lock file: the one at the machine's command line. */
  readonly localAccount: Account
  /** What the start found damaged, mended or left alone, in sentences for the log. */
  readonly notes: readonly string[]
  isLocalToken(token: string | null): boolean
  /** Writes the server's address into the lock file, for commands on this machine. */
  announce(url: string): void
  close(): Promise<void>
}

export interface RuntimeOptions {
  /** Everything that is kept lies in here. */
  readonly folder: string
  readonly clickhouseUrl?: string
  readonly databaseUrl?: string
  /** `false`: answers of the analytics engine are not kept, for measuring. */
  readonly keepsAnswers?: boolean
}

/** Options as the environment gives them: `TRENDEE_DATA`, `CLICKHOUSE_URL`, `DATABASE_URL`. */
export function runtimeOptions(env: NodeJS.ProcessEnv): RuntimeOptions {
  return {
    folder: env['TRENDEE_DATA'] ?? 'data',
    ...(env['CLICKHOUSE_URL'] ? { clickhouseUrl: env['CLICKHOUSE_URL'] } : {}),
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
    ...(env['TRENDEE_ANSWER_MEMORY'] === '0' ? { keepsAnswers: false } : {}),
  }
}

function localAccount(): Account {
  return {
    accountId: 'local',
    name: 'Command line',
    email: null,
    mobile: null,
    role: '888',
    hasAdmin: true,
    isRestricted: false,
    accessEndsAt: null,
    createdAt: new Date(0),
    plans: [],
  }
}

/**
 * Opens the runtime: takes the folder's lock, opens and migrates both engines, seeds price list and texts, and settles
 * what a killed process left. Throws RuntimeInUseError when another process has the folder.
 */
export async function openRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { folder } = options
  prepareDataFolder(folder)
  const token = randomBytes(32).toString('base64url')
  const lock = acquireLock(folder, token)
  const open: { close(): Promise<void> }[] = []
  const notes: string[] = []
  let imports: ImportQueue | null = null
  const closeAll = async () => {
    for (const engine of open.reverse()) await engine.close()
    lock.release()
  }
  try {
    // What a killed process had put aside for a backup.
    rmSync(join(folder, SCRATCH), { recursive: true, force: true })
    const analytics = openAnalytics({
      ...(options.clickhouseUrl ? { url: options.clickhouseUrl } : { folder: join(folder, 'analytics') }),
      keepsAnswers: options.keepsAnswers ?? true,
      onMended: (note) => notes.push(note),
      onDamage: (damage) => imports?.noteDamage(damage),
    })
    open.push(analytics)
    // The two engines open side by side: together they take most of a start's time.
    const [store] = await Promise.all([
      openStore(options.databaseUrl ? { url: options.databaseUrl } : { folder: join(folder, 'store') }).then(
        (opened) => {
          open.push(opened)
          return opened
        },
      ),
      migrateAnalytics(analytics)
        .then(() => continueVersions(analytics))
        .then(() => dropAbandonedStages(analytics)),
    ])
    await savePriceList(store.db, PLANS)
    await seedLanguage(
      store.db,
      Object.entries(TEXTS).map(([key, text]) => ({ key, ...text })),
    )
    notes.push(...(await brokenFacts(analytics)))
    const queue = new ImportQueue(analytics, store, folder)
    imports = queue
    const pastTrends = new PastTrends(analytics)
    await settleInterruptedImports(analytics)
    await queue.resumeWithdrawals()
    queue.enqueueDeriving()
    const secret = Buffer.from(token)
    return {
      folder,
      analytics,
      store,
      imports: queue,
      pastTrends,
      photos: new PhotoShelf(new FolderStorage(join(folder, 'pictures'))),
      deliveries: new DeliveryFolder(join(folder, 'deliveries'), store.db),
      exports: new ExportFolder(join(folder, 'exports')),
      notes,
      localAccount: localAccount(),
      isLocalToken: (candidate) => {
        const bytes = Buffer.from(candidate ?? '')
        return bytes.length === secret.length && timingSafeEqual(bytes, secret)
      },
      announce: (url) => lock.announce(url),
      close: async () => {
        await queue.stop()
        await pastTrends.close()
        await endReading(analytics)
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
