import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { openPlatform } from '../open-platform'

/** What a child process is told to do with its platform: one line of JSON on its standard input each. */
export type Order =
  | { readonly do: 'ingest' | 'accept'; readonly path: string; readonly capturedOn?: string }
  | { readonly do: 'resume' | 'idle' | 'close' }

/** What it says: one line of JSON on its standard output each. */
export type Event =
  | { readonly event: 'open' | 'done' | 'closed' }
  | { readonly event: 'progress'; readonly state: string; readonly rowsLoaded: number }
  | { readonly event: 'refused'; readonly message: string }

function tell(event: Event): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}

/** A process of its own that opens the platform in `folder` and works off orders, to be killed in the middle. */
export async function runPlatformChild(folder: string): Promise<void> {
  const platform = await openPlatform({ folder })
  const { work } = platform
  tell({ event: 'open' })
  for await (const line of createInterface({ input: process.stdin })) {
    const order = JSON.parse(line) as Order
    try {
      switch (order.do) {
        case 'ingest':
          await work.ingest(order.path, {
            ...(order.capturedOn ? { capturedOn: order.capturedOn } : {}),
            onProgress: ({ state, rowsLoaded }) => tell({ event: 'progress', state, rowsLoaded }),
          })
          break
        case 'accept':
          await work.accept(basename(order.path), createReadStream(order.path), order.capturedOn ?? null)
          break
        case 'resume':
          await work.resumeUploads()
          break
        case 'idle':
          await work.idle()
          break
        case 'close':
          await platform.close()
          tell({ event: 'closed' })
          process.exit(0)
      }
      tell({ event: 'done' })
    } catch (error) {
      tell({ event: 'refused', message: error instanceof Error ? error.message : String(error) })
    }
  }
}
