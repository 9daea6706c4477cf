import type { PictureHostRule } from '@trendee/core/pictures/picture-host'
import type { StoreDb } from '../engine/open-store'

/** Hosts that administrators allow, by name. */
export async function allowedPictureHosts(db: StoreDb): Promise<PictureHostRule[]> {
  const rows = await db.selectFrom('picture_host').selectAll().orderBy('host').execute()
  return rows.map(({ host, allows_http }) => ({ host, allowsHttp: allows_http }))
}

export async function allowPictureHost(db: StoreDb, { host, allowsHttp }: PictureHostRule, now: Date): Promise<void> {
  await db
    .insertInto('picture_host')
    .values({ host, allows_http: allowsHttp, allowed_at: now })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ allows_http: allowsHttp }))
    .execute()
}

/** What came from there stays. */
export async function forbidPictureHost(db: StoreDb, host: string): Promise<void> {
  await db.deleteFrom('picture_host').where('host', '=', host).execute()
}
