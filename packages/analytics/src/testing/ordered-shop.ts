import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rebuildBrandWearers } from '../derive/rebuild-brand-wearers'
import { rebuildCaptures } from '../derive/rebuild-captures'
import { rebuildCounts } from '../derive/rebuild-counts'
import { rebuildOrderedProducts } from '../derive/rebuild-ordered-products'
import { rebuildProducts } from '../derive/rebuild-products'
import { rebuildSignals } from '../derive/rebuild-signals'
import { ingestFile } from '../ingestion/ingest-file'
import { type OpenFacts, openEmptyFacts } from './empty-facts'

const SHOP = 'Lark & Linden'
/** The platform of the shop. */
export const ORDERED_SHOP = 'shop-lark-linden'
const HEAD =
  'Name,Financial Status,Currency,Created at,Lineitem quantity,Lineitem name,Lineitem price,Refunded Amount,Vendor,Id'

/** A line of an order: its number, day, product, quantity, price, and what came of it. */
export type Line = readonly [
  order: number,
  day: string,
  title: string,
  quantity: number,
  price: number,
  status?: string,
]

/** Facts of one shop whose orders are known. */
export interface OrderedShop extends OpenFacts {
  /** Loads a file of these lines as one of the shop; the id of its import. Throws where a row is rejected. */
  ingest(
    name: string,
    capturedOn: string,
    rows: readonly string[],
    mapping?: Readonly<Record<string, string>>,
  ): Promise<string>
  orders(name: string, capturedOn: string, lines: readonly Line[]): Promise<string>
  derive(): Promise<void>
}

export async function openOrderedShop(): Promise<OrderedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-orders-'))
  const { db, close } = await openEmptyFacts()
  const ingest: OrderedShop['ingest'] = async (name, capturedOn, rows, mapping) => {
    const path = join(folder, name)
    writeFileSync(path, `${rows.join('\n')}\n`)
    const { importId, rowsRejected } = await ingestFile(db, path, {
      shop: SHOP,
      capturedOn,
      ...(mapping && { mapping }),
    })
    if (rowsRejected > 0) throw new Error(`${name}: ${rowsRejected} rows rejected`)
    return importId
  }
  return {
    db,
    ingest,
    orders: (name, capturedOn, lines) => {
      const rows = lines.map(
        ([order, day, title, quantity, price, status = 'paid']) =>
          `#${order},${status},GBP,${day} 10:00:00 +0100,${quantity},${title},${price},0.00,Lark,${order}`,
      )
      return ingest(name, capturedOn, [HEAD, ...rows])
    },
    derive: async () => {
      await rebuildCaptures(db, ORDERED_SHOP)
      await rebuildBrandWearers(db, ORDERED_SHOP)
      await rebuildOrderedProducts(db, ORDERED_SHOP)
      await rebuildProducts(db, ORDERED_SHOP)
      await rebuildCounts(db, ORDERED_SHOP)
      await rebuildSignals(db, ORDERED_SHOP)
    },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
