/** SQL that every question about pictures shares. */

const EXACT = 'trendee.picture FINAL'

/** A video's own file is no picture; the cover that some feeds name is one. */
const IS_VIDEO = String.raw`match(address, '(?i)\\.(mp4|mov|webm|m3u8)(\\?|$)')`

/**
 * Every record that can have a picture: `record` as in the address of its drawing, its own `id`, the newest `address`, and
 * the `host` of that, with its port where it names one; empty where there is no address to fetch from.
 */
export const PICTURED_RECORDS = String.raw`(
  SELECT record, id, address, lower(extract(address, '^https?://([^/?#]+)')) AS host FROM (
    SELECT record, id, if(startsWith(newest, '//'), concat('https:', newest), newest) AS address FROM (
      SELECT concat(platform, '/', product_id) AS record, product_id AS id, argMax(image_url, version) AS newest
      FROM trendee.product GROUP BY platform, product_id
      UNION ALL
      SELECT concat('post/', platform, '.', post_id) AS record, post_id AS id, argMax(media_url, version) AS newest
      FROM trendee.post GROUP BY platform, post_id
      UNION ALL
      SELECT concat('look/', look_id) AS record, look_id AS id, argMax(image_url, version) AS newest
      FROM trendee.look GROUP BY look_id)))`

/** Those whose feed names where a picture is. */
export const NAMED_PICTURES = `(SELECT * FROM ${PICTURED_RECORDS} AS pictured WHERE host != '' AND NOT ${IS_VIDEO})`

/** What became of them. */
export const PICTURE_STATES = `(SELECT record, address, state, photo, tries, next_try, trouble, version FROM ${EXACT})`

/** Whether a named picture (`named`) has not come, and is not given up (`known`); one of an earlier address is none. */
export const IS_WAITING = "(known.address != named.address OR known.state = 'waiting')"
