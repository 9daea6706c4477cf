import { randomUUID } from 'node:crypto'
import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'

export const DESIGN_KINDS = ['garment', 'print'] as const
export type DesignKind = (typeof DESIGN_KINDS)[number]

/** A design of an account. What `data` holds is the caller's: this module keeps it. */
export interface OwnDesign {
  readonly designId: string
  readonly batchId: string
  readonly kind: DesignKind
  readonly brief: string
  readonly data: JsonValue
  readonly engine: string
  readonly reference: string | null
  readonly isFavourite: boolean
  readonly madeAt: Date
}

export interface NewBatch {
  readonly kind: DesignKind
  readonly brief: string
  readonly engine: string
  readonly reference: string | null
  readonly designs: readonly JsonValue[]
}

interface DesignRow {
  readonly design_id: string
  readonly batch_id: string
  readonly kind: string
  readonly brief: string
  readonly design: JsonValue
  readonly engine: string
  readonly reference: string | null
  readonly is_favourite: boolean
  readonly made_at: Date
}

const designOf = (row: DesignRow): OwnDesign => ({
  designId: row.design_id,
  batchId: row.batch_id,
  kind: row.kind as DesignKind,
  brief: row.brief,
  data: row.design,
  engine: row.engine,
  reference: row.reference,
  isFavourite: row.is_favourite,
  madeAt: row.made_at,
})

/** Keeps the designs of one request, in their order: all of them or none. */
export async function keepDesigns(db: StoreDb, accountId: string, batch: NewBatch, now: Date): Promise<OwnDesign[]> {
  const { kind, brief, engine, reference, designs } = batch
  const batchId = randomUUID()
  const rows = await db
    .insertInto('design')
    .values(
      designs.map((design, place) => ({
        design_id: randomUUID(),
        account_id: accountId,
        batch_id: batchId,
        kind,
        brief,
        design: JSON.stringify(design),
        engine,
        reference,
        is_favourite: false,
        made_at: now,
        place,
      })),
    )
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.place - b.place).map(designOf)
}

export interface DesignsAsked {
  readonly kind?: DesignKind | undefined
  /** Part of the brief, whatever its case. */
  readonly text?: string | undefined
  readonly isFavourite?: boolean | undefined
  readonly ids?: readonly string[] | undefined
  readonly page: number
  readonly pageSize: number
}

/** An account's designs, newest request first. */
export async function designsOf(
  db: StoreDb,
  accountId: string,
  { kind, text, isFavourite, ids, page, pageSize }: DesignsAsked,
): Promise<{ readonly list: OwnDesign[]; readonly total: number }> {
  let query = db.selectFrom('design').where('account_id', '=', accountId)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (ids !== undefined) query = query.where('design_id', 'in', [...ids])
  if (isFavourite === true) query = query.where('is_favourite', '=', true)
  if (text !== undefined && text !== '')
    query = query.where('brief', 'ilike', `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy('made_at', 'desc')
      .orderBy('batch_id')
      .orderBy('place')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    query.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(designOf), total: Number(counted.total) }
}

/** A design of the account; null where it has none of that id. */
export async function ownDesign(db: StoreDb, accountId: string, designId: string): Promise<OwnDesign | null> {
  const row = await db
    .selectFrom('design')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('design_id', '=', designId)
    .executeTakeFirst()
  return row === undefined ? null : designOf(row)
}

/** Deletes designs of the account; how many there were. */
export async function dropDesigns(db: StoreDb, accountId: string, designIds: readonly string[]): Promise<number> {
  const rows = await db
    .deleteFrom('design')
    .where('account_id', '=', accountId)
    .where('design_id', 'in', [...designIds])
    .returning('design_id')
    .execute()
  return rows.length
}

/** Whether there is such a design of the account. */
export async function markDesign(
  db: StoreDb,
  accountId: string,
  designId: string,
  isFavourite: boolean,
): Promise<boolean> {
  const row = await db
    .updateTable('design')
    .set({ is_favourite: isFavourite })
    .where('account_id', '=', accountId)
    .where('design_id', '=', designId)
    .returning('design_id')
    .executeTakeFirst()
  return row !== undefined
}
