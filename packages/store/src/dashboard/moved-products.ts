import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'

/** Tables in which people keep records: whose row it is, what kind of record, and its id; of products `platform.id`. */
const KEEPS = [
  { table: 'account_star', owner: 'account_id', kind: 'kind', id: 'item_id' },
  { table: 'alert_subscription', owner: 'account_id', kind: 'subject', id: 'item_id' },
  { table: 'project_reference', owner: 'project_id', kind: 'kind', id: 'record_id' },
] as const

/** Ids of products of a platform that people follow, are told of, or keep in a project. */
export async function keptProducts(db: StoreDb, platform: string): Promise<string[]> {
  const each = KEEPS.map(
    ({ table, kind, id }) => sql`select ${sql.ref(id)} as id from ${sql.table(table)}
      where ${sql.ref(kind)} = 'product' and starts_with(${sql.ref(id)}, ${`${platform}.`})`,
  )
  const { rows } = await sql<{ id: string }>`${sql.join(each, sql` union `)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Hands what people keep of products on to the ids that these have from now on. Where somebody keeps both, one goes. */
export async function moveKeptProducts(
  db: StoreDb,
  moved: readonly { readonly from: string; readonly to: string }[],
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const { from, to } of moved) {
      for (const { table, owner, kind, id } of KEEPS) {
        const is = (row: string, value: string): RawBuilder<boolean> =>
          sql`${sql.ref(`${row}.${kind}`)} = 'product' and ${sql.ref(`${row}.${id}`)} = ${value}`
        if (table === 'alert_subscription') await joinKinds(transaction, from, to)
        await sql`delete from ${sql.table(table)} as former where ${is('former', from)} and exists (
          select 1 from ${sql.table(table)} as kept where ${is('kept', to)}
            and ${sql.ref(`kept.${owner}`)} = ${sql.ref(`former.${owner}`)})`.execute(transaction)
        await sql`update ${sql.table(table)} as former set ${sql.ref(id)} = ${to} where ${is('former', from)}`.execute(
          transaction,
        )
      }
    }
  })
}

/** Who is told of one thing of a product under each id is told of both under the one that stays. */
async function joinKinds(db: StoreDb, from: string, to: string): Promise<void> {
  await sql`update alert_subscription as kept
    set kinds = (select array_agg(distinct kind order by kind) from unnest(kept.kinds || former.kinds) as kind)
    from alert_subscription as former
    where kept.subject = 'product' and kept.item_id = ${to} and former.subject = 'product' and former.item_id = ${from}
      and kept.account_id = former.account_id`.execute(db)
}
