// A program of its own: importing more than its types runs it.
import { createReadStream, statfsSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { basename, dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { ToldOfFile } from '@trendee/analytics/ingestion/reading-options'
import { openRuntime } from '../open-runtime'
import { type FactsDigest, digestOf } from './facts-digest'
import { ORDERS } from './order-channel'

/** What a child process shall do with its runtime: one line of JSON each, on the descriptor `ORDERS`. */
export type Order =
  | { readonly do: 'accept'; readonly path: string; readonly capturedOn?: string; readonly told?: ToldOfFile }
  /** `freezeAt`: once so many rows are loaded and the next ones are on their way, the process stands still. */
  | { readonly do: 'ingest'; readonly path: string; readonly freezeAt?: number }
  /** At a statement of those to come, all room of the disk goes to the file `path`; see `Filling`. */
  | ({ readonly do: 'fill' } & Filling)
  | { readonly do: 'resume' | 'idle' | 'digest' | 'statements' | 'close' }

export interface Filling {
  readonly path: string
  /** Which statement, of all from now on, or of those that make a table. */
  readonly at: number
  readonly of: keyof Statements
  /** Bytes that are left. */
  readonly leave: number
  /** The room is given back when that statement has ended. */
  readonly isPassing: boolean
}

/** How many statements have changed the engine, and how many of them made a table. */
export interface Statements {
  readonly all: number
  readonly creating: number
}

/** What it answers: one line of JSON on its standard output each. */
export type Event =
  | { readonly event: 'open' | 'done' | 'closed' }
  | { readonly event: 'progress'; readonly state: string; readonly rowsLoaded: number }
  | { readonly event: 'digest'; readonly digest: FactsDigest }
  | { readonly event: 'statements'; readonly statements: Statements }
  | { readonly event: 'refused'; readonly message: string }

function send(event: Event): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

/** Opens the runtime in `folder` and obeys orders, to be killed in the middle. */
async function runRuntimeChild(folder: string): Promise<void> {
  const runtime = await openRuntime({ folder })
  const { imports } = runtime
  const statements = watchStatements(runtime.analytics)
  send({ event: 'open' })
  for await (const line of createInterface({ input: new Socket({ fd: ORDERS }) })) {
    const order = JSON.parse(line) as Order
    try {
      switch (order.do) {
        case 'ingest':
          await imports.ingest(order.path, {
            onProgress: ({ state, rowsLoaded }) => {
              send({ event: 'progress', state, rowsLoaded })
              // The parent, which kills this process, reads of the moment later than it comes: until then nothing may go on.
              if (rowsLoaded >= (order.freezeAt ?? Infinity)) setImmediate(() => process.kill(process.pid, 'SIGSTOP'))
            },
          })
          break
        case 'accept':
          await imports.accept(basename(order.path), createReadStream(order.path), {
            capturedOn: order.capturedOn ?? null,
            told: order.told ?? {},
          })
          break
        case 'resume':
          await imports.resumeUploads()
          break
        case 'idle':
          await imports.idle()
          break
        case 'digest':
          send({ event: 'digest', digest: await digestOf(runtime.analytics) })
          break
        case 'fill':
          statements.fill(order)
          break
        case 'statements':
          send({ event: 'statements', statements: statements.counted })
          break
        case 'close':
          await runtime.close()
          send({ event: 'closed' })
          process.exit(0)
      }
      send({ event: 'done' })
    } catch (error) {
      send({ event: 'refused', message: error instanceof Error ? error.message : String(error) })
    }
  }
}

/** Counts the statements that change the engine, and fills the disk as one of them is about to run. */
function watchStatements(db: AnalyticsDb) {
  const counted = { all: 0, creating: 0 }
  let filling: Filling | null = null
  const watched = <Input extends unknown[]>(change: (...input: Input) => Promise<void>) => {
    return async (...input: Input): Promise<void> => {
      const isCreating = /^\s*CREATE TABLE\b/.test(String(input[0]))
      counted.all += 1
      if (isCreating) counted.creating += 1
      const now = filling
      if (now === null || counted[now.of] !== now.at || (now.of === 'creating' && !isCreating)) return change(...input)
      filling = null
      fillDisk(now)
      // Emptied, not removed: that it is there tells that the moment came.
      await change(...input).finally(() => now.isPassing && writeFileSync(now.path, ''))
    }
  }
  const { run, append, insertFrom } = db
  Object.assign(db, {
    run: watched(run.bind(db)),
    append: watched(append.bind(db)),
    insertFrom: watched(insertFrom.bind(db)),
  })
  return {
    counted,
    fill: (next: Filling) => {
      filling = { ...next, at: counted[next.of] + next.at }
    },
  }
}

/** Takes the room as a program beside this one would. */
function fillDisk({ path, leave }: Filling): void {
  const { bavail, bsize } = statfsSync(dirname(path))
  writeFileSync(path, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
}

try {
  await runRuntimeChild(String(process.env['CHILD_FOLDER']))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exit(3)
}
