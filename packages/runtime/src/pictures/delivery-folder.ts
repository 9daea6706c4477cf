import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type DeliveryEnd,
  type NewDelivery,
  addDelivery,
  endDelivery,
  waitingDeliveries,
} from '@trendee/store/pictures/picture-deliveries'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { StoreDb } from '@trendee/store/engine/open-store'
import type { PhotoShelf } from './photo-shelf'
import { ArchiveError, picturesInArchive } from './pictures-in-archive'
import { takePictures } from './take-pictures'

interface Engines {
  readonly analytics: AnalyticsDb
  readonly photos: PhotoShelf
}

/** Archives of pictures on their way in: on disk and noted in the store before they are acknowledged. */
export class DeliveryFolder {
  constructor(
    private readonly folder: string,
    private readonly db: StoreDb,
  ) {}

  /** Resolves once the archive is kept; where it rejects nothing is. */
  async keep(fileName: string, stream: Readable): Promise<NewDelivery> {
    const deliveryId = randomUUID()
    const arriving = `${this.pathOf(deliveryId)}.arriving`
    // At once: a stream that fails before anybody listens to it ends the process.
    mkdirSync(this.folder, { recursive: true })
    try {
      await pipeline(stream, createWriteStream(arriving, { flush: true, mode: 0o600 }))
      const { size } = await stat(arriving)
      await rename(arriving, this.pathOf(deliveryId))
      const delivery = { deliveryId, file: basename(fileName).slice(0, 200) || 'archive', bytes: size }
      await addDelivery(this.db, delivery, new Date())
      return delivery
    } catch (error) {
      await rm(arriving, { force: true })
      await rm(this.pathOf(deliveryId), { force: true })
      throw error
    }
  }

  /** Takes in every archive that waits. One that was half-way in when the process died is read again from its start. */
  async takeWaiting(engines: Engines, signal: AbortSignal): Promise<void> {
    for (const deliveryId of await waitingDeliveries(this.db)) {
      signal.throwIfAborted()
      await endDelivery(this.db, deliveryId, await this.take(engines, deliveryId, signal))
      await rm(this.pathOf(deliveryId), { force: true })
    }
  }

  private async take(engines: Engines, deliveryId: string, signal: AbortSignal): Promise<DeliveryEnd> {
    const failed = { state: 'failed', taken: 0, refused: 0, shown: 0 } as const
    const path = this.pathOf(deliveryId)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (!isThere) return { ...failed, trouble: 'lost' }
    try {
      return { state: 'done', trouble: '', ...(await takePictures(engines, picturesInArchive(path), signal)) }
    } catch (error) {
      if (error instanceof ArchiveError) return { ...failed, trouble: error.trouble }
      throw error
    }
  }

  private pathOf(deliveryId: string): string {
    return join(this.folder, deliveryId)
  }
}
