import type { PictureDelivery } from '@trendee/contract/admin-pictures/picture-delivery'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

export interface NewDelivery {
  readonly deliveryId: string
  readonly file: string
  readonly bytes: number
}

export interface StoredDelivery extends NewDelivery, DeliveryEnd {
  readonly deliveredAt: Date
}

export interface DeliveryEnd {
  readonly state: PictureDelivery['state']
  readonly trouble: PictureDelivery['trouble']
  readonly taken: number
  readonly refused: number
  readonly shown: number
}

export async function addDelivery(db: StoreDb, { deliveryId, file, bytes }: NewDelivery, now: Date): Promise<void> {
  await db.insertInto('picture_delivery').values({ delivery_id: deliveryId, file, bytes, delivered_at: now }).execute()
}

/** Ids of archives that nobody has taken in yet, oldest first. */
export async function waitingDeliveries(db: StoreDb): Promise<string[]> {
  const rows = await db
    .selectFrom('picture_delivery')
    .select('delivery_id')
    .where('state', '=', 'waiting')
    .orderBy('delivered_at')
    .orderBy('delivery_id')
    .execute()
  return rows.map((row) => row.delivery_id)
}

export async function endDelivery(db: StoreDb, deliveryId: string, end: DeliveryEnd): Promise<void> {
  await db.updateTable('picture_delivery').set(end).where('delivery_id', '=', deliveryId).execute()
}

/** Newest first. */
export async function deliveries(db: StoreDb, page: Page): Promise<PageOf<StoredDelivery>> {
  const all = db.selectFrom('picture_delivery').selectAll()
  const { list, total } = await pageOf(db, all.orderBy('delivered_at', 'desc').orderBy('delivery_id'), page)
  return {
    total,
    list: list.map((row) => ({
      deliveryId: row.delivery_id,
      file: row.file,
      bytes: Number(row.bytes),
      state: row.state as StoredDelivery['state'],
      trouble: row.trouble as StoredDelivery['trouble'],
      taken: row.taken,
      refused: row.refused,
      shown: row.shown,
      deliveredAt: row.delivered_at,
    })),
  }
}
