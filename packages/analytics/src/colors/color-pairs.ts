import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { COLORS_OF_RECORD } from '../tables/record-colors'

export type ColorPairsQuestion = ParsedOf<typeof CONTRACT.trends.colorPairs>

const SOURCES = { products: 'trendee.product_current', looks: 'trendee.look_current' } as const

/** A pair on fewer records is chance. */
const FEWEST_TOGETHER = 5
/** A tenth more often than chance: less is none to a reader, and is shown as none. */
const LEAST_LIFT = 1.1

const COUNT = z.object({ one: z.string(), other: z.string(), records: z.number() })

export interface ColorPair {
  readonly one: string
  readonly other: string
  /** Records with both, with the one, with the other. */
  readonly together: number
  readonly withOne: number
  readonly withOther: number
  /** `together` as a multiple of what chance would give. */
  readonly lift: number
}

/**
 * Colours that occur on one product, or in one look, more often than chance by a tenth or more: those whose lift rests on many records first. Chance is
 * that of the records that name a colour at all.
 */
export async function colorPairs(
  db: AnalyticsDb,
  { of, gender, color, quantity }: ColorPairsQuestion,
): Promise<{ readonly list: ColorPair[]; readonly total: number; readonly records: number }> {
  // One pass: each record counts for all ('' and ''), for each of its colours (with '') and for each two of them.
  const rows = await db.rows(
    COUNT,
    `SELECT toString(pair.1) AS one, toString(pair.2) AS other, count() AS records FROM (
       SELECT arrayJoin(arrayConcat([('', '')], arrayMap(color -> (toString(color), ''), colors),
         arrayFlatten(arrayMap((color, at) -> arrayMap(next -> (toString(color), toString(next)), arraySlice(colors, at + 1)),
           colors, arrayEnumerate(colors))))) AS pair
       FROM (SELECT ${COLORS_OF_RECORD} AS colors FROM ${SOURCES[of]}
         WHERE notEmpty(colors)${gender === 'all' ? '' : ' AND gender IN {genders:Array(String)}'}))
     GROUP BY pair`,
    { genders: gender === 'all' ? [] : GENDERS_OF_GROUP[gender] },
    { route: 'trends.colorPairs', isKept: true },
  )
  const all = rows.find(({ one }) => one === '')?.records ?? 0
  const single = new Map(rows.flatMap(({ one, other, records }) => (other === '' ? [[one, records] as const] : [])))
  const pairs = rows
    .flatMap(({ one, other, records: together }): ColorPair[] => {
      const [withOne, withOther] = [single.get(one) ?? 0, single.get(other) ?? 0]
      if (other === '' || together < FEWEST_TOGETHER) return []
      const lift = (together * all) / (withOne * withOther)
      return lift >= LEAST_LIFT ? [{ one, other, together, withOne, withOther, lift }] : []
    })
    .filter(({ one, other }) => color === undefined || one === color || other === color)
    .toSorted((a, b) => weight(b) - weight(a) || (`${a.one}/${a.other}` < `${b.one}/${b.other}` ? -1 : 1))
  return { list: pairs.slice(0, quantity), total: pairs.length, records: all }
}

const weight = ({ together, lift }: ColorPair) => together * Math.log2(lift)
