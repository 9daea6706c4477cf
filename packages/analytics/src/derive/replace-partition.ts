import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** DDL takes no binds, so the name of a platform is checked before it is put into the text. */
function partitionLiteral(platform: string): string {
  if (!/^[a-z][a-z0-9-]{1,63}$/.test(platform)) throw new RangeError(`not a platform: ${platform}`)
  return `'${platform}'`
}

/**
 * Fills a table's partition anew: `fill` inserts the platform's rows into a table of the same shape, which then takes
 * the partition's place in one step. Readers see the old rows or the new ones, never a mixture.
 */
export async function replacePartition(
  db: AnalyticsDb,
  table: string,
  platform: string,
  fill: (target: string) => Promise<void>,
): Promise<void> {
  const partition = partitionLiteral(platform)
  const next = `trendee.stage_next_${table}_${platform.replaceAll('-', '_')}`
  await db.run(`DROP TABLE IF EXISTS ${next}`)
  await db.run(`CREATE TABLE ${next} AS trendee.${table}`)
  // Its parts are put together while it is still filled: in blocks of the usual size that takes a third more memory.
  await db.run(`ALTER TABLE ${next} MODIFY SETTING merge_max_block_size = 512`)
  try {
    await fill(next)
    const [filled] = await db.rows(z.object({ rows: z.number() }), `SELECT count() AS rows FROM ${next}`)
    // REPLACE PARTITION refuses an empty source; here it means that the platform has no rows any more.
    const change =
      filled && filled.rows > 0 ? `REPLACE PARTITION ${partition} FROM ${next}` : `DROP PARTITION ${partition}`
    await db.run(`ALTER TABLE trendee.${table} ${change}`)
  } finally {
    await db.run(`DROP TABLE IF EXISTS ${next}`)
  }
}
