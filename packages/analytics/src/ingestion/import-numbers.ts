import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'

const NUMBERED = z.object({ id: z.string(), number: z.number() })

/**
 * Numbers of imports whose files are read now, in this order: each counts above all that were read before. Another
 * attempt at an import keeps the number of the first, so that its rows are the same.
 */
export async function numberImports(db: AnalyticsDb, importIds: readonly string[]): Promise<readonly number[]> {
  const [newest] = await db.rows(
    z.object({ number: z.number() }),
    'SELECT max(number) AS number FROM trendee.import_number',
  )
  const stored = await db.rows(
    NUMBERED,
    'SELECT import_id AS id, max(number) AS number FROM trendee.import_number WHERE import_id IN {ids:Array(String)} GROUP BY id',
    { ids: importIds },
  )
  const numbers = new Map(stored.map(({ id, number }) => [id, number]))
  const lines = new JsonLines()
  let last = newest?.number ?? 0
  for (const id of importIds) {
    if (numbers.has(id)) continue
    last += 1
    numbers.set(id, last)
    lines.add([id, last])
  }
  if (lines.length > 0) await db.append('trendee.import_number', ['import_id', 'number'], lines.take())
  return importIds.map((id) => numbers.get(id) ?? 0)
}
