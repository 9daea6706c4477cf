import type { StoreDb } from './open-store'

/** Does the work in one transaction: in the caller's where there is one, else in a new one. */
export function inTransaction<Result>(db: StoreDb, work: (transaction: StoreDb) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
