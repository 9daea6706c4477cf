import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { writeGeneratedFeed } from './generated-feed'
import { type Took, measured } from './measured'
import { prepareWorld } from './prepare-world'

const PRODUCTS = 5
const IMPORTS = 4

const ratio = (a: number, b: number): string => (a / b).toFixed(2)

/**
 * How long a small shop file takes in the demo world until all that follows from it can be seen: the first after a start,
 * for which everything is worked out, and those after it.
 */
export async function benchSmallImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  const data = join(folder, 'data')
  try {
    await prepareWorld(data, 1)
    const runtime = await openRuntime({ folder: data })
    try {
      const costs: Took[] = []
      for (let days = 1; days <= IMPORTS; days += 1) {
        const path = join(folder, `tiktok-shop-${days}.csv`)
        await writeGeneratedFeed(path, PRODUCTS, ({ rows }) => rows >= days * PRODUCTS)
        const cost = await measured(async () => {
          await runtime.imports.ingest(path)
          await runtime.imports.idle()
        })
        costs.push(cost)
        const { seconds, processorSeconds } = cost
        console.log(
          `small import ${days}: seen after ${seconds.toFixed(1)} s, processor ${processorSeconds.toFixed(1)} s` +
            (costs[0] === cost || costs[0] === undefined
              ? ''
              : ` (${ratio(seconds, costs[0].seconds)} and ${ratio(processorSeconds, costs[0].processorSeconds)} of the first)`),
        )
      }
    } finally {
      await runtime.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
