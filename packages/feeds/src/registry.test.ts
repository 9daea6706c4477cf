import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FEEDS } from './registry'
import { readingsOf } from './sniff'
import { fixtureBytes, fixturePath, readFixture } from './testing/read-fixture'

interface Expected {
  readonly file: string
  readonly feed: string
  readonly rows: number
  readonly records: number
  readonly leftOut?: number
  /** Line or item number and field of each reject. */
  readonly rejects?: readonly (readonly [line: number, field: string])[]
}

const EXPECTED: readonly Expected[] = [
  { file: 'google-trends-timeline.csv', feed: 'google-trends-timeline', rows: 4, records: 8 },
  { file: 'google-trends-timeline-es.csv', feed: 'google-trends-timeline', rows: 3, records: 3 },
  { file: 'google-trends-partial.csv', feed: 'google-trends-timeline', rows: 3, records: 2, leftOut: 1 },
  { file: 'google-trends-newer.csv', feed: 'google-trends-timeline', rows: 3, records: 6 },
  {
    file: 'google-trends-stacked.csv',
    feed: 'google-trends-timeline',
    rows: 6,
    records: 6,
    leftOut: 2,
    rejects: [[7, 'geo']],
  },
  { file: 'google-trends-rows.csv', feed: 'google-trends-rows', rows: 5, records: 4, rejects: [[6, 'gprop']] },
  {
    file: 'google-trends-api.json',
    feed: 'google-trends-api',
    rows: 12,
    records: 13,
    leftOut: 1,
    rejects: [[1, 'timeline_data[3].timestamp']],
  },
  { file: 'google-related-queries.csv', feed: 'google-related-queries', rows: 6, records: 6 },
  { file: 'google-related-queries-de.csv', feed: 'google-related-queries', rows: 4, records: 4 },
  { file: 'google-geo-map.csv', feed: 'google-geo-map', rows: 4, records: 4 },
  { file: 'weekly-matrix.csv', feed: 'weekly-matrix', rows: 3, records: 9 },
  { file: 'pinterest-trends.json', feed: 'pinterest-trends', rows: 2, records: 5 },
  { file: 'shein.csv', feed: 'shein', rows: 4, records: 4 },
  { file: 'shein.ndjson', feed: 'shein', rows: 2, records: 1, rejects: [[2, 'product_name']] },
  { file: 'shopee.csv', feed: 'shopee', rows: 3, records: 3 },
  { file: 'lazada.csv', feed: 'lazada', rows: 3, records: 3 },
  { file: 'temu.json', feed: 'temu', rows: 2, records: 2 },
  { file: 'tiktok-shop.csv', feed: 'tiktok-shop', rows: 2, records: 2 },
  { file: 'fastmoss.json', feed: 'fastmoss', rows: 2, records: 2 },
  { file: 'keepa-products.json', feed: 'keepa-products', rows: 3, records: 4, rejects: [[3, 'csv[0]']] },
  { file: 'shopify-products.json', feed: 'shopify-products', rows: 2, records: 2 },
  { file: 'shopify-export.csv', feed: 'shopify-export', rows: 4, records: 3, rejects: [[8, 'Handle']] },
  {
    file: 'shopify-orders.csv',
    feed: 'shopify-orders',
    rows: 9,
    records: 8,
    rejects: [[9, 'Lineitem quantity']],
  },
  { file: 'keepa-table.csv', feed: 'keepa-table', rows: 3, records: 3 },
  { file: 'etsy-export.csv', feed: 'etsy-export', rows: 3, records: 2, rejects: [[4, 'TITLE']] },
  { file: 'etsy-listings.json', feed: 'etsy-listings', rows: 2, records: 2 },
  { file: 'catalog.csv', feed: 'catalog', rows: 3, records: 3, rejects: [] },
  { file: 'tiktok-videos.json', feed: 'tiktok-videos', rows: 3, records: 3, rejects: [] },
  { file: 'tiktok-hashtags.json', feed: 'tiktok-hashtags', rows: 2, records: 4 },
  { file: 'instagram-media.json', feed: 'instagram-media', rows: 3, records: 3 },
  { file: 'instagram-scraped.csv', feed: 'instagram-scraped', rows: 4, records: 4, rejects: [] },
  { file: 'instaloader.json', feed: 'instaloader', rows: 4, records: 4, rejects: [] },
  { file: 'tiktok-scraped.json', feed: 'tiktok-scraped', rows: 3, records: 2, rejects: [[3, 'id']] },
  {
    file: 'tiktok-ads-topics.json',
    feed: 'tiktok-ads-topics',
    rows: 4,
    records: 3,
    rejects: [[4, 'kind']],
  },
  {
    file: 'creators.csv',
    feed: 'creators',
    rows: 7,
    records: 5,
    rejects: [
      [7, 'username'],
      [8, 'date'],
    ],
  },
  {
    file: 'creators.json',
    feed: 'creators',
    rows: 3,
    records: 3,
    rejects: [[2, 'platform']],
  },
  { file: 'runway-looks.csv', feed: 'runway-looks', rows: 2, records: 2 },
  { file: 'runway-looks.ndjson', feed: 'runway-looks', rows: 1, records: 1 },
  {
    file: 'runway-looks-garments.csv',
    feed: 'runway-looks',
    rows: 6,
    records: 3,
    rejects: [
      [5, 'date'],
      [6, 'look_number'],
      [7, 'look_number'],
    ],
  },
  {
    file: 'runway-shows.json',
    feed: 'runway-shows',
    rows: 9,
    records: 3,
    rejects: [
      [1, 'looks[2].look_id'],
      [1, 'looks[3].garments'],
      [1, 'looks[4].look_id'],
      [3, 'shown_on'],
      [4, 'looks[0].date'],
      [5, 'looks'],
    ],
  },
]

describe('recognition', () => {
  it('has a fixture for every feed and a line here for every fixture', () => {
    const files = readdirSync(fixturePath(''), { withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.map(({ name }) => name).sort()).toEqual(EXPECTED.map(({ file }) => file).sort())
    expect(new Set(EXPECTED.map(({ feed }) => feed))).toEqual(new Set(FEEDS.map(({ id }) => id)))
  })

  it.each(EXPECTED)('takes $file for $feed and for no other feed', ({ file, feed }) => {
    const readings = [...readingsOf(fixtureBytes(file).toString('utf8'), true)]
    const takers = FEEDS.filter((one) =>
      readings.some(({ sample }) => one.layouts.includes(sample.layout) && one.recognises(sample)),
    )
    expect(takers.map(({ id }) => id)).toEqual([feed])
  })

  it.each(EXPECTED)(
    'accounts for every row of $file',
    async ({ file, feed, rows, records, leftOut = 0, rejects = [] }) => {
      const read = await readFixture(file)
      expect(read.feed).toBe(feed)
      expect({ rows: read.rowsRead, records: read.records.length, leftOut: read.rowsLeftOut }).toEqual({
        rows,
        records,
        leftOut,
      })
      expect(read.rejects.map(({ line, field }) => [line, field])).toEqual(rejects)
      expect(new Set(read.rowOfRecord).size).toBe(rows - leftOut - rejects.length)
    },
  )

  it('gives every feed a name in both languages and says what it looks for', () => {
    for (const feed of FEEDS) {
      expect(feed.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(
        feed.title.en.length * feed.title.zh.length * feed.looksFor.en.length * feed.looksFor.zh.length,
      ).toBeGreaterThan(0)
    }
  })
})
