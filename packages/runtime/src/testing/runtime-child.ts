// A program of its own: importing more than its types runs it.
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { openRuntime } from '../open-runtime'
import { type FactsDigest, digestOf } from './facts-digest'

/** What a child process shall do with its runtime: one line of JSON on its standard input each. */
export type Order =
  | { readonly do: 'accept'; readonly path: string; readonly capturedOn?: string }
  /** `freezeAt`: once so many rows are loaded and the next ones are on their way, the process stands still. */
  | { readonly do: 'ingest'; readonly path: string; readonly freezeAt?: number }
  | { readonly do: 'resume' | 'idle' | 'digest' | 'close' }

/** What it answers: one line of JSON on its standard output each. */
export type Event =
  | { readonly event: 'open' | 'done' | 'closed' }
  | { readonly event: 'progress'; readonly state: string; readonly rowsLoaded: number }
  | { readonly event: 'digest'; readonly digest: FactsDigest }
  | { readonly event: 'refused'; readonly message: string }

function send(event: Event): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

/** Opens the runtime in `folder` and obeys orders, to be killed in the middle. */
async function runRuntimeChild(folder: string): Promise<void> {
  const runtime = await openRuntime({ folder })
  const { imports } = runtime
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

try {
  await runRuntimeChild(String(process.env['CHILD_FOLDER']))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exit(3)
}
