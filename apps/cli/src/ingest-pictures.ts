import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CONTRACT } from '@trendee/contract/contract'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { packFolder } from '@trendee/runtime/pictures/pack-folder'
import { picturesInFolder } from '@trendee/runtime/pictures/pictures-in-folder'
import { takePictures } from '@trendee/runtime/pictures/take-pictures'
import { UsageError } from './command'
import type { RunningServer } from './running-server'

const POLL_MS = 250
const NEWEST = 100

/** Takes a folder's pictures and says in a line what came of them. */
export type TakeFolder = (folder: string) => Promise<string>

interface Counts {
  readonly taken: number
  readonly shown: number
  readonly refused: number
}

const said = ({ taken, shown, refused }: Counts): string =>
  `pictures: ${taken} kept, ${shown} shown by a product, a post or a look, ${refused} refused`

/** @throws UsageError where there is no such folder. */
export async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw new UsageError(`--pictures takes a folder, and ${folder} is none`)
}

export function intoRuntime(runtime: Runtime): TakeFolder {
  return async (folder) => said(await takePictures(runtime, picturesInFolder(resolve(folder))))
}

export function throughServer(server: RunningServer): TakeFolder {
  return async (folder) => {
    const place = await mkdtemp(join(tmpdir(), 'trendee-pictures-'))
    try {
      const archive = join(place, `${basename(resolve(folder))}.tar`)
      await packFolder(folder, archive)
      const { delivery_id } = await server.uploadPictures(archive)
      for (;;) {
        const { list } = await server.ask(CONTRACT.adminPictures.pictureDeliveries, { pageSize: NEWEST })
        const delivery = list.find((one) => one.delivery_id === delivery_id)
        if (delivery?.state === 'failed') throw new Error(`pictures: ${delivery.trouble}`)
        if (delivery?.state === 'done') return said(delivery)
        await pause(POLL_MS)
      }
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  }
}
