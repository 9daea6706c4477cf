// A program of its own: importing more than its types runs it.
import { createReadStream, statfsSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { openRuntime } from '../open-runtime'
import { type FactsDigest, digestOf } from './facts-digest'

/** What a child process shall do with its runtime: one line of JSON on its standard input each. */
export type Order =
  | { readonly do: 'accept'; readonly path: string; readonly capturedOn?: string }
  /** `freezeAt`: once so many rows are loaded and the next ones are on their way, the process stands still. */
  | { readonly do: 'ingest'; readonly path: string; readonly freezeAt?: number }
  /** At the statement of this number from now on, all room of the disk but so many bytes goes to the file `path`. */
  | { readonly do: 'fill'; readonly path: string; readonly atStatement: number; readonly leave: number }
  | { readonly do: 'resume' | 'idle' | 'digest' | 'statements' | 'close' }

/** What it answers: one line of JSON on its standard output each. */
export type Event =
  | { readonly event: 'open' | 'done' | 'closed' }
  | { readonly event: 'progress'; readonly state: string; readonly rowsLoaded: number }
  | { readonly event: 'digest'; readonly digest: FactsDigest }
  | { readonly event: 'filled' }
  /** How many statements have changed the engine since the process began. */
  | { readonly event: 'statements'; readonly count: number }
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
  for await (const line of createInterface({ input: process.stdin })) {
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
          await imports.accept(basename(order.path), createReadStream(order.path), order.capturedOn ?? null)
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
          statements.at(order.atStatement, () => fillDisk(order.path, order.leave))
          break
        case 'statements':
          send({ event: 'statements', count: statements.count() })
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

/** Counts the statements that change the engine, and does something as one of them is about to run. */
function watchStatements(db: AnalyticsDb) {
  let count = 0
  let moment = Infinity
  let work: () => void = () => undefined
  const counted = <Input extends unknown[], Result>(change: (...input: Input) => Result) => {
    return (...input: Input): Result => {
      count += 1
      if (count === moment) work()
      return change(...input)
    }
  }
  const { run, append, insertFrom } = db
  Object.assign(db, {
    run: counted(run.bind(db)),
    append: counted(append.bind(db)),
    insertFrom: counted(insertFrom.bind(db)),
  })
  return {
    count: () => count,
    at: (later: number, then: () => void) => {
      moment = count + later
      work = then
    },
  }
}

/** Fills the disk on which `path` lies, as a program beside this one would. */
function fillDisk(path: string, leave: number): void {
  const { bavail, bsize } = statfsSync(dirname(path))
  writeFileSync(path, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
  send({ event: 'filled' })
}

try {
  await runRuntimeChild(String(process.env['CHILD_FOLDER']))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exit(3)
}
