import { brandId } from '@trendee/core/brands/brand-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const GARMENT = `Tuple(text String, primary_category String, secondary_category String, category_words String,
  attributes Array(Tuple(type String, value String, words String, \`from\` String)))`

/** Rows from before garments were read apart are one garment, whose words are not known any more. */
const GARMENTS = `if(garments != '', garments, toJSONString([CAST((description, primary_category, secondary_category, '',
  arrayMap((type, value) -> (type, value, '', 'title'), attribute_types, attribute_values)), '${GARMENT}')]))`

const LOOK_COLUMNS = `look_id, show_id, show, brand, season, city, gender, shown_on, look_number, description, url,
  primary_category, secondary_category, attribute_types, attribute_values`
const PLACED = 'look_id, show_id, brand_id, season, city, gender, shown_on'

const TABLES = ['look_current', 'look_garment', 'show_current'] as const
const next = (table: (typeof TABLES)[number]) => `trendee.stage_next_${table}`

/** Rebuilds looks as they stand, each once, from its newest capture; their garments; and the shows that they are of. */
export async function rebuildLooks(db: AnalyticsDb): Promise<void> {
  for (const table of TABLES) {
    await db.run(`DROP TABLE IF EXISTS ${next(table)}`)
    await db.run(`CREATE TABLE ${next(table)} AS trendee.${table}`)
  }
  const brands = await db.rows(z.object({ brand: z.string() }), 'SELECT DISTINCT brand FROM trendee.look')
  const written = brands.map(({ brand }) => brand)
  const route = { route: 'derive.looks' }
  await db.run(
    `INSERT INTO ${next('look_current')} (${LOOK_COLUMNS}, brand_id, attribute_words, garments, searched)
     SELECT ${LOOK_COLUMNS}, transform(brand, {written:Array(String)}, {brandIds:Array(String)}, ''),
       arrayResize(attribute_words, length(attribute_types)), ${GARMENTS} AS worn,
       lowerUTF8(arrayStringConcat([brand, show, season, city, description,
         arrayStringConcat(JSONExtract(worn, 'Array(Tuple(text String))').text, '\n')], '\n'))
     FROM trendee.look
     LEFT JOIN (SELECT import_id, captured_on FROM trendee.import_run FINAL) AS capture USING (import_id)
     ORDER BY captured_on DESC, version DESC LIMIT 1 BY look_id`,
    // Without a look there is no brand, and an empty list has no type.
    { written: ['', ...written], brandIds: ['', ...written.map(brandId)] },
    route,
  )
  await db.run(
    `INSERT INTO ${next('look_garment')} (${PLACED}, garment, text, primary_category, secondary_category, attribute_types,
       attribute_values)
     SELECT ${PLACED}, number, worn.text, worn.primary_category, worn.secondary_category, worn.attributes.type,
       worn.attributes.value
     FROM (SELECT ${PLACED}, JSONExtract(garments, 'Array(${GARMENT.replaceAll('\n', ' ')})') AS all_worn
           FROM ${next('look_current')})
     ARRAY JOIN all_worn AS worn, arrayEnumerate(all_worn) AS number`,
    {},
    route,
  )
  await db.run(
    `INSERT INTO ${next('show_current')} (show_id, show, brand_id, brand, season, city, gender, shown_on, looks, garments)
     SELECT show_id, argMin(show, place), argMin(brand_id, place), argMin(brand, place), argMin(season, place),
       argMin(city, place), if(uniqExact(gender) = 1, any(gender), ''), min(first_day), count(), sum(worn)
     FROM (SELECT show_id, show, brand_id, brand, season, city, gender, shown_on AS first_day, (shown_on, look_id) AS place,
             length(JSONExtractArrayRaw(garments)) AS worn FROM ${next('look_current')})
     GROUP BY show_id`,
    {},
    route,
  )
  for (const table of TABLES) {
    await db.run(`EXCHANGE TABLES trendee.${table} AND ${next(table)}`)
    await db.run(`DROP TABLE ${next(table)}`)
  }
}
