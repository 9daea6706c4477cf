import { setImmediate as nextTurn } from 'node:timers/promises'
import { PRINT_PATTERNS } from '@trendee/core/graphics/print-patterns'
import { LEAST_LISTINGS } from '@trendee/core/graphics/keyword-test'
import { MOST_WORDS, printPhrases, singularOf } from '@trendee/core/graphics/print-phrases'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** How listings are read for what is printed on them. */

/** Phrases that are looked for in all listings at most: the most frequent. */
const MOST_PHRASES = 20_000
const LISTINGS_AT_ONCE = 20_000
/** Listings that are read between two turns of whoever waits. */
const LISTINGS_A_TURN = 500
/** Slots in which phrases are counted first: what shares a slot is at worst counted in vain. */
const SLOTS = 1 << 22

/** SQL over `product_current`: the listing says itself that it carries a print. */
export const SAYS_PRINT = `(secondary_category = 'graphic-tee' OR arrayExists((type, value) -> type = 'pattern' AND value IN (${PRINT_PATTERNS.map((value) => `'${value}'`).join(', ')}),
  attribute_types, attribute_values))`

/**
 * What a platform's listings are called: title and tags, a line each, by the newest wording. Who makes or sells a listing is not what is
 * printed on it: their names stand as a mark.
 */
export const LISTING_TEXTS = `SELECT product_id, arrayStringConcat(arrayConcat([title], tags), '\\n') AS text
  FROM (SELECT product_id, if(seller = '', own, replaceAll(own, seller, '|')) AS title
    FROM (SELECT product_id, seller, if(brand = '', title, replaceAll(title, brand, '|')) AS own
      FROM trendee.product_current WHERE platform = {platform:String})) AS listings
  LEFT JOIN (SELECT product_id, arrayMap(pair -> pair.2, arrayFilter(pair -> pair.1 = 'Tag', argMax(raw_attributes, version))) AS tags
    FROM trendee.product WHERE platform = {platform:String} GROUP BY product_id) AS worded USING (product_id)`

const BREAKS = String.raw`[,;.()\[\]{}|!?"*•·~=<>#\n\r\t、，。；（）【】「」《》！？｜…“”:：]| [-–—/] `

/**
 * SQL of all phrases of `text`, cut into words as `readWords` of core cuts it: apostrophes fall out, a Han character is a word, and a mark
 * stands as a word of its own, so that no phrase goes beyond it.
 */
export const PHRASES_OF_TEXT = `arrayDistinct(arrayFlatten(arrayMap(size -> arrayMap(at -> arrayStringConcat(arraySlice(parts, at, size), ' '),
  range(1, greatest(toInt64(length(parts)) - size + 2, 1))), range(1, ${MOST_WORDS + 1}))))`
const PLAIN_TEXT = `arrayFold((said, pair) -> replaceAll(said, pair.1, pair.2), [('&amp;', '&'), ('&quot;', '"'), ('&nbsp;', ' '),
  ('&#39;', '\\''), ('&apos;', '\\''), ('&lt;', '<'), ('&gt;', '>')],
  if(match(text, '[\\\\x{0300}-\\\\x{036f}\\\\x{ff01}-\\\\x{ff5e}]'), normalizeUTF8NFKC(text), text))`
export const PARTS_OF_TEXT = `extractAll(replaceRegexpAll(replaceRegexpAll(lowerUTF8(${PLAIN_TEXT}), '[\\'’\`‘´]', ''), '[&+]', ' and '),
  '[0-9a-z\\\\x{00C0}-\\\\x{024F}\\\\x{1E00}-\\\\x{1EFF}]+|[\\\\x{3040}-\\\\x{30FF}\\\\x{3400}-\\\\x{9FFF}]|${BREAKS.replaceAll('\\', '\\\\')}')`

const TEXT = z.object({ product_id: z.string(), text: z.string() })

/** What is read of listings with a print. */
export interface PrintedPhrases {
  /** Phrases that enough of them say. */
  readonly phrases: ReadonlySet<string>
  /** Of those the ones that read as slogans or stand between quotation marks. */
  readonly slogans: ReadonlySet<string>
  /** Plurals whose singular is one of the phrases: they are one keyword. */
  readonly singulars: ReadonlyMap<string, string>
}

function slotOf(phrase: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < phrase.length; at += 1) hash = Math.imul(hash ^ phrase.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % SLOTS
}

/** Reads the listings of a platform that say that they carry a print, some thousand at a time. */
async function eachPrinted(db: AnalyticsDb, platform: string, visit: (text: string) => void): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db.rows(
      TEXT,
      `SELECT product_id, text FROM (${LISTING_TEXTS}) WHERE product_id > {after:String}
         AND product_id IN (SELECT product_id FROM trendee.product_current WHERE platform = {platform:String} AND ${SAYS_PRINT})
       ORDER BY product_id LIMIT ${LISTINGS_AT_ONCE}`,
      { platform, after },
      { route: 'derive.graphics.printed' },
    )
    for (const [at, { text }] of rows.entries()) {
      if (at % LISTINGS_A_TURN === 0) await nextTurn()
      visit(text)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < LISTINGS_AT_ONCE) return
    after = last.product_id
  }
}

/** The phrases that listings with a print say often enough to be tested. */
export async function printedPhrases(db: AnalyticsDb, platform: string): Promise<PrintedPhrases> {
  const slots = new Uint16Array(SLOTS)
  await eachPrinted(db, platform, (text) => {
    for (const { words } of printPhrases(text.split('\n'))) {
      const slot = slotOf(words)
      slots[slot] = Math.min(65_535, (slots[slot] ?? 0) + 1)
    }
  })
  const counts = new Map<string, number>()
  const slogans = new Set<string>()
  await eachPrinted(db, platform, (text) => {
    for (const { words, isSlogan } of printPhrases(text.split('\n'))) {
      // A plural is counted with its singular, so either may be rarer than a keyword has to be.
      if ((slots[slotOf(words)] ?? 0) < Math.ceil(LEAST_LISTINGS / 2)) continue
      counts.set(words, (counts.get(words) ?? 0) + 1)
      if (isSlogan) slogans.add(words)
    }
  })
  const singulars = new Map<string, string>()
  for (const [words, count] of counts) {
    const singular = singularOf(words)
    const of = singular === null ? undefined : counts.get(singular)
    if (singular === null || of === undefined) continue
    singulars.set(words, singular)
    counts.set(singular, of + count)
  }
  const frequent = [...counts]
    .filter(([words, count]) => count >= LEAST_LISTINGS && !singulars.has(words))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_PHRASES)
    .map(([words]) => words)
  return { phrases: new Set(frequent), slogans, singulars }
}
