import { freeEngine, keepEngine } from '@trendee/analytics/testing/kept-engine'
import { inject } from 'vitest'
import { z } from 'zod'
import { type Runtime, openRuntime } from '@trendee/runtime/open-runtime'
import { type StoreSnapshot, putBack, snapshotOf } from '@trendee/store/testing/put-back'
import { copyOfWorld } from './small-world'

interface KeptRuntime {
  readonly runtime: Runtime
  readonly atFirst: StoreSnapshot
  /** Rows by table of the facts. */
  readonly facts: string
  remove(): void
}

/** Open and as good as new, for this process's next test file. */
let kept: KeptRuntime | null = null

async function factsOf({ analytics }: Runtime): Promise<string> {
  const tables = await analytics.rows(
    z.object({ table: z.string(), rows: z.number() }),
    // Days in the past are worked out by who asks for them, and are the same for all.
    `SELECT table, toUInt32(sum(rows)) AS rows FROM system.parts WHERE active AND table NOT IN ('trend_metric_past', 'trend_metric_known')
     GROUP BY table ORDER BY table`,
  )
  return JSON.stringify(tables)
}

async function openNew(): Promise<KeptRuntime> {
  await freeEngine()
  const world = copyOfWorld(inject('smallWorld'), inject('worldCopies'))
  const runtime = await openRuntime({ folder: world.folder })
  return {
    runtime,
    atFirst: await snapshotOf(runtime.store.db),
    facts: await factsOf(runtime),
    remove: world.remove,
  }
}

async function end({ runtime, remove }: KeptRuntime): Promise<void> {
  await runtime.close()
  remove()
}

/** Everything as it was, or null where that cannot be had. */
async function asGoodAsNew(used: KeptRuntime): Promise<KeptRuntime | null> {
  const atFirst = await putBack(used.runtime.store.db, used.atFirst)
  return atFirst !== null && (await factsOf(used.runtime)) === used.facts ? { ...used, atFirst } : null
}

/**
 * The runtime over a copy of the small demo world, for one test file. Copying and opening it takes a second of work, so
 * a process keeps it open between its files.
 */
export async function takeRuntime(): Promise<{ runtime: Runtime; giveBack(): Promise<void> }> {
  const taken = kept ?? (await openNew())
  kept = null
  keepEngine(() => end(taken))
  const { runtime } = taken
  return {
    runtime,
    giveBack: async () => {
      await runtime.imports.idle()
      const again = kept === null ? await asGoodAsNew(taken) : null
      if (again === null) {
        keepEngine(null)
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
