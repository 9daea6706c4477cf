import { Enricher } from '@trendee/analytics/ingestion/enrich'
import { mappingOf } from '@trendee/core/imports/mappable-fields'
import { proposeMapping } from '@trendee/feeds/mapping/propose-mapping'
import { openFeed } from '@trendee/feeds/read-feed'
import { describe, expect, it } from 'vitest'
import { hasOddFiles, ODD_FOLDER, whyLeftOut } from './odd-files'

/** What is read of each title: category, wearer, and the looks that are asked for. */
async function garmentsOf(name: string) {
  const proposed = await proposeMapping(ODD_FOLDER + name)
  const mapping = mappingOf(proposed?.guessed.products ?? [])
  const enricher = new Enricher()
  const { batches } = await openFeed(ODD_FOLDER + name, { capturedOn: '2026-09-01', mapping })
  const garments: (readonly [category: string, gender: string, looks: readonly string[]])[] = []
  for await (const { records } of batches) {
    for (const record of records) {
      const read = enricher.enrich(record)
      garments.push([read?.secondaryCategory ?? '', read?.gender ?? '', read?.attributeValues ?? []])
    }
  }
  return garments
}

describe.skipIf(!hasOddFiles)(`garments of titles in other languages${whyLeftOut}`, () => {
  it('are read in French', async () => {
    expect(await garmentsOf('titles-french.csv')).toEqual([
      ['shirt', 'men', expect.arrayContaining(['check'])],
      ['t-shirt', 'men', expect.arrayContaining(['solid', 'v-neck', 'short-sleeve'])],
      ['shirt', 'men', expect.arrayContaining(['polka-dot', 'long-sleeve'])],
      ['t-shirt', 'men', expect.arrayContaining(['high-neck', 'houndstooth'])],
      ['dress', 'women', expect.arrayContaining(['floral', 'backless'])],
      ['nightgown', 'women', expect.arrayContaining(['satin'])],
      ['tank-top', 'men', expect.arrayContaining(['sleeveless', 'faux-leather'])],
      ['pants', 'men', expect.arrayContaining(['corduroy'])],
      ['sweater', 'women', expect.arrayContaining(['cable-knit', 'turtleneck'])],
      ['t-shirt', 'men', expect.arrayContaining(['solid'])],
    ])
  })

  it('are read in German', async () => {
    expect(await garmentsOf('german-export-cp1252.csv')).toEqual([
      ['trench-coat', 'women', expect.arrayContaining(['beige', 'double-breasted'])],
      ['sweater', '', expect.arrayContaining(['cable-knit', 'green'])],
      ['pleated-skirt', 'women', expect.arrayContaining(['pleated', 'black'])],
      ['shirt', 'men', expect.arrayContaining(['stripe', 'slim-fit'])],
      ['socks', '', expect.arrayContaining(['white'])],
    ])
  })

  it('are read in Chinese, where 裙子 beside a dress is that dress', async () => {
    const garments = await garmentsOf('shop-chinese.csv')
    expect(garments.map(([category]) => category)).toEqual([
      'dress',
      'sweater-dress',
      'slip-dress',
      'pleated-skirt',
      'co-ord-set',
      'denim-dress',
      'cardigan',
      'shirt',
    ])
    expect(garments.map(([, gender]) => gender)).toEqual([...Array.from({ length: 7 }, () => 'women'), 'men'])
  })

  it('are read in Vietnamese, where "thông" is no thong', async () => {
    const garments = await garmentsOf('shop-vietnam.csv')
    expect(garments.map(([category]) => category)).toEqual([
      'cardigan',
      'slip-dress',
      't-shirt',
      'wide-leg-jeans',
      'dress',
      'pleated-skirt',
      'windbreaker',
      'shirt',
    ])
  })
})
