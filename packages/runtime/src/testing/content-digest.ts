import { z } from 'zod'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { executeSql } from '@trendee/store/engine/execute-sql'
import type { StoreDb } from '@trendee/store/engine/open-store'

const NAME = z.object({ name: z.string() })
const DIGEST = z.object({ digest: z.string() })

/** Rows and content of every table of both engines that is kept, by name. */
export async function contentDigest(analytics: AnalyticsDb, store: StoreDb): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {}
  const facts = await analytics.rows(
    NAME,
    `SELECT name FROM system.tables WHERE database = 'trendee' AND NOT startsWith(name, 'stage_')
       AND name NOT IN ('trend_metric_past', 'trend_metric_known') ORDER BY name`,
  )
  for (const { name } of facts) {
    const [row] = await analytics.rows(
      DIGEST,
      `SELECT concat(toString(count()), ' rows, ', toString(sum(sipHash64(tuple(*))))) AS digest FROM trendee.${name} ${
        // Which of two rows of one thing is still there is the engine's affair.
        name === 'product' || name === 'import_run' || name === 'import_reject' || name === 'derive_run' ? 'FINAL' : ''
      }`,
    )
    digests[`facts ${name}`] = row?.digest ?? ''
  }
  const tables = await executeSql(
    store,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  for (const { name } of z.array(NAME).parse(tables.rows)) {
    const { rows } = await executeSql(
      store,
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`,
    )
    digests[`store ${name}`] = z.array(DIGEST).parse(rows)[0]?.digest ?? ''
  }
  return digests
}
