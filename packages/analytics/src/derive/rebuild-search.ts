import type { SearchKind } from '@trendee/core/search/search-kinds'
import type { AnalyticsDb } from '../engine/db'
import { SEARCHED, SEARCH_SOURCES, kindsIn } from '../tables/search-sources'
import { searchWordsSql } from '../tables/search-words-sql'
import { inOnePart } from './in-one-part'
import { replacePartition } from './replace-partition'

/** The records of a kind with their standing and their words. */
async function addKind(db: AnalyticsDb, target: string, kind: SearchKind, platform: string): Promise<void> {
  const { from, best } = SEARCH_SOURCES[kind]
  await db.run(
    `INSERT INTO ${target} (kind, standing, ${SEARCHED}, terms)
     SELECT {kind:String}, toUInt32(floor((row_number() OVER (PARTITION BY platform ORDER BY ${best}, id) - 1) / count() OVER (PARTITION BY platform) * 1e9)),
       ${SEARCHED}, arrayDistinct(arrayConcat(${searchWordsSql('texts')}, carries))
     FROM (${from})`,
    // The last two are for what speaks for a trend: nobody is asked for, and a row of the default region comes first.
    { kind, platform, gender: '', region: 'US' },
    { route: `derive.search.${kind}` },
  )
}

/** Rebuilds what is searched of a platform's products and posts. */
export async function rebuildSearchItems(db: AnalyticsDb, platform: string): Promise<void> {
  await replacePartition(db, 'search_item', platform, async (target) => {
    for (const kind of kindsIn('search_item')) await addKind(db, target, kind, platform)
    await inOnePart(db, target)
  })
}

/** Rebuilds what is searched by name. */
export async function rebuildSearchNames(db: AnalyticsDb): Promise<void> {
  await exchanged(db, 'search_name', async (next) => {
    for (const kind of kindsIn('search_name')) await addKind(db, next, kind, '')
  })
}

/**
 * Counts the words of everything that is searched. Numbers, runs of characters without spaces and what records carry are left
 * out: none of them is mistyped in a way that a neighbour would tell.
 */
export async function rebuildSearchWords(db: AnalyticsDb): Promise<void> {
  await exchanged(db, 'search_word', (next) =>
    db.run(
      `INSERT INTO ${next} (word, records)
       SELECT word, count() FROM (
         SELECT arrayJoin(terms) AS word FROM trendee.search_item
         UNION ALL SELECT arrayJoin(terms) AS word FROM trendee.search_name)
       WHERE length(word) > 2 AND match(word, '^[a-z][a-z0-9]*$') GROUP BY word`,
      {},
      { route: 'derive.search.words' },
    ),
  )
}

async function exchanged(db: AnalyticsDb, table: string, fill: (next: string) => Promise<void>): Promise<void> {
  const next = `trendee.stage_next_${table}`
  await db.run(`DROP TABLE IF EXISTS ${next}`)
  await db.run(`CREATE TABLE ${next} AS trendee.${table}`)
  await fill(next)
  await inOnePart(db, next)
  await db.run(`EXCHANGE TABLES trendee.${table} AND ${next}`)
  await db.run(`DROP TABLE ${next}`)
}
