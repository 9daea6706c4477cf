import { keepEngine } from '@trendee/analytics/testing/kept-engine'
import { inject } from 'vitest'
import { z } from 'zod'
import { type Platform, openPlatform } from '@trendee/pipeline/open-platform'
import { type StoreSnapshot, putBack, snapshotOf } from '@trendee/store/testing/put-back'
import { copyOfWorld } from './small-world'

interface KeptPlatform {
  readonly platform: Platform
  readonly atFirst: StoreSnapshot
  /** Rows by table of the facts. */
  readonly facts: string
  remove(): void
}

/** Open and as good as new, for this process's next test file. */
let kept: KeptPlatform | null = null

async function factsOf({ analytics }: Platform): Promise<string> {
  const tables = await analytics.rows(
    z.object({ table: z.string(), rows: z.number() }),
    'SELECT table, toUInt32(sum(rows)) AS rows FROM system.parts WHERE active GROUP BY table ORDER BY table',
  )
  return JSON.stringify(tables)
}

async function openNew(): Promise<KeptPlatform> {
  const world = copyOfWorld(inject('smallWorld'), inject('worldCopies'))
  const platform = await openPlatform({ folder: world.folder })
  return {
    platform,
    atFirst: await snapshotOf(platform.store.db),
    facts: await factsOf(platform),
    remove: world.remove,
  }
}

async function end({ platform, remove }: KeptPlatform): Promise<void> {
  await platform.close()
  remove()
}

/** Everything as it was, or null where that cannot be had. */
async function asGoodAsNew(used: KeptPlatform): Promise<KeptPlatform | null> {
  const atFirst = await putBack(used.platform.store.db, used.atFirst)
  return atFirst !== null && (await factsOf(used.platform)) === used.facts ? { ...used, atFirst } : null
}

/**
 * The platform over a copy of the small demo world, for one test file. Copying and opening it takes a second of work, so
 * a process keeps it open between its files. What the server remembers, it remembers by the store's handle: that is
 * another one each time.
 */
export async function takePlatform(): Promise<{ platform: Platform; giveBack(): Promise<void> }> {
  const taken = kept ?? (await openNew())
  kept = null
  keepEngine(null)
  const { platform } = taken
  return {
    platform: { ...platform, store: { ...platform.store, db: platform.store.db.withoutPlugins() } },
    giveBack: async () => {
      await platform.work.idle()
      const again = kept === null ? await asGoodAsNew(taken) : null
      if (again === null) {
        await end(taken)
        return
      }
      kept = again
      keepEngine(async () => {
        kept = null
        await end(again)
      })
    },
  }
}
