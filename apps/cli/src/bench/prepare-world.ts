import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { BUILT } from '../built-output'
import { MeasuredProcess } from './measured-process'

/** Memory in words. */
export const megabytes = (value: number | null): string => (value === null ? 'unknown' : `${Math.round(value)} MB`)

/** Fills a folder with the demo world by the command that people use, unless it holds one, and prints how long that took. */
export async function prepareWorld(folder: string, scale: number): Promise<void> {
  if (existsSync(join(folder, 'demo-world.json'))) {
    console.log(`demo × ${scale}: prepared before in ${folder}`)
    // A world that an older version prepared is stale: deriving it must not count as the server's work.
    const runtime = await openRuntime({ folder })
    await runtime.imports.idle()
    await runtime.close()
    return
  }
  const command = new MeasuredProcess(BUILT.command, ['demo', '--scale', String(scale)], { TRENDEE_DATA: folder })
  const writing = await command.said(/^Writing/)
  const read = await command.said(/Computing trends/)
  const took = await command.ended()
  const firstRead = command.lines.find(({ text }) => text.startsWith('Read'))
  console.log(
    `demo × ${scale}: ${read.text.replace(/\. Computing.*/, '')}; written and read in ${(read.seconds - writing.seconds).toFixed(1)} s` +
      `${firstRead ? ` (first 25 files after ${(firstRead.seconds - writing.seconds).toFixed(1)} s)` : ''}, derived in ` +
      `${(took - read.seconds).toFixed(1)} s, ${took.toFixed(1)} s in all; memory at most ${megabytes(command.peakMegabytes)}`,
  )
}
